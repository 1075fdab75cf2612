import type { Article } from './article';
import { loadFurtherReading, type Reading } from './further-reading';
import { loadMagazine } from './magazine';

/** What only the diagnostics of an article need. */
type Unshown = 'file' | 'lines' | 'bodyLine' | 'statedReadTime';
const UNSHOWN: readonly string[] = ['file', 'lines', 'bodyLine', 'statedReadTime'] satisfies Unshown[];

/** An article as its page gets it. */
export type ShownArticle = Omit<Article, Unshown>;

/** All that the page of an article shows of the magazine. */
export interface ArticlePage {
  readonly article: ShownArticle;
  readonly readings: readonly Reading[];
}

/** The page of an article. @returns nothing for an unknown slug */
export function loadArticlePage(slug: string): ArticlePage | undefined {
  const found = loadMagazine().bySlug.get(slug);
  if (!found) return undefined;
  const shown = Object.entries(found).filter(([name]) => !UNSHOWN.includes(name));
  return {
    article: Object.fromEntries(shown) as unknown as ShownArticle,
    readings: loadFurtherReading(found),
  };
}
