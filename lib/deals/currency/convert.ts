import { CURRENCIES, type Currencies } from './rates';

/** Where a warning goes: `console.warn` in the site, a list in a test. */
export type Log = (message: string) => void;

const rateOf = (code: string, currencies: Currencies): number | undefined =>
  Object.hasOwn(currencies, code) ? currencies[code as keyof Currencies].rate : undefined;

/**
 * An amount in another currency, not rounded. Where the table has no rate for the pair, a warning is logged and the amount
 * returned as it came (product 5.1).
 *
 * @param from, to ISO 4217 codes
 * @param currencies the built-in table, or that of `loadCurrencies`
 */
export function convert(
  amount: number,
  from: string,
  to: string,
  log: Log,
  currencies: Currencies = CURRENCIES,
): number {
  const fromRate = rateOf(from, currencies);
  const toRate = rateOf(to, currencies);
  if (fromRate === undefined || toRate === undefined) {
    log(`No rate from ${from} to ${to}; the amount stays as it is`);
    return amount;
  }
  return from === to ? amount : (amount / fromRate) * toRate;
}
