import { Icon } from '@/components/ui/icon';
import { PartnerLink } from '@/components/partners/partner-link';
import { PriceTag } from '@/components/ui/price-tag';
import { priceSentence, type Price } from '@/lib/deals/currency/format';
import type { PartnerUrl } from '@/lib/partners/partner-url';

/** The four kinds of deal. Each has one detail in the style of a paper ticket that distinguishes it. */
export type DealKind = 'flight' | 'hotel' | 'transfer' | 'package';

const SIGN = { flight: 'plane', hotel: 'bed', transfer: 'car', package: 'suitcase' } as const;

export interface DealCardProps extends Price {
  /** Id of the card on its page, to which the search leads; an article may show a deal twice and has none. */
  readonly anchor?: string | undefined;
  readonly kind: DealKind;
  readonly title: string;
  /** What stands above the title: the partner, how long it takes. */
  readonly facts: readonly string[];
  /** A rating and whose it is. Not one of the facts: beside the partner's name it would read as the partner's. */
  readonly rating?: string | undefined;
  readonly description: string;
  readonly features?: readonly string[] | undefined;
  readonly url: PartnerUrl;
  /** Airport codes of a flight. */
  readonly codes?: readonly [from: string, to: string] | undefined;
  readonly per?: string | undefined;
}

/**
 * One deal as a piece of travel paper: the words on the body, the price on the stub, one link over the whole. The list
 * around it owns its styles (`dealCardCss`).
 */
export function DealCard({
  anchor,
  kind,
  title,
  facts,
  rating,
  description,
  features,
  url,
  codes,
  per,
  ...price
}: DealCardProps) {
  return (
    <li id={anchor} data-kind={kind}>
      <div data-part="body">
        <p data-part="facts">
          <Icon name={SIGN[kind]} />
          {facts.join(' · ')}
        </p>
        {codes && (
          <p data-part="codes" aria-hidden="true">
            {`${codes[0]} `}
            <i>→</i>
            {` ${codes[1]}`}
          </p>
        )}
        <h3>
          <PartnerLink url={url} spoken={priceSentence(price, per)}>
            {title}
          </PartnerLink>
        </h3>
        {rating && <p data-part="rating">{rating}</p>}
        <p>{description}</p>
        {features && (
          <ul role="list">
            {/* Keys are part of the page's payload: a text would stand in it twice. */}
            {features.map((feature, index) => (
              <li key={index}>{feature}</li>
            ))}
          </ul>
        )}
      </div>
      <PriceTag {...price} per={per} />
    </li>
  );
}
