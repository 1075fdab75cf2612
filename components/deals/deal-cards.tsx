import { Icon } from '@/components/ui/icon';
import { PartnerLink } from '@/components/partners/partner-link';
import { PreviewLabel } from '@/components/ui/preview-label';
import { PriceTag } from '@/components/ui/price-tag';
import type { Deal } from '@/lib/deals/deal-kinds';
import { shownPriceSentence } from '@/lib/deals/prices/fare';
import type { Linked } from '@/lib/site/partner-links';
import { dealAnchor } from '@/lib/site/routes';
import { DEAL_KIND_LOOKS } from './deal-kind-looks';
import { FareFacts } from './fare-facts';
import { DealPapers } from './deal-papers';
import { FareStyles } from './fare-styles';
import { PriceLine } from './price-line';
import { SEPARATOR } from '@/components/ui/separator';

/** The least number of cards beside a large card, which has a drawing or only text. */
const BESIDE_LARGE = { drawing: 3, text: 2 } as const;

interface DealCardProps {
  readonly deal: Linked<Deal>;
  /** Whether a pick is as tall as the cards beside it. */
  readonly isLarge: boolean;
  readonly anchor?: string | undefined;
}

/** A deal as a piece of travel paper: text on the body, the price on the stub, and one link that covers the card. */
function DealCard({ deal, isLarge, anchor }: DealCardProps) {
  const { kind, label, title, detail, description, features, codes, per, url, previewLabel, fare, pick } =
    deal;
  return (
    <li id={anchor} data-kind={kind} data-pick={pick && (isLarge ? 'large' : '')}>
      <div data-part="body">
        <PreviewLabel label={previewLabel} />
        {pick && <strong className="stamp">{pick.label}</strong>}
        <p data-part="facts">
          <Icon name={DEAL_KIND_LOOKS[kind].icon} />
          {/* Names the partner, so that visitors know before the click where the link leads. */}
          {label + SEPARATOR + url.partner}
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
        {detail && <p data-part="detail">{detail}</p>}
        {/* The reason for a pick says the same in different words. */}
        {!pick && <p>{description}</p>}
        {features.length > 0 && (
          <ul role="list">
            {/* Keys are part of the page's payload, which would contain the text twice if the text were the key. */}
            {features.map((feature, index) => (
              <li key={index}>{feature}</li>
            ))}
          </ul>
        )}
        {pick && (
          <p data-part="pick">
            <q>{pick.why}</q> <cite>{pick.by}</cite>
          </p>
        )}
        {fare?.line && <PriceLine {...fare.line} />}
      </div>
      <PriceTag {...deal} />
    </li>
  );
}

interface DealCardsProps {
  readonly deals: readonly Linked<Deal>[];
  /** Whether cards have ids for links from the search. Only for pages that show each deal no more than once. */
  readonly hasAnchors?: boolean;
}

/** Deals as cards. The surrounding component includes the styles that all cards share (`dealCardCss`). */
export function DealCards({ deals, hasAnchors = false }: DealCardsProps) {
  return (
    <DealPapers deals={deals}>
      <FareStyles deals={deals}>
        <ul role="list" data-part="deals">
          {/* Keys are part of the page's payload, which would contain the sub-id twice if the sub-id were the key. */}
          {deals.map((deal, index) => (
            <DealCard
              key={index}
              deal={deal}
              isLarge={index === 0 && deals.length > BESIDE_LARGE[deal.drawing ? 'drawing' : 'text']}
              anchor={hasAnchors ? dealAnchor(deal.id) : undefined}
            />
          ))}
        </ul>
      </FareStyles>
    </DealPapers>
  );
}
