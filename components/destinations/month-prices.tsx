import styled from 'styled-components';
import { Amount } from '@/components/ui/amount';
import type { MonthPrice } from '@/lib/deals/prices/months';
import { formatMonth } from '@/lib/source/dates';

const Root = styled.section`
  padding-top: 3rem;
  p {
    margin-top: 0.5rem;
    color: var(--ink-soft);
  }
  ul {
    display: grid;
    gap: 0.625rem;
    max-width: 48rem;
    margin-top: 1.5rem;
  }
  li {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr) 6rem;
    align-items: center;
    gap: 0.25rem 1rem;
  }
  svg {
    width: 100%;
    height: 1.5rem;
    color: var(--water);
  }
  [data-cheapest] svg {
    color: var(--sunset);
  }
  b {
    font: 700 1rem/1.3 var(--sans);
    text-align: right;
  }
  [data-cheapest] b {
    color: var(--sunset);
  }
  /* Forced colors change the background but not the colors of drawings. */
  @media (forced-colors: active) {
    svg {
      color: CanvasText;
    }
    [data-cheapest] svg {
      color: Highlight;
    }
  }
  @container (width < 34rem) {
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    svg {
      grid-area: 2/1/3/3;
      height: 0.75rem;
    }
  }
`;

interface MonthPricesProps {
  readonly title: string;
  readonly text: string;
  readonly months: readonly MonthPrice[];
}

/** The lowest flight price for each month of departure, as bars that start at zero. The text beside a bar has the same information. */
export function MonthPrices({ title, text, months }: MonthPricesProps) {
  if (months.length === 0) return null;
  const prices = months.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return (
    <Root aria-labelledby="months" className="container">
      <h2 id="months">{title}</h2>
      <p>{text}</p>
      <ul role="list">
        {months.map(({ month, price }) => (
          <li key={month} data-cheapest={price === lowest && months.length > 1 ? '' : undefined}>
            <span>{formatMonth(month)}</span>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <path fill="currentColor" d={`M0 0h${Math.round((price / highest) * 100)}v1H0z`} />
            </svg>
            <b>
              <Amount dollars={price} />
            </b>
          </li>
        ))}
      </ul>
    </Root>
  );
}
