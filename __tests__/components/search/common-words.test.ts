import { meaningfulWords } from '@/components/search/common-words';

test.each([
  ['cheap flight', 'cheap flight'],
  ['How to find a cheap flight?', 'find cheap flight?'],
  // One place of a word is in the index, so Pagefind could not compare the order of words.
  ['"two weeks"', 'two weeks'],
  ['the', 'the'],
  ['What is it?', 'What is it?'],
  ['  ', ''],
])('%j: %j', (term, expected) => {
  expect(meaningfulWords(term)).toBe(expected);
});
