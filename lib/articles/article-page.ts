import type { Article } from './article';
import { loadFurtherReading, type Reading } from './further-reading';
import { loadMagazine } from './magazine';

/** All that the page of an article shows of the magazine. */
export interface ArticlePage {
  readonly article: Article;
  readonly readings: readonly Reading[];
}

/** The page of an article. @returns nothing for an unknown slug */
export function loadArticlePage(slug: string): ArticlePage | undefined {
  const article = loadMagazine().bySlug.get(slug);
  return article && { article, readings: loadFurtherReading(article) };
}
