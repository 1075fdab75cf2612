/**
 * What a price saves on a higher original one, in whole percent: rounded, but never more than 99, because a deal is not free.
 */
export function discountPercent(price: number, originalPrice: number): number {
  return Math.min(99, Math.round((1 - price / originalPrice) * 100));
}
