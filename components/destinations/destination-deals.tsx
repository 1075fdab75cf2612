import styled from 'styled-components';
import { dealCardCss } from '@/components/deals/deal-card-css';
import { DealCards } from '@/components/deals/deal-cards';
import { withSampleNote } from '@/components/deals/sample-note';
import type { Deal } from '@/lib/deals/deal-kinds';
import type { Linked } from '@/lib/site/partner-links';

const Root = styled.section`
  padding-block: var(--section);
  background: var(--sand);
  ${dealCardCss}
  /*
   * A card without another beside it fills its row: the flight, if it is the first, or else the last card. Beside a pick, which is the
   * first, are two or three others.
   */
  @container (width >= 64rem) {
    [data-part='deals'] > [data-kind='flight']:first-child:nth-last-child(odd):not([data-pick]) {
      grid-column: span 2;
    }
    [data-part='deals']
      > :is(
        :not([data-kind='flight'], [data-pick]):only-child,
        :not([data-kind='flight'], [data-pick]):first-child ~ :nth-child(odd),
        [data-pick]:first-child ~ :nth-child(2n + 5)
      ):last-child {
      grid-column: span 2;
      [data-part='body'] {
        columns: 2;
        /* Leaves room for the arrow. */
        padding-right: 3rem;
      }
      p {
        break-inside: avoid;
      }
    }
  }
`;

interface DestinationDealsProps {
  readonly title: string;
  readonly text: string;
  readonly deals: readonly Linked<Deal>[];
}

/** All deals of any kind for a destination. */
export function DestinationDeals({ title, text, deals }: DestinationDealsProps) {
  if (deals.length === 0) return null;
  return (
    <Root aria-labelledby="deals">
      <div className="container">
        <h2 id="deals">{title}</h2>
        <p data-part="intro">{withSampleNote(text, deals)}</p>
        <DealCards deals={deals} />
      </div>
    </Root>
  );
}
