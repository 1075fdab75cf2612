import { createHash, hash as digest } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SearchRecord } from '@/lib/seo/search-records';
import { htmlFiles } from '@/scripts/html/html-files';

interface PagefindRecord {
  readonly url: string;
  readonly content: string;
  readonly language: string;
  readonly meta: Record<string, string>;
}

/** A page, or something to be found that has no page of its own. */
export interface SearchItem {
  readonly url: string;
  /** A hash of all of it that is searched. */
  readonly hash: string;
  /** What Pagefind gets. Read again, because all pages of a large site would fill the memory. */
  readonly read: () =>
    { readonly url: string; readonly content: string } | { readonly record: PagefindRecord };
}

const hashOf = (text: string) => digest('sha256', text);

/** Only pages with this mark are searched: articles and pages of text. */
const MARK = 'data-pagefind-body';

/** Elements without text to be found. Pagefind would index the address of the first picture as words. */
const UNSEARCHED = /<(style|script|svg)\b[^]*?<\/\1>|<img\b[^>]*>/g;

/** A quarter of a page is left: its main part, in which all that is searched stands, without styles and drawings. */
function searchedPart(html: string): string {
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  const main = start < 0 || end < start ? html : html.slice(start, end);
  return `<html lang="en"><body>${main.replaceAll(UNSEARCHED, '')}</main></body></html>`;
}

/** A hash of what is searched of a page; none of one that is not searched. */
export const searchedHash = (html: string): string | undefined =>
  html.includes(MARK) ? hashOf(searchedPart(html)) : undefined;

/** Hashes by the files of pages, below the export. */
export type SearchedHashes = ReadonlyMap<string, string | undefined>;

/** The pages of an export that are searched. @param known those that need not be read */
export const searchedPages = (directory: string, known: SearchedHashes = new Map()): readonly SearchItem[] =>
  htmlFiles(directory).flatMap(({ page: url, file }) => {
    const name = `${url === '/' ? 'index' : url.slice(1)}.html`;
    const hash = known.has(name) ? known.get(name) : searchedHash(readFileSync(file, 'utf8'));
    const read = () => ({ url, content: searchedPart(readFileSync(file, 'utf8')) });
    return hash === undefined ? [] : { url, hash, read };
  });

export function searchedRecord({ href, kind, title, text }: SearchRecord): SearchItem {
  const record = { url: href, content: text, language: 'en', meta: { title, kind } };
  return { url: href, hash: hashOf(JSON.stringify(record)), read: () => ({ record }) };
}

/** Pages in a shard, about: so many are indexed anew for one that was edited, in half a second. */
const SHARD = 100;

/**
 * Deals pages out to shards by their addresses, so that an edit changes one shard, and a new page one, too. Their number is a power
 * of two, so all change only when the site has grown to double its size.
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
