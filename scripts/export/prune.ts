import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { EMPTY_ROUTE } from '@/lib/site/routes';
import { filesBelow, isLeftBehind } from '@/lib/source/read-files';
import { chunksIn } from './read-page';

const STATICS = '_next/static';

/**
 * Whether the site never uses a file:
 * - what an operating system or an editor left in `public`, which could show an earlier version of a file
 * - the placeholder page or feed of a route that has none, and the unprocessed copy of 404.html (its payload stays)
 * - the manifests of Next's older router, in a folder named after the build
 */
function isUnused(file: string): boolean {
  return (
    isLeftBehind(file) ||
    file.split('/').some((part) => part.split('.')[0] === EMPTY_ROUTE) ||
    file === '_not-found.html' ||
    /^_next\/static\/[^/]+\/_[A-Za-z]+Manifest\.js$/.test(file)
  );
}

/** Moves the files that pages request from Next's export into a site. @returns their names, and the number of files left out */
export function takeUsed(
  from: string,
  to: string,
): { readonly taken: readonly string[]; readonly left: number } {
  const files = filesBelow(from);
  const taken = files.filter((file) => !isUnused(file));
  for (const folder of new Set(taken.map(path.posix.dirname)))
    mkdirSync(path.join(to, folder), { recursive: true });
  for (const file of taken) renameSync(path.join(from, file), path.join(to, file));
  return { taken, left: files.length - taken.length };
}

/**
 * Deletes the chunks that no page, script or style sheet names.
 *
 * @param named names of the chunks that pages name
 * @returns how many were deleted
 */
export function pruneChunks(directory: string, named: ReadonlySet<string>): number {
  const files = filesBelow(path.join(directory, STATICS));
  const known = new Set(named);
  for (const file of files.filter((each) => /\.(?:js|css)$/.test(each)))
    for (const name of chunksIn(readFileSync(path.join(directory, STATICS, file), 'utf8'))) known.add(name);
  const unnamed = files.filter((file) => file.startsWith('chunks/') && !known.has(path.posix.basename(file)));
  for (const file of unnamed) rmSync(path.join(directory, STATICS, file));
  return unnamed.length;
}
