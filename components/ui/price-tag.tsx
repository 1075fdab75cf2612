import { discountLabel, formatPrice, type Price } from '@/lib/deals/currency/format';

interface PriceTagProps extends Price {
  /** What the price is for, such as `night`. */
  readonly per?: string | undefined;
  /** The item of the price, if the rest of the card does not name it: `flying from London`. */
  readonly what?: string | undefined;
}

/** The visible price. Screen readers get it as a sentence in the link of the card (`PartnerLink`). */
export function PriceTag({ price, originalPrice, discount, per, what }: PriceTagProps) {
  return (
    <p data-part="price" aria-hidden="true">
      {discount !== undefined && <span data-part="discount">{discountLabel(discount)}</span>}
      {originalPrice !== undefined && <s>{formatPrice(originalPrice)}</s>}
      <span>from</span> <b>{formatPrice(price)}</b>
      {per && <span>{` per ${per}`}</span>}
      {what && <span data-part="what">{` ${what}`}</span>}
    </p>
  );
}
