import type { CSSProperties } from 'react';
import styled from 'styled-components';
import { CommissionNote } from '@/components/partners/commission-note';
import { PartnerLink } from '@/components/partners/partner-link';
import { cardCss } from '@/components/ui/card-css';
import { Icon } from '@/components/ui/icon';
import { PriceTag } from '@/components/ui/price-tag';
import { titleLinkCss } from '@/components/ui/title-link-css';
import type { Deal } from '@/lib/deals/deal-kinds';
import { shownPriceSentence } from '@/lib/deals/prices/fare';
import type { CommissionWords } from '@/lib/site/load-pages';
import type { Linked } from '@/lib/site/page-links';
import { DEAL_KIND_LOOKS } from './deal-kind-looks';
import { discountStampCss } from './discount-stamp-css';
import { SampleNote, sampleNoteCss } from './sample-note';

const Root = styled.section`
  padding-top: 2.5rem;
  h2 {
    margin-bottom: 0.25rem;
    font-size: var(--text-xl);
  }
  ul {
    display: grid;
    gap: 1rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
    margin-top: 1rem;
  }
  /* A single deal is as wide as the column of text. */
  &:has(li:only-child) > * {
    max-width: 42rem;
    margin-inline: auto;
  }
  li {
    ${cardCss}
    display: flex;
    /* With large text, the stub wraps below the text. */
    flex-wrap: wrap;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  li > div {
    flex: 1 8rem;
    min-width: 0;
    padding: 1rem 1.25rem;
  }
  [data-part='facts'] {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-bottom: 0.25rem;
  }
  svg {
    flex: none;
    width: 1.125rem;
    height: 1.125rem;
    color: var(--kind);
  }
  h3 {
    margin-bottom: 0.25rem;
    font-size: var(--text-l);
  }
  ${titleLinkCss}
  /* On top of the discount, which is also positioned. */
  h3 a::before {
    z-index: 1;
  }
  ${sampleNoteCss}
  /* The stub, with a notch at each end of the perforated line. */
  [data-part='price'] {
    position: relative;
    display: grid;
    align-content: center;
    justify-items: center;
    min-width: 8rem;
    margin-left: auto;
    padding: 1rem;
    border-left: 2px dashed var(--line);
    white-space: nowrap;
  }
  [data-part='price']::before,
  [data-part='price']::after {
    content: '';
    position: absolute;
    top: -9px;
    left: -9px;
    width: 16px;
    height: 16px;
    border: 1px solid var(--line);
    border-radius: 50%;
    background: var(--paper);
  }
  [data-part='price']::after {
    top: auto;
    bottom: -9px;
  }
  /* On a phone, the stub is below the text. */
  @media (width < 30rem) {
    li {
      flex-direction: column;
    }
    li > div {
      flex: auto;
      padding-bottom: 1.5rem;
    }
    [data-part='price'] {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0.25rem 0.5rem;
      margin: 0;
      padding: 0.75rem 1.25rem;
      border: 0;
      border-top: 2px dashed var(--line);
    }
    [data-part='price']::after {
      inset: -9px -9px auto auto;
    }
  }
  b {
    color: var(--kind);
    font: 700 1.1875rem/1.3 var(--sans);
  }
  ${discountStampCss}
  /* With large text, the discount would overlap the price. */
  @media (width < 18rem) {
    [data-part='discount'] {
      position: static;
      white-space: normal;
    }
  }
`;

interface FittingDealsProps {
  readonly title: string;
  /** Set if no commission note is above the section. */
  readonly commissionNote?: CommissionWords | undefined;
  readonly deals: readonly Linked<Deal>[];
}

/** Deals that match the topic of a page, each as the stub of a ticket. */
export function FittingDeals({ title, commissionNote, deals }: FittingDealsProps) {
  if (deals.length === 0) return null;
  return (
    <Root aria-labelledby="fitting-deals" className="container" data-screen-only="">
      <h2 id="fitting-deals">{title}</h2>
      {commissionNote && <CommissionNote words={commissionNote} />}
      <ul role="list">
        {deals.map((deal) => (
          <li
            key={deal.id}
            style={{ '--kind': `var(--${DEAL_KIND_LOOKS[deal.kind].color})` } as CSSProperties}
          >
            <div>
              <p data-part="facts">
                <Icon name={DEAL_KIND_LOOKS[deal.kind].icon} />
                {[...deal.above, deal.url.partner].join('\u00a0· ')}
              </p>
              <h3>
                <PartnerLink url={deal.url} spoken={shownPriceSentence(deal, deal.per)}>
                  {deal.title}
                </PartnerLink>
              </h3>
              <p>{deal.description}</p>
            </div>
            <PriceTag
              price={deal.price}
              originalPrice={deal.originalPrice}
              discount={deal.discount}
              fare={deal.fare}
              per={deal.per}
            />
          </li>
        ))}
      </ul>
      <SampleNote deals={deals} />
    </Root>
  );
}
