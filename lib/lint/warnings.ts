import { nameSlug } from '@/lib/source/name-slug';
import type { Article } from '@/lib/articles/article';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { newestFirst } from '@/lib/articles/magazine';
import type { Outline } from './markdown/outline';
import { isShown } from '@/lib/articles/published';
import type { BuildContext } from '@/lib/site/build-context';

/** Characters that search results show before they truncate. Google limits pixels, and about this many characters fit. */
const TITLE_LENGTH = 60;
export const EXCERPT_LENGTH = 160;
/** Months after which readers doubt that an article is still correct. */
const STALE_AFTER = 18;
/** Number of words of a paragraph that fills the screen of a phone. */
const PARAGRAPH_LENGTH = 130;

/** The day a number of months earlier, as YYYY-MM-DD. */
function monthsBefore(today: string, months: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, day)).toISOString().slice(0, 10);
}

/** Reports a text whose last update is later than a day. */
export const updateWarnings = (
  { file, lines, updated }: Pick<Article, 'file' | 'updated'> & { lines: { readonly updated: number } },
  latest: string,
): readonly Diagnostic[] =>
  // A warning and not an error, because the clock of the build machine may be a day behind the writer's.
  updated !== undefined && updated > latest
    ? [
        {
          ...{ file, line: lines.updated, column: 1, field: 'updated', found: updated },
          expected: `${latest} at the latest`,
        },
      ]
    : [];

function fieldWarnings(article: Article, today: string): readonly Diagnostic[] {
  const { file, lines, title, excerpt, publishDate, updated } = article;
  const warning = (field: keyof Article['lines'], found: string, expected: string): Diagnostic => {
    return { file, line: lines[field], column: 1, field, found, expected };
  };
  const tooLong = (field: 'title' | 'excerpt', text: string, most: number) =>
    text.length > most
      ? [warning(field, `${text.length} characters`, `${most} at most, or search results cut it`)]
      : [];
  const last = updated ?? publishDate;
  const latest = publishDate > today ? publishDate : today;
  const isStale = last < monthsBefore(today, STALE_AFTER);
  const reread = `the day on which you last checked it; this day is more than ${STALE_AFTER} months ago`;
  return [
    ...tooLong('title', title, TITLE_LENGTH),
    ...tooLong('excerpt', excerpt, EXCERPT_LENGTH),
    ...updateWarnings(article, latest),
    ...(isStale ? [warning(updated ? 'updated' : 'publishDate', last, `'updated' with ${reread}`)] : []),
  ];
}

/**
 * Warnings about a valid article.
 *
 * @param today YYYY-MM-DD
 */
export function articleWarnings(article: Article, { parts }: Outline, today: string): readonly Diagnostic[] {
  const { file, bodyLine } = article;
  const inBody = parts.flatMap((part): readonly Diagnostic[] => {
    if (part.kind !== 'paragraph' || part.words <= PARAGRAPH_LENGTH) return [];
    const place = { file, line: bodyLine + part.line - 1, column: part.column };
    const found = `a paragraph of ${part.words} words`;
    return [{ ...place, field: 'paragraph', found, expected: `${PARAGRAPH_LENGTH} at most` }];
  });
  // The outline of a body that cannot be parsed contains nothing else.
  if (parts.some(({ kind }) => kind === 'unreadable')) return fieldWarnings(article, today);
  const isLinked = parts.some((part) => part.kind === 'link' && part.url.startsWith('/'));
  const linkless: Diagnostic = {
    ...{ file, line: bodyLine, column: 1, field: 'body' },
    found: 'no link to another page of the site',
    expected: 'one at least, such as [text](/blog/another-article)',
  };
  return [...fieldWarnings(article, today), ...inBody, ...(isLinked ? [] : [linkless])];
}

/** From the oldest to the newest. Articles that visitors do not see yet come last. */
function inOrderOfPublication(articles: readonly Article[], buildContext: BuildContext): readonly Article[] {
  const isHidden = (article: Article) => Number(!isShown(article, buildContext));
  return [...articles].sort((a, b) => isHidden(a) - isHidden(b) || newestFirst(b, a));
}

/** Reports a title that an older article has already: readers of a list could not tell the two apart. */
export function titleWarnings(
  articles: readonly Article[],
  buildContext: BuildContext,
): readonly Diagnostic[] {
  const files = new Map<string, string>();
  return inOrderOfPublication(articles, buildContext).flatMap(({ file, lines, title }) => {
    const other = files.get(title.toLowerCase());
    if (other === undefined) {
      files.set(title.toLowerCase(), file);
      return [];
    }
    const found = `'${title}', as in ${other}`;
    return { file, line: lines.title, column: 1, field: 'title', found, expected: 'a title of its own' };
  });
}

/**
 * Reports tags that share an address: two spellings of a tag, or two tags such as C and C#. They have one page, named as in the
 * oldest article (`loadMagazine`). Articles that visitors do not see yet come last, because they do not name pages. Two such tags of one
 * article are an error of their own.
 */
export function tagWarnings(articles: readonly Article[], buildContext: BuildContext): readonly Diagnostic[] {
  const named = new Map<string, { readonly name: string; readonly file: string }>();
  return inOrderOfPublication(articles, buildContext).flatMap(({ file, lines, tags }) =>
    tags.flatMap((name): readonly Diagnostic[] => {
      const first = named.get(nameSlug(name));
      if (!first) named.set(nameSlug(name), { name, file });
      if (!first || first.name === name || first.file === file) return [];
      const found = `'${name}', which shares a page with '${first.name}' in ${first.file}`;
      const expected = `'${first.name}', or a tag of other letters`;
      return [{ file, line: lines.tags, column: 1, field: 'tags', found, expected }];
    }),
  );
}
