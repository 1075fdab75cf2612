import { SaxesParser } from 'saxes';
import { calendarDate } from '@/lib/source/field-rules';
import type { DatedRates } from '@/lib/deals/currency/load-rates';
import { BASE_CURRENCY, CURRENCY_CODES, type CurrencyCode } from '@/lib/deals/currency/rates';
import { NetworkError } from '@/scripts/network/network-error';

/** Significant digits of rates. The bank publishes about as many. */
const DIGITS = 6;

interface EuroRates {
  date: string | undefined;
  /** Units of each currency for one euro, by code. */
  readonly perEuro: Map<string, number>;
}

/** Reads the nested elements `Cube`: one with the day, which contains one for each currency. @throws Error for invalid XML */
function readCubes(xml: string): EuroRates {
  const rates: EuroRates = { date: undefined, perEuro: new Map() };
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes: { time, currency, rate } }) => {
    if (name !== 'Cube') return;
    if (time !== undefined) rates.date = time;
    if (currency !== undefined) rates.perEuro.set(currency, Number(rate));
  });
  parser.write(xml).close();
  return rates;
}

/**
 * Rates against the dollar from the daily file of the European Central Bank, which has rates against the euro. Currencies of our
 * table that the file does not have are left out.
 *
 * @throws NetworkError for any other content
 */
export function readEcbRates(xml: string): DatedRates {
  const fail = (reason: string) =>
    new NetworkError('answer', `The answer is not the daily file of the European Central Bank: ${reason}.`);
  let found: EuroRates;
  try {
    found = readCubes(xml);
  } catch (error) {
    throw fail((error as Error).message.replace(/\.$/, ''));
  }
  const { data: date } = calendarDate.safeParse(found.date);
  if (date === undefined) throw fail('it has no date');
  for (const [code, rate] of found.perEuro) {
    if (!(rate > 0 && rate < Infinity)) throw fail(`its rate of ${code.slice(0, 10)} is no number above 0`);
  }
  const dollars = found.perEuro.get(BASE_CURRENCY);
  if (dollars === undefined) throw fail('it has no rate of the US dollar');
  const perEuro = new Map([...found.perEuro, ['EUR', 1]]);
  const rates: Partial<Record<CurrencyCode, number>> = {};
  for (const code of CURRENCY_CODES) {
    const rate = perEuro.get(code);
    if (rate !== undefined) rates[code] = Number((rate / dollars).toPrecision(DIGITS));
  }
  return { date, rates };
}
