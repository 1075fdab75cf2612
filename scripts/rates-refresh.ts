import path from 'node:path';
import { formatCalendarDate } from '@/lib/source/dates';
import { loadRates, RATES_FILE, type DatedRates } from '@/lib/deals/currency/load-rates';
import { CURRENCY_CODES } from '@/lib/deals/currency/rates';
import { buildMoment } from '@/lib/site/build-context';
import { ContentError } from '@/lib/source/diagnostic';
import { isSecureAddress } from '@/lib/site/environment';
import { contentDirectory } from '@/lib/site/memoize';
import { runCommand, UserError } from './command/command';
import { loadEnvironment } from './command/load-environment';
import { exchange } from './network/exchange';
import { NetworkError } from './network/network-error';
import { retry } from './network/retry';
import { readEcbRates } from './rates/read-ecb';
import { writeRates } from './rates/write-rates';

/** https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html */
const DAILY_FILE = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

const COMMAND = {
  usage: 'npm run rates:refresh',
  summary:
    'Replaces content/rates.yaml with the reference rates of the European Central Bank. The site shows no converted prices.',
  options: {
    url: { type: 'string', value: 'address', help: "another address of the bank's daily file, for tests" },
  },
} as const;

/** Milliseconds. */
const TIMEOUT = 20_000;

async function fetchDailyFile(url: URL): Promise<string> {
  const { status, text } = await exchange({ url, headers: { accept: 'application/xml' }, timeout: TIMEOUT });
  if (status >= 200 && status < 300) return text;
  throw new NetworkError('status', `${url.host}${url.pathname}: HTTP ${status}`, {
    mayPass: status >= 500 || status === 429,
  });
}

/** The rates of the stored file. An invalid file counts as missing, because the command replaces all of it. */
function storedRates(): DatedRates | undefined {
  try {
    return loadRates();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

loadEnvironment();
await runCommand(COMMAND, async ({ values }) => {
  const address = typeof values.url === 'string' ? values.url : DAILY_FILE;
  if (!isSecureAddress(address)) throw new UserError(`--url is '${address}'; expected an https:// address.`);
  const known = storedRates();
  const fresh = readEcbRates(await retry(() => fetchDailyFile(new URL(address))));
  const day = formatCalendarDate(fresh.date);
  // A stored file with a date in the future would block every update, so it does not count.
  const today = buildMoment().toISOString().slice(0, 10);
  if (known && known.date > fresh.date && known.date <= today) {
    throw new UserError(
      `The answer is from ${day}, older than content/${RATES_FILE} (${formatCalendarDate(known.date)}), which was not changed.`,
    );
  }
  writeRates(path.join(contentDirectory(), RATES_FILE), fresh);
  const missing = CURRENCY_CODES.filter((code) => fresh.rates[code] === undefined);
  const written = `Wrote the rates of ${day} for ${CURRENCY_CODES.length - missing.length} currencies.`;
  console.log(
    missing.length === 0
      ? written
      : `${written} The bank publishes none for ${missing.join(', ')}, which keep their built-in rates.`,
  );
});
