import { constants, cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@/scripts/command/temporary-folder';
import { generateArticles } from './generate-articles';

/** What a checkout does not have, and what would make one machine's build another than the next one's. */
const LEFT_OUT = new Set(
  '.git .next .env .env.local coverage node_modules out playwright-report test-results'.split(' '),
);

/** Hard links: Turbopack follows no symbolic link out of its root, and a copy would be half a gigabyte. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== '.cache') linkFolder(source, target);
    else if (entry.isFile()) linkOrCopy(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Another file system, or one without hard links.
    cpSync(source, target, { mode: constants.COPYFILE_FICLONE });
  }
}

/**
 * A project of its own with a magazine of this size, in a temporary folder: the working copy's files, its packages, no cache.
 *
 * @param articles the site's own among them; never fewer than those
 * @returns the folder
 */
export function makeProject(articles: number): string {
  const project = temporaryFolder();
  for (const name of readdirSync('.').filter((name) => !LEFT_OUT.has(name))) {
    cpSync(name, path.join(project, name), { recursive: true });
  }
  linkFolder(path.resolve('node_modules'), path.join(project, 'node_modules'));
  generateArticles(path.join(project, 'content'), articles);
  return project;
}
