import { readdirSync } from 'node:fs';
import path from 'node:path';

export interface HtmlFile {
  /** Path of the page as a visitor types it, such as /blog. */
  readonly page: string;
  /** Absolute path of the file. */
  readonly file: string;
}

/** Every page of an export, in the order of their paths. */
export function htmlFiles(directory: string): readonly HtmlFile[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => {
      const clean = name
        .split(path.sep)
        .join('/')
        .replace(/\.html$/, '');
      return { page: clean === 'index' ? '/' : `/${clean}`, file: path.join(directory, name) };
    });
}
