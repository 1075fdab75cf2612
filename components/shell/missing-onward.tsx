import styled from 'styled-components';
import { MAT, MAT_INK } from '@/components/theme/mat';
import { cardCss } from '@/components/ui/card-css';
import { InternalLink } from '@/components/ui/internal-link';
import { pillCss } from '@/components/ui/pill-css';
import { Postcard } from '@/components/ui/postcard';
import type { PlaceTopic } from '@/lib/articles/destination-pages';
import { routes } from '@/lib/site/routes';

const Root = styled.div`
  /* As wide as the tag above. */
  && {
    max-width: calc(46rem + 2 * var(--gutter));
  }
  h2 {
    margin-block: 2.5rem 1.25rem;
    font-size: var(--text-xl);
  }
  a {
    color: var(--ink);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  svg {
    width: 100%;
    height: auto;
    aspect-ratio: 16/10;
  }
  [data-part='deals'] {
    ${cardCss}
    display: flex;
    flex-wrap: wrap;
    font-size: var(--text-s);
    > svg {
      flex: 1 7rem;
      aspect-ratio: auto;
    }
    > span {
      flex: 1.5 10rem;
      padding: clamp(1rem, 5vw, 2.5rem) min(1.5rem, 5vw);
    }
    b {
      display: block;
      margin-bottom: 0.25rem;
      font: 600 var(--text-xl)/1.2 var(--display);
      text-wrap: balance;
    }
  }
  [data-part='prints'] {
    display: grid;
    /* Three or two in a row, so that all rows are full. */
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(6.25rem, 28%)), 1fr));
    gap: 1rem;
    a {
      display: block;
      padding: 0.375rem 0.375rem 0;
      border-radius: 4px;
      border: 1px solid var(--line);
      background: ${MAT};
      color: ${MAT_INK};
      box-shadow: var(--shadow);
      font: 600 1rem/2.25 var(--display);
      text-align: center;
      rotate: -1.5deg;
    }
    li:nth-child(even) a {
      rotate: 1.5deg;
    }
  }
  @container (width >= 46rem) {
    [data-part='prints'] {
      grid-template-columns: repeat(auto-fit, minmax(6.25rem, 1fr));
    }
  }
  [data-part='topics'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    a {
      ${pillCss}
    }
  }
`;

interface MissingOnwardProps {
  readonly places: readonly PlaceTopic[];
  readonly topics: readonly { readonly name: string; readonly href: string }[];
}

/** What to go on with after the 404 page: deals, places and topics. */
export const MissingOnward = ({ places, topics }: MissingOnwardProps) => (
  <Root className="container">
    <InternalLink href={routes.deals} data-part="deals">
      <Postcard subject="night-train" />
      <span>
        <b>Deals worth the detour</b>
        Flights, rooms, packages and rides, all on one page.
      </span>
    </InternalLink>
    {topics.length > 0 && (
      <nav aria-labelledby="topics">
        <h2 id="topics">Or read about</h2>
        <ul role="list" data-part="topics">
          {topics.map(({ name, href }) => (
            <li key={href}>
              <InternalLink href={href}>{name}</InternalLink>
            </li>
          ))}
        </ul>
      </nav>
    )}
    {places.length > 0 && (
      <nav aria-labelledby="places">
        <h2 id="places">Or go somewhere else</h2>
        <ul role="list" data-part="prints">
          {places.map(({ name, href, drawing }) => (
            <li key={href}>
              <InternalLink href={href}>
                <Postcard subject={drawing} />
                {name}
              </InternalLink>
            </li>
          ))}
        </ul>
      </nav>
    )}
  </Root>
);
