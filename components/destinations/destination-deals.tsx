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
  /* Two cards in a row, but a pick, which is the first, is as tall as two others. A last card without another beside it fills its row. */
  @container (width >= 64rem) {
    [data-part='deals']:has(> :nth-child(3)) > [data-pick='']:first-child {
      grid-area: 1/1/3/2;
      [data-part='body'] {
        display: flex;
        flex-direction: column;
        padding: 1.75rem 2rem;
      }
      [data-part='codes'] {
        font-size: 2.5rem;
      }
      [data-part='codes'] + h3 {
        font-size: 1.125rem;
      }
      [data-part='facts'] + h3 {
        font-size: 2rem;
      }
      [data-part='pick'] {
        margin-block: auto 0;
        padding-top: 1rem;
      }
      q {
        font-size: 1.5rem;
      }
    }
    [data-part='deals']
      > :is(
        :nth-child(odd):not([data-pick], [data-pick] ~ *),
        [data-pick]:first-child ~ :nth-child(2n + 4)
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
