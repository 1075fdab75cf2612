import { skim } from '@/lib/articles/markdown/skim';

/* Plain paragraphs and headings are told without a parser; what could mean anything to it is left to it. */

const plainOf = (body: string) =>
  skim(body).plain.map((part) =>
    part.kind === 'heading'
      ? `${part.line} ${'#'.repeat(part.depth)} ${part.text}`
      : `${part.line} ${part.words}`,
  );

test('a paragraph is told with its words, a heading with its level and text', () => {
  const body = '# Rome\n\nPlain  words,\nand more.\n \n\n###  By night  \n\n“Quoted” words: so.\n';
  expect(plainOf(body)).toEqual(['1 # Rome', '3 4', '7 ### By night', '9 3']);
  expect(skim(body).text).toBe('\n\n\n\n \n\n\n\n\n');
});

test('what remains stands where it stood', () => {
  const body = 'Plain words.\n\nWords with *stars*.\n\nMore plain words.';
  expect(skim(body)).toEqual({
    text: '\n\nWords with *stars*.\n\n',
    plain: [
      { line: 1, kind: 'paragraph', words: 2 },
      { line: 5, kind: 'paragraph', words: 3 },
    ],
    words: new Map(),
  });
});

test('the line ends of Windows are no part of a text', () => {
  expect(plainOf('## Rome \t\r\n\r\nPlain words.\r\n')).toEqual(['1 ## Rome', '3 2']);
});

test.each([
  ...[
    '*a*',
    'a_b_',
    'see [a]',
    'a<b',
    'R&amp;D',
    'a `b`',
    'a ~b',
    'a^2',
    'a | b',
    'a \\b',
    'me@a.example',
    '{a}',
  ],
  ...['at 9:am', 'WWW.a.example', 'a == b', 'a $$b', 'a.example/b', 'see a.bc/d', 'a\rb'],
  ...[
    '1 room',
    '- room',
    '> room',
    '...and',
    ' indented',
    '#hash',
    '####### Seven',
    '## Rome #',
    '## 7 days',
  ],
  ...['a\n*b*', 'a\n===', '## a\nb'],
])('%j is left to the parser', (body) => {
  expect(skim(body)).toEqual({ text: body, plain: [], words: new Map() });
});

test.each(['it: so', 'A. B/c', '"a"', '‘a’', 'Ärger', 'a #1', 'and/or', 'a = b', '5 $ ? No', 'a.b'])(
  '%j is plain, if it begins with a letter or a quotation mark',
  (body) => {
    const isPlain = /^[\p{L}"‘]/u.test(body);
    expect(plainOf(body)).toHaveLength(isPlain ? 1 : 0);
  },
);

test('in front of an indented line a paragraph keeps a letter for each of its lines', () => {
  expect(skim('- item\n\nplain words\nand more\n\n  indented')).toEqual({
    text: '- item\n\nx\nx\n\n  indented',
    plain: [],
    words: new Map([[3, 4]]),
  });
  expect(skim('## plain\n\n\tindented').text).toBe('## plain\n\n\tindented');
});

test.each([
  ['code', '```\nlet a\n\nlet b\n```\n\nplain words', '```\nlet a\n\nlet b\n```\n\nx', [7, 2]],
  ['indented code', 'plain words\n\n*a*\n\n    let a', 'x\n\n*a*\n\n    let a', [1, 2]],
  ['code behind a tab', 'plain words\n\n*a*\n\n\tlet a', 'x\n\n*a*\n\n\tlet a', [1, 2]],
  [
    'other code',
    '  ~~~ js\nlet a\n\nlet b\n  ~~~\n\nplain words',
    '  ~~~ js\nlet a\n\nlet b\n  ~~~\n\nx',
    [7, 2],
  ],
  ['code in a list', 'plain words\n\n- ```\n  a\n  ```', 'x\n\n- ```\n  a\n  ```', [1, 2]],
  ['HTML', '<pre>\n\nplain words', '<pre>\n\nx', [3, 2]],
  ['a checked box', ':::faq\n\nplain words\n\n:::', ':::faq\n\nx\n\n:::', [3, 2]],
  ['a checked box in a quote', 'plain words\n\n> :::gallery', 'x\n\n> :::gallery', [1, 2]],
] as const)('in a body with %s a paragraph keeps a letter a line', (_what, body, text, [line, words]) => {
  expect(skim(body)).toEqual({ text, plain: [], words: new Map([[line, words]]) });
});

test('a box whose parts nobody checks is no such thing', () => {
  expect(plainOf(':::tip\n\nplain words\n\n:::')).toEqual(['3 2']);
});

test('lines that only look like a fence begin no code', () => {
  expect(plainOf('plain ``` words\n\nplain words\n\n``\n\nplain words\n\n~~\n\nplain words')).toEqual([
    ...['3 2', '7 2', '11 2'],
  ]);
});

test('an empty body has nothing in it', () => {
  expect(skim('')).toEqual({ text: '', plain: [], words: new Map() });
  expect(skim('\n \t\n')).toEqual({ text: '\n \t\n', plain: [], words: new Map() });
});
