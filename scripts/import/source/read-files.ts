import { readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { isDirectory } from '@/lib/source/read-files';
import { UserError } from '@/scripts/command/command';

/** Maximum bytes of an article. A long article has 60,000. */
const LARGEST_TEXT = 1_000_000;

/** Folders of programs, themes and build output, which contain no articles. */
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

/** @throws UserError if the folder does not exist */
export function existingFolder(folder: string): string {
  if (!isDirectory(folder)) throw new UserError(`There is no folder ${folder}.`);
  return realpathSync(folder);
}

/** All files below a folder that may be a writer's, as relative paths with slashes. Symbolic links are skipped. */
export const sourceFiles = (root: string): readonly string[] =>
  globSync('**', {
    cwd: root,
    dot: false,
    followSymbolicLinks: false,
    ignore: IGNORED.flatMap((name) => [`${name}/**`, `**/${name}/**`]),
  }).sort();

/** The text of a file, or the reason why it cannot be read, as the end of a sentence about the file. */
export function readText(
  file: string,
  most = LARGEST_TEXT,
): { readonly text: string } | { readonly reason: string } {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > most)
    return {
      reason: `has ${Math.ceil(size / 1_000_000)} MB, and ${most / 1_000_000} MB is the maximum for a text`,
    };
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
    return text.includes('\0') ? { reason: 'is not a text file' } : { text: text.replace(/\r\n?/g, '\n') };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return {
      reason:
        code?.startsWith('E') && !code.startsWith('ERR_') ? `cannot be read (${code})` : 'is not UTF-8 text',
    };
  }
}

/** The file at a path below a folder. Undefined if the path leads out of the folder, even through a symbolic link. */
export function fileBelow(root: string, relative: string): string | undefined {
  const file = path.resolve(root, relative);
  if (!file.startsWith(root + path.sep) || !statSync(file, { throwIfNoEntry: false })?.isFile())
    return undefined;
  return realpathSync(file).startsWith(root + path.sep) ? file : undefined;
}
