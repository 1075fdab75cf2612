import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { isDirectory } from '@/lib/source/read-files';
import { UserError } from '@/scripts/command/command';

/** Bytes of an article; a long one has 60,000. */
const LARGEST_TEXT = 1_000_000;

/** Folders of programs, themes and results, in which no writer keeps an article. */
const IGNORED = [
  'node_modules',
  '.git',
  '_site',
  '.cache',
  'themes',
  'archetypes',
  'vendor',
  '.jekyll-cache',
  '.astro',
  'dist',
  'resources/_gen',
];

/** @throws UserError when there is no such folder */
export function existingFolder(folder: string): string {
  if (!isDirectory(folder)) throw new UserError(`There is no folder ${folder}.`);
  return realpathSync(folder);
}

/** All files below a folder that a writer may have put there, relative to it, with slashes; symbolic links are passed over. */
export const sourceFiles = (root: string): readonly string[] =>
  globSync('**', {
    cwd: root,
    dot: false,
    followSymbolicLinks: false,
    ignore: IGNORED.flatMap((name) => [`${name}/**`, `**/${name}/**`]),
  }).sort();

/** The text of a file, or why it cannot be read, as the rest of a sentence about it. */
export function readText(
  file: string,
  most = LARGEST_TEXT,
): { readonly text: string } | { readonly reason: string } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > most)
    return {
      reason: `has ${Math.ceil(size / 1_000_000)} MB, and ${most / 1_000_000} MB is the most for a text`,
    };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    return text.includes('\0') ? { reason: 'is no text' } : { text: text.replace(/\r\n?/g, '\n') };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      reason:
        code?.startsWith('E') && !code.startsWith('ERR_')
          ? `cannot be read (${code})`
          : 'is no text in UTF-8',
    };
  }
}

/** The file at a path below a folder, unless it leads out of it, also by a symbolic link. */
export function fileBelow(root: string, relative: string): string | undefined {
  const file = path.resolve(root, relative);
  if (!file.startsWith(root + path.sep) || !statSync(file, { throwIfNoEntry: false })?.isFile())
    return undefined;
  return realpathSync(file).startsWith(root + path.sep) ? file : undefined;
}
