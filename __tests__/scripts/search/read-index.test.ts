import { metaFile, piece, type Item } from '@/__tests__/support/pagefind-files';
import { packWords, unpackWords, type IndexedWord } from '@/scripts/search/index-format';
import { mergeIndex } from '@/scripts/search/merge-index';
import { META_FIELDS, readMeta, readPiece } from '@/scripts/search/read-index';

const read = (bytes: Buffer) => readPiece(bytes, META_FIELDS);
const part = (words: readonly IndexedWord[], pages = 1) => ({
  pages: Array.from({ length: pages }, (_, page) => ({ text: `${words[0]?.word} ${page}`, words: 9 })),
  words: packWords(words),
});
/** The pieces of an index made of some parts. */
const merged = (...parts: ReturnType<typeof part>[]) => [...mergeIndex('1.6.0', parts).pieces.values()];

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
  ['places in titles', ['flight', [[3, [1, 2], [-4, 0, 4]]], []], ['flight', [[3, [1], [-4, 0, 4]]], []]],
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
  ['forms with accents', ['cafe', [], [['café', [[24, [1, 300]]]]]], ['cafe', [], [['café', [[24, [1]]]]]]],
])('a piece of the index keeps %s', (_, before, after) => {
  expect(merged(part(read(piece(before))))).toEqual([piece(after)]);
});

test.each<[layout: string, bytes: Buffer, fault: string]>([
  [
    'a map',
    Buffer.from([...Buffer.from('pagefind_dcd'), 0xa0]),
    'type 5 where 4 was expected, before byte 13',
  ],
  ['a list of two lists', piece().fill(0x82, 12, 13), 'a list of 2 where one of 1 was expected'],
  ['a word of two fields', piece(['flight', []]), 'a list of 2 where one of 3 was expected'],
  ['a page of four fields', piece(['flight', [[3, [1], [], 0]], []]), 'a page of 4 fields'],
  ['a page of one field', piece(['flight', [[3]], []]), 'a page of 1 fields'],
  ['a place that is a word', piece(['flight', [[3, ['x']]], []]), 'no number before byte 27'],
  ['a field that nobody knows', piece(['flight', [[3, [1], [-9, 0]]], []]), "an unknown field 'undefined'"],
  ['a list without length', Buffer.from([...Buffer.from('pagefind_dcd'), 0x9f]), 'unknown item at byte 12'],
  ['more than the words', Buffer.concat([piece(), Buffer.from([0])]), 'more than the words'],
  ['a word cut short', piece(['flight', [], []]).subarray(0, -4), 'a text cut short'],
  ['a piece cut short', piece(['flight', [[3, [1]]], []]).subarray(0, -2), 'out of range'],
])('another layout stops the build, and is reported: %s', (_, bytes, fault) => {
  expect(() => read(bytes)).toThrow(fault);
});

const list = (pages: Item) => metaFile('1.6.0', pages, [['a', 'z', 'en_x']], [], [], ['title']);

test('another layout of the list stops the build, too', () => {
  expect(readMeta(list([['en_1', 9, '']]))).toEqual({
    ...{ pages: [{ name: 'en_1', words: 9 }], pieces: ['en_x'], fields: ['title'] },
  });
  expect(() => readMeta(list([['en_1', 9, 'more']]))).toThrow('texts of several pages in one file');
  expect(() => readMeta(Buffer.concat([list([]), Buffer.from([0])]))).toThrow('more than the fields');
});

test('a field has the same number in every part', () => {
  const [word] = readPiece(piece(['flight', [[0, [1], [-1, 0, -2, 5]]], []]), ['kind', 'title']);
  const [same] = readPiece(piece(['flight', [[0, [1], [-2, 0, -4, 5]]], []]), META_FIELDS);
  expect(word).toEqual(same);
});

