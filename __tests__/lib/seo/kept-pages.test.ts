import { cpSync } from 'node:fs';
import path from 'node:path';
import { furtherPages } from '@/lib/site/list-pages';
import type { ArticleList } from '@/lib/articles/article-list';
import { loadListPages } from '@/lib/articles/blog-lists';
import { loadMagazine } from '@/lib/articles/magazine';
import { keptPages } from '@/lib/seo/kept-pages';
import { setVariables } from '@/lib/site/environment';
import { chanceFrom, EDITS, startMagazine, type Magazine } from '@/scripts/testing/random-edits';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const FIXTURES = path.resolve('__tests__/fixtures/content');
const NOON = Date.UTC(2026, 10, 22, 12) / 1000;

/** Reads a magazine as it stands now: what was read once is kept for a folder. */
function modelsOf({ content }: Magazine) {
  const copy = path.join(temporaryFolder(), 'content');
  cpSync(content, copy, { recursive: true });
  setVariables({ CONTENT_DIRECTORY: copy });
  return new Map([...keptPages()].map(({ path: address, model }) => [address, JSON.stringify(model)]));
}

let magazine: Magazine;
let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  // In production, content is read once.
  setVariables({ NODE_ENV: 'production', SOURCE_DATE_EPOCH: String(NOON) });
  const content = path.join(temporaryFolder(), 'magazine');
  cpSync(FIXTURES, content, { recursive: true });
  magazine = await startMagazine(content, NOON);
  for (let at = 0; at < 300; at += 1) EDITS.add?.(magazine, chanceFrom(at));
  before = modelsOf(magazine);
});

test('every article stands exactly once on the pages of all, and no page says how many there are', () => {
  const { articles } = loadMagazine();
  const pages = loadListPages('all', 'articles');
  expect([...pages.values()].flat().toSorted((a, b) => a.id - b.id)).toEqual(
    articles.toSorted((a, b) => a.id - b.id),
  );
  const further = furtherPages(pages).map((page) => before.get(`/blog/page/${page}`) ?? '');
  expect(further.length).toBeGreaterThan(9);
  for (const text of further) {
    const list = JSON.parse(text) as ArticleList;
    expect(JSON.stringify({ ...list, cards: [] })).not.toMatch(/\d articles/);
  }
});

test('a new article changes the first pages of its lists and those beside them', () => {
  // As of today.
  const chance = chanceFrom(1);
  EDITS.add?.(magazine, (limit) => (limit === 2000 ? 0 : chance(limit)));
  const after = modelsOf(magazine);
  const lists = [...after.keys()].filter((address) =>
    /^\/blog\/(?:page|category|tag|author)\//.test(address),
  );
  const changed = lists.filter(
    (address) => !address.endsWith('.xml') && after.get(address) !== before.get(address),
  );
  expect(lists.length).toBeGreaterThan(50);
  // All, category, tag and author: a first page each but of all, the page beside it, and at times one that has just begun.
  expect(changed.length).toBeLessThanOrEqual(8);
  expect([...after].filter(([address, text]) => before.get(address) !== text).length).toBeLessThanOrEqual(20);
});

test('every article, list and feed of a category can be kept, but not the blog page, which has its own route', () => {
  setVariables({ CONTENT_DIRECTORY: FIXTURES });
  expect([...keptPages()].map((page) => page.path).sort()).toEqual([
    ...['/blog/author/pip-underhill', '/blog/author/zoe-angstrom'],
    ...['/blog/category/destinations', '/blog/category/destinations/feed.xml'],
    ...['/blog/category/transportation', '/blog/category/transportation/feed.xml'],
    ...['/blog/category/travel-tips', '/blog/category/travel-tips/feed.xml'],
    ...['/blog/harbor-walks', '/blog/light-bags', '/blog/night-trains'],
    '/blog/series/left-of-the-ferry',
    ...['/blog/tag/harbors', '/blog/tag/packing', '/blog/tag/sleep', '/blog/tag/trains', '/blog/tag/walking'],
  ]);
});
