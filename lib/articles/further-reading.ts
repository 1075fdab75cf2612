import type { Article } from './article';
import { loadArticleCards, type ArticleCardData } from './article-cards';
import { loadMagazine, neighborsOf, relatedTo, seriesNeighbors } from './magazine';

/** The number of neighbors in a series and similar articles together. */
const SUGGESTIONS = 3;

/** A link at the end of an article to another one. */
export interface Reading extends Pick<ArticleCardData, 'slug' | 'title' | 'photo' | 'previewLabel'> {
  /** The reason for the link: a category, its place in the series, or its age. */
  readonly reason: string;
}

/**
 * The neighbors of an article in its series, then similar articles, then its neighbors by date, without duplicates. Neighbors in
 * a series take the places of similar articles.
 */
export function loadFurtherReading(article: Article): readonly Reading[] {
  const magazine = loadMagazine();
  const { next, previous } = seriesNeighbors(article, magazine);
  const room = SUGGESTIONS - [next, previous].filter(Boolean).length;
  const related = relatedTo(article, magazine, [next, previous], room);
  const { older, newer } = neighborsOf(article);
  const named = new Set<string>();
  return [
    { other: next, reason: 'Next in the series' },
    { other: previous, reason: 'Previous in the series' },
    ...related.map((other) => ({ other, reason: other.category })),
    { other: older, reason: 'Older' },
    { other: newer, reason: 'Newer' },
  ].flatMap(({ other, reason }) => {
    if (!other || named.has(other.slug)) return [];
    named.add(other.slug);
    return loadArticleCards([other]).map(({ slug, title, photo, previewLabel }) => ({
      slug,
      title,
      photo,
      previewLabel,
      reason,
    }));
  });
}
