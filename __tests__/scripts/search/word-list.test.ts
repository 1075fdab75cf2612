import { searchableText, WordList } from '@/scripts/search/word-list';

const wordsOf = (html: string) => searchableText(html).split(/\s+/).filter(Boolean);

test('what Pagefind can find of a page is its text, its title and its tags', () => {
  const page = `<head><title>Head</title><style>body{}</style></head><body><nav>Menu</nav>
    <header data-pagefind-meta="category:Coast"><p>Byline</p><h1 data-pagefind-meta="title">Quiet bays</h1></header>
    <div data-pagefind-body=""><p>Warm<br>sand, <em>cl</em>ean &amp; wide.</p><img src="x" alt="Alt">
      <p data-pagefind-ignore="">Commission <b>note</b></p><script>code()</script></div>
    <ul data-pagefind-meta="tags"><li>#sea</li><li>#wind</li></ul><footer>Foot</footer></body>`;
  const found = wordsOf(page);
  for (const word of ['Quiet', 'bays', 'Warm', 'sand,', 'wide.', '#sea', '#wind'])
    expect(found).toContain(word);
  for (const word of ['Menu', 'Head', 'Byline', 'Commission', 'note', 'code()', 'Foot', 'body{}'])
    expect(found).not.toContain(word);
});

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
