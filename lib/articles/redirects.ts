import { isReservedPage, isReservedSlug, routes } from '@/lib/site/routes';
import type { ArticleSummary } from './article';
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

/** Every former address of these articles, in the order of the articles. */
export function movedArticles(articles: readonly ArticleSummary[]): readonly MovedArticle[] {
  return articles.flatMap(({ slug, title, redirectFrom = [] }) =>
    redirectFrom.map((old) => ({ from: pathOf(old), to: routes.article(slug), title })),
  );
}

interface ReadArticle {
  readonly article: ArticleSummary & { readonly file: string };
  readonly source: DiagnosticSource;
}

/** Whether the site itself uses the first segment of a path or, below the blog, the second. */
export function isOwnPath(path: string): boolean {
  const [, first = '', ...rest] = path.split('/');
  if (path.startsWith(`${routes.blog}/`)) return isReservedSlug(rest[0] ?? '');
  return isReservedPage(first);
}

/**
 * Reports former addresses that cannot redirect, or that several articles list.
 *
 * @param pages slugs of the text pages
 */
export function checkRedirects(
  read: readonly ReadArticle[],
  pages: readonly string[],
): readonly Diagnostic[] {
  const living = new Map([
    ...pages.map((slug) => [routes.textPage(slug), `the page of text '${slug}'`] as const),
    ...read.map(({ article }) => [routes.article(article.slug), article.file] as const),
  ]);
  const claimed = new Map<string, string>();
  return read.flatMap(({ article, source }) =>
    (article.redirectFrom ?? []).flatMap((old, index): readonly Diagnostic[] => {
      const diagnostic = (found: string, expected: string) => [
        source.diagnosticAt(['redirectFrom', index], found, expected),
      ];
      const path = pathOf(old);
      if (path === routes.article(article.slug))
        return diagnostic(`'${old}', the slug of this article`, 'a slug that it had before');
      if (isOwnPath(path)) {
        const what = old === path ? 'address' : 'slug';
        const why = old === path ? 'the site itself has this one' : 'a page of the site itself has this name';
        return diagnostic(`'${old}'`, `another ${what}: ${why}`);
      }
      const taken = living.get(path);
      if (taken) {
        const what = old === path ? `the address of ${taken}` : `the slug of ${taken}`;
        return diagnostic(`'${old}', ${what}`, 'one that nothing has now');
      }
      const other = claimed.get(path);
      if (other) return diagnostic(`'${old}', as in ${other}`, 'each former address once, in one article');
      claimed.set(path, article.file);
      return [];
    }),
  );
}
