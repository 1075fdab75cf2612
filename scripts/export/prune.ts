import { readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { EMPTY_ROUTE } from '@/lib/site/routes';
import { filesBelow } from '@/lib/source/read-files';

const CHUNK = /static\/chunks\/([\w.~-]+\.\w+)/g;

/**
 * Whether a file serves nothing but what this site does not use:
 * - segments of pages, which Next fetches ahead of a click; the links of this site prefetch nothing, and a click fetches the
 *   page's one payload (`__tests__/browser/hydration.spec.ts` follows links and finds nothing missing)
 * - the page or feed that stands for a route without any, and the plain twin of 404.html (its payload stays)
 * - the manifests of Next's older router, in a folder named after the build
 */
function isUnused(file: string): boolean {
  const name = path.posix.basename(file);
  return (
    /^__next\..*\.txt$/.test(name) ||
    file.split('/').some((part) => part.split('.')[0] === EMPTY_ROUTE) ||
    file === '_not-found.html' ||
    /^_next\/static\/[^/]+\/_[A-Za-z]+Manifest\.js$/.test(file)
  );
}

/** Chunks that are named in no payload, no bootstrap and no other chunk: nothing can ask for them. */
function unnamedChunks(directory: string, files: readonly string[]): readonly string[] {
  const named = new Set<string>();
  for (const file of files.filter((each) => /\.(?:txt|js|css|html)$/.test(each))) {
    for (const [, name = ''] of readFileSync(path.join(directory, file), 'utf8').matchAll(CHUNK))
      named.add(name);
  }
  return files.filter(
    (file) => file.startsWith('_next/static/chunks/') && !named.has(path.posix.basename(file)),
  );
}

function removeEmptyFolders(directory: string): void {
  const folders = globSync('**', { cwd: directory, dot: true, onlyDirectories: true, absolute: true });
  // The innermost first.
  for (const folder of folders.sort().reverse()) if (readdirSync(folder).length === 0) rmdirSync(folder);
}

/** Takes out of an export what no page asks for. @returns the files that are gone */
export function prune(directory: string): readonly string[] {
  const files = filesBelow(directory);
  const unused = new Set(files.filter(isUnused));
  const kept = files.filter((file) => !unused.has(file));
  const gone = [...unused, ...unnamedChunks(directory, kept)];
  for (const file of gone) rmSync(path.join(directory, file));
  removeEmptyFolders(directory);
  return gone;
}
