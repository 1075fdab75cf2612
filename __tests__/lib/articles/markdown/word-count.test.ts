import { skim } from '@/lib/articles/markdown/skim';
import { countWords, parseSkimmed, wordsIn } from '@/lib/articles/markdown/word-count';

test.each([
  ['', 0],
  [' \t\r\n', 0],
  ['Four plain words here.', 4],
  ['Two of\nfour lines.\n\nAnd *two*.', 6],
  ['## Two words\n\nThree more words.', 5],
  ['## With *stars* here\n\nThree more words.', 6],
  ['| a b | c |\n| - | - |\n| d | e f |', 6],
  ['```\nnpm run dev\n```', 3],
  ['- One\n- Two [three](/four)', 3],
  ['![A picture of words](b.jpg)', 4],
  ['<!-- a comment -->\n\nOne word.', 2],
  [':::tip\nIn a box.\n:::', 3],
  // A line with a footnote below, which is not skimmed.
  ['Three plain words.\n\n    more', 4],
])('%j has %i words', (body, words) => {
  expect(countWords(body)).toBe(words);
});

test('words are the same with and without a parser', () => {
  const body =
    'Plain words go on\nand on.\n\n- A list\n\n  Plain words of it.\n\n### Plain heading\n\nMore of *them*.';
  const unskimmed = { text: body, plain: [], words: new Map() };
  expect(wordsIn(parseSkimmed(skim(body)))).toBe(wordsIn(parseSkimmed(unskimmed)));
});

test('a space that is no blank to Markdown makes a paragraph', () => {
  const types = (text: string) =>
    parseSkimmed({ text, plain: [], words: new Map() }).tree.children.map(({ type }) => type);
  expect(types('\u00a0')).toEqual(['paragraph']);
  expect(types(' \t\r\n')).toEqual([]);
});

test('a body that cannot be read has no words', () => {
  expect(countWords(`${'> '.repeat(500)}word`)).toBe(0);
  expect(countWords('a '.repeat(40_000))).toBe(0);
});
