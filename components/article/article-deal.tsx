import styled from 'styled-components';
import { dealCardCss } from '@/components/deals/deal-card-css';
import { DealCards } from '@/components/deals/deal-cards';
import { SampleNote } from '@/components/deals/sample-note';
import type { Deal } from '@/lib/deals/deal-kinds';
import type { Linked } from '@/lib/site/page-links';

/** Not a `div`, because paragraphs in those have the text face. */
const Root = styled.section`
  margin-block: 2rem;
  font-size: 1rem;
  line-height: 1.6;
  /* Resets the styles of prose. */
  p,
  ul,
  li,
  h3 {
    margin: 0;
    padding: 0;
  }
  > p {
    margin-bottom: 0.75rem;
    font: 600 1.1875rem/1.3 var(--display);
  }
  ${dealCardCss}
`;

interface ArticleDealProps {
  /** The writer's reason for the deal. */
  readonly text: string;
  readonly deal: Linked<Deal>;
}

/** A deal within an article. */
export function ArticleDeal({ text, deal }: ArticleDealProps) {
  return (
    <Root role="group" aria-label="Deal">
      <p>{text}</p>
      {/* Search results should match the text about a deal, not prices or 'opens in a new tab'. */}
      <div data-pagefind-ignore="">
        <DealCards deals={[deal]} />
        <SampleNote deals={[deal]} />
      </div>
    </Root>
  );
}
