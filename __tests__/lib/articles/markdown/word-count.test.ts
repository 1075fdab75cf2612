import { countWords } from '@/lib/articles/markdown/word-count';

test.each([
  ['', 0],
  [' \t\r\n', 0],
  ['Four plain words here.', 4],
  ['Two of\nfour lines.\n\nAnd *two*.', 6],
  ['## Two words\n\nThree more words.', 5],
  ['## With *stars* here\n\nThree more words.', 6],
  ['| a b | c |\n| - | - |\n| d | e f |', 6],
  ['```\nnpm run dev\n```', 3],
  ['```\n\n  npm  run\n\n  dev\n\n```', 3],
  ['```\n```', 0],
  ['- One\n- Two [three](/four)', 3],
  ['![A picture of words](b.jpg)', 4],
  ['<!-- a comment -->\n\nOne word.', 2],
  [':::tip\nIn a box.\n:::', 3],
  ['Three plain words.\n\n    more', 4],
])('%j has %i words', (body, words) => {
  expect(countWords(body)).toBe(words);
});

test('a body that cannot be read has no words', () => {
  expect(countWords(`${'> '.repeat(500)}word`)).toBe(0);
  expect(countWords('a '.repeat(40_000))).toBe(0);
});
