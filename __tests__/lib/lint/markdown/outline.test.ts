import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { outlineOf, type Outline } from '@/lib/lint/markdown/outline';
import { contentDirectory } from '@/lib/site/memoize';
import { skim } from '@/lib/articles/markdown/skim';

/* Skimming saves time and changes nothing: with it and without it, an outline is the same. */

const inFull = (body: string) => outlineOf(body, { text: body, plain: [], words: new Map() });

/** An outline without what a skimmed text counts better or tells differently: words beside a hard break, the text of HTML. */
const essence = ({ parts, anchors }: Outline) => ({
  anchors,
  parts: parts.map((part) => {
    if (part.kind === 'paragraph') return { ...part, words: 0 };
    return part.kind === 'html' ? { ...part, value: '' } : part;
  }),
});

const BLOG = path.join(contentDirectory(), 'blog');
const ARTICLES = readdirSync(BLOG)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(path.join(BLOG, name), 'utf8') }));

const bodyOf = (text: string) => text.split(/^---$/m).slice(2).join('---');

test.each(ARTICLES)('$name has the same outline, words and all', ({ text }) => {
  const body = bodyOf(text);
  expect(outlineOf(body)).toEqual(inFull(body));
});

test('less than half of the text of articles is left to the parser', () => {
  // Of all of them together: one may hold little but tables and lists.
  const bodies = ARTICLES.map(({ text }) => bodyOf(text)).join('\n\n');
  expect(skim(bodies).text.replace(/\s/g, '').length).toBeLessThan(bodies.length / 2);
});

test('a text of nothing but plain paragraphs and headings is read without a parser', () => {
  const body = '## Rooms\n\nPlain words,\nand more.\n\n### Rooms\n\n“Quoted” words: so.\n';
  expect(skim(body).text.trim()).toBe('');
  expect(outlineOf(body)).toEqual(inFull(body));
  expect([...outlineOf(body).anchors]).toEqual(expect.arrayContaining(['rooms', 'rooms-1']));
});

const LINES = [
  ...['Plain words.', 'More of them, “here”', 'www.example.com', 'a *b* c', 'x [y](/flights)', 'a\u00a0b'],
  ...['## Plain', '## With *stars*', '# One', '####### Seven', '## Closed ##', '#Not', '##', 'Under', '==='],
  ...['- item', '1. item', '  indented', '    code', '\tcode', '> quote', '- [ ] task', '* * *', '---'],
  ...['```', '~~~', '  ```js', '- ```', '<pre>', '</pre>', '<!-- a', '-->', '<div>', 'a <b>c</b>'],
  ...[':::tip', ':::', '::deal[a]{#b}', 'see :partner[a]{to=b place=c}', ':::note[Label]', '::::tip'],
  ...['[^1]: note', 'x[^1]', '[r]: /flights', '| a |', '| - |', 'a | b', '- | -', '\u00a0', '\u2028', '\f'],
];
const body = fc
  .array(fc.tuple(fc.constantFrom(...LINES), fc.constantFrom('\n', '\n\n', '\n\n', '\n \n', '\r\n\r\n')), {
    maxLength: 14,
  })
  .map((lines) => lines.flat().join(''));

test('any mixture of lines has the same outline', () => {
  fc.assert(
    fc.property(body, (text) => {
      expect(essence(outlineOf(text))).toEqual(essence(inFull(text)));
    }),
    { numRuns: 300 },
  );
});

test('a body is as long as its plain paragraphs make it', () => {
  const tooLong = `${'Plain words go on. '.repeat(40)}\n\n`.repeat(100);
  expect(outlineOf(tooLong).parts).toEqual([
    expect.objectContaining({ kind: 'unreadable', found: `${tooLong.length} characters` }),
  ]);
});

test.each([
  ['in a quote', '> :::tip\n> Words.\n> :::', 0],
  ['in a list', '- Item\n\n  :::note\n  Words.\n  :::', 0],
  ['in another box', '::::warning\n:::tip\nWords.\n:::\n::::', 0],
  ['without an end, in a quote', '> :::tip\n> Words.', 1],
  ['with nothing in it, in a box', '::::warning\n:::tip\n:::\n::::', 1],
])('a box %s has as many mistakes as it should', (_where, body, mistakes) => {
  expect(outlineOf(body).parts.filter(({ kind }) => kind === 'mistake')).toHaveLength(mistakes);
});
