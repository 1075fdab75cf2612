import { countWords } from '@/lib/articles/markdown/word-count';
import { LANDING_PAGES } from '@/lib/site/landing-pages';
import { routes } from '@/lib/site/routes';

/** One page of each kind of route. */
export interface BenchPage {
  readonly kind: string;
  /** Path of the page, in the form that a visitor types. */
  readonly path: string;
  /** Slug of the article. Other pages have none. */
  readonly slug?: string;
}

/** The length of an article for which its byte budget is set. */
const WORDS = 1025;

/** The part of `Magazine` that the choice needs. */
interface Choice {
  readonly articles: readonly {
    readonly slug: string;
    readonly body: string;
    readonly featured?: boolean | undefined;
  }[];
  readonly categories: ReadonlyMap<string, { readonly slug: string; readonly articles: readonly unknown[] }>;
  /** Most used first. */
  readonly tags: ReadonlyMap<string, { readonly slug: string }>;
}

/** The slug of the article whose length is nearest to `WORDS`. The featured article counts only if there is no other. */
function typicalArticle(articles: Choice['articles']): string | undefined {
  const others = articles.filter(({ featured }) => !featured);
  const offBy = ({ body }: (typeof articles)[number]) => Math.abs(countWords(body) - WORDS);
  const [nearest] = (others.length > 0 ? others : articles).toSorted((a, b) => offBy(a) - offBy(b));
  return nearest?.slug;
}

/** The first page whose path matches the pattern of a kind. */
function firstPage(kind: string, paths: readonly string[], pattern: RegExp): readonly BenchPage[] {
  const path = paths.find((candidate) => pattern.test(candidate));
  return path === undefined ? [] : [{ kind, path }];
}

/**
 * One page of every kind that the export has.
 *
 * @param paths paths of the export's pages, such as '/blog'
 */
export function choosePages(
  paths: readonly string[],
  { articles, categories, tags }: Choice,
): readonly BenchPage[] {
  const featured = articles.find((article) => article.featured)?.slug;
  const largest = [...categories.values()].sort((a, b) => b.articles.length - a.articles.length)[0];
  const [tag] = tags.values();
  const typical = typicalArticle(articles);
  const article = (kind: string, slug: string) => ({ kind, path: routes.article(slug), slug });
  const landing = Object.values(LANDING_PAGES).map(({ label, path }) => ({
    kind: label.toLowerCase(),
    path,
  }));
  const apart = new Set(['/404', ...landing.map(({ path }) => path)]);
  // Folders contain a 404 page.
  const others = paths.filter((path) => !apart.has(path) && !path.endsWith('/404'));
  const pages: readonly BenchPage[] = [
    ...landing,
    { kind: 'blog, page 2', path: routes.blogPage(2) },
    ...(largest ? [{ kind: 'category', path: routes.category(largest.slug) }] : []),
    ...(tag ? [{ kind: 'tag', path: routes.tag(tag.slug) }] : []),
    ...firstPage('author', others, /^\/blog\/author\/[^/]+$/),
    ...firstPage('series', others, /^\/blog\/series\/[^/]+$/),
    ...firstPage('destination', others, /^\/destinations\/[^/]+$/),
    ...firstPage('page of text', others, /^\/[^/]+$/),
    ...(typical ? [article('article', typical)] : []),
    ...(featured && featured !== typical ? [article('featured article', featured)] : []),
    { kind: '404', path: '/404' },
  ];
  const there = new Set(paths);
  return pages.filter(({ path }) => there.has(path));
}
