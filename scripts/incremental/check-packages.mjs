import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * JavaScript, because `scripts/build.mjs` calls it before it bundles any TypeScript.
 */

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Compares node_modules with package-lock.json. A build keeps its pages for later builds under a hash of package-lock.json, so pages must
 * not come from other packages, such as those from before a `git pull`. Packages for development may be missing, and others may be added.
 *
 * @param {string} project its folder
 * @returns {string | undefined} one sentence about the first package that differs
 */
export function wrongPackage(project = '.') {
  const file = path.join(project, 'node_modules/.package-lock.json');
  // Only npm writes this file.
  if (!existsSync(file)) return undefined;
  const installed = packagesOf(file);
  const locked = packagesOf(path.join(project, 'package-lock.json'));
  for (const [at, { version, dev, optional, devOptional }] of Object.entries(locked)) {
    // The entry without a name is the project.
    if (at === '') continue;
    const own = installed[at];
    if (own ? own.version === version : dev || optional || devOptional) continue;
    const state = own ? `has version ${own.version}` : 'is not installed';
    return `${at} ${state}, but package-lock.json has ${version}. Run npm ci.`;
  }
  return undefined;
}
