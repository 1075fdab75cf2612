import path from 'node:path';

/** Folders of Markdown files, below the content directory. */
export const ARTICLES_FOLDER = 'blog';
export const TEXT_PAGES_FOLDER = 'pages';
export const GUIDES_FOLDER = 'destinations';

/** The file of an article. */
export const articleFile = (directory: string, slug: string): string =>
  path.join(directory, ARTICLES_FOLDER, `${slug}.md`);
