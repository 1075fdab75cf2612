import { Icon } from '@/components/ui/icon';
import { PartnerLink } from '@/components/partners/partner-link';
import { PriceTag } from '@/components/ui/price-tag';
import type { Deal } from '@/lib/deals/deal-kinds';
import { shownPriceSentence } from '@/lib/deals/prices/fare';
import type { Linked } from '@/lib/site/page-links';
import { dealAnchor } from '@/lib/site/routes';
import { DEAL_KIND_LOOKS } from './deal-kind-looks';
import { FareFacts } from './fare-facts';
import { DealPapers } from './deal-papers';
import { FareStyles } from './fare-styles';
import { PriceLine } from './price-line';

/** The cards beside a large one. */
const BESIDE_LARGE = 3;

interface DealCardProps {
  readonly deal: Linked<Deal>;
  /** Whether its pick has room to be as tall as the cards beside it. */
  readonly isLarge: boolean;
  readonly anchor?: string | undefined;
}

/** One deal as a piece of travel paper: the words on the body, the price on the stub, one link over the whole. */
function DealCard({ deal, isLarge, anchor }: DealCardProps) {
  const { kind, title, above, rating, description, features, codes, per, url, previewLabel, fare, pick } =
    deal;
  return (
    <li id={anchor} data-kind={kind} data-pick={pick && (isLarge ? 'large' : '')}>
      <div data-part="body">
        {previewLabel && <strong className="stamp">{previewLabel}</strong>}
        <p data-part="facts">
          <Icon name={DEAL_KIND_LOOKS[kind].icon} />
          {/* The partner comes last: a visitor knows before the click where it leads. */}
          {[...above, url.partner].join(' · ')}
        </p>
        {codes && (
          <p data-part="codes" aria-hidden="true">
            <span>{codes[0]}</span> <i>→</i>
            {` ${codes[1]}`}
          </p>
        )}
        <h3>
          <PartnerLink url={url} spoken={shownPriceSentence(deal, per)}>
            {title}
          </PartnerLink>
        </h3>
        {fare && <FareFacts facts={fare.facts} />}
        {rating && <p data-part="rating">{rating}</p>}
        <p>{description}</p>
        {pick && (
          <p data-part="pick">
            <strong className="stamp">Pick of the week</strong> <q>{pick.why}</q> <cite>{pick.by}</cite>
          </p>
        )}
        {features.length > 0 && (
          <ul role="list">
            {/* Keys are part of the page's payload: a text would stand in it twice. */}
            {features.map((feature, index) => (
              <li key={index}>{feature}</li>
            ))}
          </ul>
        )}
        {fare?.line && <PriceLine {...fare.line} />}
      </div>
      <PriceTag
        price={deal.price}
        originalPrice={deal.originalPrice}
        discount={deal.discount}
        fare={fare}
        per={per}
      />
    </li>
  );
}

interface DealCardsProps {
  readonly deals: readonly Linked<Deal>[];
  /** Whether cards have ids, to which the search leads: on a page that shows a deal no more than once. */
  readonly hasAnchors?: boolean;
}

/** Deals as cards. What is around them owns the styles that all of them have (`dealCardCss`). */
export function DealCards({ deals, hasAnchors = false }: DealCardsProps) {
  return (
    <DealPapers deals={deals}>
      <FareStyles deals={deals}>
        <ul role="list" data-part="deals">
          {/* Keys are part of the page's payload: a sub-id would stand in it twice. */}
          {deals.map((deal, index) => (
            <DealCard
              key={index}
              deal={deal}
              isLarge={index === 0 && deals.length > BESIDE_LARGE}
              anchor={hasAnchors ? dealAnchor(deal.id) : undefined}
            />
          ))}
        </ul>
      </FareStyles>
    </DealPapers>
  );
}
