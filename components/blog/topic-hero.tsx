import styled from 'styled-components';
import { asset } from '@/lib/site/address';
import { crumbsCss } from '@/components/ui/crumbs-css';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Crumb } from '@/lib/site/breadcrumbs';

const Root = styled.header`
  padding-block: 2rem 0;
  h1 {
    margin-block: 0.75rem 0.5rem;
    font-size: var(--text-3xl);
  }
  p {
    color: var(--ink-soft);
    font-size: var(--text-l);
  }
  ${crumbsCss}
  [data-part='note'] {
    margin-top: 0.5rem;
    font-size: var(--text-s);
  }
  [data-part='note'] a {
    display: inline-block;
    min-height: 1.5rem;
  }
`;

interface TopicHeroProps {
  readonly title: string;
  readonly text: string;
  /** Small print below the text. */
  readonly note: string | undefined;
  /** Path of the feed for this list. */
  readonly feed: string | undefined;
  readonly crumbs: readonly Crumb[];
}

/** The top of a list of articles: breadcrumbs, title and description. */
export function TopicHero({ title, text, note, feed, crumbs }: TopicHeroProps) {
  return (
    <Root className="container">
      <Breadcrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      <p>{text}</p>
      {note && <p data-part="note">{note}</p>}
      {feed && (
        <p data-part="note">
          <a href={asset(feed)}>RSS feed of this category</a>
        </p>
      )}
    </Root>
  );
}
