import styled, { css } from 'styled-components';
import { CommissionNote } from '@/components/partners/commission-note';
import { PartnerLink } from '@/components/partners/partner-link';
import { cardCss } from '@/components/ui/card-css';
import { Icon } from '@/components/ui/icon';
import { PriceTag } from '@/components/ui/price-tag';
import { textColumnCss } from '@/components/ui/text-edge-css';
import { titleLinkCss } from '@/components/ui/title-link-css';
import type { Deal } from '@/lib/deals/deal-kinds';
import { shownPriceSentence } from '@/lib/deals/prices/fare';
import type { CommissionWords } from '@/lib/site/load-pages';
import type { Linked } from '@/lib/site/partner-links';
import { paperShadowCss } from './deal-card-css';
import { DEAL_KIND_LOOKS } from './deal-kind-looks';
import { DealPapers } from './deal-papers';
import { STUB_WIDTH } from './perforation-css';
import { SampleNote, sampleNoteCss } from './sample-note';
import { stubCss } from './stub-css';
import { SEPARATOR } from '@/components/ui/separator';

const fittingDealsCss = css`
  h2 {
    margin-bottom: 0.25rem;
    font-size: var(--text-xl);
  }
  ul {
    display: grid;
    gap: 1.5rem;
    ${paperShadowCss}
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
    margin-top: 1rem;
  }
  li {
    ${cardCss}
    display: grid;
    grid-template-columns: minmax(0, 1fr) calc(${STUB_WIDTH});
    border-color: #0000;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='body'] {
    min-width: 0;
    padding: 1rem min(1.25rem, 6vw);
  }
  [data-part='facts'] {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-bottom: 0.25rem;
    padding-right: 1.5rem;
  }
  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
  }
  [data-part='codes'] {
    display: flex;
    gap: 1rem;
    color: var(--ink);
    font: 600 1.375rem/1.3 var(--display);
    letter-spacing: 0.02em;
  }
  i {
    color: var(--sunset);
    font: 400 1rem/1 var(--sans);
  }
  h3 {
    margin-bottom: 0.25rem;
    font-size: var(--text-l);
  }
  [data-part='codes'] + h3 {
    font: 600 1rem/1.4 var(--sans);
  }
  ${titleLinkCss}
  /* On top of the discount, which is also positioned. */
  h3 a::before {
    z-index: 1;
  }
  ${sampleNoteCss}
  /* In the corner, as on all deals. */
  h3 a::after {
    position: absolute;
    top: calc(1rem + var(--stripe, 0px));
    right: calc(${STUB_WIDTH} + 1.25rem);
    font: 400 1rem/1.25 var(--sans);
  }
  ${stubCss}
  @container (width < 30rem) {
    /* The words of an observed price are another line. */
    li:has([data-part='seen']) {
      --struck-height: 6.5rem;
      --stub-height: 5.25rem;
    }
  }
  b {
    color: var(--sunset);
    font: 700 1.1875rem/1.3 var(--sans);
  }
  /* With large text, the discount would overlap the price. */
  @container (width < 18rem) {
    [data-part='discount'] {
      position: static;
    }
  }
  /* The mask would also cut off the focus ring, and forced colors show the border. */
  li:has(a:focus-visible) {
    mask: none;
    clip-path: none;
  }
  @media (forced-colors: active) {
    ul {
      filter: none;
    }
  }
`;

const BelowText = styled.section`
  ${fittingDealsCss}
  padding-top: 2.5rem;
  /* A single deal is as wide as the text, and in the same place. */
  &:has(li:only-child) > .container > * {
    ${textColumnCss}
  }
`;

const BelowCards = styled.section`
  ${fittingDealsCss}
  margin-top: var(--section);
  padding-block: var(--section);
  background: var(--sand);
  /* A single deal stands beside its title. */
  @container (width >= 60rem) {
    > .container:has(li:only-child) {
      display: grid;
      grid-template: auto auto 1fr/1fr 2fr;
      gap: 0 3rem;
    }
    > .container > div:has(li:only-child) {
      grid-area: 1/2/4/2;
      ul {
        margin: 0;
      }
    }
  }
`;

interface FittingDealsProps {
  readonly title: string;
  /** Set if no commission note is above the section. */
  readonly commissionNote?: CommissionWords | undefined;
  readonly deals: readonly Linked<Deal>[];
  /** Whether the section is below a column of text in the middle of the page. */
  readonly isBelowText?: boolean;
}

/** Deals that match the topic of a page, each as the stub of a ticket. */
export function FittingDeals({ title, commissionNote, deals, isBelowText = false }: FittingDealsProps) {
  if (deals.length === 0) return null;
  const Section = isBelowText ? BelowText : BelowCards;
  return (
    <Section aria-labelledby="fitting-deals" data-screen-only="">
      <div className="container">
        <h2 id="fitting-deals">{title}</h2>
        {commissionNote && <CommissionNote words={commissionNote} />}
        <DealPapers deals={deals.map(({ kind }) => ({ kind }))}>
          <ul role="list">
            {deals.map((deal) => (
              <li key={deal.id} data-kind={deal.kind}>
                <div data-part="body">
                  <p data-part="facts">
                    <Icon name={DEAL_KIND_LOOKS[deal.kind].icon} />
                    {deal.label + SEPARATOR + deal.url.partner}
                  </p>
                  {deal.codes && (
                    <p data-part="codes" aria-hidden="true">
                      {deal.codes[0]} <i>→</i> {deal.codes[1]}
                    </p>
                  )}
                  <h3>
                    <PartnerLink url={deal.url} spoken={shownPriceSentence(deal, deal.per)}>
                      {deal.title}
                    </PartnerLink>
                  </h3>
                  <p>{deal.description}</p>
                </div>
                <PriceTag {...deal} drawing={undefined} />
              </li>
            ))}
          </ul>
        </DealPapers>
        <SampleNote deals={deals} />
      </div>
    </Section>
  );
}
