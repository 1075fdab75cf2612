import path from 'node:path';
import { displayPath } from '@/lib/source/read-files';
import { UserError } from '@/scripts/command/command';
import { dateOf } from './dates';
import { cutFile, type CutFile } from './frontmatter';
import { readConfiguration } from './read-configuration';
import { existingFolder, readText, sourceFiles } from './read-files';
import { isExport, readWordPress } from './read-wordpress';
import type { Skipped, SourceArticle, SourceSite } from './source';
import { languageOf, MARKDOWN_SYSTEMS, nameOf, type Configuration, type MarkdownSystem } from './systems';

/** Maximum bytes of a WordPress export, which contains all articles of a site. */
const LARGEST_EXPORT = 100_000_000;

const MARKDOWN = /\.(?:mdx?|markdown|mkdn?|mkdown|mdown)$/i;

/** Names of pages that most sites have in addition to articles. */
const NO_ARTICLE_NAME =
  /^(?:about(?:-me|-us)?|contact|privacy(?:-policy)?|imprint|impressum|resume|cv|search|archives?|404|home|now|uses|links|tags|categories|disclosure|disclaimer|terms)$/i;

const NO_ARTICLE =
  /(?:^|\/)(?:readme|changelog|license|contributing|code_of_conduct|agents|claude|todo)\.[a-z]+$/i;

interface ReadFile extends CutFile {
  readonly file: string;
}

