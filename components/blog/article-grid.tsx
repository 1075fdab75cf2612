import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AuthorLinks } from '@/components/ui/author-links';
import { InternalLink } from '@/components/ui/internal-link';
import { Picture } from '@/components/ui/picture';
import { Stamp } from '@/components/ui/stamp';
import { nameSlug } from '@/lib/source/name-slug';
import { formatCalendarDate } from '@/lib/source/dates';
import type { ArticleCard } from '@/lib/articles/article-cards';
import { routes } from '@/lib/site/routes';
import { titleLinkCss } from '@/components/ui/title-link-css';

const Root = styled.section`
  padding-block: 2.5rem 0;
  > h2 {
    margin-bottom: 1.5rem;
  }
  > ul {
    display: grid;
    gap: 1.5rem;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  }
  > ul > li {
    position: relative;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  [data-part='words'] {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: 0.625rem;
    padding: 1.125rem 1.25rem 1.25rem;
  }
  [data-part='words'] > * {
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  [data-part='kicker'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
  }
  [data-part='words'] > h3 {
    font-size: 1.3125rem;
    line-height: 1.2;
  }
  ${titleLinkCss}
  [data-part='byline'] {
    margin-top: auto;
    padding-top: 0.25rem;
  }
  .stamp {
    max-width: 100%;
  }
  /* Above the link that covers the whole card. */
  a.stamp,
  [data-part='byline'] a,
  [data-part='tags'] a {
    position: relative;
    z-index: 1;
  }
  [data-part='byline'] a,
  [data-part='tags'] a {
    display: inline-block;
    min-height: 1.5rem;
    color: inherit;
    text-decoration: none;
  }
  [data-part='byline'] a:hover,
  [data-part='tags'] a:hover {
    text-decoration: underline;
  }
  [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    padding-top: 0.75rem;
    border-top: 1px dashed var(--line);
  }
  > ul + * {
    margin-top: 1.5rem;
  }
  > .container {
    padding-inline: 0;
  }
  /* A wide card, two, three, and so on; below a lead story three, a wide one, two. A list of two has them side by side. */
  @media (width >= 64rem) {
    > ul {
      grid-template-columns: repeat(6, 1fr);
    }
    > ul > li {
      grid-column: span 2;
    }
    &:not([data-led]) > ul > :is(:nth-child(6n + 2), :nth-child(6n + 3), :first-child:nth-last-child(2)),
    &[data-led] > ul > :is(:nth-child(6n + 5), :nth-child(6n)) {
      grid-column: span 3;
    }
    &:not([data-led]) > ul > :nth-child(6n + 1):not(:first-child:nth-last-child(2)),
    &[data-led] > ul > :nth-child(6n + 4) {
      grid-column: 1/-1;
      flex-direction: row;
      align-items: center;
      border: 0;
      border-radius: 0;
      background: none;
      .picture {
        flex: 0 0 58%;
        border-radius: var(--radius);
      }
      [data-part='words'] {
        padding: 0 0 0 clamp(1.5rem, 3vw, 3rem);
      }
      [data-part='words'] > h3 {
        font-size: var(--text-2xl);
        line-height: 1.1;
      }
      [data-part='excerpt'] {
        font-size: var(--text-l);
        line-height: 1.5;
      }
    }
    &:not([data-led]) > ul > :nth-child(12n + 7),
    > ul ~ ul > :nth-child(6n + 4) {
      flex-direction: row-reverse !important;
      [data-part='words'] {
        padding: 0 clamp(1.5rem, 3vw, 3rem) 0 0 !important;
      }
    }
  }
`;

interface ArticleGridProps {
  readonly title: string;
  readonly articles: readonly ArticleCard[];
  /** Whether its first article stands large above it. */
  readonly isLed?: boolean;
  /** Stands after the first cards. */
  readonly interlude?: ReactNode;
}

/** Cards before the interlude: one round of their widths. */
const ROUND = 6;

/** Minimum number of cards for a featured first card. */
const ENOUGH_TO_LEAD = 3;

/** An article with its first three tags (product 3.4). */
function Card({ article, leads }: { readonly article: ArticleCard; readonly leads: boolean }) {
  const { slug, title, excerpt, authors, publishDate, readTime, category, tags, photo, previewLabel } =
    article;
  return (
    <li data-featured={leads ? '' : undefined}>
      <Picture
        photo={photo}
        sizes={leads ? '(width >= 64rem) 42rem, 92vw' : '(width >= 64rem) 34rem, (width >= 46rem) 46vw, 92vw'}
        largest={leads ? 800 : 480}
        decorative
      />
      <div data-part="words">
        <p data-part="kicker">
          <Stamp href={routes.category(nameSlug(category))}>{category}</Stamp>
          {readTime}
          {previewLabel && <strong className="stamp">{previewLabel}</strong>}
        </p>
        <h3>
          <InternalLink href={routes.article(slug)}>{title}</InternalLink>
        </h3>
        <p data-part="excerpt">{excerpt}</p>
        <p data-part="byline">
          <AuthorLinks authors={authors} /> ·{' '}
          <time dateTime={publishDate}>{formatCalendarDate(publishDate)}</time>
        </p>
        <ul role="list" data-part="tags" aria-label="Tags">
          {tags.slice(0, 3).map((tag) => (
            <li key={tag}>
              <InternalLink href={routes.tag(nameSlug(tag))}>{tag}</InternalLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

export function ArticleGrid({ title, articles, isLed = false, interlude }: ArticleGridProps) {
  const first = interlude ? ROUND : articles.length;
  const cards = articles.map((article) => (
    <Card
      key={article.slug}
      article={article}
      leads={!isLed && Boolean(article.featured) && articles.length >= ENOUGH_TO_LEAD}
    />
  ));
  return (
    <Root aria-labelledby="articles" className="container" data-led={isLed ? '' : undefined}>
      <h2 id="articles">{title}</h2>
      {articles.length === 0 && <p>The first articles are being written. Come back soon.</p>}
      <ul role="list">{cards.slice(0, first)}</ul>
      {interlude}
      {articles.length > first && <ul role="list">{cards.slice(first)}</ul>}
    </Root>
  );
}
