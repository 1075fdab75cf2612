import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/*
 * JavaScript, because `scripts/build.mjs` hashes the code before it bundles any TypeScript.
 */

/**
 * Everything besides the content that a site is built from. Next and its tools read many files of the root when they are there, such
 * as `.browserslistrc` or `postcss.config.mjs`, so all code and configuration there counts.
 */
export const sources = () => [
  ...['app', 'components', 'lib', 'public', 'scripts'],
  ...globSync(['*.{cjs,js,json,mjs,ts}', '.*rc', '!*.d.ts'], { expandDirectories: false }).sort(),
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
export const codeHash = () => hashOf(sources()).digest('hex');
