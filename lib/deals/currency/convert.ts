import { CURRENCIES } from './rates';

/** Receives warnings: `console.warn` in the site, a list in tests. */
export type Log = (message: string) => void;

const rateOf = (code: string): number | undefined =>
  Object.hasOwn(CURRENCIES, code) ? CURRENCIES[code as keyof typeof CURRENCIES].rate : undefined;

/**
 * An amount in another currency, not rounded. If the table has no rate for the pair, logs a warning and returns the amount
 * unchanged (product 5.1).
 *
 * @param from, to ISO 4217 codes
 */
export function convert(amount: number, from: string, to: string, log: Log): number {
  const fromRate = rateOf(from);
  const toRate = rateOf(to);
  if (fromRate === undefined || toRate === undefined) {
    log(`No rate from ${from} to ${to}; the amount stays as it is`);
    return amount;
  }
  return from === to ? amount : (amount / fromRate) * toRate;
}
