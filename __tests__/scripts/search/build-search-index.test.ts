import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { changeScript, shipPagefind } from '@/scripts/search/pagefind-files';
import { trimIndex } from '@/scripts/search/trim-index';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const SCRIPT = 'a("load_index_chunk")).catch(()=>{});await fetch(queued.input);b.catch(()=>{})';

/** CBOR of lists, texts and numbers below 2^16, as Pagefind writes them. */
type Item = number | string | readonly Item[];
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
const piece = (...words: Item[]) => Buffer.from([...Buffer.from('pagefind_dcd'), ...cbor([words])]);

test.each<[string, Item, Item]>([
  [
    'one place of each page',
    [
      'flight',
      [
        [3, [1, 2, 24]],
        [300, [70_00]],
      ],
      [],
    ],
    [
      'flight',
      [
        [3, [1]],
        [300, [7000]],
      ],
      [],
    ],
  ],
  ['the heaviest one', ['flight', [[3, [1, 2, -121, 40, 5]]], []], ['flight', [[3, [-121, 40]]], []]],
  [
    'places in titles stay',
    ['flight', [[3, [1, 2], [-1, 0, 4]]], []],
    ['flight', [[3, [1], [-1, 0, 4]]], []],
  ],
  [
    'common words only in titles, with steps from what is left',
    [
      'the',
      [
        [3, [1]],
        [4, [2], [-1, 0]],
        [5, [9]],
        [6, [], [-1, 1]],
      ],
      [],
    ],
    [
      'the',
      [
        [7, [], [-1, 0]],
        [11, [], [-1, 1]],
      ],
      [],
    ],
  ],
  [
    'forms with accents alike',
    ['cafe', [], [['café', [[24, [1, 300]]]]]],
    ['cafe', [], [['café', [[24, [1]]]]]],
  ],
])('a piece of the index keeps %s', (_, before, after) => {
  expect(trimIndex(piece(before), 12)).toEqual(piece(after));
});

test.each<[string, Buffer]>([
  ['a map', Buffer.from([...Buffer.from('pagefind_dcd'), 0xa0])],
  ['a word of two fields', piece(['flight', []])],
  ['a page of four fields', piece(['flight', [[3, [1], [], 0]], []])],
  ['a list without length', Buffer.from([...Buffer.from('pagefind_dcd'), 0x9f])],
  ['more than the words', Buffer.concat([piece(), Buffer.from([0])])],
  ['a piece cut short', piece(['flight', [[3, [1]]], []]).subarray(0, -2)],
])('another layout stops the build (%s)', (_, bytes) => {
  expect(() => trimIndex(bytes, 12)).toThrow();
});

test('the script tells failures and asks for the names that are shipped; the rest of it stays', () => {
  const changed = changeScript(SCRIPT);
  expect(changed).toContain('a("load_index_chunk"));');
  expect(changed).toContain('b.catch(()=>{})');
  const address = /queued\.input\.replace\(\/(.+)\/,"(.+)"\)/.exec(changed);
  const named = (url: string) => url.replace(new RegExp(address![1]!), address![2]!);
  expect(named('/pagefind/index/en_1.pf_index')).toBe('/pagefind/index/en_1.pf_index.txt');
  expect(named('/pagefind/wasm.en.pagefind')).toBe('/pagefind/wasm.en.pagefind.txt');
  expect(named('/pagefind/pagefind-entry.json?ts=1')).toBe('/pagefind/pagefind-entry.json?ts=1');
});

test.each([['no such place'], [SCRIPT + SCRIPT]])(
  'a script that is not the known one stops the build (%s)',
  (script) => {
    expect(() => changeScript(script)).toThrow(/expected once/);
  },
);

test('only what the dialog asks for is shipped, unpacked', () => {
  const directory = temporaryFolder();
  for (const folder of ['index', 'fragment']) mkdirSync(path.join(directory, folder));
  const packed = [
    'fragment/en_2.pf_fragment',
    'pagefind.en_0.pf_meta',
    'wasm.en.pagefind',
    'wasm.unknown.pagefind',
  ];
  for (const name of packed) writeFileSync(path.join(directory, name), gzipSync('pagefind_dcdx'));
  writeFileSync(path.join(directory, 'index/en_1.pf_index'), gzipSync(piece(['flight', [[3, [1, 2]]], []])));
  for (const name of ['pagefind-ui.js', 'pagefind-ui.css', 'pagefind-worker.js', 'pagefind.js'])
    writeFileSync(path.join(directory, name), SCRIPT);
  writeFileSync(path.join(directory, 'pagefind-entry.json'), '{"languages":{"en":{"wasm":"en"}}}');
  shipPagefind(directory);
  const shipped = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.includes('.'));
  expect(shipped.sort()).toEqual([
    'fragment/en_2.pf_fragment.txt',
    'index/en_1.pf_index.txt',
    'pagefind-entry.json',
    'pagefind.en_0.pf_meta.txt',
    'pagefind.js',
    'wasm.en.pagefind.txt',
  ]);
  expect(readFileSync(path.join(directory, 'index/en_1.pf_index.txt'))).toEqual(
    piece(['flight', [[3, [1]]], []]),
  );
});
