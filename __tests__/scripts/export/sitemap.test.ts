import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sitemapOf, writeSitemap } from '@/scripts/export/sitemap';
import { contentCopy } from '@/__tests__/support/content-copy';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/* What the sitemap says of the pages of an export. */

// Where a build leaves things for the next one.
jest.mock('@/scripts/incremental/paths', () => ({ CACHE: '' }));

const [site, copied] = [temporaryFolder(), temporaryFolder()];
writeFileSync(path.join(copied, 'google123.html'), '');
for (const file of [
  ...['index.html', 'flights.html', '404.html', 'blog.html', 'google123.html'],
  ...['blog/harbor-walks.html', 'blog/light-bags.html', 'blog/light-bags.txt'],
  ...['blog/tag/walking.html', 'blog/tag/packing.html', 'blog/series/left-of-the-ferry.html'],
  ...['destinations/eastwick.html', 'house-rules.html'],
]) {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
  writeFileSync(path.join(site, file), '');
}

const variables = { ...process.env };
beforeAll(() => {
  const content = contentCopy();
  mkdirSync(path.join(content, 'pictures'));
  writeFileSync(
    path.join(content, 'pictures/map.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>',
  );
  for (const text of ['blog/light-bags.md', 'destinations/eastwick.md', 'pages/house-rules.md'])
    appendFileSync(path.join(content, text), '\n![The way](/pictures/map.svg)\n');
  Object.assign(process.env, {
    CONTENT_DIRECTORY: content,
    SITE_URL: 'https://wayfarer.example',
    BASE_PATH: '/travel',
  });
  jest.replaceProperty(jest.requireMock('@/scripts/incremental/paths'), 'CACHE', temporaryFolder());
});
afterAll(() => {
  process.env = variables;
  jest.restoreAllMocks();
});

test('every page that can be found is there: articles and guides with the day of their last change, lists with that of their newest article', () => {
  const { pages } = sitemapOf(site, copied);
  expect(pages.map(({ loc, lastmod }) => [loc, lastmod])).toEqual([
    ['/blog', '2024-06-10'],
    ['/blog/harbor-walks', '2024-06-10'],
    ['/blog/light-bags', '2024-04-02'],
    ['/blog/series/left-of-the-ferry', '2024-04-02'],
    ['/blog/tag/packing', '2024-04-02'],
    ['/blog/tag/walking', '2024-06-10'],
    ['/destinations/eastwick', '2024-05-20'],
    ['/flights', undefined],
    ['/house-rules', undefined],
    ['/', undefined],
  ]);
  expect(pages.filter(({ trailingSlash }) => trailingSlash).map(({ loc }) => loc)).toEqual(['/']);
});

test('it is written with whole addresses and the pictures of a text, and robots.txt names it', async () => {
  await writeSitemap(site, copied);
  const [sitemap, robots] = ['sitemap.xml', 'robots.txt'].map((name) =>
    readFileSync(path.join(site, name), 'utf8'),
  );
  const entries = [...(sitemap ?? '').matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => entry);
  const tag = (entry: string, name: string) => new RegExp(`<${name}>(.*?)</${name}>`).exec(entry)?.[1];
  expect(entries.map((entry) => tag(entry, 'loc'))).toContain('https://wayfarer.example/travel/flights');
  const illustrated = entries.filter((entry) => entry.includes('image:loc'));
  expect(illustrated.map((entry) => tag(entry, 'loc'))).toEqual(
    ['blog/light-bags', 'destinations/eastwick', 'house-rules'].map(
      (page) => `https://wayfarer.example/travel/${page}`,
    ),
  );
  for (const entry of illustrated)
    expect(tag(entry, 'image:loc')).toMatch(/^https:\/\/wayfarer\.example\/travel\/pictures\/map-\w+\.svg$/);
  expect(robots).toContain('Sitemap: https://wayfarer.example/travel/sitemap.xml');
});
