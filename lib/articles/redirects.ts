import { isReservedSlug, routes } from '@/lib/site/routes';
import type { ArticleSummary } from './article';
import type { Diagnostic } from '@/lib/source/diagnostic';
import type { DiagnosticSource } from '@/lib/source/yaml-source';

/*
 * Renamed articles: the frontmatter of an article lists the slugs it had before (`redirectFrom`), and each of these
 * addresses leads to it on every host.
 */

/** An address that an article had before. Paths carry no base path. */
export interface MovedArticle {
  readonly from: string;
  readonly to: string;
  readonly title: string;
}

/** Every former address of these articles, in the order of the articles. */
export function movedArticles(articles: readonly ArticleSummary[]): readonly MovedArticle[] {
  return articles.flatMap(({ slug, title, redirectFrom = [] }) =>
    redirectFrom.map((old) => ({ from: routes.article(old), to: routes.article(slug), title })),
  );
}

interface ReadArticle {
  readonly article: ArticleSummary & { readonly file: string };
  readonly source: DiagnosticSource;
}

/** Former slugs that cannot lead anywhere, or not to one article only. */
export function checkRedirects(read: readonly ReadArticle[]): readonly Diagnostic[] {
  const living = new Map(read.map(({ article }) => [article.slug, article.file]));
  const claimed = new Map<string, string>();
  return read.flatMap(({ article, source }) =>
    (article.redirectFrom ?? []).flatMap((old, index): readonly Diagnostic[] => {
      const diagnostic = (found: string, expected: string) => [
        source.diagnosticAt(['redirectFrom', index], found, expected),
      ];
      if (old === article.slug)
        return diagnostic(`'${old}', the slug of this article`, 'a slug that it had before');
      if (isReservedSlug(old))
        return diagnostic(`'${old}'`, 'another slug: a page of the site itself has this name');
      const taken = living.get(old);
      if (taken) return diagnostic(`'${old}', the slug of ${taken}`, 'a slug that no article has now');
      const other = claimed.get(old);
      if (other) return diagnostic(`'${old}', as in ${other}`, 'each former slug once, in one article');
      claimed.set(old, article.file);
      return [];
    }),
  );
}
