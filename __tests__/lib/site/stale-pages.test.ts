import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { isStale } from '@/lib/site/stale-pages';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const NAME = 'FAREWIND_STALE_PAGES';
const folder = temporaryFolder();
const decide = (name: string, ...stale: readonly string[]) => {
  process.env[NAME] = path.join(folder, name);
  writeFileSync(path.join(folder, name), JSON.stringify({ stale }));
};
afterEach(() => void delete process.env[NAME]);

test('every page is rendered where a build has decided nothing', () => {
  expect(isStale('/flights')).toBe(true);
});

test('a build renders the pages that it has found to be stale', () => {
  decide('first.json', '/flights');
  expect([isStale('/flights'), isStale('/hotels')]).toEqual([true, false]);
  decide('second.json', '/hotels');
  expect([isStale('/flights'), isStale('/hotels')]).toEqual([false, true]);
});
