import path from 'node:path';
import { contentDirectory, forgetContent, memoize, withFreshMemo } from '@/lib/site/memoize';

const env = { ...process.env };
const set = (values: Readonly<Record<string, string>>) => Object.assign(process.env, values);
let reads: string[];
let load: (directory?: string) => string;
beforeEach(() => {
  forgetContent();
  reads = [];
  load = memoize((directory) => {
    reads.push(directory);
    return `${directory} ${reads.length}`;
  });
});
afterEach(() => {
  forgetContent();
  for (const name of ['NODE_ENV', 'FAREWIND_CONTENT_VERSION', 'CONTENT_DIRECTORY']) {
    delete process.env[name];
    if (env[name] !== undefined) set({ [name]: env[name] });
  }
});

test('without a folder, the one of the environment is read', () => {
  set({ CONTENT_DIRECTORY: 'words' });
  expect(contentDirectory()).toBe(path.resolve('words'));
  load();
  expect(reads).toEqual([path.resolve('words')]);
});

test('in tests nothing is kept', () => {
  load('a');
  load('a');
  expect(reads).toEqual(['a', 'a']);
});

test('a build reads each folder once', () => {
  set({ NODE_ENV: 'production' });
  expect([load('a'), load('a'), load('b'), load('a')]).toEqual(['a 1', 'a 1', 'b 2', 'a 1']);
});

test('two collections of one folder are kept apart, also one that is empty', () => {
  set({ NODE_ENV: 'production' });
  let count = 0;
  const nothing = memoize((): undefined => void (count += 1));
  expect([load('a'), nothing('a'), nothing('a'), load('a')]).toEqual(['a 1', undefined, undefined, 'a 1']);
  expect(count).toBe(1);
});

test('while one writes, it is kept until the next save', () => {
  set({ NODE_ENV: 'development', FAREWIND_CONTENT_VERSION: '1' });
  expect([load('a'), load('a')]).toEqual(['a 1', 'a 1']);
  set({ FAREWIND_CONTENT_VERSION: '2' });
  expect([load('a'), load('a')]).toEqual(['a 2', 'a 2']);
});

test('what was read is forgotten on demand', () => {
  set({ NODE_ENV: 'production' });
  load('a');
  forgetContent();
  expect(load('a')).toBe('a 2');
});

test('one run keeps what it reads, and leaves nothing behind', () => {
  const run = () => withFreshMemo(() => [load('a'), load('a')]);
  expect([run(), run()]).toEqual([
    ['a 1', 'a 1'],
    ['a 2', 'a 2'],
  ]);
  expect(load('a')).toBe('a 3');
});

test('a run reads anew what a build has kept, and gives that back, also when it fails', () => {
  set({ NODE_ENV: 'production' });
  load('a');
  expect(withFreshMemo(() => load('a'))).toBe('a 2');
  expect(() =>
    withFreshMemo(() => {
      throw new Error('stop');
    }),
  ).toThrow('stop');
  expect(load('a')).toBe('a 1');
});
