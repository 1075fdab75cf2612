import { CURRENCIES } from './rates';

/** Where a warning goes: `console.warn` in the site, a list in a test. */
export type Log = (message: string) => void;

function rateOf(code: string): number | undefined {
  return Object.hasOwn(CURRENCIES, code) ? CURRENCIES[code as keyof typeof CURRENCIES].rate : undefined;
}

/**
 * An amount in another currency, not rounded. Where the table has no rate for the pair, a warning is logged and the amount
 * returned as it came (product 5.1).
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
