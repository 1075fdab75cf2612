import styled from 'styled-components';
import { Icon } from '@/components/ui/icon';
import { AuthorLinks } from '@/components/ui/author-links';
import { InternalLink } from '@/components/ui/internal-link';
import { crumbsCss } from '@/components/ui/crumbs-css';
import type { Article } from '@/lib/articles/article';
import { nameSlug } from '@/lib/source/name-slug';
import { formatCalendarDate } from '@/lib/source/dates';
import type { RenderedText } from '@/lib/articles/render-text';
import type { AnyPicture } from '@/lib/site/picture';
import { routes } from '@/lib/site/routes';
import type { ShareLink } from '@/lib/site/share-links';
import { ArticleBody } from './article-body';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Crumb } from '@/lib/site/breadcrumbs';
import { Contents } from './contents';
import { Lead } from './lead';
import { proseCss } from './prose-css';

const Root = styled.article`
  padding-top: 1.5rem;
  > * {
    max-width: 42rem;
    margin-inline: auto;
  }
  [data-part='back'] a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
    font-weight: 600;
    text-decoration: none;
  }
  [data-part='back'] svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  [data-part='byline'] a,
  :is([data-part='contents'], [data-part='end']) li a {
    display: inline-block;
    min-height: 1.5rem;
  }
  h1 {
    margin-block: 0.75rem 1rem;
    font-size: var(--text-2xl);
  }
  [data-part='byline'] {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  > [data-part='picture'] {
    max-width: 54rem;
    margin-block: 1.75rem;
  }
  > [data-part='picture'] .picture {
    aspect-ratio: 2;
    border-radius: var(--radius);
  }
  ${crumbsCss}
  [data-part='contents'] {
    margin-bottom: 1.5rem;
    border-block: 1px solid var(--line);
  }
  summary {
    padding-block: 0.625rem;
    font-weight: 600;
    cursor: pointer;
  }
  [data-part='contents'] ol {
    padding: 0 0 0.75rem 1.5rem;
  }
  ${proseCss}
  [data-part='end'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.75rem 1.5rem;
    justify-content: space-between;
    margin-top: 2.5rem;
  }
  [data-part='end'] ul,
  [data-part='share'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 1rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='share'] a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2.75rem;
  }
`;

interface ArticleViewProps {
  readonly article: Article;
  readonly text: RenderedText;
  readonly photo: AnyPicture;
  readonly crumbs: readonly Crumb[];
  readonly shareLinks: readonly ShareLink[];
}

/** `scripts/search/build-search-index.ts` reads the `data-pagefind-*` attributes to decide what can be searched. */
export function ArticleView({ article, text, photo, crumbs, shareLinks }: ArticleViewProps) {
  return (
    <Root className="container">
      <p data-part="back">
        <InternalLink href={routes.blog}>
          <Icon name="arrow-left" />
          Back to the blog
        </InternalLink>
      </p>
      <header data-pagefind-meta={`category:${article.category}`}>
        <Breadcrumbs crumbs={crumbs} />
        <h1 data-pagefind-meta="title">{article.title}</h1>
        <p data-part="byline">
          {article.previewLabel && (
            <>
              <strong className="stamp">{article.previewLabel}</strong>{' '}
            </>
          )}
          By <AuthorLinks authors={article.authors} /> ·{' '}
          <time dateTime={article.publishDate}>{formatCalendarDate(article.publishDate)}</time> ·{' '}
          {article.readTime}
          {article.updated && (
            <>
              {' '}
              · Updated <time dateTime={article.updated}>{formatCalendarDate(article.updated)}</time>
            </>
          )}
          {article.series && (
            <>
              {' '}
              · Part {article.part} of{' '}
              <InternalLink href={routes.series(nameSlug(article.series))}>{article.series}</InternalLink>
            </>
          )}
        </p>
      </header>
      <Lead photo={photo} />
      <Contents headings={text.body.headings} />
      <div data-part="prose" data-pagefind-body="">
        <ArticleBody {...text} />
      </div>
      <div data-part="end" data-screen-only="">
        <ul role="list" aria-label="Tags" data-pagefind-meta="tags">
          {article.tags.map((tag) => (
            <li key={tag}>
              <InternalLink href={routes.tag(nameSlug(tag))}>#{tag}</InternalLink>
            </li>
          ))}
        </ul>
        <p data-part="share">
          {shareLinks.map(({ label, href }) => (
            <a key={label} href={href} target="_blank" rel="nofollow noopener">
              {label}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          ))}
        </p>
      </div>
    </Root>
  );
}
