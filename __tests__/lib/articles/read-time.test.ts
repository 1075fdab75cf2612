import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArticles } from '@/lib/articles/articles';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

let directory: string;
beforeEach(() => {
  directory = temporaryFolder();
  mkdirSync(path.join(directory, 'blog'));
});

const write = (slug: string, fields = '', body = 'Words.') =>
  writeFileSync(
    path.join(directory, 'blog', `${slug}.md`),
    `---\ntitle: A title\nslug: ${slug}\nexcerpt: An excerpt.\nauthor: Jun\npublishDate: 2026-03-09\ncategory: Hotels\ntags: [one]\nimage: lagoon\n${fields}---\n\n${body}\n`,
  );
const read = () => {
  const { value, diagnostics } = readArticles(directory);
  return { articles: new Map(value.map((article) => [article.slug, article])), diagnostics };
};
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  [1, '1 min read'],
  [220, '1 min read'],
  [340, '2 min read'],
  [1320, '6 min read'],
])('an article of %d words that states no reading time takes %s', (count, time) => {
  write('one', '', `## Heading\n\n${words(count - 1)}`);
  expect(read().articles.get('one')?.readTime).toBe(time);
});

test('what an article states stays', () => {
  write('one', 'readTime: 2 min read\nid: 7\n');
  expect(read().articles.get('one')).toMatchObject({ readTime: '2 min read', id: 7 });
});

test('articles without an id get one each, the same whatever other articles there are', () => {
  write('one');
  const alone = read().articles.get('one')?.id;
  write('two');
  write('three', 'id: 1\n');
  const { articles, diagnostics } = read();
  expect(diagnostics).toEqual([]);
  expect(articles.get('one')?.id).toBe(alone);
  expect(new Set([...articles.values()].map(({ id }) => id)).size).toBe(3);
  expect(Number.isSafeInteger(alone)).toBe(true);
});

test('no article may state an id of those that are derived', () => {
  write('one');
  const { id } = read().articles.get('one') ?? {};
  write('two', `id: ${id}\n`);
  expect(read().diagnostics).toEqual([expect.objectContaining({ field: 'id', found: String(id) })]);
});

test('two articles of one id are told apart by taking it out', () => {
  write('one', 'id: 7\n');
  write('two', 'id: 7\n');
  expect(read().diagnostics).toEqual([
    expect.objectContaining({ field: 'id', expected: expect.stringContaining('or no such line') }),
  ]);
});
