import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reviewContent } from '@/lib/lint/check-content';
import { contentDirectory } from '@/lib/site/memoize';
import { findUnreadFiles } from '@/lib/lint/unread-files';
import { contentWith } from '@/__tests__/support/content-copy';

const told = (directory: string) =>
  findUnreadFiles(directory)
    .map(({ file, expected }) => `${path.relative(directory, file)}: ${expected}`)
    .sort();

test('every file of the site is read', () => {
  expect(told(contentDirectory())).toEqual([]);
});

test('files that nothing reads are warnings, except notes and files that systems leave behind', () => {
  const { directory } = contentWith('site.yaml');
  for (const folder of ['blogs', 'blog', '.git']) mkdirSync(path.join(directory, folder));
  const names = [
    ...['my-article.md', 'blogs/x.md', 'deals/extra.yaml', 'Authors.yaml', 'deals/hotel.yaml', 'map.jpg'],
    ...['deals/site.yaml', 'list.md.txt', 'unreadme.txt', 'prices'],
    ...['README.md', 'deals/.DS_Store', 'site.yaml~', '.git/config', 'blog/odd.txt'],
  ];
  for (const name of names) writeFileSync(path.join(directory, name), '');
  expect(told(directory)).toEqual([
    "Authors.yaml: a file that the site knows; did you mean 'authors.yaml'?",
    'blogs/x.md: a place in content/blog, where articles stand, or in content/pages',
    'deals/extra.yaml: a file that the site knows',
    "deals/hotel.yaml: a file that the site knows; did you mean 'hotels.yaml'?",
    'deals/site.yaml: a file that the site knows',
    'list.md.txt: a file that the site knows',
    'map.jpg: a file that the site knows',
    'my-article.md: a place in content/blog, where articles stand, or in content/pages',
    'prices: a file that the site knows',
    'unreadme.txt: a file that the site knows',
  ]);
  const { errors, warnings } = reviewContent(directory);
  expect(warnings.filter(({ found }) => found === 'a file that nothing reads')).toHaveLength(10);
  expect(errors.filter(({ found }) => found === 'a file that nothing reads')).toEqual([]);
});
