import { loadBlogPage } from '@/lib/articles/load-blog';
import { pageKey, type LandingPage } from '@/lib/site/landing-pages';
import { loadPages } from '@/lib/site/load-pages';

/** What a landing page says of itself. */
export interface LandingText {
  /** The headline. */
  readonly title: string;
  readonly intro: string;
  /** In search results, tabs and shared links, where it stands alone. */
  readonly searchTitle: string;
  /** For search results and social previews. */
  readonly description: string;
}

/**
 * The text of a landing page, from `content/pages.yaml` or `content/blog.yaml`.
 *
 * @throws ContentError for wrong content
 */
export function loadLandingText(page: LandingPage, directory?: string): LandingText {
  if (page !== 'blog') return loadPages(directory)[pageKey(page)].hero;
  const { title, intro } = loadBlogPage(directory);
  return { title, intro, searchTitle: title, description: intro };
}
