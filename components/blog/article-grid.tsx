import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ArticleCard as ArticleFacts } from '@/lib/articles/article-cards';
import { ArticleCard } from './article-card';
import { articleGridCss } from './article-grid-css';

const Root = styled.section`
  ${articleGridCss}
`;

interface ArticleGridProps {
  readonly title: string;
  readonly articles: readonly ArticleFacts[];
  /** Whether its first article stands large above it. */
  readonly isLed?: boolean;
  /** Stands after the first cards. */
  readonly interlude?: ReactNode;
}

/** Cards before the interlude: one round of their widths. */
const ROUND = 6;

/** Minimum number of cards for a featured first card. */
const ENOUGH_TO_LEAD = 3;

export function ArticleGrid({ title, articles, isLed = false, interlude }: ArticleGridProps) {
  const first = interlude ? ROUND : articles.length;
  const cards = articles.map((article) => (
    <ArticleCard
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
