import { readFileSync } from 'node:fs';
import { readVariable } from './environment';

/** The paths of the pages that a build must render. It keeps all other pages from an earlier build. */
export interface StalePages {
  readonly stale: readonly string[];
}

let read: { readonly file: string; readonly paths: ReadonlySet<string> } | undefined;

/**
 * Whether Next must render a page: every page, unless the build found pages that it can keep. The file is read once, so this is for the
 * processes of one run of Next only.
 */
export function isStale(path: string): boolean {
  const file = readVariable('FAREWIND_STALE_PAGES');
  if (file === undefined) return true;
  if (read?.file !== file) {
    const { stale } = JSON.parse(readFileSync(file, 'utf8')) as StalePages;
    read = { file, paths: new Set(stale) };
  }
  return read.paths.has(path);
}
