import { isReservedPage, isReservedSlug, PAGE_ENDINGS, routes } from '@/lib/site/routes';
import type { Article, ArticleSummary } from './article';
import type { Diagnostic } from '@/lib/source/diagnostic';
import type { DiagnosticSource } from '@/lib/source/yaml-source';

/*
 * Redirects of renamed articles. The frontmatter of an article lists its former slugs, or its paths on another site
 * (`redirectFrom`). Each of these addresses redirects to the article on every host.
 */

/** A former address of an article. Paths have no base path. */
export interface MovedArticle {
  readonly from: string;
  readonly to: string;
  readonly title: string;
}

/** The path of a former address. */
const pathOf = (former: string): string => (former.startsWith('/') ? former : routes.article(former));

interface ReadArticle {
  readonly article: ArticleSummary & { readonly file: string };
  readonly source: DiagnosticSource;
}

const FILE = new RegExp(String.raw`\.(?:${PAGE_ENDINGS.join('|')})(?:/.*)?$`);

/** The path of the page that has a file at a path or above it: /blog/light-bags for /blog/light-bags.md and /blog/light-bags.md/old. */
export const pageOf = (path: string): string => path.replace(FILE, '');

const FEEDS: readonly string[] = [routes.rss, routes.atom, routes.jsonFeed];

/** Whether the site itself uses the first segment of a path or, below the blog, the second. */
export function isOwnPath(path: string): boolean {
  const [, first = '', second = ''] = path.split('/');
  if (!path.startsWith(`${routes.blog}/`)) return isReservedPage(first);
  return isReservedSlug(pageOf(second)) || FEEDS.includes(`${routes.blog}/${second}`);
}

interface Listing {
  readonly article: {
    readonly slug: string;
    readonly file: string;
    readonly redirectFrom?: readonly string[] | undefined;
  };
}

/** A former address that cannot redirect. */
interface RedirectFault<L extends Listing> {
  readonly listing: L;
  /** The place of the address in `redirectFrom`. */
  readonly index: number;
  readonly found: string;
  readonly expected: string;
}

/**
 * Finds former addresses that cannot redirect, or that several articles list. Addresses must differ in more than capital letters, which
 * disks of macOS and Windows and some hosts ignore.
 *
 * @param pages slugs of the text pages
 */
export function findRedirectFaults<L extends Listing>(
  listings: readonly L[],
  pages: readonly string[],
): readonly RedirectFault<L>[] {
  // All of these addresses are in small letters.
  const living = new Map([
    ...pages.map((slug) => [routes.textPage(slug), `the page of text '${slug}'`] as const),
    ...listings.map(({ article }) => [routes.article(article.slug), article.file] as const),
  ]);
  const claimed = new Map<string, { readonly path: string; readonly file: string }>();
  return listings.flatMap((listing) => {
    const { slug, file, redirectFrom = [] } = listing.article;
    return redirectFrom.flatMap((old, index): readonly RedirectFault<L>[] => {
      const fault = (found: string, expected: string) => [{ listing, index, found, expected }];
      const tooLike = (what: string, expected: string) =>
        fault(
          `'${old}', ${what} apart from capital letters`,
          `${expected}, because disks and hosts may ignore capital letters`,
        );
      const path = pathOf(old);
      const small = path.toLowerCase();
      const page = pageOf(small);
      if (path === routes.article(slug))
        return fault(`'${old}', the slug of this article`, 'a slug that it had before');
      if (isOwnPath(path)) {
        const what = old === path ? 'address' : 'slug';
        const why =
          old === path
            ? 'addresses of the site itself begin like this one'
            : 'a page of the site itself has this name';
        return fault(`'${old}'`, `another ${what}: ${why}`);
      }
      if (isOwnPath(small)) return tooLike('which begins like addresses of the site itself', 'no such entry');
      const taken = living.get(page);
      if (taken) {
        const own = old === path ? 'address' : 'slug';
        const what =
          page === small ? `the ${own} of ${taken}` : `the address of a file of ${taken} or below one`;
        return path === small
          ? fault(`'${old}', ${what}`, 'one that nothing has now')
          : tooLike(what, 'no such entry');
      }
      const other = claimed.get(small);
      if (other && path !== other.path)
        return tooLike(`as '${other.path}' in ${other.file}`, 'one of the two');
      if (other) return fault(`'${old}', as in ${other.file}`, 'each former address once, in one article');
      claimed.set(small, { path, file });
      return [];
    });
  });
}

/**
 * The former addresses of these articles that can redirect, in the order of the articles.
 *
 * @param pages slugs of the text pages
 */
export function movedArticles(
  articles: readonly Article[],
  pages: readonly string[],
): readonly MovedArticle[] {
  const faults = findRedirectFaults(
    articles.map((article) => ({ article })),
    pages,
  );
  return articles.flatMap((article) =>
    (article.redirectFrom ?? []).flatMap((old, at) =>
      faults.some(({ listing, index }) => listing.article === article && index === at)
        ? []
        : [{ from: pathOf(old), to: routes.article(article.slug), title: article.title }],
    ),
  );
}

/**
 * Reports former addresses that cannot redirect, or that several articles list.
 *
 * @param pages slugs of the text pages
 */
export const checkRedirects = (
  read: readonly ReadArticle[],
  pages: readonly string[],
): readonly Diagnostic[] =>
  findRedirectFaults(read, pages).map(({ listing: { source }, index, found, expected }) =>
    source.diagnosticAt(['redirectFrom', index], found, expected),
  );
