/*
 * Prices as text. The locale is fixed, because every price of the site is in US dollars (product 5.1) and builds must produce
 * the same bytes on every machine.
 */

const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const plain = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
});

/** `299` as `$299.00`. */
export function formatPrice(dollars: number): string {
  return exact.format(dollars);
}

/** `299` as `$299`, `299.5` as `$299.50`: for prices within a sentence. */
export function formatShortPrice(dollars: number): string {
  return `$${plain.format(dollars)}`;
}

/** `40` as `40% off`. */
export function discountLabel(percent: number): string {
  return `${percent}% off`;
}

/** A price as deals have it. */
export interface Price {
  /** US dollars. */
  readonly price: number;
  /** US dollars, before the discount. */
  readonly originalPrice?: number | undefined;
  /** Percent. */
  readonly discount?: number | undefined;
}

/**
 * A price as a sentence for screen readers: "from 299 US dollars, was 499, 40% off".
 *
 * @param per the unit of the price, such as `night`
 */
export function priceSentence({ price, originalPrice, discount }: Price, per?: string): string {
  return [
    `from ${plain.format(price)} US dollars${per ? ` per ${per}` : ''}`,
    originalPrice === undefined ? '' : `was ${plain.format(originalPrice)}`,
    discount === undefined ? '' : discountLabel(discount),
  ]
    .filter(Boolean)
    .join(', ');
}
