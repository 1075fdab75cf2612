import path from 'node:path';
import { ARTICLES_FOLDER, GUIDES_FOLDER, TEXT_PAGES_FOLDER } from '@/lib/site/content-folders';
import { routes } from '@/lib/site/routes';

/** The address of the page that a Markdown file becomes, by the folder of the file. */
const FOLDERS: Readonly<Record<string, (slug: string) => string>> = {
  [`content/${ARTICLES_FOLDER}`]: routes.article,
  [`content/${TEXT_PAGES_FOLDER}`]: routes.textPage,
  [`content/${GUIDES_FOLDER}`]: routes.destination,
};

/** The pages of changed files, without duplicates. Files that are not the text of one page count as the home page. */
export function changedPages(files: readonly string[]): readonly string[] {
  const pages = files.map((file) => {
    const { dir, name, ext } = path.posix.parse(file);
    return (ext === '.md' ? FOLDERS[dir]?.(name) : undefined) ?? routes.home;
  });
  return [...new Set(pages)].sort();
}
