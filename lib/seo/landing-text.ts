import { loadBlogPage } from '@/lib/articles/load-blog';
import { pageKey, type LandingPage } from '@/lib/site/landing-pages';
import { loadPages } from '@/lib/site/load-pages';

/** The texts of a landing page. */
export interface LandingText {
  /** The headline. */
  readonly title: string;
  readonly intro: string;
  /** The title for search results, tabs and shared links, where it appears without the intro. */
  readonly searchTitle: string;
  /** For search results and social previews. */
  readonly description: string;
}

/**
 * The text of a landing page, from `content/pages.yaml` or `content/blog.yaml`.
 *
 * @throws ContentError for invalid content
 */
export function loadLandingText(page: LandingPage, directory?: string): LandingText {
  if (page !== 'blog') return loadPages(directory)[pageKey(page)].hero;
  const { title, intro } = loadBlogPage(directory);
  return { title, intro, searchTitle: title, description: intro };
}
