import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { checksum } from '@/scripts/hydration/checksum';
import { compress, Compressor, hostCompresses, qualityOf } from '@/scripts/export/compress';
import { applyEdits } from '@/lib/source/edit-text';
import { filesBelow } from '@/lib/source/read-files';
import { headersFile, parseHeadersFile } from '@/scripts/export/header-files';
import { speculationRules } from '@/scripts/export/speculation-rules';
import { tagsOf } from '@/scripts/html/tags';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

test('edits replace their ranges and leave the rest', () => {
  const edits = [
    { start: 6, end: 9, text: '' },
    { start: 0, end: 1, text: 'A' },
    { start: 3, end: 3, text: '+' },
  ];
  expect(applyEdits('abcdefghij', edits)).toBe('Abc+defj');
  expect(() =>
    applyEdits('abc', [
      { start: 0, end: 2, text: '' },
      { start: 1, end: 3, text: '' },
    ]),
  ).toThrow(RangeError);
});

test('tags are found where they stand, whatever their text looks like', () => {
  const html =
    '<p>é</p><script async>if (a < b) x = "</p><link>"</script><LINK rel=preload><!-- <script></script> -->';
  const found = tagsOf(html, ['script', 'link']);
  expect(found.map(({ name, start, end }) => [name, html.slice(start, end)])).toEqual([
    ['script', '<script async>if (a < b) x = "</p><link>"</script>'],
    ['link', '<LINK rel=preload>'],
  ]);
  expect(found[0]?.text).toBe('if (a < b) x = "</p><link>"');
});

test('the checksum tells texts apart and is the same everywhere', () => {
  expect(checksum('')).toBe('ztntfp');
  expect(checksum('abc')).not.toBe(checksum('acb'));
  expect(checksum('é')).not.toBe(checksum('e'));
});

test('the server reads the headers that the file for hosts says', () => {
  const headersOf = parseHeadersFile(headersFile({ 'X-A': "one: 'two'", 'X-B': 'c' }));
  const everywhere = { 'X-A': "one: 'two'", 'X-B': 'c' };
  const ours = { ...everywhere, 'Cross-Origin-Resource-Policy': 'same-origin' };
  for (const page of ['/', '/flights', '/blog', '/blog/paying-abroad']) expect(headersOf(page)).toEqual(ours);
  expect(headersOf('/_next/static/chunks/a.js')).toEqual({
    ...ours,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  // Feed readers show them.
  expect(headersOf('/share/paying-abroad.png')).toEqual(everywhere);
});

test('each rule has a pattern and its headers below it; files that never change are kept for a year', () => {
  const forEver = '  Cache-Control: public, max-age=31536000, immutable';
  const ownOnly = '  Cross-Origin-Resource-Policy: same-origin';
  const pages = ['/', '/flights', '/flight-hotel', '/hotels', '/transfers', '/blog', '/deals'];
  expect(headersFile({ 'X-A': 'a', 'X-B': 'b' }).split('\n')).toEqual([
    ...['/*', '  X-A: a', '  X-B: b'],
    ...[...pages, '/blog/*', '/deals/*', '/destinations/*'].flatMap((pattern) => [pattern, ownOnly]),
    ...['/_next/static/*', forEver, ownOnly, '/fonts/*', forEver, '/pictures/*', forEver],
    '',
  ]);
});

test('a link is fetched when a visitor hovers over it, and drawn when it is pressed', () => {
  const { prefetch, prerender } = JSON.parse(speculationRules(''));
  expect(prefetch).toEqual([{ where: expect.anything(), eagerness: 'moderate' }]);
  expect(prerender).toEqual([{ where: prefetch[0].where, eagerness: 'conservative' }]);
});

/** Whether a page at this address is fetched ahead. A `*` of the rules stands for anything, a slash included. */
function isFetchedAhead(basePath: string, address: string): boolean {
  const matches = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(address);
  const [page, file] = JSON.parse(speculationRules(basePath)).prefetch[0].where.and;
  return matches(page.href_matches) && !matches(file.not.href_matches);
}

test.each([
  ['', '/flights', true],
  ['', '/feed.xml', false],
  ['/travel', '/travel/blog/paying-abroad', true],
  ['/travel', '/elsewhere', false],
  ['/my.site', '/my.site/flights', true],
  ['/my.site', '/my.site/blog/feed.xml', false],
])("below '%s', %s is fetched ahead: %s", (basePath, address, expected) => {
  expect(isFetchedAhead(basePath, address)).toBe(expected);
});

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
  ['about/blog/a.html', 11],
  ['about/llms.txt', 11],
  ['llms.txt', 5],
  ['sitemap.xml', 5],
  ['sitemap-0.xml', 5],
])('%s is compressed at quality %i, whatever else there is', (name, quality) => {
  expect(qualityOf(name, new Set(['new']))).toBe(quality);
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
  const { ino } = statSync(`${page}.br`);
  await compress(directory, new Set(), cache);
  // The same file, and not one that was made again.
  expect(statSync(`${page}.br`).ino).toBe(ino);
  for (const name of readdirSync(cache).filter((name) => name.endsWith('.gz')))
    rmSync(path.join(cache, name));
  await compress(directory, new Set(), cache);
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe('words '.repeat(200));
  writeFileSync(page, 'other words '.repeat(200));
  await compress(directory, new Set(), cache);
  expect(brotliDecompressSync(readFileSync(`${page}.br`)).toString()).toBe('other words '.repeat(200));
  expect(kept()).toHaveLength(4);
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

test('what the system refuses comes back from the threads as the system says it', async () => {
  const directory = temporaryFolder();
  writeFileSync(path.join(directory, 'a.html'), 'words '.repeat(200));
  mkdirSync(path.join(directory, 'a.html.br'));
  await expect(compress(directory, new Set(), temporaryFolder())).rejects.toMatchObject({ code: 'EISDIR' });
});
