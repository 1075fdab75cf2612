import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/*
 * JavaScript, because `scripts/build.mjs` hashes the code before it bundles any TypeScript.
 */

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

/**
 * @param {string} source
 * @returns {readonly string[]}
 */
const filesOf = (source) =>
  statSync(source).isFile()
    ? [source]
    : globSync('**', { cwd: source, dot: true })
        .sort()
        .map((file) => path.join(source, file));

/**
 * A hash of the names and bytes of files and folders. Callers can add more to it.
 *
 * @param {readonly string[]} sources
 */
export function hashOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const base = path.dirname(source);
    for (const file of filesOf(source))
      hash.update(`${path.relative(base, file)}\0`).update(readFileSync(file));
  }
  return hash;
}

/** A hash of all code. */
export const codeHash = () => hashOf(SOURCES).digest('hex');
