import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { rawVariable } from '@/lib/site/environment';
import { filesBelow } from '@/lib/source/read-files';

/** What a site is made of beside its content. */
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
/** Variables that change what scripts do in a browser. */
const SETTINGS = ['SITE_URL', 'BASE_PATH'];

const filesOf = (source: string) =>
  statSync(source).isFile() ? [source] : filesBelow(source).map((file) => path.join(source, file));

/** A hash of files and folders by names and bytes, to which more can be added. */
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
 * Names a build by its code and settings, and not by its content: an edit of one article leaves all other pages as they are. A
 * browser that still runs other code sees another name and loads a new document, instead of mixing the two.
 */
export function buildId(): string {
  const hash = hashOf(SOURCES);
  for (const name of SETTINGS) hash.update(`${name}=${rawVariable(name) ?? ''}\0`);
  return hash.digest('hex').slice(0, 12);
}
