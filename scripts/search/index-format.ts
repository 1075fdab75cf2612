/** The first bytes of every uncompressed file of Pagefind. */
export const SIGNATURE = Buffer.from('pagefind_dcd');

/** Major types of CBOR (RFC 8949, section 3.1) that Pagefind uses in its index. */
export const UNSIGNED = 0;
const NEGATIVE = 1;
export const TEXT = 3;
export const ARRAY = 4;

/** Reads the CBOR items that Pagefind uses and throws on any other, because Pagefind's private format may change. */
export class Reader {
  type = 0;
  constructor(
    readonly bytes: Buffer,
    public offset = 0,
  ) {}
  get done() {
    return this.offset === this.bytes.length;
  }
  head(): number {
    const first = this.bytes.readUInt8(this.offset);
    const short = first & 31;
    const size = [1, 2, 4][short - 24] ?? 0;
    if (size === 0 && short > 23) throw new Error(`unknown item at byte ${this.offset}`);
    const value = size === 0 ? short : this.bytes.readUIntBE(this.offset + 1, size);
    this.type = first >> 5;
    this.offset += 1 + size;
    return value;
  }
  expect(type: number): number {
    const value = this.head();
    if (this.type !== type)
      throw new Error(`type ${this.type} where ${type} was expected, before byte ${this.offset}`);
    return value;
  }
  /** Reads the head of a list and checks its length. */
  list(length: number): void {
    const found = this.expect(ARRAY);
    if (found !== length) throw new Error(`a list of ${found} where one of ${length} was expected`);
  }
  text(): Buffer {
    const length = this.expect(TEXT);
    this.offset += length;
    if (this.offset > this.bytes.length) throw new Error('a text cut short');
    return this.bytes.subarray(this.offset - length, this.offset);
  }
  integers(): number[] {
    const list: number[] = [];
    for (let left = this.expect(ARRAY); left > 0; left--) {
      const value = this.head();
      if (this.type !== UNSIGNED && this.type !== NEGATIVE)
        throw new Error(`no number before byte ${this.offset}`);
      list.push(this.type === UNSIGNED ? value : -1 - value);
    }
    return list;
  }
}

/** Writes the same types of CBOR items. */
export class Writer {
  #bytes = Buffer.allocUnsafe(1024);
  #length = 0;

  result(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.#length));
  }
  #room(size: number): void {
    if (this.#length + size <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(2 * (this.#length + size));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
  raw(bytes: Buffer): void {
    this.#room(bytes.length);
    this.#length += bytes.copy(this.#bytes, this.#length);
  }
  head(type: number, value: number): void {
    this.#room(5);
    const size = value < 24 ? 0 : value < 0x100 ? 1 : value < 0x10000 ? 2 : 4;
    const kind = size === 0 ? value : { 1: 24, 2: 25, 4: 26 }[size];
    this.#length = this.#bytes.writeUInt8((type << 5) | (kind ?? 0), this.#length);
    if (size > 0) this.#length = this.#bytes.writeUIntBE(value, this.#length, size);
  }
  text(text: Buffer | string): void {
    const bytes = Buffer.from(text);
    this.head(TEXT, bytes.length);
    this.raw(bytes);
  }
  integers(list: readonly number[]): void {
    this.head(ARRAY, list.length);
    for (const value of list) this.head(value < 0 ? NEGATIVE : UNSIGNED, value < 0 ? -1 - value : value);
  }
}

/** The pages that contain a word. Lists of several shards can be joined without decoding `rest`. */
export interface PageList {
  readonly count: number;
  /** Numbers of the first and the last page. */
  readonly first: number;
  readonly last: number;
  /** Number of fields in the entry of the first page. */
  readonly fields: number;
  /** The entry of the first page without its page number, followed by all other entries. */
  readonly rest: Buffer;
}

export interface IndexedWord {
  readonly word: string;
  readonly pages: PageList;
  /** Spellings with accents, each with its own pages. */
  readonly variants: readonly { readonly form: string; readonly pages: PageList }[];
}

function writePages(writer: Writer, { count, first, last, fields, rest }: PageList): void {
  writer.head(ARRAY, 5);
  for (const value of [count, first, last, fields]) writer.head(UNSIGNED, value);
  writer.text(rest);
}

function readPages(reader: Reader): PageList {
  reader.list(5);
  const number = () => reader.expect(UNSIGNED);
  return { count: number(), first: number(), last: number(), fields: number(), rest: reader.text() };
}

/** Encodes the words of a shard for the cache. */
export function packWords(words: readonly IndexedWord[]): Buffer {
  const writer = new Writer();
  for (const { word, pages, variants } of words) {
    writer.text(word);
    writePages(writer, pages);
    writer.head(ARRAY, variants.length);
    for (const variant of variants) {
      writer.text(variant.form);
      writePages(writer, variant.pages);
    }
  }
  return writer.result();
}

export function* unpackWords(bytes: Buffer): Generator<IndexedWord> {
  const reader = new Reader(bytes);
  while (!reader.done) {
    const word = reader.text().toString();
    const pages = readPages(reader);
    const variants = Array.from({ length: reader.expect(ARRAY) }, () => ({
      form: reader.text().toString(),
      pages: readPages(reader),
    }));
    yield { word, pages, variants };
  }
}
