import { discountLabel } from '@/lib/deals/currency/format';
import type { ShownPrice } from '@/lib/deals/prices/fare';
import type { PostcardSubject } from '@/lib/site/postcard-subjects';
import { Amount } from './amount';
import { Postcard } from './postcard';

interface PriceTagProps extends ShownPrice {
  /** What the price is for, such as `night`. */
  readonly per?: string | undefined;
  /** The item that the price is for, if the rest of the card does not name it: `flying from London`. */
  readonly what?: string | undefined;
  /** A postcard beside the price. */
  readonly drawing?: PostcardSubject | undefined;
}

/** The visible price. Screen readers get it as a sentence in the link of the card (`PartnerLink`). */
export function PriceTag({ price, originalPrice, discount, fare, per, what, drawing }: PriceTagProps) {
  if (price === undefined)
    return (
      <p data-part="price" aria-hidden="true">
        {drawing && <Postcard subject={drawing} />}
        <b data-part="ask">{fare?.ask}</b>
        {what && <span data-part="what">{` ${what}`}</span>}
      </p>
    );
  return (
    <p data-part="price" aria-hidden="true">
      {drawing && <Postcard subject={drawing} />}
      {fare?.claim && <span data-part="discount">{fare.claim}</span>}
      {discount !== undefined && <span data-part="discount">{discountLabel(discount)}</span>}
      {originalPrice !== undefined && (
        <s>
          <Amount dollars={originalPrice} />
        </s>
      )}
      <span>from</span>{' '}
      <b>
        <Amount dollars={price} />
      </b>
      {per && <span>{` per ${per}`}</span>}
      {fare?.trip && <span>{` ${fare.trip}`}</span>}
      {what && <span data-part="what">{` ${what}`}</span>}
      {fare?.seen && <span data-part="seen">{` ${fare.seen}`}</span>}
    </p>
  );
}
