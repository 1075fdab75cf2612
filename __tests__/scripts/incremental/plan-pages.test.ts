import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { planPages } from '@/scripts/incremental/plan-pages';
import type { PageStore } from '@/scripts/incremental/page-store';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/* What a build writes down for Next and for the next build. */

jest.mock('@/scripts/incremental/paths', () => ({ PLAN: '', STALE_PAGES: '' }));
jest.mock('@/lib/seo/kept-pages', () => ({
  keptPages: () => ['/blog/night-trains', '/blog/page/1'].map((path) => ({ path, model: {} })),
}));

const places: Record<'PLAN' | 'STALE_PAGES', string> = jest.requireMock('@/scripts/incremental/paths');
let said: jest.SpyInstance;

beforeEach(() => {
  const folder = temporaryFolder();
  places.PLAN = path.join(folder, 'plan.json');
  places.STALE_PAGES = path.join(folder, 'stale-pages.json');
  said = jest.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => jest.restoreAllMocks());

/** A store that has every page, or none. */
const storeWith = (isThere: boolean) => ({ has: () => isThere }) as unknown as PageStore;
const plan = (isThere: boolean, options = {}, day = 'Monday') =>
  planPages({ 'the day': day }, storeWith(isThere), new Set(), options);
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const words = () => said.mock.calls.map(([line]) => String(line));

test('a build from nothing renders every page, and says how many', () => {
  const { plan: made, stale } = plan(false);
  const all = Object.keys(made.pages);
  expect([...stale]).toEqual(all);
  expect(all).toEqual(['/blog/night-trains', '/blog/page/1']);
  expect(words()).toEqual(['Pages of articles, lists and feeds: 2 of 2 to render']);
  expect(read(places.STALE_PAGES)).toEqual({ stale: all });
  expect(read(places.PLAN)).toEqual(JSON.parse(JSON.stringify(made)));
});

test('what is kept is not rendered, unless all is asked for', () => {
  expect([...plan(true).stale]).toEqual([]);
  expect(read(places.STALE_PAGES)).toEqual({ stale: [] });
  const { plan: made, stale } = plan(true, { full: true, explain: true });
  expect([...stale]).toEqual(Object.keys(made.pages));
  expect(words()).toContain('/blog/night-trains: --full');
});

test('each page is reported with its reason, by what the build before has written down', () => {
  plan(false, { explain: true });
  expect(words()).toContain('/blog/night-trains: new');
  plan(false, { explain: true });
  expect(words()).toContain('/blog/night-trains: not kept');
  plan(false, { explain: true }, 'Tuesday');
  expect(words()).toContain('/blog/night-trains: the day changed');
});

test('a plan that was cut off counts as none', () => {
  writeFileSync(places.PLAN, '{"inputs":');
  plan(false, { explain: true });
  expect(words()).toContain('/blog/night-trains: new');
  expect(existsSync(places.PLAN)).toBe(true);
});
