import { createHash, hash as digest } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SearchRecord } from '@/lib/seo/search-records';
import { fileOfPage, htmlFiles } from '@/scripts/html/html-files';

interface PagefindRecord {
  readonly url: string;
  readonly content: string;
  readonly language: string;
  readonly meta: Record<string, string>;
}

/** A page, or a searchable record that has no page of its own. */
export interface SearchItem {
  readonly url: string;
  /** A hash of the searchable content. */
  readonly hash: string;
  /** Reads the input for Pagefind. It is not kept, because all pages of a large site would fill the memory. */
  readonly read: () =>
    { readonly url: string; readonly content: string } | { readonly record: PagefindRecord };
}

const hashOf = (text: string) => digest('sha256', text);

/** Only pages with this attribute are searchable: articles, text pages and destinations. */
const MARK = 'data-pagefind-body';

/** Begins every attribute that Pagefind reads. */
const ANY_MARK = ' data-pagefind-';

/**
 * Elements without searchable text. Pagefind would index the address of the first picture as words, and an excerpt would show the head of
 * a table as if it were a sentence.
 */
const UNSEARCHED = /<(style|script|svg|thead)\b[^]*?<\/\1>|<img\b[^>]*>/g;

/**
 * Where the searchable part of a page ends: where the article ends, or the main part of a page that has none. Links to other articles come
 * after the article. If they counted, a new article would change the searchable part of all pages that link to it.
 */
function endOfSearched(html: string): number {
  const article = html.lastIndexOf('</article>');
  return article > html.lastIndexOf(ANY_MARK) ? article : html.lastIndexOf('</main>');
}

/** The searchable part of a page without the elements that are not searched: about a quarter of the page. */
function searchedPart(html: string): string {
  const [start, end] = [html.indexOf('<main'), endOfSearched(html)];
  const part = start < 0 || end < start ? html : html.slice(start, end);
  const text = part
    .replaceAll(UNSEARCHED, '')
    // Pagefind would join the parts of a fact into one word.
    .replaceAll('</dt>', ':</dt> ')
    .replaceAll(/([^\s.!?])\s*<\/dd>/g, '$1.</dd>');
  return `<html lang="en"><body>${text}</main></body></html>`;
}

/** A hash of the searchable part of a page; undefined for a page that is not searched. */
export const searchedHash = (html: string): string | undefined =>
  html.includes(MARK) ? hashOf(searchedPart(html)) : undefined;

/** Search hashes by the file of the page, relative to the export. */
export type SearchedHashes = ReadonlyMap<string, string | undefined>;

/** The searchable pages of an export. @param known hashes of pages that need not be read */
export const searchedPages = (directory: string, known: SearchedHashes = new Map()): readonly SearchItem[] =>
  htmlFiles(directory).flatMap(({ page: url, file }) => {
    const name = fileOfPage(url);
    const hash = known.has(name) ? known.get(name) : searchedHash(readFileSync(file, 'utf8'));
    const read = () => ({ url, content: searchedPart(readFileSync(file, 'utf8')) });
    return hash === undefined ? [] : { url, hash, read };
  });

export function searchedRecord({ href, kind, title, text, keywords = [] }: SearchRecord): SearchItem {
  // Not in the content, because an excerpt might show them.
  const tags = keywords.length > 0 && { tags: keywords.join(', ') };
  const record = { url: href, content: text, language: 'en', meta: { title, kind, ...tags } };
  return { url: href, hash: hashOf(JSON.stringify(record)), read: () => ({ record }) };
}

/** The most pages in an average shard. After an edit of one page, its whole shard is indexed again, which takes half a second. */
const SHARD = 100;

/**
 * Assigns pages to shards by a hash of their addresses, so that an edit or a new page changes only one shard. The number of shards is a
 * power of two, so all shards change only when the site has doubled in size.
 */
export function shardsOf(pages: readonly SearchItem[]): readonly (readonly SearchItem[])[] {
  const bits = Math.max(0, Math.ceil(Math.log2(pages.length / SHARD)));
  const shards: SearchItem[][] = Array.from({ length: 2 ** bits }, () => []);
  for (const page of pages) {
    const number = createHash('sha256').update(page.url).digest().readUInt32BE() % shards.length;
    shards[number]?.push(page);
  }
  return shards.filter((shard) => shard.length > 0);
}
