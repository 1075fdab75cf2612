import { existsSync } from 'node:fs';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Checked, Diagnostic } from '@/lib/source/diagnostic';
import { findDestinationIds } from '@/lib/deals/destination-ids';
import { expectedAuthor, readAuthors } from './authors';
import { readSeries } from './series';
import { readPictures } from '@/lib/site/pictures';
import { checkLead } from './lead-picture';
import type { Article, CheckedBody } from './article';
import { FIRST_DERIVED_ID } from '@/lib/source/field-rules';
import { bodyWithoutFields, frontmatterSource, splitFrontmatter } from '@/lib/source/frontmatter';
import { readFrontmatter } from './frontmatter';
import { countWords } from './markdown/word-count';
import { didYouMean } from '@/lib/source/did-you-mean';
import { isShown, previewLabel } from './published';
import { currentBuildContext } from '@/lib/site/build-context';
import { readTimeOf } from './read-time';
import { articleDatesSchema } from './schemas';
import { findStrays, listFiles, readTextFile } from '@/lib/source/read-files';
import { memoize } from '@/lib/site/memoize';
import { loadOwnPictures, type OwnPictures } from '@/lib/site/own-pictures';
import { checkRedirects } from './redirects';
import { listTextPages } from './text-pages';
import { fromManifest, record } from '@/lib/source/manifest';
import { parsedOnce } from '@/lib/source/parse-cache';
import { orThrow } from '@/lib/source/yaml-file';
import type { DiagnosticSource } from '@/lib/source/yaml-source';
import { ARTICLES_FOLDER } from '@/lib/site/content-folders';

interface ReadArticle {
  readonly article: Article;
  readonly source: DiagnosticSource;
}

interface ReadFile extends Checked<ReadArticle | undefined> {
  /** The body of an article with invalid fields, if the start of the body is known. */
  readonly bodyAlone?: CheckedBody | undefined;
}

/** An id for a slug. It does not depend on other articles, and never equals an id that an article states. */
function derivedId(slug: string): number {
  return FIRST_DERIVED_ID + createHash('sha256').update(slug).digest().readUIntBE(0, 6);
}

/** The dates of a body if its own are unknown. Its links need not work yet, as in a draft. */
const NO_DATES = { publishDate: '', draft: true } as const;

/** The fields that determine when the links of a body must work, even if other fields are invalid. */
function datesIn(file: string, frontmatter: string): Pick<CheckedBody, 'publishDate' | 'draft'> {
  const { value } = frontmatterSource(file, frontmatter).validate(articleDatesSchema);
  return value ?? NO_DATES;
}

function readArticle(absolute: string): ReadFile {
  const text = readTextFile(absolute);
  if (!('text' in text)) return { value: undefined, diagnostics: [text] };
  const { file } = text;
  const parts = splitFrontmatter(text);
  if ('found' in parts) {
    const rest = bodyWithoutFields(text.text);
    return { value: undefined, diagnostics: [parts], bodyAlone: rest && { ...rest, ...NO_DATES, file } };
  }
  const { frontmatter, ...rest } = parts;
  const { value, diagnostics } = parsedOnce('frontmatter', [file, frontmatter], () =>
    readFrontmatter(file, frontmatter),
  );
  if (value === undefined) {
    return { value, diagnostics, bodyAlone: { ...rest, ...datesIn(file, frontmatter), file } };
  }
  const { fields, lines } = value;
  // The source is parsed again only if there are diagnostics, and then once for all of them.
  let source: DiagnosticSource | undefined;
  const diagnosticAt: DiagnosticSource['diagnosticAt'] = (...place) =>
    (source ??= frontmatterSource(file, frontmatter)).diagnosticAt(...place);
  const { id = derivedId(fields.slug), readTime: stated, author, authors, ...others } = fields;
  let readTime = stated;
  const article: Article = {
    ...others,
    ...rest,
    authors: authors ?? (author === undefined ? [] : [author]),
    file,
    lines,
    id,
    // Computed on demand, because counting words parses the body.
    get readTime() {
      return (readTime ??= readTimeOf(countWords(rest.body)));
    },
    statedReadTime: stated === undefined ? undefined : { text: stated, line: lines.readTime },
  };
  return { value: { article, source: { diagnosticAt } }, diagnostics };
}

/** Reports names that other files do not have. If such a file is invalid, its names are not checked, because all would seem unknown. */
function findUnknownNames(
  { article, source }: ReadArticle,
  pictures: Readonly<Record<string, unknown>> | undefined,
  own: OwnPictures,
  authors: readonly string[] | undefined,
  series: readonly string[] | undefined,
  places: readonly string[] | undefined,
): readonly Diagnostic[] {
  const diagnostics = pictures ? [...checkLead(article, pictures, own, source)] : [];
  for (const [index, name] of article.authors.entries()) {
    const expected = expectedAuthor(name, authors);
    if (expected === undefined) continue;
    const isOne = article.authors.length === 1;
    const several = name.split(/\s*[,;&]\s*|\s+and\s+/);
    diagnostics.push(
      source.diagnosticAt(
        isOne ? ['author'] : ['authors', index],
        `'${name}'`,
        isOne && several.length > 1 ? `'authors: [${several.join(', ')}]' for more than one` : expected,
      ),
    );
  }
  if (article.series !== undefined && series && !series.includes(article.series)) {
    const expected = `a name of content/series.yaml${didYouMean(article.series, series)}`;
    diagnostics.push(source.diagnosticAt(['series'], `'${article.series}'`, expected));
  }
  for (const [index, id] of (places ? (article.destinations ?? []) : []).entries()) {
    if (places?.includes(id)) continue;
    const expected = `an id of content/deals/destinations.yaml${didYouMean(id, places ?? [])}`;
    diagnostics.push(source.diagnosticAt(['destinations', index], `'${id}'`, expected));
  }
  return diagnostics;
}

