import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sitemapOf } from '@/scripts/export/sitemap';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/* What the sitemap says of the pages of an export. That next-sitemap writes it so is for the tests of a build. */

const site = temporaryFolder();
for (const file of [
  ...['index.html', 'flights.html', '404.html', '_not-found.html', 'blog.html', 'blog/tag/__none.html'],
  ...['blog/harbor-walks.html', 'blog/light-bags.html', 'blog/light-bags.txt'],
  ...['blog/tag/walking.html', 'blog/tag/packing.html', 'blog/series/left-of-the-ferry.html'],
]) {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), '');
}

afterEach(() => {
  delete process.env.SITE_URL;
  delete process.env.BASE_PATH;
});

test('it has every page but those that say that one is missing, and only the home page ends in a slash', () => {
  const { pages } = sitemapOf(site);
  expect(pages.map(({ loc }) => loc)).toEqual([
    ...['/blog', '/blog/harbor-walks', '/blog/light-bags', '/blog/series/left-of-the-ferry'],
    ...['/blog/tag/packing', '/blog/tag/walking', '/flights', '/'],
  ]);
  expect(pages.filter(({ trailingSlash }) => trailingSlash).map(({ loc }) => loc)).toEqual(['/']);
});

test('an article has the day of its last change, a list that of its newest article, and other pages none', () => {
  const dates = sitemapOf(site).pages.map(({ loc, lastmod }) => [loc, lastmod]);
  expect(Object.fromEntries(dates)).toEqual({
    '/': undefined,
    '/flights': undefined,
    '/blog': '2024-06-10',
    '/blog/harbor-walks': '2024-06-10',
    '/blog/light-bags': '2024-04-02',
    '/blog/series/left-of-the-ferry': '2024-04-02',
    '/blog/tag/packing': '2024-04-02',
    '/blog/tag/walking': '2024-06-10',
  });
});

test('addresses are below the one that the site has', () => {
  process.env.SITE_URL = 'https://wayfarer.example';
  process.env.BASE_PATH = '/travel';
  expect(sitemapOf(site)).toMatchObject({ siteUrl: 'https://wayfarer.example/travel', outDir: site });
});
