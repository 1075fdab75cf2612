import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ArticleCardData } from '@/lib/articles/article-cards';
import { ArticleCard } from './article-card';
import { articleGridCss } from './article-grid-css';
import { rowsOfCards } from './card-rows';
import { seriesCss } from './series-css';

const Grid = styled.section`
  ${articleGridCss}
`;

const Series = styled.section`
  ${articleGridCss}
  ${seriesCss}
`;

interface ArticleGridProps {
  /** Without it, the heading is hidden, because the title of the page is directly above. */
  readonly title?: string | undefined;
  readonly articles: readonly ArticleCardData[];
  /** The name of the list, which cards do not repeat. */
  readonly of?: string;
  /** Whether the page begins with something larger than any card, such as a lead story. */
  readonly isLed?: boolean;
  /** Whether the first card is visible without scrolling, even on a phone. */
  readonly isInSight?: boolean;
  /** Content after the first cards. */
  readonly interlude?: ReactNode;
}

/** Number of cards before the interlude. They fill whole rows. */
const BEFORE_INTERLUDE = 6;

export function ArticleGrid({
  title,
  articles,
  of,
  isLed = false,
  isInSight = false,
  interlude,
}: ArticleGridProps) {
  const first = interlude ? BEFORE_INTERLUDE : articles.length;
  const isSeries = articles.some(({ part }) => part !== undefined);
  const order = isSeries ? 'series' : isLed ? 'led' : undefined;
  const Root = isSeries ? Series : Grid;
  const rows = isSeries ? [] : rowsOfCards(articles.length, isLed);
  const cards = articles.map((article, index) => (
    <ArticleCard
      key={article.slug}
      article={article}
      cardsInRow={rows[index] ?? 3}
      of={of}
      eager={isInSight && index === 0}
    />
  ));
  return (
    <Root aria-labelledby="articles" className="container">
      <h2 id="articles" className={title ? undefined : 'visually-hidden'}>
        {title ?? 'Articles'}
      </h2>
      {articles.length === 0 ? (
        <p>The first articles are being written. Come back soon.</p>
      ) : (
        <ul role="list" data-order={order}>
          {cards.slice(0, first)}
        </ul>
      )}
      {interlude}
      {articles.length > first && (
        <ul role="list" data-order={order}>
          {cards.slice(first)}
        </ul>
      )}
    </Root>
  );
}
