import { constants, cpSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@/scripts/command/temporary-folder';
import { generateArticles } from './generate-articles';

/** Files that are not part of a checkout, that would make builds differ between machines, or that are generated. */
const LEFT_OUT =
  /^(?:\.git|\.next|\.env.*|content|coverage|node_modules|out|playwright-report|test-results)$/;

/** Creates hard links, because Turbopack does not follow symbolic links out of its root and a copy would take half a gigabyte. */
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
    // The target is on another file system, or the file system has no hard links.
    cpSync(source, target, { mode: constants.COPYFILE_FICLONE });
  }
}

/**
 * Creates a project with a magazine of this size in a temporary folder, with the files and packages of the working copy but no cache.
 *
 * @param articles number of articles, including the site's own; never fewer than those
 * @returns the folder
 */
export function makeProject(articles: number): string {
  const project = temporaryFolder();
  for (const name of readdirSync('.').filter((name) => !LEFT_OUT.test(name))) {
    cpSync(name, path.join(project, name), { recursive: true });
  }
  linkFolder(path.resolve('node_modules'), path.join(project, 'node_modules'));
  generateArticles(path.join(project, 'content'), articles);
  return project;
}
