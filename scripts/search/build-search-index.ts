import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pMap from 'p-map';
import { close, createIndex } from 'pagefind';
import { WORD_LIST } from '@/components/search/pagefind';
import { setVariables } from '@/lib/site/environment';
import type { SearchRecord } from '@/lib/seo/search-records';
import { progress } from '@/scripts/command/progress';
import { htmlFiles, type HtmlFile } from '@/scripts/html/html-files';
import { shipPagefind } from './pagefind-files';
import { searchableText, WordList } from './word-list';

/** Only pages with this mark are searched: articles and pages of text. */
const MARK = 'data-pagefind-body';

/** Pages that Pagefind reads at once: enough for all its threads, few enough not to hold the whole site in memory. */
const AT_ONCE = 64;

/**
 * Places of words in a piece of the index, 20,000 if Pagefind were not told. At 5,000 articles this size lets a first search
 * load least: smaller pieces make their list longer. Pagefind reads it from the environment only; were it to stop reading
 * it, searches would load some 10 KB more.
 */
const PIECE = '8000';

/** Of nothing Pagefind makes an index that its own script cannot open: then this one answers, with nothing. */
const OVER_NOTHING = 'export const createInstance = () => ({ search: async () => ({ results: [] }) });\n';

/** Pagefind would index the address of the first picture as words, and no setting of its own stops it. */
const withoutPictures = (html: string) => html.replaceAll('<img ', '<img data-pagefind-ignore="all" ');

function stopOn(errors: readonly string[], doing: string) {
  if (errors.length > 0) throw new Error(`Pagefind, ${doing}: ${errors.join('; ')}`);
}

/**
 * Writes `<directory>/pagefind`: the search index over the articles of an export and the given records, and the list of
 * their words. An index of an earlier build is replaced. The same pages give the same bytes.
 *
 * @param records what can be found beside articles
 * @returns number of articles in it
 * @throws when Pagefind reports anything
 */
export async function buildSearchIndex(
  directory: string,
  records: readonly SearchRecord[] = [],
): Promise<number> {
  const outputPath = path.join(directory, 'pagefind');
  rmSync(outputPath, { recursive: true, force: true });
  // Pagefind would make the folder, and panics where it must not.
  mkdirSync(outputPath);
  setVariables({ PAGEFIND_UNSTABLE_INDEX_CHUNK_SIZE: PIECE });
  const { index, errors } = await createIndex({ forceLanguage: 'en' });
  try {
    stopOn(errors, 'starting');
    if (!index) throw new Error('Pagefind gave no index to fill.');
    const words = new WordList();
    let articles = 0;
    const pages = htmlFiles(directory);
    const tick = progress('Pages read for the search index', pages.length);
    const addPage = async ({ page, file }: HtmlFile) => {
      tick();
      const html = readFileSync(file, 'utf8');
      if (!html.includes(MARK)) return;
      articles += 1;
      const content = withoutPictures(html);
      words.add(searchableText(content));
      stopOn((await index.addHTMLFile({ url: page, content })).errors, `reading ${page}`);
    };
    await pMap(pages, addPage, { concurrency: AT_ONCE });
    for (const { href, kind, title, text } of records) {
      const record = { url: href, content: text, language: 'en', meta: { title, kind } };
      stopOn((await index.addCustomRecord(record)).errors, `reading the record of ${href}`);
      words.add(`${title} ${text}`);
    }
    stopOn((await index.writeFiles({ outputPath })).errors, 'writing the index');
    shipPagefind(outputPath);
    writeFileSync(path.join(outputPath, WORD_LIST), words.toString());
    if (articles + records.length === 0) {
      writeFileSync(path.join(outputPath, 'pagefind.js'), OVER_NOTHING);
    }
    return articles;
  } finally {
    await close();
  }
}
