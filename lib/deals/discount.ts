/** What a price saves on the original one, as the whole percent nearest to it. */
export function discountPercent(price: number, originalPrice: number): number {
  return Math.round((1 - price / originalPrice) * 100);
}
