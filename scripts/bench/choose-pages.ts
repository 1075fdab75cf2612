import { LANDING_PAGES } from '@/lib/site/landing-pages';
import { routes } from '@/lib/site/routes';

/** One page of each kind of route. */
export interface BenchPage {
  readonly kind: string;
  /** As a visitor types it. */
  readonly path: string;
  /** Of the article on it; other pages have none. */
  readonly slug?: string;
}

/** Nearest to the 1,025 words for which the byte budget of an article is set. */
const ARTICLE = 'paying-abroad';

/** What decides: `Magazine`, as far as it is needed. */
interface Choice {
  readonly articles: readonly { readonly slug: string; readonly featured?: boolean | undefined }[];
  readonly categories: ReadonlyMap<string, { readonly slug: string; readonly articles: readonly unknown[] }>;
  /** The most used first. */
  readonly tags: ReadonlyMap<string, { readonly slug: string }>;
}

/**
 * One page of every kind that the export has.
 *
 * @param paths of the export's pages, such as '/blog'
 */
export function choosePages(
  paths: readonly string[],
  { articles, categories, tags }: Choice,
): readonly BenchPage[] {
  const featured = articles.find((article) => article.featured)?.slug;
  const largest = [...categories.values()].sort((a, b) => b.articles.length - a.articles.length)[0];
  const [tag] = tags.values();
  const article = (kind: string, slug: string) => ({ kind, path: routes.article(slug), slug });
  const pages: readonly BenchPage[] = [
    ...Object.values(LANDING_PAGES).map(({ label, path }) => ({ kind: label.toLowerCase(), path })),
    { kind: 'blog, page 2', path: routes.blogPage(2) },
    ...(largest ? [{ kind: 'category', path: routes.category(largest.slug) }] : []),
    ...(tag ? [{ kind: 'tag', path: routes.tag(tag.slug) }] : []),
    article('article', ARTICLE),
    ...(featured ? [article('featured article', featured)] : []),
    // Under its own name the page answers 200; Lighthouse takes an error status for a page that did not load.
    { kind: '404', path: '/404' },
  ];
  const there = new Set(paths);
  return pages.filter(({ path }) => there.has(path));
}
