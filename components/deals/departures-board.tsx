import styled from 'styled-components';
import { Amount } from '@/components/ui/amount';
import { coverCss } from '@/components/ui/cover-css';
import { InternalLink } from '@/components/ui/internal-link';
import type { HomeDestination } from '@/lib/articles/destination-pages';
import { routes } from '@/lib/site/routes';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  padding: clamp(12px, 3vw, 2rem);
  font:
    600 min(7vw, clamp(1.25rem, 6vw, 1.75rem))/1 ui-monospace,
    monospace;
  text-transform: uppercase;
  ul {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 3px;
  }
  p {
    margin-bottom: 0.75em;
    font-size: 0.65em;
    line-height: 1.3;
  }
  li {
    position: relative;
    /* The rows share the height. With large text, they are as low as their text. */
    flex: 1 0 1.6em;
    display: flex;
    max-height: 6rem;
    /* Inside the row, next to others. */
    --ring: -3px;
    gap: clamp(8px, 2vw, 1rem);
    align-items: center;
    padding-inline: clamp(8px, 2vw, 1.25rem);
    border-radius: 4px;
    /* The fold of a flap. */
    background: linear-gradient(#fff1 50%, #ffffff08 50%);
    font-variant-numeric: tabular-nums;
  }
  li::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
    background: var(--sun);
  }
  /* The same width in each row, so that the names form a column. */
  b {
    min-width: 4em;
    text-align: right;
  }
  span {
    flex: 1;
    /* Room for the underline of a link. */
    padding-block: 0.25em;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Dots lead from a place to its price if they are far apart. */
  @container (width >= 45rem) {
    span {
      display: flex;
      gap: 1rem;
      align-items: end;
    }
    span::after {
      content: '';
      flex: 1;
      border-bottom: 2px dotted #fff4;
    }
  }
  a {
    color: inherit;
    text-decoration: underline #fff6;
    text-underline-offset: 0.25em;
    ${coverCss}
  }
  li:hover a {
    text-decoration-color: currentColor;
  }
  a:focus-visible::before {
    outline-color: var(--sun);
  }
  @media (forced-colors: active) {
    li {
      border: 1px solid;
    }
  }
`;

/** The fields of a destination that the board shows. */
export type BoardRow = Pick<HomeDestination, 'id' | 'name' | 'from' | 'isSample' | 'more'> & {
  readonly price: number;
};

/**
 * Our own prices of flights from one city on a departures board. It replaces a partner's map until the map is drawn, or if it fails. A
 * destination with a page of its own has a link to it.
 */
export function DeparturesBoard({ rows }: { readonly rows: readonly [BoardRow, ...BoardRow[]] }) {
  const prices = rows.some(({ isSample }) => isSample) ? 'Sample prices' : 'Our own prices';
  return (
    <Root>
      <p>{`${prices} from ${rows[0].from.city}`}</p>
      <ul role="list" aria-label="Prices we list">
        {rows.map(({ id, name, more, price }) => (
          <li key={id}>
            <span>{more ? <InternalLink href={routes.destination(id)}>{name}</InternalLink> : name}</span>
            <b>
              <Amount dollars={price} />
            </b>
          </li>
        ))}
      </ul>
    </Root>
  );
}
