import styled from 'styled-components';
import { Amount } from '@/components/ui/amount';
import type { Destination } from '@/lib/deals/types';

const Root = styled.div`
  height: 100%;
  padding: clamp(0.75rem, 3vw, 2rem);
  background: light-dark(var(--ink), var(--shade));
  color: light-dark(var(--paper), var(--ink));
  font:
    600 clamp(0.9375rem, 2.2vw, 1.25rem)/1 ui-monospace,
    'SF Mono',
    Menlo,
    Consolas,
    monospace;
  text-transform: uppercase;
  ul {
    display: grid;
    gap: 3px;
  }
  li {
    display: flex;
    gap: clamp(0.5rem, 2vw, 1rem);
    align-items: center;
    /* The board is as high as the map, however large the text. */
    height: min(2.75rem, 50px);
    padding-inline: clamp(0.5rem, 2vw, 1.25rem);
    border-radius: 4px;
    /* The fold of a flap. */
    background: linear-gradient(#fff1 49%, #0004 49% 52%, #ffffff08 52%);
    font-variant-numeric: tabular-nums;
  }
  li::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--sun);
  }
  span {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (width < 40rem) {
    span:first-child {
      display: none;
    }
  }
  @media (forced-colors: active) {
    li {
      border: 1px solid;
    }
  }
`;

/** What a flight costs, as far as the board says it. */
export type BoardRow = Pick<Destination, 'name' | 'from'> & { readonly price: number };

/** Our own prices on a board of departures, in the place of a partner's map: until it is drawn, or if it never is. */
export function DeparturesBoard({ rows }: { readonly rows: readonly BoardRow[] }) {
  return (
    <Root>
      <ul role="list" aria-label="Prices we list">
        {rows.map(({ name, from, price }) => (
          <li key={name}>
            <span>{from.city}</span>
            <span>{name}</span>
            <b>
              <Amount dollars={price} />
            </b>
          </li>
        ))}
      </ul>
    </Root>
  );
}
