import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { analyticsSchema } from '@/lib/site/analytics';
import { buildLoader, buildPageParts } from '@/scripts/export/browser-scripts';
import { checksum } from '@/lib/source/checksum';
import { filesBelow } from '@/lib/source/read-files';
import { postProcessPages } from '@/scripts/export/process-pages';
import { pruneChunks, takeUsed } from '@/scripts/export/prune';
import { madeUpPage, PARTS, ROWS } from './made-up-page';
import { contentCopy } from '@/__tests__/support/content-copy';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

let out: string;
let copied: string;
const put = (file: string, text: string, directory = out) => {
  mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
  writeFileSync(path.join(directory, file), text);
};
const postProcess = () => postProcessPages(out, filesBelow(out), copied);
const text = (file: string) => readFileSync(path.join(out, file), 'utf8');

beforeEach(() => {
  out = temporaryFolder();
  copied = temporaryFolder();
  put('_next/static/chunks/aa.js', '');
  put('blog/a.html', madeUpPage());
  put('blog/a.txt', ROWS);
  put('404.html', madeUpPage());
  put('_not-found.txt', ROWS);
});

test('of Next only data is left, and everything else keeps its bytes', () => {
  put('blog/a.html', madeUpPage({ body: `${PARTS.body}<p>data-app="no"</p>` }));
  const { loader, rules, policy, pages } = postProcess();
  const start = path.basename(filesBelow(out).find((file) => file.includes('/start-')) ?? '');
  expect(text('blog/a.html')).toBe(
    `<!DOCTYPE html><html lang="en"><head>${PARTS.charset}` +
      `<meta http-equiv="Content-Security-Policy" content="${policy}"/>${PARTS.font}` +
      `<script data-app="${start} /blog/a ${checksum(ROWS)}">${loader}</script>` +
      `<script type="speculationrules">${rules}</script></head>` +
      `<body>${PARTS.body}<p>data-app="no"</p></body></html>`,
  );
  expect(text('404.html')).toContain(`data-app="${start} /_not-found `);
  expect(loader).toContain('/_next/static/');
  expect(pages).toEqual([
    { file: '404.html', start, chunks: [] },
    { file: 'blog/a.html', start, chunks: [] },
  ]);
});

test('the 404 page has the same bytes wherever Next puts its tag for robots', () => {
  const [title, robots] = ['<title>Not found</title>', '<meta name="robots" content="noindex"/>'];
  const [first, second] = [title + robots, robots + title].map((tags) => {
    put('404.html', madeUpPage().replace('</head>', `${tags}</head>`));
    put('blog/a.html', madeUpPage());
    postProcess();
    return text('404.html');
  });
  expect(first).toContain(robots);
  expect(second).toBe(first);
});

test('what looks like a chunk in the text of a page is none', () => {
  put('blog/a.html', madeUpPage({ body: '<p>static/chunks/aa.js static/chunks/zz.js</p>' }));
  expect(postProcess().pages.map(({ chunks }) => chunks)).toEqual([[], ['aa.js']]);
});

test('a page runs its two scripts and no other, and may ask partners only where it shows them', () => {
  for (const page of ['index', 'flights']) {
    put(`${page}.html`, madeUpPage());
    put(`${page}.txt`, ROWS);
  }
  const { loader, rules } = postProcess();
  const policyIn = (file: string) => / content="(default-src[^"]*)"/.exec(text(file))?.[1] ?? '';
  const hashes = [loader, rules].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  for (const file of ['index.html', 'flights.html', 'blog/a.html', '404.html'])
    for (const hash of hashes) expect(policyIn(file)).toContain(hash);
  const asksPartners = (file: string) => policyIn(file).includes(' widgets.example');
  expect(['index.html', 'flights.html', 'blog/a.html', '404.html'].map(asksPartners)).toEqual([
    ...[true, true, false, false],
  ]);
});

test.each(['', '/some/path'])("the loader of a site at '%s/' holds nothing that ends its tag", (base) => {
  const loader = buildLoader({ statics: `${base}/_next/static/`, parts: buildPageParts().file });
  expect(loader).not.toContain('</');
});

test('pages have the code for the comments and the consent that the site is set to', () => {
  const before = process.env.CONTENT_DIRECTORY;
  const content = contentCopy();
  const comments = 'comments: { provider: isso, server: https://comments.example }';
  appendFileSync(path.join(content, 'site.yaml'), `\n${comments}\nconsent: ask\n`);
  process.env.CONTENT_DIRECTORY = content;
  try {
    const { loader } = postProcess();
    const parts = text(filesBelow(out).find((file) => file.includes('/parts-')) ?? '');
    for (const word of ['isso-thread', '[name=always]']) expect(parts).toContain(word);
    expect(loader).toContain('IntersectionObserver');
  } finally {
    process.env.CONTENT_DIRECTORY = before;
  }
});

test('a page copied as it is stays as it is', () => {
  for (const directory of [out, copied]) put('proof.html', '<p>site proof</p>', directory);
  postProcess();
  expect(text('proof.html')).toBe('<p>site proof</p>');
});

