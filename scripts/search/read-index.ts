import { COMMON_WORDS } from '@/components/search/common-words';
import { ARRAY, Reader, SIGNATURE, UNSIGNED, Writer, type IndexedWord, type PageList } from './index-format';

/** The metadata fields of a page, in the order of their numbers in merged indexes. */
export const META_FIELDS = ['category', 'kind', 'tags', 'title'] as const;

/**
 * The first position of a word among those with the highest weight, such as positions in a heading. A negative number sets the weight of
 * the positions after it, and the highest weight comes last.
 */
function firstPlace(places: readonly number[]): readonly number[] {
  const weight = places.findLastIndex((value) => value < 0);
  return weight < 0 ? places.slice(0, 1) : places.slice(weight, weight + 2);
}

interface ReadPage {
  readonly number: number;
  readonly places: readonly number[];
  /** Positions in title, category and tags. A negative number names the field. */
  readonly meta: readonly number[];
}

/** `[difference from the previous page number, positions in the text, positions in title, category and tags]` of every page with a word. */
function readPageList(reader: Reader, textCounts: boolean, fields: readonly string[]): PageList {
  const field = (value: number) => {
    const name = fields[-1 - value];
    const number = META_FIELDS.findIndex((known) => known === name);
    if (number < 0) throw new Error(`an unknown field '${name}'`);
    return -1 - number;
  };
  const pages: ReadPage[] = [];
  let number = 0;
  for (let left = reader.expect(ARRAY); left > 0; left--) {
    const length = reader.expect(ARRAY);
    if (length !== 2 && length !== 3) throw new Error(`a page of ${length} fields`);
    number += reader.expect(UNSIGNED);
    const places = textCounts ? firstPlace(reader.integers()) : (reader.integers(), []);
    const meta = length === 3 ? reader.integers().map((value) => (value < 0 ? field(value) : value)) : [];
    if (places.length > 0 || meta.length > 0) pages.push({ number, places, meta });
  }
  return pageList(pages);
}

function pageList(pages: readonly ReadPage[]): PageList {
  const writer = new Writer();
  for (const [index, { number, places, meta }] of pages.entries()) {
    if (index > 0) {
      writer.head(ARRAY, meta.length > 0 ? 3 : 2);
      writer.head(UNSIGNED, number - (pages[index - 1]?.number ?? 0));
    }
    writer.integers(places);
    if (meta.length > 0) writer.integers(meta);
  }
  return {
    count: pages.length,
    first: pages[0]?.number ?? 0,
    last: pages.at(-1)?.number ?? 0,
    fields: pages[0]?.meta.length ? 3 : 2,
    rest: writer.result(),
  };
}

/**
 * Reads a piece of Pagefind's index and makes it smaller. It keeps one position of each word in each article, and for the most common
 * words only positions in titles, categories and tags. A first search for two frequent words then loads 98 KB instead of 137 KB with
 * 1,000 articles, which saves 0.2 s on slow 4G, and 95 KB instead of 104 KB with 12 articles (docs/performance.md). The price: an article
 * that contains a word often no longer ranks above one that contains it once.
 *
 * @param piece the uncompressed piece
 * @param fields names of the fields, in the order of their numbers in this index
 * @throws when the format of the piece is not that of Pagefind 1.6
 */
export function readPiece(piece: Buffer, fields: readonly string[]): IndexedWord[] {
  const reader = new Reader(piece, SIGNATURE.length);
  reader.list(1);
  const words = Array.from({ length: reader.expect(ARRAY) }, () => {
    reader.list(3);
    const word = reader.text().toString();
    const textCounts = !COMMON_WORDS.has(word);
    const pages = readPageList(reader, textCounts, fields);
    const variants = Array.from({ length: reader.expect(ARRAY) }, () => {
      reader.list(2);
      return { form: reader.text().toString(), pages: readPageList(reader, textCounts, fields) };
    });
    return { word, pages, variants };
  });
  if (!reader.done) throw new Error('more than the words');
  return words;
}

interface IndexMeta {
  readonly pages: readonly { readonly name: string; readonly words: number }[];
  /** Names of the pieces of the index. */
  readonly pieces: readonly string[];
  readonly fields: readonly string[];
}

/** Reads the metadata file of an index. @throws when its format is not that of Pagefind 1.6 */
export function readMeta(bytes: Buffer): IndexMeta {
  const reader = new Reader(bytes, SIGNATURE.length);
  const text = () => reader.text().toString();
  const listOf = <T>(item: () => T) => Array.from({ length: reader.expect(ARRAY) }, item);
  reader.list(6);
  text();
  const pages = listOf(() => {
    reader.list(3);
    const page = { name: text(), words: reader.expect(UNSIGNED) };
    if (text() !== '') throw new Error('texts of several pages in one file');
    return page;
  });
  const pieces = listOf(() => {
    reader.list(3);
    return [text(), text(), text()].at(-1) ?? '';
  });
  reader.list(0);
  reader.list(0);
  const fields = listOf(text);
  if (!reader.done) throw new Error('more than the fields');
  return { pages, pieces, fields };
}
