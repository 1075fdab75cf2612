import styled from 'styled-components';
import { coverCss } from '@/components/ui/cover-css';
import { InternalLink } from '@/components/ui/internal-link';
import { Picture } from '@/components/ui/picture';
import type { GuideLink } from '@/lib/articles/destination-pages';
import { printCss } from './print-css';

const Root = styled.nav`
  padding-top: 3.5rem;
  /* Below the header of a topic, it is one small section among others. */
  header ~ & h2 {
    font-size: var(--text-xl);
  }
  /* A row to swipe where it does not fit. */
  ul {
    display: grid;
    grid-auto-columns: minmax(clamp(7.5rem, 13.5vw, 10rem), 1fr);
    grid-auto-flow: column;
    gap: 1.25rem;
    margin-inline: calc(-1 * var(--gutter));
    /* Leaves room for tilted corners and the focus ring. */
    padding: 1.25rem var(--gutter);
    overflow-x: auto;
  }
  /* On a tablet, two rows instead of a sixth print that is cut off. */
  @container (30rem <= width < 60rem) {
    ul:has(> :nth-child(6)) {
      grid-auto-flow: row;
      grid-template-columns: repeat(3, 1fr);
    }
  }
  figure {
    position: relative;
    max-width: 18rem;
    ${printCss}
  }
  li:nth-child(even) figure {
    rotate: -1deg;
  }
  a {
    display: block;
    color: inherit;
    font: 600 var(--text-l)/1.3 var(--display);
    text-decoration: none;
    ${coverCss}
  }
  figure:hover a {
    text-decoration: underline;
  }
`;

interface GuideLinksProps {
  readonly title: string;
  readonly places: readonly GuideLink[];
}

/** Prints of destinations that lead to their pages. */
export function GuideLinks({ title, places }: GuideLinksProps) {
  if (places.length === 0) return null;
  return (
    <Root aria-labelledby="places" className="container" data-screen-only="">
      <h2 id="places">{title}</h2>
      <ul role="list">
        {places.map(({ name, href, photo }) => (
          <li key={href}>
            <figure>
              <Picture photo={photo} sizes="(width >= 30rem) 14rem, 10rem" largest={320} decorative />
              <figcaption>
                <InternalLink href={href}>{name}</InternalLink>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Root>
  );
}
