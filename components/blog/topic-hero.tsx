import styled from 'styled-components';
import { crumbsCss } from '@/components/ui/crumbs-css';
import { Land, landCss } from '@/components/ui/land';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Crumb } from '@/lib/site/breadcrumbs';
import { TopicStamp, topicStampCss, type StampMarks } from './topic-stamp';

const Root = styled.header`
  --land: clamp(2.75rem, 6vw, 4rem);
  padding-block: 2rem calc(var(--land) + 0.75rem);
  > .container {
    --stamp: clamp(min(6.5rem, 26vw), 16vw, 12.5rem);
    position: relative;
  }
  ${topicStampCss}
  /* The stamp of the list, on the right of the text. */
  [data-part='stamp'] {
    float: right;
    width: var(--stamp);
    margin: 0.5rem 0 0 1rem;
  }
  /* On a phone, the stamp begins beside the breadcrumbs and ends above the text. */
  @media (width < 48rem) {
    [data-part='stamp'] {
      margin-top: -2.25rem;
    }
    [data-part='crumbs'] {
      padding-right: calc(var(--stamp) + 0.5rem);
    }
    h1 + p {
      clear: right;
    }
  }
  @media (width >= 48rem) {
    [data-part='stamp'] {
      position: absolute;
      inset: 0.25rem var(--gutter) auto auto;
      margin: 0;
    }
  }
  h1 {
    margin-block: 0.75rem 0.5rem;
    font-size: var(--text-3xl);
  }
  /* Beside the stamp, not around it. */
  h1 {
    display: flow-root;
  }
  h1 + p {
    max-width: 40rem;
    margin-top: 0.75rem;
    font-size: var(--text-l);
    line-height: 1.5;
    text-wrap: balance;
  }
  @media (48rem <= width < 60rem) {
    h1 + p {
      max-width: 34rem;
    }
  }
  ${crumbsCss}
  ${landCss}
  p + p {
    max-width: 40rem;
    margin-top: 0.5rem;
    text-wrap: balance;
  }
  p ~ p {
    font-size: var(--text-s);
  }
  [data-part='count'] {
    font-weight: 600;
  }
`;

interface TopicHeroProps {
  readonly title: string;
  readonly text: string;
  /** The number of articles. */
  readonly count: string | undefined;
  /** A second paragraph. */
  readonly note: string | undefined;
  readonly crumbs: readonly Crumb[];
  /** The number of the page, from 1. */
  readonly page: number;
  readonly stamp: StampMarks;
}

/** The top of a list of articles: breadcrumbs, title and description. */
export function TopicHero({ title, text, count, note, crumbs, page, stamp }: TopicHeroProps) {
  return (
    <Root>
      <div className="container">
        <Breadcrumbs crumbs={crumbs} endHere={page === 1} />
        <TopicStamp name={title.replace('#', '')} {...stamp} />
        <h1>{title}</h1>
        <p>{text}</p>
        {count && <p data-part="count">{count}</p>}
        {note && <p>{note}</p>}
      </div>
      <Land />
    </Root>
  );
}
