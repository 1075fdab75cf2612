import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pageOfFile, PageStore } from '@/scripts/incremental/page-store';
import { makePlan, stalePages } from '@/scripts/incremental/plan';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const KEY = 'k1';
const ENDINGS = ['html', 'html.br', 'txt', 'md'];
let folder: string;
let site: string;

beforeEach(async () => {
  [folder, site] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(path.join(site, 'blog'));
  for (const ending of ENDINGS) writeFileSync(path.join(site, `blog/a.${ending}`), ending);
  const store = new PageStore(folder);
  store.add(KEY, site, 'blog/a', { start: 'start-x.js', chunks: ['c.js'] });
  await store.forgetOthers();
});

test('a page comes back with all of its files, and with what it needs', async () => {
  const store = new PageStore(folder);
  expect(store.has(KEY)).toBe(true);
  expect(store.has('k2')).toBe(false);
  const other = temporaryFolder();
  mkdirSync(path.join(other, 'blog'));
  expect(store.ship(KEY, other, 'blog/a')).toMatchObject({
    start: 'start-x.js',
    chunks: ['c.js'],
    files: ['blog/a.html', 'blog/a.html.br', 'blog/a.txt', 'blog/a.md'],
  });
  for (const ending of ENDINGS)
    expect(readFileSync(path.join(other, `blog/a.${ending}`), 'utf8')).toBe(ending);
});

test.each([
  ['a file that is gone', (file: string) => rmSync(file)],
  ['a file that was cut off', (file: string) => truncateSync(file, 1)],
  // The same file has another name in a site, through which somebody may write into it.
  ['other words of the same length', (file: string) => (writeFileSync(file, 'TXT'), utimesSync(file, 1, 1))],
])('%s: the page is rendered again', (_what, damage) => {
  damage(path.join(folder, `${KEY}.txt`));
  expect(new PageStore(folder).has(KEY)).toBe(false);
});

test('what a build has no use for is forgotten', async () => {
  const store = new PageStore(folder);
  store.add('k2', site, 'blog/a', { chunks: [] });
  await store.forgetOthers();
  expect(new PageStore(folder).has('k2')).toBe(true);
  expect(new PageStore(folder).has(KEY)).toBe(false);
  expect(readdirSync(folder).filter((name) => name.startsWith(KEY))).toEqual([]);
});

test('what a build has used is there for the next one, with what it needs', async () => {
  const store = new PageStore(folder);
  store.ship(KEY, site, 'blog/a');
  await store.forgetOthers();
  const next = new PageStore(folder);
  expect(next.has(KEY)).toBe(true);
  expect(next.ship(KEY, site, 'blog/a')).toMatchObject({ start: 'start-x.js', chunks: ['c.js'] });
});

test('a feed is a page of one file and its packed siblings, and remembers what is searched', async () => {
  for (const name of ['feed.xml', 'feed.xml.br', 'feed.xml.gz']) writeFileSync(path.join(site, name), name);
  const store = new PageStore(folder);
  store.add('feed', site, 'feed.xml', { chunks: [], searched: 'hash' });
  await store.forgetOthers();
  const other = temporaryFolder();
  expect(new PageStore(folder).ship('feed', other, 'feed.xml')).toMatchObject({
    searched: 'hash',
    files: ['feed.xml', 'feed.xml.br', 'feed.xml.gz'],
  });
  expect(readdirSync(other).sort()).toEqual(['feed.xml', 'feed.xml.br', 'feed.xml.gz']);
});

test('a page that is not here cannot be shipped', () => {
  expect(() => new PageStore(folder).ship('k2', site, 'blog/a')).toThrow('No page of the key k2');
});

test.each([
  ['blog/a.html', '/blog/a'],
  ['blog/a.txt', '/blog/a'],
  ['blog/a.md', '/blog/a'],
  ['blog/tag/c/feed.xml', '/blog/tag/c/feed.xml'],
  ['pictures/a.jpg', '/pictures/a.jpg'],
])('the file %s belongs to %s', (file, page) => {
  expect(pageOfFile(file)).toBe(page);
});

test('a stale page is reported with its reason', () => {
  const page = (title: string, cards: readonly string[]) => ({
    path: '/blog/a',
    model: { article: { title, body: 'words' }, cards },
  });
  const before = makePlan({ code: '1', 'the day': 'Monday' }, [page('One', ['x'])]);
  const why = (inputs: Record<string, string>, title: string, cards: readonly string[]) =>
    stalePages(makePlan(inputs, [page(title, cards)]), before, () => false)[0]?.why;
  const same = { code: '1', 'the day': 'Monday' };
  expect(why(same, 'Two', ['x'])).toBe('article.title changed');
  expect(why(same, 'Two', ['y'])).toBe('article.title, cards changed');
  expect(why({ ...same, 'the day': 'Tuesday' }, 'One', ['x'])).toBe('the day changed');
  expect(why(same, 'One', ['x'])).toBe('not kept');
  expect(stalePages(before, undefined, () => false)).toEqual([{ path: '/blog/a', why: 'new' }]);
  expect(stalePages(before, undefined, () => true)).toEqual([]);
});
