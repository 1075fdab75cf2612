import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  articlePicture,
  landingPicture,
  LANDING_PICTURES,
  pinPicture,
  type LandingPicture,
} from '@/lib/share-pictures';
import { ContentError, type Checked, type Finding } from './finding';
import { readAuthors } from './authors';
import { checkPictureKey, readPictures, type Pictures } from './collections';
import { frontmatterSource, readFrontmatter, splitFrontmatter, type Frontmatter } from './frontmatter';
import { didYouMean } from './nearest';
import { currentEdition, isShown, previewLabel } from './published';
import { findStrays, listFiles, oncePerProcess, readTextFile } from './read-files';
import { checkRedirects } from './redirects';
import type { FindingSource } from './yaml-source';

/** An article as its frontmatter tells it, without its body: what lists, cards and metadata need. */
export type ArticleSummary = Omit<Frontmatter['fields'], 'tags'> & {
  readonly tags: readonly string[];
  /** Why visitors do not see it yet; only a preview has such articles. */
  readonly previewLabel?: string | undefined;
};

/** An article with its Markdown. */
export interface Article extends ArticleSummary {
  readonly body: string;
  /** For findings in the body. */
  readonly file: string;
  /** Line of the file on which the body starts (1-based). */
  readonly bodyLine: number;
  readonly lines: Frontmatter['lines'];
}

interface ReadArticle {
  readonly article: Article;
  readonly source: FindingSource;
}

function readArticle(absolute: string, read: typeof readFrontmatter): Checked<ReadArticle | undefined> {
  const text = readTextFile(absolute);
  if (!('text' in text)) return { value: undefined, findings: [text] };
  const { file } = text;
  const parts = splitFrontmatter(text);
  if ('found' in parts) return { value: undefined, findings: [parts] };
  const { frontmatter, ...rest } = parts;
  const { value, findings } = read(file, frontmatter);
  if (value === undefined) return { value, findings };
  const { fields, lines } = value;
  // Read again only for a finding, but then once for all of them.
  let source: FindingSource | undefined;
  const findingAt: FindingSource['findingAt'] = (...place) =>
    (source ??= frontmatterSource(file, frontmatter)).findingAt(...place);
  return { value: { article: { ...fields, ...rest, file, lines }, source: { findingAt } }, findings };
}

/** Names that an article takes from other files; nothing where such a file is itself wrong, since every name would seem so. */
function findUnknownNames(
  { article, source }: ReadArticle,
  pictures: Pictures | undefined,
  authors: readonly string[] | undefined,
): readonly Finding[] {
  const findings = pictures ? [...checkPictureKey(pictures, source, ['image'], article.image)] : [];
  if (authors && !authors.includes(article.author)) {
    const expected = `a name of content/authors.yaml${didYouMean(article.author, authors)}`;
    findings.push(source.findingAt(['author'], `'${article.author}'`, expected));
  }
  return findings;
}

/** Share pictures that would be one file: of 'paris-pin' and, for Pinterest, of 'paris'. */
function findSharedPictures(read: readonly ReadArticle[]): readonly Finding[] {
  const pages = (Object.keys(LANDING_PICTURES) as LandingPicture[]).map(
    (name) => [landingPicture(name).path, `the page '${name}'`] as const,
  );
  const pins = read.map(({ article }) => [pinPicture(article.slug).path, article.file] as const);
  const owners = new Map([...pages, ...pins]);
  return read.flatMap(({ article: { slug }, source }) => {
    const owner = owners.get(articlePicture(slug).path);
    const found = `'${slug}', whose share picture would be that of ${owner}`;
    return owner === undefined ? [] : source.findingAt(['slug'], found, 'another slug');
  });
}

/** Mistakes that only show when the articles are seen together. */
function findClashes(read: readonly ReadArticle[]): readonly Finding[] {
  const ids = new Map<number, string>();
  const findings: Finding[] = [];
  const slugs = new Map<string, string>();
  let featured: string | undefined;
  // Whoever comes later has taken what was there.
  const inOrder = [...read].sort(
    ({ article: a }, { article: b }) =>
      Number(a.draft ?? false) - Number(b.draft ?? false) || a.publishDate.localeCompare(b.publishDate),
  );
  const free = Math.max(0, ...read.map(({ article }) => article.id)) + 1;
  for (const { article, source } of inOrder) {
    const sameId = ids.get(article.id);
    const expected = `an id of its own, such as ${free}`;
    if (sameId) findings.push(source.findingAt(['id'], `${article.id}, as in ${sameId}`, expected));
    else ids.set(article.id, article.file);
    const sameSlug = slugs.get(article.slug);
    if (sameSlug) {
      findings.push(source.findingAt(['slug'], `'${article.slug}', as in ${sameSlug}`, 'a slug of its own'));
    } else slugs.set(article.slug, article.file);
    // A draft may wait with it until its day; an article with a date comes out by itself, so its clash is told today.
    if (!article.featured || article.draft) continue;
    if (featured) {
      findings.push(
        source.findingAt(['featured'], `true, as in ${featured}`, 'one featured article at most'),
      );
    }
    featured ??= article.file;
  }
  return findings;
}

/**
 * Reads every article of `<directory>/blog`, drafts and those of the future too, and gathers all that is wrong with them.
 *
 * @param frontmatter another way to read the fields of an article, such as from a cache
 */
export function readArticles(directory: string, frontmatter = readFrontmatter): Checked<readonly Article[]> {
  const folder = path.join(directory, 'blog');
  const results = listFiles(folder, '.md').map((name) => readArticle(path.join(folder, name), frontmatter));
  const read = results.flatMap(({ value }) => value ?? []);
  const pictures = readPictures(directory).value;
  const authors = readAuthors(directory).value?.authors.map(({ name }) => name);
  return {
    value: read.map(({ article }) => article).sort((a, b) => a.id - b.id),
    findings: [
      ...findStrays(folder, '.md'),
      ...results.flatMap(({ findings }) => findings),
      ...read.flatMap((one) => findUnknownNames(one, pictures, authors)),
      ...findClashes(read),
      ...findSharedPictures(read),
      ...checkRedirects(read),
    ],
  };
}

/** The ids that articles have, those that cannot be read for a mistake of theirs too. */
export function takenIds(directory: string): readonly number[] {
  const folder = path.join(directory, 'blog');
  return listFiles(folder, '.md')
    .map((name) => /^id:[ \t]*['"]?(\d+)/m.exec(readFileSync(path.join(folder, name), 'latin1'))?.[1])
    .map(Number)
    .filter(Number.isSafeInteger);
}

interface ArticleShelf {
  /** In the order of their ids. */
  readonly all: readonly Article[];
  readonly bySlug: ReadonlyMap<string, Article>;
}

/** The articles of the current edition. @throws ContentError naming every mistake in every file, drafts too */
export const loadArticles = oncePerProcess((directory): ArticleShelf => {
  const { value, findings } = readArticles(directory);
  if (findings.length > 0) throw new ContentError(findings);
  const edition = currentEdition();
  const all = value
    .filter((article) => isShown(article, edition))
    .map((article) => ({ ...article, previewLabel: previewLabel(article, edition) }));
  return { all, bySlug: new Map(all.map((article) => [article.slug, article])) };
});
