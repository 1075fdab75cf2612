import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { didYouMean } from '@/lib/source/did-you-mean';
import { frontmatterSource, splitFrontmatter } from '@/lib/source/frontmatter';
import { filesBelow, readTextFile } from '@/lib/source/read-files';
import type { DiagnosticSource } from '@/lib/source/yaml-source';
import { ARTICLES_FOLDER, TEXT_PAGES_FOLDER } from './content-folders';

/*
 * Fields of content that name an article or a text page. The file has the name of its page, so the check reads files only to explain
 * an unknown name.
 */

/** The file, without its ending, that has a name among its former ones. */
const renamed = (folder: string, names: readonly string[], former: string): string | undefined =>
  names.find((name) => {
    const read = readTextFile(path.join(folder, `${name}.md`));
    const split = 'text' in read ? splitFrontmatter(read) : read;
    if (!('frontmatter' in split)) return false;
    const { texts } = frontmatterSource(name, split.frontmatter);
    return texts().some(({ path: [field], text }) => field === 'redirectFrom' && text === former);
  });

/** A check that a file exists in a folder of the content directory. `expected` describes it. */
const checkName =
  (folder: string, expected: string) =>
  (
    directory: string,
    source: DiagnosticSource,
    at: readonly PropertyKey[],
    name: string | undefined,
  ): readonly Diagnostic[] => {
    if (name === undefined) return [];
    // A path such as /contact finds the file, too, but is no part of an address.
    if (!/[/\\]/.test(name) && existsSync(path.join(directory, folder, `${name}.md`))) return [];
    const names = filesBelow(path.join(directory, folder), '*.md').map((file) =>
      file.slice(0, -'.md'.length),
    );
    const now = renamed(path.join(directory, folder), names, name);
    const right =
      now === undefined ? expected + didYouMean(name, names) : `'${now}', the new slug of that article`;
    return [source.diagnosticAt(at, `'${name}'`, right)];
  };

/** Reports a field that names an unknown article. */
export const checkArticle = checkName(
  ARTICLES_FOLDER,
  `the slug of an article in content/${ARTICLES_FOLDER}`,
);

/** Reports a field that names an unknown text page. */
export const checkTextPage = checkName(
  TEXT_PAGES_FOLDER,
  `the name of a file in content/${TEXT_PAGES_FOLDER}, without its ending`,
);
