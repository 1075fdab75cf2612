import styled from 'styled-components';
import type { LedgerRowModel } from '@/lib/deals/prices/ledger-rows';
import { LedgerRow } from './ledger-row';

const Root = styled.div`
  > p {
    max-width: 42rem;
    margin-top: 0.75rem;
  }
  /* A sheet with one example row and a stamp, so that nobody mistakes it for an offer. */
  figure {
    margin-top: 2rem;
    padding: 0 min(1.5rem, 5vw) 1.5rem;
    border: 2px dashed var(--ink-soft);
    border-radius: var(--radius);
    background: var(--surface);
  }
  figcaption.stamp {
    display: block;
    width: fit-content;
    /* Over the edge of the sheet. A stamp of several lines, with large text, moves the row down. */
    margin: -1.125rem 0 1.125rem auto;
    border-width: 2px;
    background: var(--paper);
    rotate: -4deg;
    color: var(--sunset);
    font-size: 1rem;
  }
  figure [data-part='rows'] {
    margin: 0;
    border: 0;
  }
  figure [data-part='rows'] > li {
    padding: 0;
    border: 0;
  }
  ol {
    display: grid;
    gap: 1.5rem 2rem;
    margin-block: 2.5rem 1rem;
    counter-reset: step;
    list-style: none;
  }
  /* Three fit from this width. Below, two and one would leave half a row empty. */
  @container (width >= 48rem) {
    ol {
      grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    }
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
    /* In the display face, a small 3 looks like a 5. */
    font-family: var(--sans);
  }
  ol p {
    color: var(--ink-soft);
  }
`;

export interface EmptyLedgerProps {
  readonly text: string;
  /** How a deal gets into the ledger, and what happens to it there. */
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** An example row, and a stamp that says that it is only an example. */
  readonly example: { readonly note: string; readonly row: LedgerRowModel };
}

/** The ledger before the first price was observed: why it is empty, an example row, and how deals get there. */
export function EmptyLedger({ text, steps, example }: EmptyLedgerProps) {
  return (
    <Root>
      <p>{text}</p>
      <figure>
        <figcaption className="stamp">{example.note}</figcaption>
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
