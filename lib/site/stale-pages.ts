import { readFileSync } from 'node:fs';
import { readVariable } from './environment';

/** What a build has decided before it renders: the paths of the pages that it must render. The others are kept from an earlier one. */
export interface StalePages {
  readonly stale: readonly string[];
}

let read: { readonly file: string; readonly paths: ReadonlySet<string> } | undefined;

/** Whether a page is to be rendered: all are, but in a build that has found pages it can keep. */
export function isStale(path: string): boolean {
  const file = readVariable('FAREWIND_STALE_PAGES');
  if (file === undefined) return true;
  if (read?.file !== file) {
    const { stale } = JSON.parse(readFileSync(file, 'utf8')) as StalePages;
    read = { file, paths: new Set(stale) };
  }
  return read.paths.has(path);
}
