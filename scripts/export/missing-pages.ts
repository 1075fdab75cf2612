import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits } from '@/lib/source/edit-text';
import { escapeHtml } from '@/lib/source/escape-html';
import { BLOG_LISTS, routes } from '@/lib/site/routes';
import { UnknownPageError } from './next-page';
import { tagsOf } from '@/scripts/html/tags';

/** The 404 page for missing addresses and the 404 page for missing articles, relative to the export. */
export const MISSING_PAGE = '404.html';
export const MISSING_POST = `${routes.blog.slice(1)}/404.html`;

/**
 * Some hosts serve the nearest 404.html up the tree (Cloudflare Pages). They would serve the page for missing articles when a list is
 * missing, so the folders of lists have copies of the general page.
 */
const COPIES = BLOG_LISTS.map((folder) => `${routes.blog.slice(1)}/${folder}/404.html`);

/** Every page that is served at addresses other than its own. */
export const MISSING_PAGES: readonly string[] = [MISSING_PAGE, MISSING_POST, ...COPIES];

/** The 404 page for a missing article. Its text is correct without a script that chooses the text by the address. */
function postPage(html: string): string {
  const [root, title, heading] = ['html', 'title', 'h1'].map((name) => {
    const [tag] = tagsOf(html, [name]);
    if (!tag) throw new UnknownPageError(MISSING_PAGE, `no <${name}>`, 'one');
    return tag;
  });
  const postTitle = heading?.attributes['data-post-title'];
  if (!root || !title || postTitle === undefined)
    throw new UnknownPageError(
      MISSING_PAGE,
      'no data-post-title on its heading',
      'the title for a missing article',
    );
  const afterName = root.start + '<html'.length;
  return applyEdits(html, [
    { start: afterName, end: afterName, text: ' data-post="true"' },
    { start: title.start, end: title.end, text: `<title>${escapeHtml(postTitle)}</title>` },
  ]);
}

/**
 * Writes the other 404 pages of an export: one for missing articles, and copies of the general one.
 *
 * @throws UnknownPageError when the structure of the 404 page is unexpected
 */
export function writeMissingPages(directory: string): void {
  const html = readFileSync(path.join(directory, MISSING_PAGE), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), text);
  };
  write(MISSING_POST, postPage(html));
  for (const file of COPIES) write(file, html);
}
