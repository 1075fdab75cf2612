import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSearchIndex } from '@/scripts/search/build-search-index';
import { changeScript, ENTRY, SCRIPT as SCRIPT_FILE } from '@/scripts/search/pagefind-files';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

jest.mock(
  'pagefind',
  () => jest.requireActual<{ pagefind: unknown }>('@/__tests__/support/pagefind-files').pagefind,
  { virtual: true },
);

const SCRIPT = 'a("load_index_chunk")).catch(()=>{});await fetch(queued.input);b.catch(()=>{})';

test('the script tells failures and asks for the names that are shipped; the rest of it stays', () => {
  const changed = changeScript(SCRIPT);
  expect(changed).toContain('a("load_index_chunk"));');
  expect(changed).toContain('b.catch(()=>{})');
  const address = /queued\.input\.replace\(\/(.+)\/,"(.+)"\)/.exec(changed);
  const named = (url: string) => url.replace(new RegExp(address![1]!), address![2]!);
  expect(named('/pagefind/index/en_1.pf_index')).toBe('/pagefind/index/en_1.pf_index.txt');
  expect(named('/pagefind/wasm.en.pagefind')).toBe('/pagefind/wasm.en.pagefind.txt');
  expect(named('/pagefind/pagefind-entry.json?ts=1')).toBe('/pagefind/pagefind-entry.json?ts=1');
});

test.each([
  ['no such place', 0],
  [SCRIPT + SCRIPT, 2],
])('a script that is not the known one stops the build (%s)', (script, times) => {
  expect(() => changeScript(script)).toThrow(
    `pagefind.js holds '"load_index_chunk")).catch(()=>{})' ${times} times, expected once.`,
  );
});

describe('an index', () => {
  const site = temporaryFolder();
  const cache = temporaryFolder();
  const write = (name: string, words: string) =>
    writeFileSync(
      path.join(site, `${name}.html`),
      `<html><body><main><h1 data-pagefind-meta="title">The ${name}</h1><div data-pagefind-body=""><p>${words}</p></div></main></body></html>`,
    );
  const RECORD = { href: '/#deal-x', kind: 'Hotel deal', title: 'Night in Oslo', text: 'A quiet room.' };
  const shards = path.join(cache, 'shards');
  const build = (directory = cache) => buildSearchIndex(site, [RECORD], directory);
  const shipped = () =>
    Object.fromEntries(
      readdirSync(path.join(site, 'pagefind'), { recursive: true, encoding: 'utf8' })
        .filter((name) => statSync(path.join(site, 'pagefind', name)).isFile())
        .map((name) => [name, readFileSync(path.join(site, 'pagefind', name), 'latin1')]),
    );
  /** Two shards of pages. */
  beforeAll(async () => {
    for (let page = 0; page < 120; page += 1) write(`page-${page}`, `Harbor number ${page}.`);
    await build();
  });

  test('only what the dialog asks for is shipped, unpacked', () => {
    const kinds = new Set(
      Object.keys(shipped()).map((name) => name.replace(/en_[0-9a-f]+/, 'x').replaceAll(path.sep, '/')),
    );
    expect([...kinds].sort()).toEqual([
      ...['fragment/x.pf_fragment.txt', 'index/x.pf_index.txt', 'pagefind-entry.json'],
      ...['pagefind.js', 'pagefind.x.pf_meta.txt', 'wasm.en.pagefind.txt', 'words.txt'],
    ]);
    expect(Object.keys(shipped()).filter((name) => name.startsWith('fragment'))).toHaveLength(121);
    expect(shipped()['words.txt']).toMatch(/^harbor$/im);
    expect(shipped()['words.txt']).toMatch(/^quiet$/m);
  });

  test('the entry names the index and its program, and the script is the one that searches', () => {
    const { [ENTRY]: entry = '', [SCRIPT_FILE]: script, ...files } = shipped();
    const [, name] = /^pagefind\.(en_[0-9a-f]{10})\.pf_meta\.txt$/m.exec(Object.keys(files).join('\n')) ?? [];
    expect(name).toBeDefined();
    expect(JSON.parse(entry).languages).toEqual({ en: { hash: name, wasm: 'en', page_count: 121 } });
    expect(Object.keys(files)).toContain('wasm.en.pagefind.txt');
    expect(script).toContain('load_index_chunk');
  });

  test('an edit indexes its shard anew, and the index is that of a build without a cache', async () => {
    const kept = new Set(readdirSync(shards));
    // The program, two shards of pages, the records.
    expect(kept.size).toBe(4);
    write('page-7', 'Lighthouse keepers.');
    await build();
    expect(readdirSync(shards).filter((name) => !kept.has(name))).toHaveLength(1);
    expect(readdirSync(shards)).toHaveLength(4);
    const edited = shipped();
    expect(Object.values(edited).join(' ')).toContain('Lighthouse');
    await build(temporaryFolder());
    expect(shipped()).toEqual(edited);
  });

  test('a site without deals and authors has an index of its pages only', async () => {
    await buildSearchIndex(site, [], cache);
    // The program and two shards of pages.
    expect(readdirSync(shards)).toHaveLength(3);
    expect(Object.keys(shipped()).filter((name) => name.startsWith('fragment'))).toHaveLength(120);
    await build();
  });

  test('a build after which nothing has changed asks Pagefind for nothing', async () => {
    const asked = jest.spyOn(jest.requireMock('pagefind'), 'createIndex');
    const before = shipped();
    await build();
    expect([asked.mock.calls.length, shipped()]).toEqual([0, before]);
    asked.mockRestore();
  });

  test('nothing is reused that code has made which has changed since it was bundled', async () => {
    const before = readdirSync(shards);
    process.env.FAREWIND_CODE = 'a hash of other code';
    try {
      await build();
    } finally {
      delete process.env.FAREWIND_CODE;
    }
    const doubtful = readdirSync(shards);
    expect(doubtful.filter((name) => before.includes(name))).toEqual([]);
    await build();
    expect(readdirSync(shards)).toEqual(before);
  });

  test('a file of the cache that was cut off is made again', async () => {
    const before = shipped();
    for (const folder of [shards, path.join(cache, 'texts')])
      for (const name of readdirSync(folder)) truncateSync(path.join(folder, name), 40);
    await build();
    expect(shipped()).toEqual(before);
  });

  test('a site of which nothing can be found has an index that opens', async () => {
    const empty = temporaryFolder();
    await buildSearchIndex(empty, [], cache);
    expect(readFileSync(path.join(empty, 'pagefind/pagefind.js'), 'utf8')).toContain('results: []');
    rmSync(empty, { recursive: true });
  });
});
