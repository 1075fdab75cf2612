import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { searchedPages, searchedRecord, shardsOf, type SearchItem } from '@/scripts/search/search-items';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const item = (number: number): SearchItem => ({
  url: `/blog/a-${number}`,
  hash: '',
  read: () => ({ url: '', content: '' }),
});
const items = (count: number) => Array.from({ length: count }, (_, number) => item(number));
const urls = (shard: readonly SearchItem[]) => shard.map(({ url }) => url).join();

test.each([
  [0, 0],
  [12, 1],
  [100, 1],
  [101, 2],
  [1000, 16],
])('%i pages are in %i shards', (count, shards) => {
  expect(shardsOf(items(count))).toHaveLength(shards);
});

test('every page is in one shard of bounded size, and a new one leaves all shards but its own as they were', () => {
  const [before, after] = [shardsOf(items(1100)), shardsOf(items(1101))];
  expect(
    before
      .flat()
      .map(({ url }) => url)
      .sort(),
  ).toEqual(
    items(1100)
      .map(({ url }) => url)
      .sort(),
  );
  expect(Math.max(...before.map(({ length }) => length))).toBeLessThan(150);
  const known = new Set(before.map(urls));
  expect(after.filter((shard) => !known.has(urls(shard)))).toHaveLength(1);
});

test('of a page, only what is searched counts', () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'blog'));
  const write = (around: string, style: string, words: string) =>
    writeFileSync(
      path.join(folder, 'blog/a.html'),
      `<html><head>${around}</head><body><main id="content"><style>${style}</style><h1 data-pagefind-meta="title">A</h1>` +
        `<img src="${style}" alt="x"><svg><path d="${style}"></path></svg><div data-pagefind-body="">${words}<table><thead><tr><th>${style}</th></tr></thead><tbody></tbody></table></div></main>${around}</body></html>`,
    );
  const read = () => searchedPages(folder)[0];
  writeFileSync(path.join(folder, 'index.html'), '<main>Home</main>');
  write('<script>1</script>', 'a{}', '<p>Words</p>');
  const first = read();
  expect(first?.url).toBe('/blog/a');
  expect(searchedPages(folder)).toHaveLength(1);
  expect(first?.read()).toEqual({
    url: '/blog/a',
    content:
      '<html lang="en"><body><main id="content"><h1 data-pagefind-meta="title">A</h1><div data-pagefind-body=""><p>Words</p><table><tbody></tbody></table></div></main></body></html>',
  });
  write('<script>2</script>', 'b{}', '<p>Words</p>');
  expect(read()?.hash).toBe(first?.hash);
  write('<script>2</script>', 'b{}', '<p>Other words</p>');
  expect(read()?.hash).not.toBe(first?.hash);
});

test.each([
  ['<main><p data-pagefind-body="">Words</p></main><p>Old</p>', false],
  ['<main><article><p data-pagefind-body="">Words</p></article><p>Old</p></main>', false],
  ['<main><article>A card</article><p data-pagefind-body="">Words</p><p>Old</p></main>', true],
  ['<p data-pagefind-body="">Words</p><p>Old</p>', true],
  ['<main><p data-pagefind-body="">Words</p><p>Old</p>', true],
])('only the main part of a page is searched, up to the end of its article: %s', (html, isWhole) => {
  const folder = temporaryFolder();
  writeFileSync(path.join(folder, 'a.html'), html);
  const [page] = searchedPages(folder);
  const { content = '' } = page?.read() as { readonly content?: string };
  expect(content).toContain('Words');
  expect(content.includes('<p>Old</p>')).toBe(isWhole);
});

test('the names and values of facts are parts of sentences in an excerpt', () => {
  const folder = temporaryFolder();
  const facts = '<dl><dt>Train</dt><dd>Hourly\n</dd><dt>Bus</dt><dd>At night.</dd></dl>';
  writeFileSync(path.join(folder, 'a.html'), `<main><div data-pagefind-body="">${facts}</div></main>`);
  const { content = '' } = searchedPages(folder)[0]?.read() as { readonly content?: string };
  expect(content.replaceAll(/<[^>]*>/g, '')).toBe('Train: Hourly.Bus: At night.');
});

test('what has no page of its own is found by its text, under its title and kind', () => {
  const deal = { href: '/flights#a', kind: 'Flight', title: 'Rome', text: 'Paris to Rome' };
  const { url, hash, read } = searchedRecord(deal);
  expect(url).toBe('/flights#a');
  expect(read()).toEqual({
    record: { url, content: 'Paris to Rome', language: 'en', meta: { title: 'Rome', kind: 'Flight' } },
  });
  expect(searchedRecord({ ...deal, text: 'Paris to Oslo' }).hash).not.toBe(hash);
});

test('keywords are searched, but are no part of the text from which excerpts are taken', () => {
  const deal = { href: '/flights#a', kind: 'Flight', title: 'Rome', text: 'Paris to Rome' };
  expect(searchedRecord({ ...deal, keywords: ['FCO', 'Italy'] }).read()).toMatchObject({
    record: { content: 'Paris to Rome', meta: { tags: 'FCO, Italy' } },
  });
});

test('pages of which it is known what is searched are not read for it', () => {
  const folder = temporaryFolder();
  for (const name of ['index', 'one', 'two'])
    writeFileSync(path.join(folder, `${name}.html`), '<main><p data-pagefind-body="">Words</p></main>');
  const known = new Map([
    ['index.html', undefined],
    ['one.html', 'known'],
  ]);
  const [{ hash: computed = '' } = {}] = searchedPages(folder);
  expect(searchedPages(folder, known).map(({ url, hash }) => [url, hash])).toEqual([
    ['/one', 'known'],
    ['/two', computed],
  ]);
});
