import styled from 'styled-components';
import { asset } from '@/lib/site/address';
import { InternalLink } from './internal-link';
import { pillCss } from './pill-css';

const Root = styled.nav`
  padding-top: 1.25rem;
  &[data-after='cards'] {
    padding-top: var(--section);
  }
  h2 {
    margin-bottom: 0.625rem;
    font: 600 var(--text-s)/1.5 var(--sans);
  }
  /* The items are inline, because only lines of text can be balanced, not the rows of a flex container. */
  ul {
    margin-bottom: -0.5rem;
    text-wrap: balance;
  }
  li {
    display: inline-block;
    margin: 0 0.5rem 0.5rem 0;
    vertical-align: top;
  }
  /* The title is beside the list, so that the story below starts higher. */
  @container (width >= 60rem) {
    &[data-row] h2 {
      float: left;
      margin: 0.6875rem 1.5rem 0 0;
    }
    &[data-row] ul {
      display: flow-root;
    }
  }
  /* On phones, a list above other content can be two rows that scroll sideways and fade at the edge of the screen. */
  @container (width < 40rem) {
    &[data-row] ul {
      display: grid;
      grid: auto auto / auto-flow max-content;
      gap: 0.5rem;
      margin: 0 calc(-1 * var(--gutter));
      /* Leaves room for the focus ring of a link. */
      padding: 6px 2.5rem 6px var(--gutter);
      overflow-x: auto;
      scrollbar-width: none;
      mask: linear-gradient(to left, #0000, #000 2.5rem);
    }
    &[data-row] li {
      margin: 0;
    }
    &[data-row] a {
      display: flex;
      justify-content: center;
    }
  }
  li a {
    ${pillCss}
  }
  p {
    margin-top: 0.75rem;
    font-size: var(--text-s);
  }
  p a {
    display: inline-block;
    min-height: 1.5rem;
  }
`;

interface TopicListProps {
  readonly title: string;
  /** Whether the list is two rows on phones, because it is long and above other content. */
  readonly isRow?: boolean;
  /** Whether the list follows cards. Then it is a separate section. */
  readonly isAfterCards?: boolean;
  /** Path of the feed of the category to which the list belongs. */
  readonly feed?: string | undefined;
  readonly topics: readonly { readonly name: string; readonly href: string }[];
}

/** Links to other lists, such as categories, and to a feed. */
export function TopicList({ title, topics, feed, isRow = false, isAfterCards = false }: TopicListProps) {
  if (topics.length === 0 && !feed) return null;
  return (
    <Root
      aria-labelledby="topics"
      className="container"
      data-row={isRow ? '' : undefined}
      data-after={isAfterCards ? 'cards' : undefined}
    >
      <h2 id="topics">{title}</h2>
      <ul role="list">
        {topics.map(({ name, href }) => (
          <li key={href}>
            <InternalLink href={href}>{name}</InternalLink>
          </li>
        ))}
      </ul>
      {feed && (
        <p>
          <a href={asset(feed)}>RSS feed of this category</a>
        </p>
      )}
    </Root>
  );
}
