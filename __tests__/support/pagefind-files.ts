import { gzipSync } from 'node:zlib';

/** CBOR of lists, texts and numbers below 2^16, as Pagefind writes them. */
export type Item = number | string | readonly Item[];

function cbor(item: Item): number[] {
  const head = (type: number, value: number) =>
    value < 24
      ? [(type << 5) | value]
      : value < 256
        ? [(type << 5) | 24, value]
        : [(type << 5) | 25, value >> 8, value & 255];
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item);
  if (typeof item === 'string') return [...head(3, Buffer.byteLength(item)), ...Buffer.from(item)];
  return [...head(4, item.length), ...item.flatMap(cbor)];
}

const SIGNATURE = Buffer.from('pagefind_dcd');
const file = (item: Item) => Buffer.from([...SIGNATURE, ...cbor(item)]);

/** A piece of Pagefind's index. */
export const piece = (...words: Item[]): Buffer => file([words]);

/** The list of Pagefind's index: version, pages, pieces, filters, sort orders and fields. */
export const metaFile = (...parts: Item[]): Buffer => file(parts);

interface Added {
  readonly url: string;
  readonly content: string;
  readonly meta?: Readonly<Record<string, string>>;
}

/** The files of Pagefind over pages of which each has words of its own. */
function filesOf(added: readonly Added[]) {
  const texts = added.map(({ url, content, meta = { title: url } }) => ({
    url,
    content: content.replace(/<[^>]*>/g, ' '),
    meta,
  }));
  const lists = new Map<string, Set<number>>();
  for (const [page, { content }] of texts.entries())
    for (const word of content.match(/[a-z]+/gi) ?? [])
      lists.set(word, (lists.get(word) ?? new Set()).add(page));
  const index = [...lists].map(([word, pages]): Item => {
    const numbers = [...pages];
    return [word, numbers.map((page, at): Item => [page - (numbers[at - 1] ?? 0), [1]]), []];
  });
  const meta: readonly Item[] = [
    '1.6.0',
    texts.map((_, page): Item => [`en_${page}`, 9, '']),
    [['a', 'z', 'en_x']],
    [],
    [],
    ['title'],
  ];
  return [
    { path: 'pagefind.en_m.pf_meta', content: gzipSync(metaFile(...meta)) },
    { path: 'index/en_x.pf_index', content: gzipSync(piece(...index)) },
    ...texts.map((text, page) => ({
      path: `fragment/en_${page}.pf_fragment`,
      content: gzipSync(Buffer.concat([SIGNATURE, Buffer.from(JSON.stringify(text))])),
    })),
    // Pagefind ships the program of a language only with words of that language.
    { path: `wasm.${added.length > 0 ? 'en' : 'unknown'}.pagefind`, content: gzipSync('wasm') },
    {
      path: 'pagefind.js',
      content: Buffer.from('"load_index_chunk")).catch(()=>{});await fetch(queued.input)'),
    },
    { path: 'pagefind-entry.json', content: Buffer.from('{"version":"1.6.0","include_characters":["_"]}') },
  ];
}

/** Stands in for the package, which Jest cannot load. Its files are of the same kind; the tests of the export search in real ones. */
export const pagefind = {
  close: async () => {},
  createIndex: async () => {
    const pages: Added[] = [];
    const add = async (page: Added) => {
      pages.push(page);
      return { errors: [] };
    };
    return {
      errors: [],
      index: {
        addHTMLFile: add,
        addCustomRecord: add,
        getFiles: async () => ({ errors: [], files: filesOf(pages) }),
        deleteIndex: async () => {},
      },
    };
  },
};
