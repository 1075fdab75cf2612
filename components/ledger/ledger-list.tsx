import styled from 'styled-components';
import type { LedgerRowModel } from '@/lib/deals/prices/ledger-rows';
import { EmptyLedger, type EmptyLedgerProps } from './empty-ledger';
import { ledgerLineCss } from './ledger-line';
import { LedgerRow } from './ledger-row';

const Root = styled.section`
  /* An empty ledger is below the deals of today. */
  &[data-empty] {
    margin-top: 4rem;
  }
  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.25rem 1.5rem;
    margin-top: 1rem;
  }
  [data-part='head'] a {
    padding-block: 0.25rem;
    font-size: var(--text-s);
  }
  > p {
    max-width: 42rem;
    margin-top: 0.75rem;
  }
  [data-part='rows'] {
    margin-top: 1.5rem;
    border-top: 1px solid var(--line);
  }
  [data-part='rows'] > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem 1.5rem;
    padding-block: 1.125rem;
    border-bottom: 1px solid var(--line);
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.5rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='facts'] svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  h3 {
    margin-block: 0.25rem;
    font-size: 1.1875rem;
  }
  [data-part='days'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  .stamp {
    color: var(--sea);
  }
  [data-ended] .stamp {
    color: var(--ink-soft);
  }
  [data-part='prices'] {
    text-align: right;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='prices'] b {
    display: block;
    color: var(--sunset);
    font: 700 1.25rem/1.3 var(--sans);
  }
  [data-ended] [data-part='prices'] b {
    color: var(--ink-soft);
  }
  ${ledgerLineCss}
  @container (width >= 52rem) {
    [data-part='rows'] > li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.25fr) 9rem;
      align-items: center;
    }
    [data-part='prices'] {
      grid-column: 3;
    }
    [data-part='line'] {
      grid-area: 1/2;
    }
  }
  @container (width < 52rem) {
    [data-part='line'] {
      grid-column: 1/-1;
      margin-top: 0.75rem;
    }
    h3 {
      margin-block: 0.5rem 0.375rem;
    }
  }
  /* One column on a phone. */
  @container (width < 30rem) {
    [data-part='rows'] > li {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-part='prices'] {
      text-align: left;
    }
    [data-part='prices'] b {
      display: inline;
      margin-right: 0.25rem;
    }
  }
`;

/** The id of the heading. */
const LEDGER_ID = 'ledger';

interface LedgerListProps {
  readonly title: string;
  readonly feed: { readonly href: string; readonly label: string };
  /** Replaces the list if no price has been observed yet. */
  readonly empty: EmptyLedgerProps;
  readonly rows: readonly LedgerRowModel[];
}

/** Deals of the ledger: when they were seen, their prices, and when they ended. */
export function LedgerList({ title, feed, empty, rows }: LedgerListProps) {
  return (
    <Root aria-labelledby={LEDGER_ID} className="container" data-empty={rows.length > 0 ? undefined : ''}>
      <div data-part="head">
        <h2 id={LEDGER_ID}>{title}</h2>
        <a href={feed.href}>{feed.label}</a>
      </div>
      {rows.length === 0 ? (
        <EmptyLedger {...empty} />
      ) : (
        <ul role="list" data-part="rows">
          {rows.map((row) => (
            <LedgerRow key={row.anchor} {...row} />
          ))}
        </ul>
      )}
    </Root>
  );
}
