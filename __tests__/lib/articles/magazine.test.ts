import type { Article } from '@/lib/articles/article';
import {
  byPlaceInIndex,
  loadMagazine,
  neighborsOf,
  relatedTo,
  type Magazine,
  type Topic,
} from '@/lib/articles/magazine';

const article = (id: number, fields: Partial<Article> = {}): Article =>
  ({
    id,
    slug: `a-${id}`,
    title: `A ${id}`,
    publishDate: '2025-01-01',
    category: 'Hotels',
    tags: [],
    ...fields,
  }) as Article;

test('the featured article comes first, then the newest, then the highest id', () => {
  const articles = [
    article(1, { publishDate: '2025-01-01', featured: true }),
    article(2, { publishDate: '2025-03-01' }),
    article(3, { publishDate: '2025-02-01' }),
    article(4, { publishDate: '2025-02-01' }),
  ];
  expect(articles.sort(byPlaceInIndex).map(({ id }) => id)).toEqual([1, 2, 4, 3]);
});

test('related articles share most: tags weigh more than a category, and an article is not its own relation', () => {
  const self = article(1, { tags: ['trains', 'italy'], category: 'Hotels' });
  const both = article(2, { tags: ['Trains', 'italy'], category: 'Budget Travel' });
  const one = article(3, { tags: ['trains'], category: 'Budget Travel' });
  const category = article(4, { category: 'Hotels' });
  const stranger = article(5, { category: 'Solo Travel' });
  const topic = (name: string, ...articles: Article[]): [string, Topic] => [
    name,
    { name, slug: name, articles },
  ];
  const magazine = {
    articles: [self, both, one, category, stranger],
    tags: new Map([topic('trains', self, both, one), topic('italy', self, both)]),
    categories: new Map([topic('hotels', self, category), topic('solo-travel', stranger)]),
  } as unknown as Magazine;
  expect(relatedTo(self, magazine, [], 3).map(({ id }) => id)).toEqual([2, 3, 4]);
  expect(relatedTo(self, magazine, [], 1).map(({ id }) => id)).toEqual([2]);
  expect(relatedTo(self, magazine, [both], 1).map(({ id }) => id)).toEqual([3]);
  // Where too few share anything, others make up the number.
  expect(relatedTo(self, magazine, [], 9).map(({ id }) => id)).toEqual([2, 3, 4, 5]);
  expect(relatedTo(stranger, magazine).map(({ id }) => id)).toEqual([4, 3, 2]);
});

test('an old article leads to the relations of its time, not to the newest of thousands', () => {
  const articles = Array.from({ length: 1000 }, (_, index) =>
    article(1000 - index, { publishDate: `20${String(99 - Math.floor(index / 12)).padStart(2, '0')}-01-01` }),
  );
  const categories = new Map([['hotels', { name: 'Hotels', slug: 'hotels', articles }]]);
  const magazine = { articles, categories, tags: new Map() };
  const old = articles[900] as Article;
  expect(relatedTo(old, magazine).every(({ id }) => Math.abs(id - old.id) <= 25)).toBe(true);
});

test('every article of the site has neighbors in time, but for the first and the last', () => {
  const byDate = [...loadMagazine().articles].sort((a, b) => a.publishDate.localeCompare(b.publishDate));
  expect(byDate.map((one) => neighborsOf(one).newer?.slug)).toEqual([
    ...byDate.slice(1).map(({ slug }) => slug),
    undefined,
  ]);
  expect(byDate.map((one) => neighborsOf(one).older?.slug)).toEqual([
    undefined,
    ...byDate.slice(0, -1).map(({ slug }) => slug),
  ]);
});

test('all ten categories are there, and every article is in exactly one', () => {
  const { categories, articles } = loadMagazine();
  expect(categories.size).toBe(10);
  expect([...categories.values()].flatMap((topic) => topic.articles)).toHaveLength(articles.length);
});
