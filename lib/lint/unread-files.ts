import path from 'node:path';
import { PRICES_FOLDER } from '@/lib/deals/prices/load-observations';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { DATA_FILES } from './content-files';
import { didYouMean } from '@/lib/source/did-you-mean';
import { PICTURES_FOLDER } from '@/lib/site/own-pictures';
import { displayPath, filesBelow, isLitter } from '@/lib/source/read-files';
import { ARTICLES_FOLDER, GUIDES_FOLDER, TEXT_PAGES_FOLDER } from '@/lib/site/content-folders';

/** A guess at the purpose of a file, for the "expected …" of a diagnostic. */
function expectedFor(name: string): string {
  if (/\.(?:md|markdown)$/i.test(name))
    return 'a place in content/blog, where articles stand, or in content/pages';
  const { dir, base } = path.posix.parse(name);
  const beside = DATA_FILES.filter((known) => path.posix.dirname(known) === (dir || '.'));
  return `a file that the site knows${didYouMean(
    base,
    beside.map((known) => path.posix.basename(known)),
  )}`;
}

/** Folders with their own check for files that nothing reads. */
const CHECKED_FOLDERS: readonly string[] = [
  ARTICLES_FOLDER,
  TEXT_PAGES_FOLDER,
  GUIDES_FOLDER,
  PRICES_FOLDER,
  PICTURES_FOLDER,
];

/** Reports files below a content directory that nothing reads, so that no misplaced file is ignored silently. */
export function findUnreadFiles(directory: string): readonly Diagnostic[] {
  return filesBelow(directory)
    .filter((name) => !isLitter(name) && !/^readme\b/i.test(path.basename(name)))
    .filter((name) => !CHECKED_FOLDERS.some((folder) => name.startsWith(`${folder}/`)))
    .filter((name) => !DATA_FILES.includes(name))
    .map((name) => ({
      ...{ file: displayPath(path.join(directory, name)), line: 1, column: 1, field: 'file' },
      found: 'a file that nothing reads',
      expected: expectedFor(name),
    }));
}
