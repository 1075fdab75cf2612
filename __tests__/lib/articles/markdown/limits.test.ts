import type { Nodes } from 'mdast';
import { checkDepth, checkSize, UnreadableBody } from '@/lib/articles/markdown/limits';
import { outlineOf } from '@/lib/lint/markdown/outline';

test.each([
  ['characters', 'word '.repeat(12_001)],
  ['boxes', ':::tip\nWords.\n:::\n\n'.repeat(41)],
  ['signs of emphasis', '*a_'.repeat(4000)],
  ['lines of dashes', 'a\n-\n'.repeat(400)],
  ['blanks in a row', `[a](b${' '.repeat(600)}c)`],
  ['lines', `> a\n${'b\n'.repeat(29_000)}`],
  ['brackets', `${'['.repeat(28_000)}${'](x)'.repeat(7000)}`],
  ["signs '<'", '<kbd>'.repeat(11_000)],
  ['cells of tables', `${'|a'.repeat(100)}\n`.repeat(70)],
])('a body with too many %s is not read, and says how many it may have', (what, body) => {
  expect(outlineOf(body).parts).toEqual([
    expect.objectContaining({
      kind: 'unreadable',
      found: expect.stringContaining(what),
      expected: expect.stringMatching(/at most|one/),
    }),
  ]);
});

test('a long article with all of it is read', () => {
  const body = [
    'word '.repeat(5000),
    ':::tip\nWords.\n:::\n\n'.repeat(20),
    '**a** *b* '.repeat(200),
    '\n\n---\n\nWords.'.repeat(50),
    `\n\n| a | b |\n| - | - |\n${'| 1 | 2 |\n'.repeat(200)}`,
  ].join('\n\n');
  expect(outlineOf(body).parts.map(({ kind }) => kind)).not.toContain('unreadable');
});

/** What is reported about a body, with the line; nothing of one that is read. */
function told(check: () => void): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    expect(error.message).toBe(`${error.found}; expected ${error.expected}`);
    return `${error.line}: ${error.message}`;
  }
}
const said = (body: string) => told(() => checkSize(body));
const lines = (line: string, count: number) => `${line}\n`.repeat(count);
/** A prefix of so many characters, and a word. */
const behind = (sign: string, length: number) => `${sign.repeat(length).slice(0, length)}a`;

test.each<[what: string, largest: string, more: string, told: string]>([
  [
    'characters',
    'a'.repeat(60_000),
    'a',
    '1: 60001 characters; expected 60000 at most: split the article into parts',
  ],
  [
    'signs of emphasis, however long each is',
    '*a **b ***c _d ~~e '.repeat(600),
    '*',
    '1: 3001 signs of emphasis; expected 3000 at most in an article',
  ],
  [
    'lines of dashes and of equals signs, in quotes and with blanks too',
    ['-', '---', '=', '===', ' \t> --- \t\r'].map((line) => lines(line, 60)).join(''),
    '--',
    '1: 301 lines of dashes; expected 300 at most in an article',
  ],
  ['cells', lines('||', 3000), '|', '1: 6001 cells of tables; expected 6000 at most in an article'],
  ['lines', lines('a', 4999), '\n', '1: 5001 lines; expected 5000 at most in an article'],
  ['brackets', '[a] '.repeat(3000), '[', '1: 3001 brackets; expected 3000 at most in an article'],
  ["signs '<'", '< '.repeat(6000), '<', "1: 6001 signs '<'; expected 6000 at most in an article"],
  [
    'boxes, in lists and quotes too',
    [':::tip', '::::note', ' \t> * + - 1.) :::tip', ':::a'].map((line) => lines(line, 10)).join(''),
    ':::tip',
    '1: 41 boxes; expected 40 at most',
  ],
])('the most %s', (_, largest, more, expected) => {
  expect(said(largest)).toBeUndefined();
  expect(said(largest + more)).toBe(expected);
});

test('what only looks like those is no more than text', () => {
  expect(said(lines('a ---', 400) + lines('--- a', 400) + lines('-=', 400))).toBeUndefined();
  expect(
    said(lines('see :::tip', 50) + lines('::tip', 50) + lines('::: tip', 50) + lines(':::', 50)),
  ).toBeUndefined();
});

test('blanks in a row are reported with their line', () => {
  expect(said(`a\nb${' \t'.repeat(249)} c`)).toBeUndefined();
  expect(said(`a\nb${' \t'.repeat(250)}c\nd`)).toBe('2: 500 blanks in a row; expected one');
});

const NESTED = '2: a line nested too deeply; expected lists and quotes of a few levels';

test.each([' ', '\t', '>', '> ', '- ', '* ', '+ ', '1. ', '12345678) '])(
  'a line may have 60 characters of %j in front, and no more',
  (sign) => {
    const length = Math.floor(60 / sign.length) * sign.length;
    expect(said(`a\n${behind(sign, length)}`)).toBeUndefined();
    expect(said(`a\n${behind(sign, length + sign.length)}`)).toBe(NESTED);
  },
);

test.each(['-', '*', '1.', '1234567890. ', 'a ', '1. a '])('%j in a row are words', (sign) => {
  expect(said(`a\n${behind(sign, 90)}`)).toBeUndefined();
});

test('a box of more than 23 colons is too much, in a list too', () => {
  for (const before of ['', '> - ']) {
    expect(said(`a\n${before}${':'.repeat(23)}tip`)).toBeUndefined();
    expect(said(`a\n${before}${':'.repeat(24)}tip`)).toBe(NESTED);
  }
});

test('a tree of 60 levels is read, and a deeper one is reported with its line', () => {
  const nested = (levels: number): Nodes => {
    let node: Nodes = {
      type: 'text',
      value: 'a',
      position: { start: { line: 7, column: 1 }, end: { line: 7, column: 2 } },
    };
    for (let level = 0; level < levels; level += 1) node = { type: 'emphasis', children: [node] };
    return node;
  };
  expect(told(() => checkDepth(nested(60)))).toBeUndefined();
  const message = 'text nested too deeply; expected emphasis, links and lists of a few levels';
  expect(told(() => checkDepth(nested(61)))).toBe(`7: ${message}`);
  expect(told(() => checkDepth(nested(62)))).toBe(`1: ${message}`);
});
