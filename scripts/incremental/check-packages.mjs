import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * JavaScript, because `scripts/build.mjs` calls it before it bundles any TypeScript.
 */

/**
 * @param {string} file
 * @returns {Record<string, { version?: string }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Compares node_modules with package-lock.json. A build keeps its pages for later builds under a hash of package-lock.json, so pages must
 * not come from other packages, such as those from before a `git pull`.
 *
 * @param {string} project its folder
 * @returns {string | undefined} one sentence about the first package of another version
 */
export function wrongPackage(project = '.') {
  const installed = path.join(project, 'node_modules/.package-lock.json');
  // Only npm writes this file.
  if (!existsSync(installed)) return undefined;
  const locked = packagesOf(path.join(project, 'package-lock.json'));
  const wrong = Object.entries(packagesOf(installed)).find(
    ([at, { version }]) => locked[at] && locked[at].version !== version,
  );
  if (!wrong) return undefined;
  const [at, { version }] = wrong;
  return `${at} has version ${version}, but package-lock.json has ${locked[at].version}. Run npm ci.`;
}
