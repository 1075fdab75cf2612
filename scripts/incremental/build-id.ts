import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { rawVariable } from '@/lib/site/environment';
import { filesBelow } from '@/lib/source/read-files';

/** Everything besides the content that a site is built from. */
export const SOURCES = [
  'app',
  'components',
  'lib',
  'public',
  'scripts',
  'package-lock.json',
  'next.config.mjs',
  'next-sitemap.config.mjs',
  'package.json',
  'tsconfig.json',
];
/** Variables that change the scripts that the browser runs. */
const SETTINGS = ['SITE_URL', 'BASE_PATH'];

const filesOf = (source: string) =>
  statSync(source).isFile() ? [source] : filesBelow(source).map((file) => path.join(source, file));

/** A hash of the names and bytes of files and folders. Callers can add more to it. */
export function hashOf(sources: readonly string[]) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const base = path.dirname(source);
    for (const file of filesOf(source))
      hash.update(`${path.relative(base, file)}\0`).update(readFileSync(file));
  }
  return hash;
}

/**
 * The id of a build, from its code and settings but not from its content, so that an edit to one article leaves all other pages
 * unchanged. A browser that still runs the code of another build sees a different id, and loads a new document instead of mixing the
 * two builds.
 */
export function buildId(): string {
  const hash = hashOf(SOURCES);
  for (const name of SETTINGS) hash.update(`${name}=${rawVariable(name) ?? ''}\0`);
  return hash.digest('hex').slice(0, 12);
}
