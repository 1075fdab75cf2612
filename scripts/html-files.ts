import path from 'node:path';
import { filesBelow } from './finish/files';

export interface HtmlFile {
  /** Path of the page as a visitor types it, such as /blog. */
  readonly page: string;
  /** Absolute path of the file. */
  readonly file: string;
}

/** Every page of an export, in the order of their paths. */
export function htmlFiles(directory: string): readonly HtmlFile[] {
  return filesBelow(directory)
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const clean = name.replace(/\.html$/, '');
      return { page: clean === 'index' ? '/' : `/${clean}`, file: path.join(directory, name) };
    });
}
