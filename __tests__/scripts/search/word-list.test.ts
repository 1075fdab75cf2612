import { countWords, WordList } from '@/scripts/search/word-list';

function listOf(...pages: string[]): readonly string[] {
  const list = new WordList();
  for (const page of pages) list.add(page);
  return list.toString().trim().split('\n');
}

test('words on more pages come first, and how often a page says one does not count', () => {
  expect(listOf('zebra ant', 'zebra ant bee bee bee', 'zebra', 'zebra')).toEqual(['zebra', 'ant', 'bee']);
});

test('a word has the form that it has within a sentence, or else its usual one', () => {
  expect(listOf('Flight to Málaga. A flight. Malaga, Málaga, MÁLAGA')).toEqual(['flight', 'Málaga']);
});

test('no common words, contractions, numbers or fragments of two letters; the owner counts', () => {
  expect(listOf("The traveler's 2025 seat don’t go at 8 in Rome’s inn-keeper")).toEqual([
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
  expect(list).toHaveLength(5000);
  expect(list[0]).toBe('zurich');
});

test('lists of parts of a site add up to the list of all', () => {
  const pages = ['zebra ant Malaga', 'Zebra bee', 'zebra Málaga Málaga'];
  const parts = new WordList();
  for (const part of [pages.slice(0, 1), pages.slice(1)]) parts.addCounts(countWords(part));
  expect(parts.toString().trim().split('\n')).toEqual(listOf(...pages));
});
