import { createHash } from 'node:crypto';
import { ARRAY, SIGNATURE, UNSIGNED, unpackWords, Writer, type PageList } from './index-format';
import { META_FIELDS } from './read-index';

/** The index of a part of the site, as input for `mergeIndex`. */
export interface IndexPart {
  /** In the order of their numbers. */
  readonly pages: readonly { readonly text: string; readonly words: number }[];
  /** The result of `packWords`. */
  readonly words: Buffer;
}

/** The uncompressed files of an index by their names. The texts have no signature. */
export interface MergedIndex {
  readonly meta: Buffer;
  readonly pieces: ReadonlyMap<string, Buffer>;
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * The maximum bytes of a piece; a single word with more bytes gets a piece of its own. Smaller pieces would load faster, but the list of
 * their names would be longer (docs/performance.md).
 */
const PIECE = 8_000;

/**
 * Hexadecimal digits in a file name, two fewer than Pagefind uses. A first search loads the list of all names, with half a byte for each
 * digit. A million possible names are enough: a later build may reuse a name, but browsers revalidate these files (`deploy/`).
 */
const DIGITS = 5;

/** Names files by a hash of their content. If other content already has the name, the new name gets more digits. */
class Names {
  readonly #taken = new Map<string, string>();
  of(content: Buffer | string): string {
    const hash = createHash('sha256').update(content).digest('hex');
    for (let digits = DIGITS; ; digits += 1) {
      const name = `en_${hash.slice(0, digits)}`;
      const taken = this.#taken.get(name);
      if (taken !== undefined && taken !== hash) continue;
      this.#taken.set(name, hash);
      return name;
    }
  }
}

/** The pages of a word in one part. `base` is the number of the part's first page in the merged index. */
interface Found {
  readonly base: number;
  readonly pages: PageList;
}

interface FoundWord {
  readonly pages: Found[];
  readonly variants: Map<string, Found[]>;
}

function collect(parts: readonly IndexPart[]): ReadonlyMap<string, FoundWord> {
  const words = new Map<string, FoundWord>();
  let base = 0;
  for (const part of parts) {
    for (const { word, pages, variants } of unpackWords(part.words)) {
      const found = words.get(word) ?? { pages: [], variants: new Map<string, Found[]>() };
      words.set(word, found);
      found.pages.push({ base, pages });
      for (const variant of variants) {
        const known = found.variants.get(variant.form) ?? [];
        known.push({ base, pages: variant.pages });
        found.variants.set(variant.form, known);
      }
    }
    base += part.pages.length;
  }
  return words;
}

function writePages(writer: Writer, lists: readonly Found[]): void {
  writer.head(
    ARRAY,
    lists.reduce((sum, { pages }) => sum + pages.count, 0),
  );
  let before = 0;
  for (const { base, pages } of lists) {
    if (pages.count === 0) continue;
    writer.head(ARRAY, pages.fields);
    writer.head(UNSIGNED, base + pages.first - before);
    writer.raw(pages.rest);
    before = base + pages.last;
  }
}

function wordBytes(word: Buffer, { pages, variants }: FoundWord): Buffer {
  const writer = new Writer();
  writer.head(ARRAY, 3);
  writer.text(word);
  writePages(writer, pages);
  writer.head(ARRAY, variants.size);
  for (const [form, lists] of [...variants].sort(([a], [b]) => (a < b ? -1 : 1))) {
    writer.head(ARRAY, 2);
    writer.text(form);
    writePages(writer, lists);
  }
  return writer.result();
}

/** The shortest prefix that distinguishes a word from the previous word. A prefix also finds the piece while a visitor is still typing. */
function startAfter(before: string, word: string): string {
  const [known, letters] = [[...before], [...word]];
  const same = letters.findIndex((letter, index) => letter !== known[index]);
  return letters.slice(0, same + 1).join('');
}

interface Piece {
  readonly from: string;
  readonly to: string;
  readonly bytes: Buffer;
}

/** Cuts the words, in the order of their bytes, into pieces. */
function cutPieces(words: ReadonlyMap<string, FoundWord>): readonly Piece[] {
  const sorted = [...words.keys()].map((word) => Buffer.from(word)).sort(Buffer.compare);
  const pieces: Piece[] = [];
  let [held, size]: [{ word: string; bytes: Buffer }[], number] = [[], 0];
  const close = () => {
    const [first, last] = [held[0]?.word ?? '', held.at(-1)?.word ?? ''];
    const writer = new Writer();
    writer.raw(SIGNATURE);
    writer.head(ARRAY, 1);
    writer.head(ARRAY, held.length);
    for (const { bytes } of held) writer.raw(bytes);
    pieces.push({ from: startAfter(pieces.at(-1)?.to ?? '', first), to: last, bytes: writer.result() });
    [held, size] = [[], 0];
  };
  for (const key of sorted) {
    const word = key.toString();
    const found = words.get(word);
    const bytes = wordBytes(key, found ?? { pages: [], variants: new Map() });
    if (held.length > 0 && size + bytes.length > PIECE) close();
    held.push({ word, bytes });
    size += bytes.length;
  }
  if (held.length > 0) close();
  return pieces;
}

/** Merges the indexes of the parts of a site into one Pagefind index. The same parts always give the same bytes. */
export function mergeIndex(version: string, parts: readonly IndexPart[]): MergedIndex {
  const names = new Names();
  const texts = new Map<string, string>();
  const writer = new Writer();
  writer.raw(SIGNATURE);
  writer.head(ARRAY, 6);
  writer.text(version);
  const pages = parts.flatMap((part) => part.pages);
  writer.head(ARRAY, pages.length);
  for (const { text, words } of pages) {
    const name = names.of(text);
    texts.set(name, text);
    writer.head(ARRAY, 3);
    writer.text(name);
    writer.head(UNSIGNED, words);
    writer.text('');
  }
  const pieces = new Map<string, Buffer>();
  const cut = cutPieces(collect(parts));
  writer.head(ARRAY, cut.length);
  for (const { from, to, bytes } of cut) {
    const name = names.of(bytes);
    pieces.set(name, bytes);
    writer.head(ARRAY, 3);
    for (const text of [from, to, name]) writer.text(text);
  }
  // Empty lists of filters and sort orders, then the metadata fields.
  for (const list of [[], [], META_FIELDS]) {
    writer.head(ARRAY, list.length);
    for (const text of list) writer.text(text);
  }
  return { meta: writer.result(), pieces, texts };
}
