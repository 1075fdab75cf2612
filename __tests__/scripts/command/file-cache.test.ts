import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FileCache } from '@/scripts/command/file-cache';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

let folder: string;
let cache: FileCache;
beforeEach(() => {
  folder = path.join(temporaryFolder(), 'kept', 'pictures');
  cache = new FileCache(folder);
});

test('a file that was added is there, also for the next build', async () => {
  expect(cache.has('a.avif')).toBe(false);
  await cache.add('a.avif', Buffer.from('bytes'));
  expect(cache.file('a.avif')).toBe(path.join(folder, 'a.avif'));
  expect(readFileSync(cache.file('a.avif'), 'utf8')).toBe('bytes');
  expect([cache.has('a.avif'), new FileCache(folder).has('a.avif')]).toEqual([true, true]);
});

test('two runs that add the same file at once leave one whole file', async () => {
  await Promise.all(['one', 'two'].map((text) => cache.add('a.avif', text)));
  expect(readdirSync(folder)).toEqual(['a.avif']);
  expect(['one', 'two']).toContain(readFileSync(cache.file('a.avif'), 'utf8'));
});

test('what is shipped is a copy: a change of it does not change the cache', async () => {
  await cache.add('a.avif', 'bytes');
  const target = path.join(temporaryFolder(), 'out.avif');
  cache.ship('a.avif', target);
  expect(readFileSync(target, 'utf8')).toBe('bytes');
  writeFileSync(target, 'other');
  expect(readFileSync(cache.file('a.avif'), 'utf8')).toBe('bytes');
});

test('only what is used is kept, of files that another build left, too', async () => {
  await cache.add('a.avif', 'bytes');
  mkdirSync(path.join(folder, 'left', 'over'), { recursive: true });
  const next = new FileCache(folder);
  await next.add('b.avif', 'bytes');
  next.keepOnly((name) => name === 'a.avif');
  expect(readdirSync(folder)).toEqual(['a.avif']);
  expect(existsSync(path.join(folder, 'left'))).toBe(false);
});