test.each<readonly [what: string, damage: () => void, found: string]>([
  [
    'a payload that is missing',
    () => rmSync(path.join(out, 'blog/a.txt')),
    "no payload file; expected 'blog/a.txt'",
  ],
  [
    'a payload with other rows',
    () => put('blog/a.txt', `${ROWS}x`),
    "other rows in 'blog/a.txt' than in the page; expected the same rows in both",
  ],
  [
    'a payload that names no build',
    () => {
      put('blog/a.txt', '0:{}\n');
      put('blog/a.html', madeUpPage({ rows: '<script>self.__next_f.push([1,"0:{}\\n"])</script>' }));
    },
    "a payload that names no build; expected 'b' at the end of its root row",
  ],
  ...['x0:{"b":"a"}', '0:{"b":"a"} x'].map(
    (row) =>
      [
        `a payload whose root row is no row: ${row}`,
        () => {
          put('blog/a.txt', row);
          put(
            'blog/a.html',
            madeUpPage({ rows: `<script>self.__next_f.push(${JSON.stringify([1, row])})</script>` }),
          );
        },
        'a payload that names no build',
      ] as const,
  ),
  ['an empty page', () => put('blog/b.html', ''), '0 start-up scripts'],
  [
    'chunks at an address of their own',
    () =>
      put(
        'blog/a.html',
        madeUpPage({ chunks: PARTS.chunks.replaceAll('src="', 'src="https://cdn.example') }),
      ),
    "a script at 'https://cdn.example/_next/static/chunks/aa.js'; expected it below '/_next/static/'",
  ],
])('%s is refused', (_, damage, found) => {
  damage();
  expect(postProcess).toThrow(found);
});

test('what no page asks for is left out, what a payload or a chunk names stays', () => {
  put('_next/static/chunks/aa.js', 'load("static/chunks/lazy.js")');
  put('_next/static/chunks/lazy.js', '');
  put('_next/static/chunks/nobody.js', '');
  put('_next/static/0123abcd/_buildManifest.js', '');
  put('blog/page/__none.html', madeUpPage());
  put('blog/page/__none.txt', ROWS);
  put('blog/category/__none/feed.xml', '<rss/>');
  put('_not-found.html', madeUpPage());
  put('_not-found.txt', ROWS);
  // None of them is what its name is like.
  const alike = ['_next/static/media/_buildManifest.json', 'docs/_next/static/ab/_buildManifest.js'];
  for (const file of alike) put(file, '');
  const rows = ROWS.replace('0:', '2:I["static/chunks/row.js"]\n0:');
  put('blog/b.txt', rows);
  put(
    'blog/b.html',
    madeUpPage({
      body: '<link rel="stylesheet" href="/_next/static/chunks/page.css"/>',
      rows: `<script>self.__next_f.push(${JSON.stringify([1, rows]).replaceAll('<', '\\u003c')})</script>`,
    }),
  );
  for (const name of ['row.js', 'page.css']) put(`_next/static/chunks/${name}`, '');
  put('_next/static/chunks/aa.js.map', 'static/chunks/nobody.js');
  const site = temporaryFolder();
  const { taken, left } = takeUsed(out, site);
  expect(left).toBe(5);
  for (const folder of ['blog/page', 'blog/category', '_next/static/0123abcd'])
    expect(existsSync(path.join(site, folder))).toBe(false);
  const { pages } = postProcessPages(site, taken, copied);
  expect(pruneChunks(site, new Set(pages.flatMap(({ chunks }) => chunks)))).toBe(2);
  expect(filesBelow(site).filter((file) => !alike.includes(file))).toEqual([
    '404.html',
    '_next/static/chunks/aa.js',
    '_next/static/chunks/lazy.js',
    '_next/static/chunks/page.css',
    '_next/static/chunks/row.js',
    expect.stringMatching(/^_next\/static\/parts-[\w-]+\.js$/),
    expect.stringMatching(/^_next\/static\/start-[\w-]+\.js$/),
    '_not-found.txt',
    'blog/a.html',
    'blog/a.txt',
    'blog/b.html',
    'blog/b.txt',
  ]);
  expect(filesBelow(site)).toEqual(expect.arrayContaining(alike));
});

test('what systems and editors leave in the copied folder is left out, what hosts read stays', () => {
  const read = ['.well-known/assetlinks.json', '.nojekyll', 'maps/a.svg'];
  for (const file of read) put(file, '');
  for (const file of ['.DS_Store', 'maps/.DS_Store', 'maps/.a.svg.swp', 'maps/a.svg~', 'maps/Thumbs.db'])
    put(file, '');
  const site = temporaryFolder();
  expect(takeUsed(out, site).left).toBe(5);
  const files = filesBelow(site);
  expect(files).toEqual(expect.arrayContaining(read));
  expect(files.filter((file) => /DS_Store|swp|~|Thumbs/.test(file))).toEqual([]);
});

test.each([
  { provider: 'plausible', domain: 'www.wayfarer.example' },
  {
    provider: 'umami',
    server: 'https://stats.wayfarer.example',
    website: '94db1cb1-74f4-4a40-ad6c-962362670409',
  },
  { provider: 'goatcounter', server: 'https://wayfarer.goatcounter.com' },
])('counting visits by $provider costs a page 430 bytes over the wire at most', (settings) => {
  const files = { statics: '/_next/static/', parts: 'parts-abcdefgh.js' };
  const analytics = analyticsSchema.parse(settings);
  const [without, counting] = [buildLoader(files), buildLoader({ ...files, analytics })];
  expect(counting).toContain(analytics.address);
  expect(brotliCompressSync(counting).length - brotliCompressSync(without).length).toBeLessThanOrEqual(430);
});
