import {
  furtherPages,
  linksFromOldest,
  linksFromStart,
  monthsOf,
  pagesFromOldest,
  pagesFromStart,
} from '@/lib/site/list-pages';

/** Numbers, the newest first. */
const list = (count: number) => Array.from({ length: count }, (_, index) => count - index);
const flat = <T>(pages: ReadonlyMap<number, readonly T[]>) => [...pages.values()].flat();

test.each([
  [0, []],
  [24, []],
  [25, [2]],
  [48, [2]],
  [49, [3, 2]],
])('%i articles: the first page, then the highest number down to the oldest', (length, further) => {
  const pages = pagesFromOldest(list(length));
  expect(furtherPages(pages)).toEqual(further);
  expect(flat(pages)).toEqual(list(length));
});

test.each([49, 60, 71])('one more than %i moves nothing but to the page beside the first', (length) => {
  const [before, after] = [pagesFromOldest(list(length)), pagesFromOldest(list(length + 1))];
  const moved = furtherPages(after).filter(
    (number) => JSON.stringify(before.get(number)) !== JSON.stringify(after.get(number)),
  );
  expect(moved).toEqual([furtherPages(after)[0]]);
});

test('an old article that is featured is missed on its page, and moves no other', () => {
  const items = list(100);
  const featuring = (one: number) => pagesFromOldest([one, ...items.filter((item) => item !== one)], items);
  const [former, latter] = [featuring(10), featuring(40)];
  expect(flat(former).sort((a, b) => b - a)).toEqual(items);
  expect([former.get(2)?.length, latter.get(2)?.length]).toEqual([23, 24]);
  expect(
    furtherPages(latter).filter((page) => String(former.get(page)) !== String(latter.get(page))),
  ).toEqual([3, 2]);
  // The only one beyond the first page.
  expect(furtherPages(pagesFromOldest([1, ...list(24).slice(0, -1)], list(24)))).toEqual([]);
});

test('a series keeps its order, and grows at its end', () => {
  const parts = list(60).toReversed();
  expect(furtherPages(pagesFromStart(parts))).toEqual([2, 3]);
  expect(flat(pagesFromStart(parts))).toEqual(parts);
  expect(furtherPages(pagesFromStart([]))).toEqual([]);
});

const words = (links: readonly { label: string; page: number }[]) =>
  links.map(({ label, page }) => `${label} ${page}`).join(', ');

test('links lead to the ends and to both sides; the first page has the years, too', () => {
  // Ten a year, 2001 to 2020.
  const pages = pagesFromOldest(list(200));
  const year = (item: number) => `${2000 + Math.ceil(item / 10)}-05-01`;
  const links = (page: number) => words(linksFromOldest(pages, page, year));
  expect(links(1)).toMatch(/^Older 9, 2016 8, 2014 7, .*2004 3, Oldest 2$/);
  expect(links(9)).toBe('Newest 1, Older 8, Oldest 2');
  expect(links(5)).toBe('Newest 1, Newer 6, Older 4, Oldest 2');
  expect(links(2)).toBe('Newest 1, Newer 3');
  expect(words(linksFromOldest(pagesFromOldest(list(3)), 1, year))).toBe('');
});

test('the links of a series name no last page, which moves', () => {
  const pages = pagesFromStart(list(100));
  const links = (page: number) => words(linksFromStart(pages, page));
  expect([1, 2, 3, 5].map(links)).toEqual([
    'Next 2',
    'First 1, Next 3',
    'First 1, Previous 2, Next 4',
    'First 1, Previous 4',
  ]);
});

test.each([
  [['2024-03-01', '2024-03-31'], 'March 2024'],
  [['2024-05-01', '2024-03-31'], 'March to May 2024'],
  [['2024-02-01', '2023-12-31'], 'December 2023 to February 2024'],
])('%j are %s', (dates, words) => {
  expect(monthsOf(dates)).toBe(words);
});
