import styled from 'styled-components';
import { CommissionNote } from '@/components/partners/commission-note';
import type { Deal } from '@/lib/deals/deal-kinds';
import type { CommissionWords } from '@/lib/site/load-pages';
import type { Linked } from '@/lib/site/page-links';
import { dealCardCss } from './deal-card-css';
import { DealCards } from './deal-cards';
import { SampleNote } from './sample-note';

const Root = styled.section`
  padding-top: 2.5rem;
  > h2 {
    margin-bottom: 0.25rem;
    font-size: var(--text-xl);
  }
  [data-part='deals'] {
    margin-top: 1rem;
  }
  /* A single deal is as wide as the column of text. */
  &:has([data-kind]:only-child) > * {
    max-width: 42rem;
    margin-inline: auto;
  }
  ${dealCardCss}
`;

interface FittingDealsProps {
  readonly title: string;
  /** Set if no commission note is above the section. */
  readonly commissionNote?: CommissionWords | undefined;
  readonly deals: readonly Linked<Deal>[];
}

/** Deals that match the topic of a page. */
export function FittingDeals({ title, commissionNote, deals }: FittingDealsProps) {
  if (deals.length === 0) return null;
  return (
    <Root aria-labelledby="fitting-deals" className="container" data-screen-only="">
      <h2 id="fitting-deals">{title}</h2>
      {commissionNote && <CommissionNote words={commissionNote} />}
      <DealCards deals={deals} />
      <SampleNote deals={deals} />
    </Root>
  );
}
