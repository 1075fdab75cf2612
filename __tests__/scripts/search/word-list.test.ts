import { countWords, WordList } from '@/scripts/search/word-list';

function listOf(...pages: string[]): readonly string[] {
  const list = new WordList();
  for (const page of pages) list.add(page);
  return list.toString().trim().split('\n');
}

test('words on more pages come first, and how often a page says one does not count', () => {
  expect(listOf('zebra ant', 'zebra ant bee bee bee', 'zebra', 'zebra')).toEqual(['zebra', 'ant', 'bee']);
});

test('words on nearly as many pages stand in the order of the alphabet', () => {
  expect(listOf('zoo bee ant', 'zoo bee ant', 'zoo', 'fox')).toEqual(['ant', 'bee', 'zoo', 'fox']);
});

test.each([
  ['its usual form', 'MÁLAGA Málaga Málaga', 'Málaga'],
  ['of two, the same one in whichever order', 'ROME Rome', 'ROME'],
  ['of two, the same one in whichever order', 'Rome ROME', 'ROME'],
])('a word that always has a capital has %s', (_, text, form) => {
  expect(listOf(text)).toEqual([form]);
});

test('a word has the form that it has within a sentence, or else its usual one', () => {
  expect(listOf('Flight to Málaga. A flight. Malaga, Málaga, MÁLAGA')).toEqual(['flight', 'Málaga']);
});

test('no common words, contractions, numbers or fragments of two letters; the owner counts', () => {
  expect(listOf("The traveler's 2025 seat don’t go at 8 o’clock in Rome’s inn-keeper of M’sila")).toEqual([
    'inn',
    'keeper',
    'Rome',
    'seat',
    'traveler',
  ]);
});

test('a large magazine has a list of bounded length, of the words on most pages', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const rare = Array.from(
    { length: 7000 },
    (_, n) => [0, 1, 2].map((place) => letters[Math.floor(n / 26 ** place) % 26]).join('') + 'q',
  );
  const list = listOf(rare.join(' '), 'zurich', 'zurich');
  expect(list).toEqual(['zurich', ...rare.sort().slice(0, 4999)]);
});

test('lists of parts of a site add up to the list of all', () => {
  const pages = ['zebra ant Malaga', 'Zebra bee', 'zebra Málaga Málaga'];
  const parts = new WordList();
  for (const part of [pages.slice(0, 1), pages.slice(1)]) parts.addCounts(countWords(part));
  expect(parts.toString().trim().split('\n')).toEqual(listOf(...pages));
});
