import styled from 'styled-components';
import { ArticleBody } from '@/components/article/article-body';
import { proseCss } from '@/components/article/prose-css';
import { textFaceCss } from '@/components/article/text-face-css';
import { InternalLink } from '@/components/ui/internal-link';
import type { GuideAuthor } from '@/lib/articles/destination-pages';
import type { RenderedText } from '@/lib/articles/render-text';
import { formatCalendarDate } from '@/lib/source/dates';
import { SEPARATOR } from '@/components/ui/separator';

const Root = styled.div`
  padding-top: 3rem;
  [data-part='byline'] {
    margin-bottom: 1rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='byline'] a {
    display: inline-block;
    min-height: 1.5rem;
  }
  [data-part='prose'] > :nth-child(1 of :not(style)) > :first-child {
    max-width: 42rem;
    font-size: var(--text-l);
  }
  @media (width < 60rem) {
    > * {
      max-width: 42rem;
    }
  }
  /* The sections stand in columns below the first paragraph. A wide screen would otherwise be empty beside them. */
  @media (width >= 60rem) {
    [data-part='prose'] {
      columns: 3 20rem;
      column-gap: 3rem;
      margin-bottom: 1.5rem;
    }
    [data-part='prose'] > :nth-child(1 of :not(style)) > :first-child,
    [data-part='prose'] [data-facts] {
      column-span: all;
      & + h2 {
        margin-top: 0;
      }
    }
    /* The facts in one row, and the sections in columns below. */
    [data-part='prose'] [data-facts] {
      margin-bottom: 2rem;
      dl {
        grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
      }
    }
    [data-part='prose'] > div > h2:first-child {
      margin-top: 0;
    }
    h2 {
      break-after: avoid;
    }
    p {
      break-inside: avoid;
    }
  }
  ${proseCss}
  ${textFaceCss}
  [data-part='prose'] > div > p:not(:first-child) {
    font-size: 1.125rem;
  }
`;

interface DestinationGuideProps {
  readonly text: RenderedText;
  readonly author: GuideAuthor | undefined;
  /** A date such as 2026-11-25. */
  readonly updated: string | undefined;
}

/** Our guide to a destination. `scripts/search/build-search-index.ts` reads the `data-pagefind-*` attributes. */
export function DestinationGuide({ text, author, updated }: DestinationGuideProps) {
  return (
    <Root className="container">
      {(author ?? updated) && (
        <p data-part="byline">
          {author && 'By '}
          {author?.href ? <InternalLink href={author.href}>{author.name}</InternalLink> : author?.name}
          {author && updated && SEPARATOR}
          {updated && (
            <>
              Updated <time dateTime={updated}>{formatCalendarDate(updated)}</time>
            </>
          )}
        </p>
      )}
      <div data-part="prose" data-pagefind-body="" data-pagefind-meta="kind:Destination">
        <ArticleBody {...text} />
      </div>
    </Root>
  );
}
