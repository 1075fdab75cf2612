import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { allFields, calendarDate } from '@/lib/source/field-rules';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { memoize } from '@/lib/site/memoize';
import { CURRENCIES, CURRENCY_CODES, type Currencies } from './rates';

/** Path below the content directory. `npm run rates:refresh` writes it. */
export const RATES_FILE = 'rates.yaml';

const rateRule = 'units of the currency for one US dollar, above 0';
/** The rule for a key, which editors show. The rule for the whole list reports an invalid key. */
const codeRule = `one of ${CURRENCY_CODES.join(', ')}`;

/** `content/rates.yaml`: rates of one day. */
export const ratesSchema = allFields({
  date: calendarDate,
  rates: z.partialRecord(
    z.enum(CURRENCY_CODES, codeRule),
    z.number(rateRule).positive(rateRule),
    `rates by the code of their currency, ${codeRule}`,
  ),
});

export type DatedRates = Readonly<z.infer<typeof ratesSchema>>;

/** The rates of the file. Undefined without the file; the built-in rates apply then. */
export const loadRates = memoize((directory): DatedRates | undefined =>
  existsSync(path.join(directory, RATES_FILE))
    ? orThrow(readYamlFile(directory, RATES_FILE, ratesSchema))
    : undefined,
);

/** The table of currencies with the rates of the file. A currency that the file omits keeps its built-in rate. */
export function loadCurrencies(directory?: string): Currencies {
  const { rates = {} } = loadRates(directory) ?? {};
  const entries = CURRENCY_CODES.map((code) => {
    const currency = CURRENCIES[code];
    return [code, { ...currency, rate: rates[code] ?? currency.rate }] as const;
  });
  return Object.fromEntries(entries) as Currencies;
}
