import type { Article } from '@/lib/articles/article';
import { pathProblem, pathsOf } from '@/lib/lint/markdown/check-path';

/* Which paths an article may link to, and from which day on. */

const article = (slug: string, publishDate: string, more: Partial<Article> = {}) =>
  ({
    ...{
      slug,
      publishDate,
      category: 'Hotels',
      tags: ['City breaks'],
      authors: ['Ada Quill', 'Zoë Ångström'],
    },
    ...more,
  }) as Article;

const ARTICLES = [
  article('later', '2027-01-01', { tags: ['City breaks', 'Later'], series: 'Left of the ferry' }),
  article('rooms', '2026-01-01'),
  article('next', '2027-02-01', { category: 'Flight Tips', tags: ['Later'], authors: ['Ada Quill'] }),
];
const paths = pathsOf(ARTICLES, ['rooms', 'wrong-in-itself'], ['/imprint']);

test.each([
  ['/', ''],
  ['/flights', ''],
  ['/imprint', ''],
  ['/blog/rooms', '2026-01-01'],
  ['/blog/later', '2027-01-01'],
  ['/blog/wrong-in-itself', ''],
  ['/blog/category/hotels', '2026-01-01'],
  ['/blog/category/flight-tips', '2027-02-01'],
  ['/blog/tag/city-breaks', '2026-01-01'],
  ['/blog/tag/later', '2027-01-01'],
  ['/blog/author/ada-quill', '2026-01-01'],
  ['/blog/author/zoe-angstrom', '2026-01-01'],
  ['/blog/series/left-of-the-ferry', '2027-01-01'],
])('%s is there from %j on', (path, from) => {
  expect(paths.get(path)).toBe(from);
});

test('nothing else is there', () => {
  expect([...paths.keys()].filter((path) => /^\/blog\/(?:tag|series|category)\//.test(path))).toHaveLength(5);
  expect([...paths.keys()].filter((path) => !/^\/[a-z./-]*$/.test(path))).toEqual([]);
});

test('a list is judged by its day, unless an article that cannot be read may be in it', () => {
  const problemOf = (path: string, unread: readonly string[] = []) =>
    pathProblem(path, { paths, unread: new Set(unread) }, '2026-11-21');
  expect(problemOf('/blog/tag/city-breaks')).toBeUndefined();
  expect(problemOf('/blog/tag/later')).toEqual({
    found: "'/blog/tag/later', not there before 2027-01-01",
    expected: 'a page that visitors can open on 2026-11-21',
  });
  expect(pathProblem('/blog/tag/later', { paths, unread: new Set() }, '2027-01-01')).toBeUndefined();
  expect(problemOf('/blog/tag/city-break')).toEqual({
    found: "'/blog/tag/city-break'",
    expected: expect.stringMatching(/^a page of the site.*'\/blog\/tag\/city-breaks'/) as string,
  });
  for (const list of ['tag/later', 'tag/cities', 'category/x-1', 'author/x', 'series/x']) {
    expect(problemOf(`/blog/${list}`, ['/blog/wrong-in-itself'])).toBeUndefined();
  }
  for (const path of [
    '/blog/later',
    '/blog/tag/cities/2',
    '/blog/tag/Cities',
    '/x/blog/tag/cities',
    '/blog/tag/',
  ]) {
    expect(problemOf(path, ['/blog/wrong-in-itself'])).toBeDefined();
  }
});
