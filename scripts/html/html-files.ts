import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/source/read-files';

export interface HtmlFile {
  /** Path of the page as a visitor types it, such as /blog. */
  readonly page: string;
  /** Absolute path of the file. */
  readonly file: string;
}

/** The file of a page, relative to its export. @param page such as /blog */
export const fileOfPage = (page: string): string => `${page === '/' ? 'index' : page.slice(1)}.html`;

/**
 * Whether a page is a file of the operator that the build only copies, such as one that verifies the site at a search engine.
 *
 * @param file relative to the export
 * @param folder the copied folder, `public`
 */
export const isCopied = (file: string, folder: string): boolean => existsSync(path.join(folder, file));

/** Every page of an export, in the order of their paths. */
export function htmlFiles(directory: string): readonly HtmlFile[] {
  return filesBelow(directory, '**/*.html').map((name) => {
    const clean = name.slice(0, -'.html'.length);
    return { page: clean === 'index' ? '/' : `/${clean}`, file: path.join(directory, name) };
  });
}