test.each([0, 23, 24, 255, 256, 65_535])('the page and the place of number %i keep it', (number) => {
  const bytes = piece(['flight', [[number, [number], [-1, number]]], []]);
  expect(merged(part(read(bytes)))).toEqual([bytes]);
  const heavy = piece(['flight', [[number, [-1 - number, number]]], []]);
  expect(merged(part(read(heavy)))).toEqual([heavy]);
});

test.each([65_536, 4_294_967_295])('a page of %i words is kept as one', (words) => {
  const { meta } = mergeIndex('1.6.0', [{ pages: [{ text: 'long', words }], words: packWords([]) }]);
  expect(readMeta(meta)).toMatchObject({ pages: [{ name: expect.any(String), words }], pieces: [] });
});

test('what is packed comes back', () => {
  const words = read(
    piece(
      [
        'cafe',
        [
          [3, [1]],
          [4, [2], [-1, 0]],
        ],
        [['café', [[3, [1]]]]],
      ],
      ['zoo', [], []],
    ),
  );
  expect([...unpackWords(packWords(words))]).toEqual(words);
});

test('the pages of a part stand behind those of the part before', () => {
  const one = part(
    read(
      piece(
        [
          'ant',
          [
            [0, [1]],
            [2, [5]],
          ],
          [],
        ],
        ['bee', [[1, [7]]], [['bée', [[1, [7]]]]]],
      ),
    ),
    3,
  );
  const two = part(
    read(piece(['ant', [[1, [2]]], []], ['bee', [], [['bée', [[0, [4]]]]]], ['cow', [[0, [3]]], []])),
    2,
  );
  expect(merged(one, two)).toEqual([
    piece(
      [
        'ant',
        [
          [0, [1]],
          [2, [5]],
          [2, [2]],
        ],
        [],
      ],
      [
        'bee',
        [[1, [7]]],
        [
          [
            'bée',
            [
              [1, [7]],
              [2, [4]],
            ],
          ],
        ],
      ],
      ['cow', [[3, [3]]], []],
    ),
  ]);
});

test('words and their forms stand in one order, whichever part has them first', () => {
  const one = part(read(piece(['cafe', [], [['cafë', [[0, [1]]]]]])));
  const two = part(read(piece(['ant', [[0, [2]]], []], ['cafe', [], [['café', [[0, [3]]]]]])));
  expect(merged(one, two)).toEqual([
    piece(
      ['ant', [[1, [2]]], []],
      [
        'cafe',
        [],
        [
          ['café', [[1, [3]]]],
          ['cafë', [[0, [1]]]],
        ],
      ],
    ),
  ]);
});

test('pages with the same text are one file', () => {
  const same = part(read(piece(['ant', [[0, [1]]], []])));
  const { meta, texts } = mergeIndex('1.6.0', [same, same]);
  expect(texts.size).toBe(1);
  expect(readMeta(meta).pages.map(({ name }) => name)).toEqual([...texts.keys(), ...texts.keys()]);
});

test('the list names every page and every piece, with the words that a piece has', () => {
  const many = Array.from({ length: 3000 }, (_, page): Item => [page === 0 ? 0 : 1, [300 + page]]);
  const index = mergeIndex('1.6.0', [
    part(read(piece(['ape', many, []], ['apricot', many, []], ['bee', many, []])), 3000),
  ]);
  const meta = readMeta(index.meta);
  expect(meta.pages.map(({ name }) => name)).toEqual([...index.texts.keys()]);
  expect(meta.pieces).toEqual([...index.pieces.keys()]);
  expect(meta.pieces).toHaveLength(3);
  // Short names: a first search loads all of them.
  for (const name of [...index.texts.keys(), ...index.pieces.keys()])
    expect(name).toMatch(/^en_[\da-f]{5,6}$/);
  expect(new Set(meta.pages.map(({ name }) => name)).size).toBe(3000);
  // Where pieces begin and end, each a text of CBOR with its length before it.
  for (const range of ['\x61a\x63ape', '\x63apr\x67apricot', '\x61b\x63bee'])
    expect(index.meta.toString('latin1')).toContain(range);
});