/** Reports conflicts between articles. */
function findClashes(read: readonly ReadArticle[]): readonly Diagnostic[] {
  const ids = new Map<number, string>();
  const diagnostics: Diagnostic[] = [];
  const slugs = new Map<string, string>();
  const parts = new Map<string, string>();
  let featured: string | undefined;
  // Published and older articles come first, so that a conflict is reported in the newer article.
  const inOrder = [...read].sort(
    ({ article: a }, { article: b }) =>
      Number(a.draft ?? false) - Number(b.draft ?? false) || a.publishDate.localeCompare(b.publishDate, 'en'),
  );
  for (const { article, source } of inOrder) {
    // Derived ids are equal only if the slugs are, and equal slugs are reported below.
    const sameId = article.id < FIRST_DERIVED_ID ? ids.get(article.id) : undefined;
    const expected = 'an id of its own, or no such line: an id is derived from the slug';
    if (sameId) diagnostics.push(source.diagnosticAt(['id'], `${article.id}, as in ${sameId}`, expected));
    else ids.set(article.id, article.file);
    const sameSlug = slugs.get(article.slug);
    if (sameSlug) {
      diagnostics.push(
        source.diagnosticAt(['slug'], `'${article.slug}', as in ${sameSlug}`, 'a slug of its own'),
      );
    } else slugs.set(article.slug, article.file);
    const place = `${article.series} ${article.part}`;
    const samePart = article.series && parts.get(place);
    if (samePart) {
      const expected = 'a place of its own in the series';
      diagnostics.push(source.diagnosticAt(['part'], `${article.part}, as in ${samePart}`, expected));
    } else parts.set(place, article.file);
    // A draft may clash until it is published. A dated article is published automatically, so its clash is reported now.
    if (!article.featured || article.draft) continue;
    if (featured) {
      diagnostics.push(
        source.diagnosticAt(['featured'], `true, as in ${featured}`, 'one featured article at most'),
      );
    }
    featured ??= article.file;
  }
  return diagnostics;
}

/** All articles of a directory, and the bodies of articles with invalid fields, which can still be checked. */
interface ReadArticles extends Checked<readonly Article[]> {
  readonly bodiesAlone: readonly CheckedBody[];
}

/** Reads the articles of a folder. Under `npm run dev`, a file may be deleted after it was listed and before it is read. */
const readFolder = (folder: string) =>
  listFiles(folder, '.md').flatMap((name) => {
    const file = path.join(folder, name);
    const result = readArticle(file);
    return result.value === undefined && !existsSync(file) ? [] : [result];
  });

/** Reads every article of `<directory>/blog`, including drafts and future articles, and collects all diagnostics. */
export function readArticles(directory: string): ReadArticles {
  const folder = path.join(directory, ARTICLES_FOLDER);
  const results = readFolder(folder);
  const read = results.flatMap(({ value }) => value ?? []);
  const pictures = readPictures(directory).value;
  const own = loadOwnPictures(directory);
  const authors = readAuthors(directory).value?.authors.map(({ name }) => name);
  const series = readSeries(directory).value?.map(({ name }) => name);
  const places = findDestinationIds(directory);
  return {
    value: read.map(({ article }) => article).sort((a, b) => a.id - b.id),
    bodiesAlone: results.flatMap(({ bodyAlone }) => bodyAlone ?? []),
    diagnostics: [
      ...findStrays(folder, '.md'),
      ...results.flatMap(({ diagnostics }) => diagnostics),
      ...read.flatMap((one) => findUnknownNames(one, pictures, own, authors, series, places)),
      ...findClashes(read),
      ...checkRedirects(read, listTextPages(directory)),
    ],
  };
}

interface ArticleShelf {
  /** In the order of their ids. */
  readonly all: readonly Article[];
  readonly bySlug: ReadonlyMap<string, Article>;
}

/** Records the articles in the manifest, with the word count of each body, so that no later build step counts again. */
export function recordArticles(articles: readonly (readonly [Article, { readonly words: number }])[]): void {
  for (const [article, { words }] of articles) {
    if (article.statedReadTime) continue;
    Object.defineProperty(article, 'readTime', { value: readTimeOf(words), enumerable: true });
  }
  record(
    ARTICLES_FOLDER,
    articles.map(([article]) => article),
  );
}

/** The articles that this build shows. @throws ContentError with every mistake in every file, including drafts */
export const loadArticles = memoize((directory): ArticleShelf => {
  const known = fromManifest(directory, ARTICLES_FOLDER) as readonly Article[] | undefined;
  const buildContext = currentBuildContext();
  const all = (known ?? orThrow(readArticles(directory)))
    .filter((article) => isShown(article, buildContext))
    .map((article) => Object.assign(article, { previewLabel: previewLabel(article, buildContext) }));
  return { all, bySlug: new Map(all.map((article) => [article.slug, article])) };
});
