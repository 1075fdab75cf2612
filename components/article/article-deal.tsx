import type { ReactNode } from 'react';
import styled from 'styled-components';
import { containerCss } from '@/components/theme/container-css';
import { dealCardCss } from '@/components/deals/deal-card-css';
import { DealCards } from '@/components/deals/deal-cards';
import { SampleNote } from '@/components/deals/sample-note';
import type { Deal } from '@/lib/deals/deal-kinds';
import type { Linked } from '@/lib/site/partner-links';

/** Not a `div`, because paragraphs in those have the text face. */
const Root = styled.section`
  margin-block: 2rem;
  break-inside: avoid;
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
  > p:first-child {
    margin-bottom: 0.5rem;
    font: 600 1.1875rem/1.3 var(--display);
  }
  ${containerCss}
  ${dealCardCss}
  .commission-note {
    margin-bottom: 0.75rem;
  }
`;

interface ArticleDealProps {
  /** The writer's reason for the deal. */
  readonly text: string;
  readonly deal: Linked<Deal>;
  /** The commission note, if the deal has the first partner link of the page. */
  readonly note?: ReactNode;
}

/** A deal within an article. */
export function ArticleDeal({ text, deal, note }: ArticleDealProps) {
  return (
    <Root role="group" aria-label="Deal">
      <p>{text}</p>
      {note}
      {/* Search results should match the text about a deal, not prices or 'opens in a new tab'. */}
      <div data-pagefind-ignore="">
        <DealCards deals={[deal]} />
        <SampleNote deals={[deal]} />
      </div>
    </Root>
  );
}
