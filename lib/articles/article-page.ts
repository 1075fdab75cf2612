import type { Article } from './article';
import { loadFurtherReading, type Reading } from './further-reading';
import { loadMagazine } from './magazine';

/** An article as its page gets it: without what only its diagnostics need. */
export type ShownArticle = Omit<Article, 'file' | 'lines' | 'bodyLine' | 'statedReadTime'>;

/** All that the page of an article shows of the magazine. */
export interface ArticlePage {
  readonly article: ShownArticle;
  readonly readings: readonly Reading[];
}

/** The page of an article. @returns nothing for an unknown slug */
export function loadArticlePage(slug: string): ArticlePage | undefined {
  const found = loadMagazine().bySlug.get(slug);
  if (!found) return undefined;
  const { file: _file, lines: _lines, bodyLine: _line, statedReadTime: _stated, ...article } = found;
  return { article, readings: loadFurtherReading(found) };
}
