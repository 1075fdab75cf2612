import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Article } from '@/lib/articles/article';
import {
  byPlaceInIndex,
  loadMagazine,
  loadPublishedAuthors,
  neighborsOf,
  newestFirst,
  relatedTo,
  seriesNeighbors,
  type Magazine,
  type Topic,
} from '@/lib/articles/magazine';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

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

test('of articles that share as much, those of about the same time come first, the newer of two', () => {
  const self = article(1, { publishDate: '2025-03-11' });
  const articles = [
    article(2, { publishDate: '2025-06-17', featured: true, category: 'Flight Tips' }),
    article(3, { publishDate: '2025-03-21', category: 'Flight Tips' }),
    self,
    article(4, { publishDate: '2025-03-01', category: 'Flight Tips' }),
    article(5, { publishDate: '2025-02-01', category: 'Flight Tips' }),
  ];
  const magazine = { articles, categories: new Map(), tags: new Map() };
  expect(relatedTo(self, magazine).map(({ id }) => id)).toEqual([3, 4, 5]);
});

test('every article of the site has neighbors in time, but for the first and the last', () => {
  const byDate = [...loadMagazine().articles].sort((a, b) =>
    a.publishDate.localeCompare(b.publishDate, 'en'),
  );
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

test('articles of one day are told apart by their ids, the higher one being the newer', () => {
  const [older, newer] = [article(1), article(2)];
  expect(newestFirst(newer, older)).toBeLessThan(0);
  expect([older, newer].sort(byPlaceInIndex)).toEqual([newer, older]);
});

test('two spellings of a tag are one topic, named as the oldest article writes it, and the most used comes first', () => {
  const directory = magazineOf({
    // The featured article is the first of the index and the oldest.
    one: { publishDate: '2020-01-01', featured: 'true', tags: '[Night Trains, zoo, alps]' },
    two: { publishDate: '2021-01-01', tags: '[night-trains, alps]' },
    three: { publishDate: '2022-01-01', tags: '[night trains]' },
  });
  const { tags, articles } = loadMagazine(directory);
  expect(articles.map(({ slug }) => slug)).toEqual(['one', 'three', 'two']);
  expect([...tags].map(([slug, topic]) => [slug, topic.name, topic.articles.map((one) => one.slug)])).toEqual(
    [
      ['night-trains', 'Night Trains', ['one', 'three', 'two']],
      ['alps', 'alps', ['one', 'two']],
      ['zoo', 'zoo', ['one']],
    ],
  );
});

test('tags that are used as often stand by the alphabet', () => {
  const directory = magazineOf({ one: { publishDate: '2020-01-01', tags: '[zoo, alps, mud]' } });
  expect([...loadMagazine(directory).tags.keys()]).toEqual(['alps', 'mud', 'zoo']);
});

test('authors and series are known before they have articles; a series has the order of its parts', () => {
  const directory = magazineOf({
    one: { publishDate: '2020-01-01', series: 'Slow Coast', part: '2' },
    two: { publishDate: '2021-01-01', series: 'Slow Coast', part: '3' },
    three: { publishDate: '2022-01-01', series: 'Slow Coast', part: '1' },
    four: { publishDate: '2023-01-01' },
  });
  const { authors, series, bySlug } = loadMagazine(directory);
  expect([...authors.values()].map(({ name, articles }) => [name, articles.length])).toEqual([
    ['Jun', 4],
    ['Ada', 0],
  ]);
  expect(loadPublishedAuthors(directory).map(({ name }) => name)).toEqual(['Jun']);
  expect(series.get('slow-coast')?.articles.map(({ slug }) => slug)).toEqual(['three', 'one', 'two']);
  expect(series.get('not-begun')?.articles).toEqual([]);
  const around = (slug: string) => {
    const { previous, next } = seriesNeighbors(bySlug.get(slug)!, { series });
    return [previous?.slug, next?.slug];
  };
  expect([around('three'), around('one'), around('two'), around('four')]).toEqual([
    [undefined, 'one'],
    ['three', 'two'],
    ['one', undefined],
    [undefined, undefined],
  ]);
});

test('relations are looked for 25 places to both sides, and no further', () => {
  const articles = Array.from({ length: 101 }, (_, index) => article(200 - index));
  const magazine = { articles, tags: new Map(), categories: new Map() };
  const middle = articles[50]!;
  const found = relatedTo(middle, magazine, [], 999).map(({ id }) => id);
  expect(found).toHaveLength(50);
  expect([Math.max(...found), Math.min(...found)]).toEqual([middle.id + 25, middle.id - 25]);
  expect(relatedTo(articles[0]!, magazine, [], 999)).toHaveLength(25);
});

test('an article that nobody knows has no neighbors', () => {
  expect(neighborsOf(article(99))).toEqual({ older: undefined, newer: undefined });
});

/** A magazine of these articles, each with further fields, and with two authors and two series. */
function magazineOf(articles: Readonly<Record<string, Readonly<Record<string, string>>>>): string {
  const directory = temporaryFolder();
  const write = (file: string, text: string) => writeFileSync(path.join(directory, file), text);
  mkdirSync(path.join(directory, 'blog'));
  write(
    'authors.yaml',
    'note: House names.\nauthors:\n  - { name: Jun, description: Writes. }\n  - { name: Ada, description: Walks. }\n',
  );
  write(
    'series.yaml',
    '- { name: Slow Coast, description: By the sea. }\n- { name: Not Begun, description: To come. }\n',
  );
  write('pictures.yaml', 'beach: { id: 1-a, alt: A beach, drawing: beach }\n');
  for (const [slug, fields] of Object.entries(articles)) {
    const lines = Object.entries({ tags: '[a tag]', ...fields }).map(([name, value]) => `${name}: ${value}`);
    const fixed = `title: ${slug}\nslug: ${slug}\nexcerpt: An excerpt.\nauthor: Jun\ncategory: Hotels\nimage: beach`;
    write(`blog/${slug}.md`, `---\n${fixed}\n${lines.join('\n')}\n---\n\nWords.\n`);
  }
  return directory;
}
