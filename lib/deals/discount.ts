/**
 * The discount of a price on a higher original price, in percent. It is rounded, but never more than 99, because no deal is free.
 */
export function discountPercent(price: number, originalPrice: number): number {
  return Math.min(99, Math.round((1 - price / originalPrice) * 100));
}
