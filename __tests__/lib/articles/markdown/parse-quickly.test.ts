import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { isPlain, parseQuickly } from '@/lib/articles/markdown/parse-quickly';
import { contentDirectory } from '@/lib/site/memoize';

/* Plain words are spared the parser, and that changes nothing: the tree is the same. */

const parser = remark().use(remarkGfm, { singleTilde: false }).use(remarkDirective).freeze();
const inFull = (body: string): Root => parser.parse(body);
const quickly = (body: string) => parseQuickly(body, inFull);

/** What the parser sees of a body. */
function seenOf(body: string): string {
  let seen = '';
  parseQuickly(body, (text) => {
    seen = text;
    return inFull(text);
  });
  return seen;
}

const BLOG = path.join(contentDirectory(), 'blog');
const BODIES = readdirSync(BLOG)
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(path.join(BLOG, name), 'utf8').split(/^---$/m).slice(2).join('---'));

test('the trees of articles are the same', () => {
  for (const body of BODIES) expect(quickly(body)).toEqual(inFull(body));
});

test('of plain blocks that follow each other, the parser sees one letter', () => {
  const body =
    '# Rome\n\nPlain  words,\nand more.\n \n\n###  By night\n\n“Quoted” words: so.\n\nWith *stars*.';
  expect(seenOf(body)).toBe('x\n\n\n\n\n\n\n\n\n\nWith *stars*.');
  expect(quickly(body)).toEqual(inFull(body));
});

test('plain paragraphs in lists, boxes and notes keep their places', () => {
  const body =
    '- item\n\nplain words\n\n  indented\n\n:::tip\n\nplain words\n\n:::\n\n[^1]: note\n\nplain [^1]';
  expect(seenOf(body)).not.toContain('plain words');
  expect(quickly(body)).toEqual(inFull(body));
});

test.each([
  ...['*a*', 'a_b_', 'see [a]', 'a<b', 'R&amp;D', 'a `b`', 'a ~b', 'a^2', 'a | b', 'a \\b', 'me@a.example'],
  ...[
    '{a}',
    'at 9:am',
    'WWW.a.example',
    'a == b',
    'a $$b',
    'a.example/b',
    'see a.bc/d',
    'a\rb',
    'a \nb',
    'a\tb',
  ],
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
  ...['a\n*b*', 'a\n===', '## a\nb', 'a\u00a0b', 'ends in a blank ', 'plain\r\n'],
  ...[
    'plain\n\n```\nplain\n\nplain\n```',
    'plain\n\n    code',
    'plain\n\n\tcode',
    'plain\n\n- ~~~',
    '<pre>\n\nplain',
  ],
])('%j is left to the parser as it is', (body) => {
  expect(seenOf(body)).toBe(body);
  expect(quickly(body)).toEqual(inFull(body));
});

test.each(['it: so', 'A. B/c', '"a"', '‘a’', 'Ärger', 'a #1', 'and/or', 'a = b', '5 $ ? No', 'a.b'])(
  '%j is plain, if it begins with a letter or a quotation mark',
  (line) => {
    expect(isPlain(line)).toBe(/^[\p{L}"‘]/u.test(line));
    expect(isPlain(`Words,\n${line}`)).toBe(isPlain(line));
    expect(quickly(line)).toEqual(inFull(line));
  },
);

const LINES = [
  ...['Plain words.', 'More of them, “here”', 'www.example.com', 'a *b* c', 'x [y](/flights)', 'a\u00a0b'],
  ...['## Plain', '## With *stars*', '# One', '####### Seven', '## Closed ##', '#Not', '##', 'Under', '==='],
  ...['- item', '1. item', '  indented', '    code', '\tcode', '> quote', '- [ ] task', '* * *', '---'],
  ...['```', '~~~', '  ```js', '- ```', '<pre>', '</pre>', '<!-- a', '-->', '<div>', 'a <b>c</b>'],
  ...[':::tip', ':::', '::deal[a]{#b}', 'see :partner[a]{to=b place=c}', ':::note[Label]', '::::tip'],
  ...['[^1]: note', 'x[^1]', '[r]: /flights', '| a |', '| - |', 'a | b', '- | -', '\u00a0', '\u2028', '\f'],
];
/** Without what leaves a whole body to the parser. */
const WORDS = LINES.filter((line) => !/[`~<]|^(?: {4}|\t)/.test(line));
const bodyOf = (lines: readonly string[], ends: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...lines), fc.constantFrom(...ends)), { maxLength: 14 })
    .map((parts) => parts.flat().join(''));
const ENDS = ['\n', '\n\n', '\n\n', '\n \n'];

test('any mixture of lines has the same tree', () => {
  const anyBody = fc.oneof(bodyOf(WORDS, ENDS), bodyOf(LINES, [...ENDS, '\r\n\r\n']));
  fc.assert(
    fc.property(anyBody, (body) => {
      expect(quickly(body)).toEqual(inFull(body));
    }),
    { numRuns: 300 },
  );
});
