import type { ArticleList } from '@/lib/articles/article-list';
import { listMetadata } from '@/lib/seo/list-metadata';

const list = (more: Partial<ArticleList> = {}, ...titles: readonly string[]): ArticleList => ({
  ...{ kind: 'category', slug: 'hotels', name: 'Hotels', title: 'Hotels', text: 'Rooms.', page: 1 },
  ...{ crumbs: [], links: [], further: [], related: [], guides: [], colleagues: [], places: [], deals: [] },
  cards: titles.map((title) => ({ title }) as ArticleList['cards'][number]),
  ...more,
});
const described = (...of: Parameters<typeof list>) => listMetadata(list(...of)).description;

test.each<[ArticleList['kind'], string]>([
  ['all', 'All articles in the Wayfarer Test magazine: “One”.'],
  ['category', 'Articles on Hotels in the Wayfarer Test magazine: “One”.'],
  ['tag', 'Articles tagged Hotels in the Wayfarer Test magazine: “One”.'],
  ['series', 'The series Hotels in the Wayfarer Test magazine: “One”.'],
  ['author', 'Hotels in the Wayfarer Test magazine: Rooms.'],
])('a list of the kind %s says what it is about', (kind, expected) => {
  expect(described({ kind }, 'One')).toBe(expected);
});

test('of many articles the first two are named', () => {
  expect(described({}, 'One', 'Two')).toMatch(/: “One” and “Two”\.$/);
  expect(described({}, 'One', 'Two', 'Three')).toMatch(/: “One”, “Two”, and more\.$/);
});

test('a further page has its number, its span and its own address', () => {
  const first = listMetadata(list({}, 'One'));
  const second = listMetadata(list({ page: 2, span: 'March to May 2024' }, 'One'));
  expect([first.title, second.title]).toEqual(['Hotels: travel articles', 'Hotels: travel articles, page 2']);
  expect(second.description).toBe(`${first.description} Page 2: March to May 2024.`);
  expect([first, second].map(({ alternates }) => new URL(String(alternates?.canonical)).pathname)).toEqual([
    '/blog/category/hotels',
    '/blog/category/hotels/page/2',
  ]);
});

test('a list with a feed leads to it, in front of those of the blog', () => {
  const feeds = (feed?: string) => {
    const { alternates } = listMetadata(list(feed === undefined ? {} : { feed }));
    const rss = alternates?.types?.['application/rss+xml'] as readonly { readonly title: string }[];
    return rss.map(({ title }) => title);
  };
  expect(feeds('/blog/category/hotels/feed.xml')).toEqual(['Wayfarer Test: Hotels', 'Wayfarer Test']);
  expect(feeds()).toEqual(['Wayfarer Test']);
});
