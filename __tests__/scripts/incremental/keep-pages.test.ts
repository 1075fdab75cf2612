import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { joinPages, keepPages, NothingFits, shipPages } from '@/scripts/incremental/keep-pages';
import { PageStore } from '@/scripts/incremental/page-store';
import { makePlan } from '@/scripts/incremental/plan';
import { filesBelow } from '@/lib/source/read-files';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/* What a build keeps of the one before it: pages, and the scripts that they name. */

jest.mock('@/scripts/incremental/paths', () => ({ CACHE: '' }));

const PLAN = makePlan({ code: '1' }, [
  { path: '/blog/a', model: { title: 'A' } },
  { path: '/blog/b', model: { title: 'B' } },
  { path: '/blog/tag/c/feed.xml', model: { title: 'C' } },
]);

let folder: string;
let store: PageStore;
let site: string;
const put = (file: string, text = file, directory = site) => {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
};

beforeEach(() => {
  jest.replaceProperty(jest.requireMock('@/scripts/incremental/paths'), 'CACHE', temporaryFolder());
  folder = temporaryFolder();
  store = new PageStore(folder);
  site = temporaryFolder();
  for (const file of ['blog/a.html', 'blog/a.txt', 'blog/b.html', 'blog/tag/c/feed.xml']) put(file);
});
afterEach(() => jest.restoreAllMocks());

/** Keeps all pages of the site that is there, as a build from nothing does. */
const keepAll = () =>
  keepPages(PLAN, new Set(Object.keys(PLAN.pages)), store, site, [
    { file: 'blog/a.html', start: 'start-1.js', chunks: ['one.js'], searched: '1f3a' },
    { file: 'blog/b.html', start: 'start-1.js', chunks: ['two.js'] },
  ]);

test('pages that are not stale come into the new site with their files and what they need', async () => {
  await keepAll();
  const next = temporaryFolder();
  const { pages, files } = shipPages(PLAN, new Set(['/blog/b']), new PageStore(folder), next);
  expect(filesBelow(next)).toEqual(['blog/a.html', 'blog/a.txt', 'blog/tag/c/feed.xml']);
  expect([...files].sort()).toEqual(filesBelow(next));
  expect(readFileSync(path.join(next, 'blog/a.txt'), 'utf8')).toBe('blog/a.txt');
  // A feed names no scripts, and is not searched.
  expect(pages).toMatchObject([
    { file: 'blog/a.html', start: 'start-1.js', chunks: ['one.js'], searched: '1f3a' },
  ]);
  expect(pages).toHaveLength(1);
});

test('pages that the site does not have any more are forgotten, those rendered and those shipped are not', async () => {
  await keepAll();
  const edited = makePlan({ code: '1' }, [
    { path: '/blog/a', model: { title: 'A' } },
    { path: '/blog/b', model: { title: 'Another' } },
  ]);
  const next = temporaryFolder();
  put('blog/b.html', 'another', next);
  const stale = new Set(['/blog/b']);
  const later = new PageStore(folder);
  shipPages(edited, stale, later, next);
  await keepPages(edited, stale, later, next, []);
  const has = (plan: typeof PLAN, page: string) => new PageStore(folder).has(plan.pages[page]!.key);
  expect([has(edited, '/blog/a'), has(edited, '/blog/b')]).toEqual([true, true]);
  expect([has(PLAN, '/blog/b'), has(PLAN, '/blog/tag/c/feed.xml')]).toEqual([false, false]);
});

describe('the files that pages name', () => {
  const STATICS = '_next/static';
  const page = { start: 'start-1.js', chunks: ['one.js', 'two.js'] };
  beforeEach(() => {
    for (const name of ['chunks/one.js', 'chunks/two.js', 'start-1.js']) put(`${STATICS}/${name}`);
  });

  test('are reported, each once', () => {
    const feed = { chunks: [] };
    expect([...joinPages(site, [page, feed, { chunks: ['two.js'] }])]).toEqual(['one.js', 'two.js']);
  });

  test('must be there: a page that names a chunk of other code is not kept', () => {
    rmSync(path.join(site, STATICS, 'chunks/two.js'));
    expect(() => joinPages(site, [page])).toThrow(new NothingFits('the chunk two.js is missing'));
  });

  test('a start that only kept pages have comes from an earlier build, as long as one names it', () => {
    joinPages(site, [page]);
    const start = path.join(site, STATICS, 'start-1.js');
    rmSync(start);
    joinPages(site, [page]);
    expect(readFileSync(start, 'utf8')).toBe(`${STATICS}/start-1.js`);
    joinPages(site, [{ chunks: [] }]);
    rmSync(start);
    expect(() => joinPages(site, [page])).toThrow(new NothingFits('start-1.js is missing'));
    expect(existsSync(start)).toBe(false);
  });
});
