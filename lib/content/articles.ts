import { readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type { z } from 'zod';
import { ContentError, type Checked, type Finding } from './finding';
import { readAuthors } from './authors';
import { checkFields, findCutTexts } from './check-fields';
import { readPictures, type Pictures } from './collections';
import { didYouMean } from './nearest';
import { currentEdition, isShown, previewLabel } from './published';
import { findStrays, listFiles, oncePerProcess, readTextFile, type TextFile } from './read-files';
import { checkRedirects } from './redirects';
import { articleSchema } from './schemas';
import { readYaml, type YamlSource } from './yaml-source';

/** An article as its frontmatter tells it, without its body: what lists, cards and metadata need. */
export type ArticleSummary = Readonly<Omit<z.infer<typeof articleSchema>, 'tags'>> & {
  readonly tags: readonly string[];
  /** Why visitors do not see it yet; only a preview has such articles. */
  readonly previewLabel?: string | undefined;
};

const LATER_FIELDS = ['title', 'excerpt', 'publishDate', 'updated', 'readTime', 'tags'] as const;

/** An article with its Markdown. */
export interface Article extends ArticleSummary {
  readonly body: string;
  /** For findings in the body. */
  readonly file: string;
  /** Line of the file on which the body starts (1-based). */
  readonly bodyLine: number;
  /** Lines of the fields that are judged together with the body, the clock or other articles. */
  readonly lines: Readonly<Record<(typeof LATER_FIELDS)[number], number>>;
}

interface ReadArticle {
  readonly article: Article;
  readonly source: YamlSource;
}

/** gray-matter would run `---js` frontmatter as code; here it only splits the file, and no engine of its own ever runs. */
const SPLIT_ONLY = {
  engines: { yaml: () => ({}) },
} as const;

function splitFrontmatter({ file, text }: TextFile): Finding | { frontmatter: string; body: string } {
  const finding = (found: string, expected: string): Finding => ({
    file,
    line: 1,
    column: 1,
    field: 'frontmatter',
    found,
    expected,
  });
  if (!matter.test(text))
    return finding('no frontmatter', "a first line '---' and the article's fields below it");
  const { name } = matter.language(text);
  if (name !== '' && name !== 'yaml')
    return finding(`the language '${name}'`, "a first line of '---' and YAML below it");
  if (!/\n---[ \t]*(?:\r?\n|$)/.test(text)) return finding('no end', "a line '---' after the last field");
  const split = matter(text, SPLIT_ONLY);
  return { frontmatter: split.matter.replace(/^\r?\n/, ''), body: split.content };
}

function readArticle(absolute: string): Checked<ReadArticle | undefined> {
  const source = readTextFile(absolute);
  if (!('text' in source)) return { value: undefined, findings: [source] };
  const parts = splitFrontmatter(source);
  if ('found' in parts) return { value: undefined, findings: [parts] };
  const yaml = readYaml(source.file, parts.frontmatter, 2);
  const { value, findings } = yaml.validate(articleSchema);
  const cut = findCutTexts(yaml);
  if (value === undefined) return { value: undefined, findings: [...findings, ...cut] };
  const bodyLine = source.text.slice(0, source.text.length - parts.body.length).split('\n').length;
  const lines = Object.fromEntries(
    LATER_FIELDS.map((field) => [field, yaml.findingAt([field], '', '').line]),
  ) as Article['lines'];
  return {
    value: {
      article: { ...value, body: parts.body, file: source.file, bodyLine, lines },
      source: yaml,
    },
    findings: [...cut, ...checkFields(value, absolute, yaml)],
  };
}

/** Names that an article takes from other files; nothing where such a file is itself wrong, since every name would seem so. */
function findUnknownNames(
  { article, source }: ReadArticle,
  pictures: Pictures | undefined,
  authors: readonly string[] | undefined,
): readonly Finding[] {
  const findings: Finding[] = [];
  if (pictures && !Object.hasOwn(pictures, article.image)) {
    const expected = `a key of content/pictures.yaml${didYouMean(article.image, Object.keys(pictures))}`;
    findings.push(source.findingAt(['image'], `'${article.image}'`, expected));
  }
  if (authors && !authors.includes(article.author)) {
    const expected = `a name of content/authors.yaml${didYouMean(article.author, authors)}`;
    findings.push(source.findingAt(['author'], `'${article.author}'`, expected));
  }
  return findings;
}

/** Mistakes that only show when the articles are seen together. */
function findClashes(read: readonly ReadArticle[]): readonly Finding[] {
  const ids = new Map<number, string>();
  const findings: Finding[] = [];
  const slugs = new Map<string, string>();
  let featured: string | undefined;
  for (const { article, source } of read) {
    const sameId = ids.get(article.id);
    if (sameId) findings.push(source.findingAt(['id'], `${article.id}, as in ${sameId}`, 'an id of its own'));
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

/** Reads every article of `<directory>/blog`, drafts and those of the future too, and gathers all that is wrong with them. */
export function readArticles(directory: string): Checked<readonly Article[]> {
  const folder = path.join(directory, 'blog');
  const results = listFiles(folder, '.md').map((name) => readArticle(path.join(folder, name)));
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
