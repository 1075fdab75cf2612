import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress, Compressor, hostCompresses, newestArticles, qualityOf } from '@/scripts/export/compress';
import { filesBelow } from '@/lib/source/read-files';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

test.each([
  [{ CF_PAGES: '1' }, true],
  [{ NETLIFY: 'true' }, true],
  [{ HOST_COMPRESSES: 'true' }, true],
  [{ HOST_COMPRESSES: ' true ' }, true],
  [{ HOST_COMPRESSES: '' }, false],
  [{ HOST_COMPRESSES: 'false' }, false],
  [{}, false],
])('with %j in the environment the host compresses by itself: %s', (env, expected) => {
  expect(hostCompresses(env)).toBe(expected);
});

test.each(['yes', '1', 'TRUE'])('HOST_COMPRESSES=%s is refused with the words that are taken', (said) => {
  expect(() => hostCompresses({ HOST_COMPRESSES: said })).toThrow(
    `HOST_COMPRESSES is '${said}'; expected true, false or nothing`,
  );
});

test.each([
  ['index.html', 11],
  ['_next/static/chunks/a.js', 11],
  ['pagefind/pagefind.js', 11],
  ['pagefind/pagefind-entry.json', 11],
  ['pagefind/index/a.txt', 5],
  ['pagefind/blog/new.html', 5],
  ['blog.html', 11],
  ['blog/new.html', 11],
  ['blog/new.txt', 5],
  ['blog/new.md', 5],
  ['blog/new.a.txt', 5],
  ['blog/old.html', 5],
  ['blog/tag/new.html', 5],
  ['blog/feed.json', 5],
  ['blog/pagefind/a.txt', 5],
  ['deals.html', 11],
  ['deals/feed.xml', 11],
  ['deals/page/1.html', 5],
  ['deals/page/1.txt', 5],
  ['about/blog/a.html', 11],
  ['about/llms.txt', 11],
  ['llms.txt', 5],
  ['sitemap.xml', 5],
  ['sitemap-0.xml', 5],
])('%s is compressed at quality %i, whatever else there is', (name, quality) => {
  expect(qualityOf(name, new Set(['new']))).toBe(quality);
});

test('of all articles, the hundred newest are compressed as small as can be', () => {
  const articles = Array.from({ length: 101 }, (_, at) => ({ slug: `article-${at}` }));
  const newest = newestArticles(articles);
  expect(newest.size).toBe(100);
  expect(qualityOf('blog/article-99.html', newest)).toBe(11);
  expect(qualityOf('blog/article-100.html', newest)).toBe(5);
});

test('only texts from half a kilobyte on get siblings, by their last ending', async () => {
  const directory = temporaryFolder();
  for (const [name, size] of [
    ['a.txt', 512],
    ['b.txt', 511],
    ['c.js.map', 1000],
  ] as const)
    writeFileSync(path.join(directory, name), 'a'.repeat(size));
  await compress(directory, new Set(), temporaryFolder());
  expect(filesBelow(directory)).toEqual(['a.txt', 'a.txt.br', 'a.txt.gz', 'b.txt', 'c.js.map']);
});

test('what many visitors load is smaller than what is one of many', async () => {
  const directory = temporaryFolder();
  mkdirSync(path.join(directory, 'blog'));
  const text = Array.from({ length: 3000 }, (_, at) => `word-${(at * at) % 977} `).join('');
  for (const name of ['a.html', 'blog/old.html', 'blog/new.html'])
    writeFileSync(path.join(directory, name), text);
  await compress(directory, new Set(['new']), temporaryFolder());
  const sizeOf = (name: string) => readFileSync(path.join(directory, `${name}.br`)).length;
  expect(sizeOf('a.html')).toBeLessThan(sizeOf('blog/old.html'));
  expect(sizeOf('blog/new.html')).toBe(sizeOf('a.html'));
});

test('what an earlier build has compressed is taken again, whole, and what nothing needs is deleted', async () => {
  const directory = temporaryFolder();
  const cache = temporaryFolder();
  const page = path.join(directory, 'a.html');
  writeFileSync(page, 'words '.repeat(200));
  writeFileSync(path.join(directory, 'b.html'), 'more words '.repeat(200));
  await compress(directory, new Set(), cache);
  const kept = () => readdirSync(cache).filter((name) => /\.(?:br|gz)$/.test(name));
  expect(kept()).toHaveLength(4);
  const { ino, mtimeMs } = statSync(`${page}.br`);
  rmSync(`${page}.br`);
  await compress(directory, new Set(), cache);
  // The same file, and not one that was made again.
  expect(statSync(`${page}.br`)).toMatchObject({ ino, mtimeMs });
  for (const name of readdirSync(cache).filter((name) => name.endsWith('.gz')))
    rmSync(path.join(cache, name));
  await compress(directory, new Set(), cache);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe('words '.repeat(200));
  writeFileSync(page, 'other words '.repeat(200));
  await compress(directory, new Set(), cache);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe('other words '.repeat(200));
  expect(kept()).toHaveLength(4);
});

