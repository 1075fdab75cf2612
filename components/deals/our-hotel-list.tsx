import styled from 'styled-components';
import { PartnerLink } from '@/components/partners/partner-link';
import { priceSentence } from '@/lib/deals/currency/format';
import { Amount } from '@/components/ui/amount';
import { rowLinkCss } from '@/components/ui/row-link-css';
import type { PricedDeal } from '@/lib/deals/deal-kinds';
import type { Linked } from '@/lib/site/page-links';
import type { OurDealsPlan } from '@/lib/partners/widget-url';
import { slotCss } from '@/components/partners/slot-css';
import { SampleNote, sampleNoteCss } from './sample-note';

const Root = styled.section`
  ${slotCss}
  ${sampleNoteCss}
  ${rowLinkCss}
  ol {
    display: grid;
    gap: 0 2rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr));
    margin: 0;
    padding-inline: 1.25rem;
    /* Hides the line above the first row. */
    overflow: clip;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    list-style: none;
  }
  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 1rem;
    padding-block: 0.75rem;
    box-shadow: 0 -1px var(--line);
  }
  li p {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  li a {
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  li:hover a {
    text-decoration: underline;
  }
  li b {
    color: var(--ink);
    font-size: var(--text-m);
  }
`;

interface OurHotelListProps {
  readonly title: string;
  readonly text: string;
  readonly plan: OurDealsPlan;
  readonly hotels: readonly Linked<PricedDeal>[];
}

/** Maximum number of hotels. The page also has a card for each of them. */
const MOST = 4;

/** The cheapest of our own hotel deals in place of a partner's list, and no more than the partner's list would show. */
export function OurHotelList({ title, text, plan: { slot, limit, link }, hotels }: OurHotelListProps) {
  const chosen = hotels.toSorted((a, b) => a.price - b.price).slice(0, Math.min(limit ?? MOST, MOST));
  return (
    <Root aria-labelledby={slot} className="container">
      <h2 id={slot}>{title}</h2>
      <p data-part="intro">{text}</p>
      <ol role="list">
        {chosen.map(({ url, title: city, features, price }) => (
          <li key={url.subId}>
            <div>
              <PartnerLink url={url} spoken={priceSentence({ price }, 'night')}>
                {city}
              </PartnerLink>
              <p>{features.slice(0, 2).join(' · ')}</p>
            </div>
            <p aria-hidden="true">
              from{' '}
              <b>
                <Amount dollars={price} />
              </b>{' '}
              per night
            </p>
          </li>
        ))}
      </ol>
      <SampleNote deals={chosen} />
      <p data-part="plain-link">
        Not what you need? <PartnerLink url={link}>Search on {link.partner}</PartnerLink>
      </p>
    </Root>
  );
}
