import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { close, createIndex } from 'pagefind';
import { htmlFiles } from './html-files';
import { keepNeededFiles } from './pagefind-files';

/** Only pages with this mark are articles to search in (components/blog/article-view.tsx). */
const MARK = 'data-pagefind-body';

/** Pages handed to Pagefind at a time: enough for all its threads, few enough not to hold the whole site in memory. */
const BATCH = 64;

function stopOn(errors: readonly string[], doing: string) {
  if (errors.length > 0) throw new Error(`Pagefind, ${doing}: ${errors.join('; ')}`);
}

/**
 * Writes `<directory>/pagefind`, the search index over the articles of an export. An index of an earlier build is
 * replaced. The same pages give the same bytes.
 *
 * @returns number of articles in it
 * @throws when Pagefind reports anything
 */
export async function buildSearchIndex(directory: string): Promise<number> {
  const outputPath = path.join(directory, 'pagefind');
  rmSync(outputPath, { recursive: true, force: true });
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  try {
    stopOn(errors, 'starting');
    if (!index) throw new Error('Pagefind gave no index to fill.');
    let articles = 0;
    const pages = htmlFiles(directory);
    for (let start = 0; start < pages.length; start += BATCH) {
      const marked = pages.slice(start, start + BATCH).flatMap(({ page, file }) => {
        const content = readFileSync(file, 'utf8');
        return content.includes(MARK) ? [{ url: page, content }] : [];
      });
      const added = await Promise.all(marked.map((page) => index.addHTMLFile(page)));
      added.forEach((result, place) => stopOn(result.errors, `reading ${marked[place]?.url}`));
      articles += marked.length;
    }
    stopOn((await index.writeFiles({ outputPath })).errors, 'writing the index');
    keepNeededFiles(outputPath);
    return articles;
  } finally {
    await close();
  }
}
