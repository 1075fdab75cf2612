import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { didYouMean } from '@/lib/source/did-you-mean';
import { filesBelow } from '@/lib/source/read-files';
import type { DiagnosticSource } from '@/lib/source/yaml-source';
import { ARTICLES_FOLDER, TEXT_PAGES_FOLDER } from './content-folders';

/*
 * Fields of content that name an article or a text page. The file has the name of its page, so the check need not read it.
 */

/** A check that a file exists in a folder of the content directory. `expected` describes it. */
const checkName =
  (folder: string, expected: string) =>
  (
    directory: string,
    source: DiagnosticSource,
    at: readonly PropertyKey[],
    name: string | undefined,
  ): readonly Diagnostic[] => {
    if (name === undefined || existsSync(path.join(directory, folder, `${name}.md`))) return [];
    const names = filesBelow(path.join(directory, folder), '*.md').map((file) =>
      file.slice(0, -'.md'.length),
    );
    return [source.diagnosticAt(at, `'${name}'`, expected + didYouMean(name, names))];
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
