import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Diagnostic } from './diagnostic';
import { DIRECTION_CONTROLS } from './invisible-characters';

/** A path for messages: relative to the project if the file is inside it, otherwise absolute. */
export function displayPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? file : relative.split(path.sep).join('/');
}

/**
 * Characters that show damage: control characters except tab and line ends, the replacement character that programs write for
 * unreadable bytes, and code points that XML does not allow.
 */
const DAMAGE = /(?![\t\n\r])[\p{Cc}\ufffd\ufffe\uffff]|\r(?!\n)/u;

/**
 * Characters that text programs leave behind: overrides of the direction, which show words in another order, and private characters,
 * such as Word's bullets, which show as boxes.
 */
const LEFT_OVER = new RegExp(`[${DIRECTION_CONTROLS}\\p{Co}]`, 'u');

const UNWANTED = new RegExp(`${DAMAGE.source}|${LEFT_OVER.source}`, 'u');

/** The first line of a conflict that Git could not resolve. */
const CONFLICT = /^<{7}(?: .*)?$/m;

export interface TextFile {
  readonly file: string;
  readonly text: string;
}

/** What is at the place of a file that cannot be read, by the code of the error. */
const UNREADABLE: Readonly<Record<string, string>> = {
  ENOENT: 'nothing',
  EISDIR: 'a folder',
  EACCES: 'a file that this account cannot read',
};

/** Reads a file as UTF-8 without its byte order mark. Returns a diagnostic if the file is missing or damaged. */
export function readTextFile(absolute: string): TextFile | Diagnostic {
  const file = displayPath(absolute);
  const diagnostic = (found: string, expected: string): Diagnostic => ({
    file,
    line: 1,
    column: 1,
    field: 'file',
    found,
    expected,
  });
  let bytes: Buffer;
  try {
    bytes = readFileSync(absolute);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return diagnostic(UNREADABLE[code] ?? `no readable file (${code})`, 'a file at this place');
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return diagnostic('bytes that are not UTF-8', 'a text file saved as UTF-8');
  }
  const damaged = UNWANTED.exec(text) ?? CONFLICT.exec(text);
  if (!damaged) return { file, text };
  const before = text.slice(0, damaged.index).split('\n');
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  if (damaged[0].startsWith('<'))
    return {
      ...diagnostic(
        "a conflict of Git between '<<<<<<<' and '>>>>>>>'",
        "one version of these lines, without '<<<<<<<', '=======' and '>>>>>>>'",
      ),
      ...place,
    };
  if (damaged[0] === '\r')
    return {
      ...diagnostic('an end of line that is CR alone', 'a file saved with line ends LF or CRLF'),
      ...place,
    };
  const code = damaged[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const [what, expected] = LEFT_OVER.test(damaged[0])
    ? [
        'which a text program left behind',
        'the text without it: delete the character, or type the line again if you cannot see it',
      ]
    : ['which does not belong in text', 'the text as it was written'];
  return { ...diagnostic(`the character U+${code}, ${what}`, expected), ...place };
}

export const isDirectory = (directory: string): boolean =>
  statSync(directory, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Names of the files in a directory that have an extension, sorted so that every build reads them in the same order. A missing
 * directory counts as empty, because Git does not keep empty directories.
 */
export function listFiles(directory: string, extension: string): readonly string[] {
  if (!isDirectory(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension) && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort();
}

/** Names that operating systems and editors give to their own files: also copies (`._photo.jpg`) and swap files (`.page.html.swp`). */
const LEFT_BEHIND = /^\.(?:DS_Store|_.+|.+\.sw[a-p])$|~$|^(?:Thumbs\.db|desktop\.ini)$/i;

const partsOf = (name: string) => name.split('/');

/** Whether an operating system or an editor left a file behind, or the folder that contains it. */
export const isLeftBehind = (name: string): boolean => partsOf(name).some((part) => LEFT_BEHIND.test(part));

/** Whether a file is left behind or hidden. Such files are not content. */
export const isLitter = (name: string): boolean =>
  isLeftBehind(name) || partsOf(name).some((part) => part.startsWith('.'));

/** A diagnostic for each entry of a directory that `listFiles` skips, so that no misnamed file is ignored silently. */
export function findStrays(directory: string, extension: string): readonly Diagnostic[] {
  if (!isDirectory(directory)) return [];
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => !isLitter(entry.name) && !(entry.isFile() && entry.name.endsWith(extension)))
    .map((entry) => ({
      file: displayPath(path.join(directory, entry.name)),
      line: 1,
      column: 1,
      field: 'file',
      found: entry.isFile()
        ? `the name '${entry.name}'`
        : entry.isDirectory()
          ? 'a folder'
          : 'a link or another special file',
      expected: `a file whose name ends in '${extension}', directly in this folder`,
    }));
}

/** All files below a directory that match a pattern, relative to it, with slashes and in a fixed order. */
export const filesBelow = (directory: string, pattern = '**'): readonly string[] =>
  globSync(pattern, { cwd: directory, dot: true }).sort();
