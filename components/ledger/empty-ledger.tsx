import styled from 'styled-components';
import type { LedgerRow as Row } from '@/lib/deals/prices/ledger-rows';
import { LedgerRow } from './ledger-row';

const Root = styled.div`
  > p {
    max-width: 42rem;
    margin-top: 0.75rem;
  }
  /* A sheet with one line on it, stamped so that nobody takes it for an offer. */
  figure {
    position: relative;
    margin-top: 2rem;
    padding: 1.25rem min(1.5rem, 5vw);
    border: 2px dashed var(--ink-soft);
    border-radius: var(--radius);
    background: var(--surface);
  }
  figcaption {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  figcaption strong.stamp {
    position: absolute;
    top: -1.125rem;
    right: min(1.5rem, 5vw);
    border-width: 2px;
    background: var(--paper);
    rotate: -4deg;
    color: var(--sunset);
    font-size: 1rem;
  }
  figure [data-part='rows'] {
    margin-top: 0.5rem;
    border: 0;
  }
  figure [data-part='rows'] > li {
    padding-bottom: 0;
    border: 0;
  }
  ol {
    display: grid;
    gap: 1.5rem 2rem;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
    margin-block: 2.5rem 1rem;
    counter-reset: step;
    list-style: none;
  }
  ol li {
    padding-top: 1rem;
    border-top: 2px solid var(--ink);
    counter-increment: step;
  }
  ol h3::before {
    content: counter(step) ' ' / '';
    margin-right: 0.25rem;
    color: var(--sunset);
  }
  ol p {
    color: var(--ink-soft);
  }
`;

export interface EmptyLedgerProps {
  readonly text: string;
  /** How a deal gets into the ledger, and what becomes of it there. */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** A line as the ledger will have, and the words that say that it is none. */
  readonly example: { readonly note: string; readonly row: Row };
}

/** What stands in the ledger before the first price has been seen: why it is empty, what a line looks like, how one gets there. */
export function EmptyLedger({ text, steps, example }: EmptyLedgerProps) {
  return (
    <Root>
      <p>{text}</p>
      <figure>
        <figcaption>
          <strong className="stamp">Example</strong> {example.note}
        </figcaption>
        <ul role="list" data-part="rows">
          <LedgerRow {...example.row} />
        </ul>
      </figure>
      <ol role="list">
        {steps.map(({ title, text: words }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </Root>
  );
}