test('another compressor compresses again what an earlier build has compressed', async () => {
  const [directory, cache, project] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const thread = 'scripts/export/compress-thread.mjs';
  const code = readFileSync(thread, 'utf8');
  writeFileSync(
    path.join(directory, 'a.html'),
    Array.from({ length: 3000 }, (_, at) => `word-${(at * at) % 977} `).join(''),
  );
  const before = process.cwd();
  process.chdir(project);
  try {
    mkdirSync(path.dirname(thread), { recursive: true });
    writeFileSync(thread, code);
    await compress(directory, new Set(), cache);
    const { length } = readFileSync(path.join(directory, 'a.html.gz'));
    writeFileSync(thread, code.replace(/GZIP = \d+/, 'GZIP = 9'));
    await compress(directory, new Set(), cache);
    expect(readFileSync(path.join(directory, 'a.html.gz')).length).toBeLessThan(length);
  } finally {
    process.chdir(before);
  }
});

test('of a page that is kept with its siblings, the cache has no second copy', async () => {
  const [directory, cache] = [temporaryFolder(), temporaryFolder()];
  for (const name of ['page.html', 'kept.html', 'other.html'])
    writeFileSync(path.join(directory, name), 'words '.repeat(200));
  await compress(directory, new Set(), cache, {
    kept: new Set(['kept.html']),
    isStored: (file) => file === 'page.html',
  });
  const siblings = (name: string) => filesBelow(directory).filter((file) => file.startsWith(`${name}.`));
  expect(siblings('page.html')).toHaveLength(2);
  expect(siblings('kept.html')).toHaveLength(0);
  expect(statSync(path.join(directory, 'page.html.br')).nlink).toBe(1);
  expect(statSync(path.join(directory, 'other.html.br')).nlink).toBe(2);
});

test('texts get siblings that unpack to them; small files and pictures get none', async () => {
  const directory = temporaryFolder();
  const page = 'words '.repeat(200);
  writeFileSync(path.join(directory, 'a.html'), page);
  writeFileSync(path.join(directory, 'small.txt'), 'few');
  writeFileSync(path.join(directory, 'a.png'), page);
  const cache = temporaryFolder();
  await compress(directory, new Set(), cache);
  expect(filesBelow(directory)).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'a.png', 'small.txt']);
  expect(brotliDecompressSync(readFileSync(path.join(directory, 'a.html.br'))).toString()).toBe(page);
  // Who changes a file of the site changes nothing for the next build.
  writeFileSync(path.join(directory, 'a.html.br'), 'changed');
  await compress(directory, new Set(), cache);
  expect(brotliDecompressSync(readFileSync(path.join(directory, 'a.html.br'))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(path.join(directory, 'a.html.gz'))).toString()).toBe(page);
});

test('files that come later get siblings too; those of the first ones are left alone', async () => {
  const [directory, cache] = [temporaryFolder(), temporaryFolder()];
  const compressor = new Compressor(directory, new Set(), cache);
  writeFileSync(path.join(directory, 'page.html'), 'words '.repeat(200));
  await compressor.addSiblings();
  const { ctimeMs } = statSync(path.join(directory, 'page.html.br'));
  writeFileSync(path.join(directory, 'sitemap.xml'), 'addresses '.repeat(200));
  await compressor.addSiblings();
  compressor.finish();
  expect(statSync(path.join(directory, 'page.html.br')).ctimeMs).toBe(ctimeMs);
  expect(brotliDecompressSync(readFileSync(path.join(directory, 'sitemap.xml.br'))).toString()).toBe(
    'addresses '.repeat(200),
  );
  expect(readdirSync(cache).filter((name) => /\.(?:br|gz)$/.test(name))).toHaveLength(4);
});

test('who asks for some of the files gets the siblings of those only', async () => {
  const directory = temporaryFolder();
  for (const name of ['page.html', 'page.txt', 'page.png'])
    writeFileSync(path.join(directory, name), 'words '.repeat(200));
  await new Compressor(directory, new Set(), temporaryFolder()).addSiblings(/^page\.(?:txt|png)$/);
  expect(filesBelow(directory)).toEqual(['page.html', 'page.png', 'page.txt', 'page.txt.br', 'page.txt.gz']);
});

test('what the system refuses comes back from the threads as the system says it', async () => {
  const directory = temporaryFolder();
  writeFileSync(path.join(directory, 'a.html'), 'words '.repeat(200));
  mkdirSync(path.join(directory, 'a.html.br'));
  await expect(compress(directory, new Set(), temporaryFolder())).rejects.toMatchObject({ code: 'EISDIR' });
});
