import type { Article } from './article';
import { loadFurtherReading, type Reading } from './further-reading';
import { loadMagazine } from './magazine';

/** Fields that only diagnostics use. */
type Unshown = 'file' | 'lines' | 'bodyLine' | 'statedReadTime';
const UNSHOWN: readonly string[] = ['file', 'lines', 'bodyLine', 'statedReadTime'] satisfies Unshown[];

/** An article in the form that its page receives. */
export type ShownArticle = Omit<Article, Unshown>;

/** Everything from the magazine that an article's page shows. */
export interface ArticlePage {
  readonly article: ShownArticle;
  readonly readings: readonly Reading[];
}

/** The data of an article's page. @returns undefined for an unknown slug */
export function loadArticlePage(slug: string): ArticlePage | undefined {
  const found = loadMagazine().bySlug.get(slug);
  if (!found) return undefined;
  const shown = Object.entries(found).filter(([name]) => !UNSHOWN.includes(name));
  return {
    article: Object.fromEntries(shown) as unknown as ShownArticle,
    readings: loadFurtherReading(found),
  };
}
