import { nameSlug } from '@/lib/source/name-slug';
import { routes, TOPIC_PATH } from '@/lib/site/routes';
import type { Article } from '@/lib/articles/article';
import { didYouMean } from '@/lib/source/did-you-mean';
import { publicFrom, whyHidden } from '@/lib/articles/published';

/** Paths of the site, each with the first day (YYYY-MM-DD) on which it exists; '' for always. */
export type Paths = ReadonlyMap<string, string>;

/**
 * Every path that an article may link to. A list exists from the day of its first article.
 *
 * @param files names of all article files without extension, because the address of an invalid article is also known
 * @param texts paths of the text pages and the guides
 */
export function pathsOf(
  articles: readonly Article[],
  files: readonly string[],
  texts: readonly string[],
): Paths {
  const paths = new Map(texts.map((path) => [path, '']));
  for (const route of Object.values(routes)) if (typeof route === 'string') paths.set(route, '');
  for (const article of articles) {
    const from = publicFrom(article);
    const { slug, category, tags, authors, series } = article;
    for (const path of [
      routes.article(slug),
      routes.category(nameSlug(category)),
      ...authors.map((author) => routes.author(nameSlug(author))),
      ...(series === undefined ? [] : [routes.series(nameSlug(series))]),
      ...tags.map((tag) => routes.tag(nameSlug(tag))),
    ]) {
      const known = paths.get(path);
      if (known === undefined || from < known) paths.set(path, from);
    }
  }
  for (const name of files) {
    const path = routes.article(name);
    if (!paths.has(path)) paths.set(path, '');
  }
  return paths;
}

/** The problem of a link to a path that must exist on a day, if there is one. */
export function pathProblem(
  path: string,
  { paths, unread }: { readonly paths: Paths; readonly unread: ReadonlySet<string> },
  day: string,
): { readonly found: string; readonly expected: string } | undefined {
  const from = paths.get(path);
  // An article that cannot be read may have the tag, or be the first article with it.
  if (unread.size > 0 && TOPIC_PATH.test(path)) return undefined;
  if (from === undefined) {
    return { found: `'${path}'`, expected: `a page of the site${didYouMean(path, [...paths.keys()])}` };
  }
  return from > day
    ? { found: `'${path}', ${whyHidden(from)}`, expected: `a page that visitors can open on ${day}` }
    : undefined;
}
