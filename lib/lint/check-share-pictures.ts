import { LANDING_PAGE_NAMES } from '@/lib/site/landing-pages';
import type { Article } from '@/lib/articles/article';
import { articlePicture, landingPicture, pinPicture, sharePicture } from '@/lib/seo/share-pictures';
import type { Diagnostic } from '@/lib/source/diagnostic';

/** A path without the file extension. */
const nameOf = (path: string) => path.replace(/\.\w+$/, '');

/**
 * Reports share pictures with the same file name: the card of `paris-pin` and the pin of `paris`, or the pin of `page-to` and the
 * picture of the page `/to-pin`. Page names in sub-ids are formed like the names of share pictures, so this check keeps them different,
 * too.
 *
 * @param texts paths of the text pages and the guides
 */
export function checkSharePictures(
  articles: readonly Article[],
  texts: readonly string[],
): readonly Diagnostic[] {
  const pages = new Map([
    ...LANDING_PAGE_NAMES.map((name) => [nameOf(landingPicture(name).path), `the page '${name}'`] as const),
    ...texts.map((path) => [nameOf(sharePicture(path).path), `the page ${path}`] as const),
  ]);
  const pins = new Map(articles.map((article) => [nameOf(pinPicture(article).path), article.file] as const));
  return articles.flatMap((article) => {
    const { slug, file, lines } = article;
    const card = nameOf(articlePicture(article).path);
    const owner = pins.get(card) ?? pages.get(card) ?? pages.get(nameOf(pinPicture(article).path));
    if (owner === undefined) return [];
    const found = `'${slug}', whose share picture would be that of ${owner}`;
    return [{ file, line: lines.slug, column: 1, field: 'slug', found, expected: 'another slug' }];
  });
}