/** Detects the system by its typical files, and the root folder of the site. */
function detect(
  files: readonly string[],
): { readonly system: MarkdownSystem; readonly base: string } | undefined {
  for (const system of MARKDOWN_SYSTEMS) {
    // The topmost match is the site's own folder and not that of a theme or an example below it.
    const signs = files
      .filter((file) => system.signs.test(file))
      .map((file) =>
        file.replace(/(?:^|\/)(?:_posts|_drafts|config\/_default)\/.*$/, '/x').replace(/[^/]*$/, ''),
      )
      .sort((a, b) => a.length - b.length);
    const found = signs.find((base) =>
      files.some((file) => file.startsWith(base.replace(/^\//, '')) && system.articles.test(file)),
    );
    if (found !== undefined) return { system, base: found.replace(/^\/|\/$/g, '') };
  }
  return undefined;
}

/** Guesses the system of articles without a configuration: the system whose markup is in most of them. */
function guess(read: readonly ReadFile[], texts: ReadonlyMap<string, string>): MarkdownSystem {
  const score = (system: MarkdownSystem) =>
    read.filter(({ file }) => system.markup.test(texts.get(file) ?? '')).length;
  const [first, ...rest] = MARKDOWN_SYSTEMS;
  const best = rest.reduce((a, b) => (score(b) > score(a) ? b : a), first as MarkdownSystem);
  if (score(best) > 0) return best;
  const byName = read.some(({ file }) => /(?:^|\/)\d{4}-\d\d?-\d\d?-[^/]*$/.test(file)) ? 'Jekyll' : 'Gatsby';
  return MARKDOWN_SYSTEMS.find(({ name }) => name === byName) as MarkdownSystem;
}

function toArticle(
  { file, fields: typed, body, bodyLine, fieldLines, problem }: ReadFile,
  prefix: string,
  system: MarkdownSystem,
  configuration: Configuration,
): SourceArticle {
  const fields = system.readFields?.(typed) ?? typed;
  const dated = /(?:^|\/)(\d{4})-(\d{1,2})-(\d{1,2})(?=[-/.])/.exec(file);
  const date = dated
    ? [dated[1], dated[2]?.padStart(2, '0'), dated[3]?.padStart(2, '0')].join('-')
    : undefined;
  const name = nameOf(file);
  const format = /\.mdx$/i.test(file) ? 'mdx' : /\.html?$/i.test(file) ? 'html' : 'markdown';
  const candidate = { file: file.slice(prefix.length), fields, date: dateOf(fields) ?? date, name };
  return {
    ...{ file, format, fields, body, bodyLine, fieldLines, name, date, firstLine: 1 },
    address: system.address(candidate, configuration),
    oddities: problem === undefined ? [] : [problem],
  };
}

/** Leaves out translations. Only the English version of an article is for this magazine. */
function withoutTranslations(files: readonly ReadFile[], skipped: Skipped[]): readonly ReadFile[] {
  const base = (file: string) => file.replace(/\.[a-z]{2}(?:-[a-zA-Z]{2})?(?=\.[a-z]+$)/, '');
  const byBase = new Map<string, ReadFile[]>();
  for (const each of files) byBase.set(base(each.file), [...(byBase.get(base(each.file)) ?? []), each]);
  return files.filter(({ file }) => {
    const all = byBase.get(base(file)) ?? [];
    const kept =
      all.find((each) => languageOf(each.file) === 'en') ?? all.find((each) => !languageOf(each.file));
    if (!kept || kept.file === file) return true;
    skipped.push({ file, reason: `is ${kept.file} in another language` });
    return false;
  });
}

function readMarkdownSite(root: string, files: readonly string[]): SourceSite {
  const detected = detect(files);
  const prefix = detected?.base ? `${detected.base}/` : '';
  const skipped: Skipped[] = [];
  const texts = new Map<string, string>();
  const read = files
    .filter((file) =>
      detected ? detected.system.articles.test(file) && file.startsWith(prefix) : MARKDOWN.test(file),
    )
    .filter((file) => !NO_ARTICLE.test(file) && !/(?:^|\/)_index\.[^/]*$/.test(file))
    .flatMap((file): readonly ReadFile[] => {
      if (NO_ARTICLE_NAME.test(nameOf(file))) {
        skipped.push({ file, reason: 'is a page, not an article' });
        return [];
      }
      const result = readText(path.join(root, file));
      const cut = 'text' in result ? cutFile(result.text) : undefined;
      if (cut && 'text' in result) {
        texts.set(file, result.text);
        return [{ file, ...cut }];
      }
      skipped.push({ file, reason: 'reason' in result ? result.reason : 'has no fields at its top' });
      return [];
    });
  const system = detected?.system ?? guess(read, texts);
  const base = path.join(root, detected?.base ?? '');
  const configuration = readConfiguration(base, system);
  return {
    system: system.name,
    root,
    publicFolders: [
      ...system.publicFolders.map((folder) => path.posix.join(prefix, folder)),
      ...(detected ? [] : ['static', 'public', 'assets']),
    ],
    home: configuration.home,
    articles: withoutTranslations(read, skipped).map((each) =>
      toArticle(each, prefix, system, configuration),
    ),
    skipped,
    attachments: new Map(),
  };
}

/**
 * Reads the articles of a site in a folder, or in a file that WordPress exported.
 *
 * @throws UserError in one sentence if there is nothing to read
 */
export function readSite(place: string): SourceSite {
  const isFile = /\.xml$/i.test(place);
  const root = existingFolder(isFile ? path.dirname(place) : place);
  const files = isFile ? [path.basename(place)] : sourceFiles(root);
  const exports = files.filter((file) => /^[^/]*\.xml$/i.test(file));
  const told: Skipped[] = [];
  for (const file of exports) {
    const read = readText(path.join(root, file), LARGEST_EXPORT);
    if ('text' in read && !isExport(read.text)) told.push({ file, reason: 'is not a WordPress export' });
    else {
      const site = 'text' in read ? readWordPress(file, read.text) : read;
      if ('reason' in site) told.push({ file, reason: site.reason });
      else if (site.articles.length === 0) told.push({ file, reason: 'contains no posts' });
      else return { system: 'WordPress', root, publicFolders: [''], ...site };
    }
  }
  const site = readMarkdownSite(root, files);
  if (site.articles.length > 0) return site;
  const [first] = [...told, ...site.skipped];
  throw new UserError(
    `No article of Jekyll, Hugo, Astro, Gatsby or WordPress was found in ${displayPath(root)}${first ? `: ${first.file} ${first.reason}` : ''}.`,
  );
}
