import { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LinkedCache } from '@/scripts/command/linked-cache';
import { filesBelow } from '@/lib/source/read-files';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/* Files that one build makes and the next one takes again. */

let folder: string;
let site: string;
const open = () => new LinkedCache(folder);
const inSite = (name: string) => path.join(site, name);
const words = (file: string) => readFileSync(file, 'utf8');

beforeEach(() => {
  [folder, site] = [temporaryFolder(), temporaryFolder()];
  writeFileSync(inSite('page.html'), 'page');
});

/** A build that makes one file and keeps another. */
async function build(): Promise<void> {
  const cache = open();
  await cache.add('made', 'bytes');
  expect(cache.keep(inSite('page.html'), 'kept')).toBe(true);
  expect([cache.has('made'), cache.has('kept'), cache.has('other')]).toEqual([true, true, false]);
  cache.forgetOthers();
}

test('the next build finds what was made and what was kept, and puts it into its site', async () => {
  await build();
  const next = open();
  expect([next.has('made'), next.has('kept')]).toEqual([true, true]);
  next.ship('made', inSite('made.txt'));
  next.ship('kept', inSite('page.html'));
  expect([words(inSite('made.txt')), words(inSite('page.html'))]).toEqual(['bytes', 'page']);
  next.forgetOthers();
  expect([open().has('made'), open().has('kept')]).toEqual([true, true]);
});

test('a file in a site and here is one file, which takes the place of what had its name', async () => {
  await build();
  writeFileSync(inSite('made.txt'), 'former');
  open().ship('made', inSite('made.txt'));
  expect(statSync(inSite('made.txt')).ino).toBe(statSync(path.join(folder, 'made')).ino);
});

test('what a build has no use for is deleted, the rest stays', async () => {
  await build();
  const next = open();
  next.ship('kept', inSite('page.html'));
  next.forgetOthers();
  expect([open().has('made'), open().has('kept')]).toEqual([false, true]);
  expect(filesBelow(folder)).toEqual(['index.json', 'kept']);
});

test('a file that is not there cannot be kept, nor can a folder', () => {
  mkdirSync(inSite('folder'));
  const cache = open();
  expect([cache.keep(inSite('none'), 'none'), cache.keep(inSite('folder'), 'none')]).toEqual([false, false]);
  cache.forgetOthers();
  expect([existsSync(path.join(folder, 'none')), open().has('none')]).toEqual([false, false]);
});

test.each([
  ['other words of the same length', 'edit', 1],
  ['longer ones in the same moment', 'longer than before', 0],
])('a file into which somebody has written %s through its other name is not here', async (_, text, later) => {
  await build();
  const { atime, mtimeMs } = statSync(inSite('page.html'));
  writeFileSync(inSite('page.html'), text);
  utimesSync(inSite('page.html'), atime, mtimeMs / 1000 + later);
  expect([open().has('kept'), open().has('made')]).toEqual([false, true]);
});

test('a run that was stopped has kept nothing', async () => {
  await open().add('made', 'bytes');
  expect(open().has('made')).toBe(false);
  writeFileSync(path.join(folder, 'index.json'), '{"made":');
  expect(open().has('made')).toBe(false);
});
