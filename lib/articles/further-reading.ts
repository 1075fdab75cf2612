import type { Article } from './article';
import { loadMagazine, neighborsOf, relatedTo } from './magazine';

/** A link at the end of an article to another one. */
export interface Reading extends Pick<Article, 'slug' | 'title'> {
  /** The reason for the link: a category, or previous or next. */
  readonly reason: string;
}

/** Articles like this one, then its neighbors in time. */
export function loadFurtherReading(article: Article): readonly Reading[] {
  const { older, newer } = neighborsOf(article);
  const related = relatedTo(article, loadMagazine(), [older, newer]);
  return [
    ...related.map((other) => ({ other, reason: other.category })),
    { other: newer, reason: 'Next' },
    { other: older, reason: 'Previous' },
  ].flatMap(({ other, reason }) => (other ? [{ slug: other.slug, title: other.title, reason }] : []));
}
