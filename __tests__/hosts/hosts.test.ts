import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { BELOW } from '@/__tests__/support/below';
import { nameSlug } from '@/lib/source/name-slug';
import { routes } from '@/lib/site/routes';
import { releaseFaults } from '@/scripts/release/check-release';
import { CATEGORY_LIST, SHORT_ARTICLE } from '@/__tests__/support/articles';
import { ask } from './ask';
import { ASK_AGAIN, FOR_EVER, pages, SECURITY, types } from './expected';
import { HOSTS, npmStart, OPERATORS_FILES, SECRET, type Export, type RunningHost } from './servers';

/*
 * The files of `deploy/` on the real servers, over real exports: at the root of a host and below a path. `npm start` keeps
 * to the same rules.
 */

const SITES: readonly (Export & { readonly article: string; readonly category: string })[] = [
  { directory: 'out', basePath: '', article: SHORT_ARTICLE, category: CATEGORY_LIST },
  {
    ...BELOW,
    article: routes.article(BELOW.slug),
    category: routes.category(nameSlug(BELOW.many.category)),
  },
];

for (const { directory } of SITES) {
  if (!existsSync(path.join(directory, '_headers')))
    throw new Error(
      `There is no export in '${directory}': run 'npm test', or scripts/testing/build-below-path.ts and npm run build.`,
    );
}

test('hosts that serve the nearest 404.html up the tree have the general one among the lists', () => {
  const read = (name: string) => readFileSync(path.join('out', name), 'utf8');
  for (const folder of ['page', 'category', 'tag', 'author'])
    expect(read(`blog/${folder}/404.html`)).toBe(read('404.html'));
});

test("the header file keeps to Cloudflare's limits: 100 rules, 2,000 characters in a line", () => {
  const lines = readFileSync('out/_headers', 'utf8').split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
});

// With several files Jest prints no names of tests, and a server that is not tried must not go unseen.
for (const { name, lack } of HOSTS)
  if (lack) process.stderr.write(`The tests on ${name} are skipped: ${lack}.\n`);

describe.each(SITES)("the export in '$directory' at '$basePath/'", (site) => {
  const { directory, basePath, article, category } = site;
  const file = (name: string) => readFileSync(path.join(directory, name));
  const chunk = () =>
    `/_next/static/chunks/${readdirSync(path.join(directory, '_next/static/chunks')).find((name) => name.endsWith('.js'))}`;
  const ownPictures = () =>
    existsSync(path.join(directory, 'pictures')) ? readdirSync(path.join(directory, 'pictures')) : [];
  let reference: RunningHost;
  beforeAll(async () => {
    reference = await npmStart.start(site);
  });
  afterAll(() => reference.stop());

  for (const host of HOSTS) {
    if (host.lack) {
      describe.skip(`${host.name}, skipped: ${host.lack}`, () => test('is not tried', () => undefined));
      continue;
    }
    describe(`on ${host.name}`, () => {
      let running: RunningHost;
      const get = (address: string, headers?: Record<string, string>) =>
        ask(running.origin, basePath + address, headers);
      beforeAll(async () => {
        running = await host.start(site);
      });
      afterAll(() => running.stop());

      test.each(Object.entries(pages(article, category)))(
        '%s is answered with its page at once',
        async (address, name) => {
          for (const query of ['', '?from=letter']) {
            const { status, body } = await get(address + query);
            expect([status, body.equals(file(name))]).toEqual([200, true]);
          }
        },
      );

      test('the home page has no other address but with and without the slash of its folder', async () => {
        for (const address of basePath ? ['', '/'] : ['/']) {
          const { status, body } = await get(address);
          expect([address, status, body.equals(file('index.html'))]).toEqual([address, 200, true]);
        }
      });

      test.each([
        ['/blog/', '/blog'],
        [`${article}/?from=letter`, `${article}?from=letter`],
      ])('%s leads to %s', async (address, target) => {
        const { status, headers } = await get(address);
        expect([status, headers.location]).toEqual([301, basePath + target]);
      });

      test.each([
        ['/no-such-page', '404.html'],
        ['/no-such-page/', '404.html'],
        ['/no-such/blog/article', '404.html'],
        ['/blog/no-such-article', 'blog/404.html'],
        ['/blog/no-such-article/?from=letter', 'blog/404.html'],
        ['/blog/category/no-such-category', '404.html'],
        ['/blog/page/99', '404.html'],
        ['/blog/category', '404.html'],
        ['/blog/tag/', '404.html'],
        ['/blog/categoryx', 'blog/404.html'],
        ['/blog/a/b', '404.html'],
        ['/blog/a/b/', '404.html'],
        ['/_next/static/chunks/gone.js', '404.html'],
        ['/fonts/gone.woff2', '404.html'],
      ])('%s is missing: status 404, %s, nothing to keep', async (address, page) => {
        const { status, headers, body } = await get(address);
        expect([status, headers['cache-control'], headers['content-type']]).toEqual([
          404,
          ASK_AGAIN,
          expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
        ]);
        expect(body.equals(file(page))).toBe(true);
      });

      test.each([
        '/404',
        '/404.html',
        '/blog/404',
        '/blog/category/404',
        '/blog/tag/404.html',
        '/_headers',
        '/_redirects',
        '/_hosts/nginx.conf',
        '/_hosts/Caddyfile',
        '/_next/static/chunks/',
        '/_next/static',
        '/share/',
        '/.git/config',
        '/.env',
        '/../package.json',
        '/%2e%2e/package.json',
        '/..%2f..%2fpackage.json',
        '//evil.example/',
        '//blog/',
      ])('%s gives nothing away', async (address) => {
        const { status, headers, body } = await get(address);
        expect(headers.location ?? '/').not.toMatch(/^(?:\/\/|http)/);
        if (status !== 301) expect([404, 400]).toContain(status);
        expect(body.toString()).not.toMatch(/"private": true|<title>Index of|add_header/);
        expect(body.toString()).not.toContain(SECRET);
      });

      test.each(Object.entries(types(article)))('%s has its type', async (address, type) => {
        const { status, headers } = await get(address);
        expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(type)]);
      });

      test.each([
        ['br, gzip', 'br', brotliDecompressSync],
        ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
        ['gzip', 'gzip', gunzipSync],
        ['identity', undefined, (body: Buffer) => body],
      ] as const)('to a browser that takes %j it sends %s', async (accepted, encoding, unpack) => {
        for (const [address, name] of [
          ['/blog', 'blog.html'],
          ['/blog.txt', 'blog.txt'],
          [chunk(), chunk()],
          ['/', 'index.html'],
        ] as const) {
          const { headers, body } = await get(address, { 'Accept-Encoding': accepted });
          expect([address, headers['content-encoding'], headers.vary?.toLowerCase()]).toEqual([
            address,
            encoding,
            'accept-encoding',
          ]);
          expect(unpack(body).equals(file(name))).toBe(true);
          expect(headers['content-type']).not.toMatch(/octet-stream|x-br|gzip/);
        }
      });

      test('what is named after its content is kept for ever, all else is asked for again', async () => {
        for (const [address, caching] of [
          ['/', ASK_AGAIN],
          ['/blog', ASK_AGAIN],
          ['/blog.txt', ASK_AGAIN],
          ['/sitemap.xml', ASK_AGAIN],
          ['/icon.svg', ASK_AGAIN],
          [chunk(), FOR_EVER],
          ['/fonts/fraunces-72-600.woff2', FOR_EVER],
          ...OPERATORS_FILES.map((name) => [`/${name}`, FOR_EVER] as const),
          ...ownPictures().map((name) => [`/pictures/${name}`, FOR_EVER]),
        ] as const) {
          const { headers } = await get(address);
          expect([address, headers['cache-control']]).toEqual([address, caching]);
        }
      });

      test('what has not changed is not sent again', async () => {
        const { headers } = await get('/blog', { 'Accept-Encoding': 'br' });
        const again = await get('/blog', { 'Accept-Encoding': 'br', 'If-None-Match': String(headers.etag) });
        expect([again.status, again.body.length]).toEqual([304, 0]);
      });

      test('every answer has the security headers of npm start', async () => {
        const addresses = ['/', '/blog', '/no-such-page', '/blog/', chunk(), '/blog.txt', '/icon.svg'];
        for (const address of addresses) {
          const [own, expected] = await Promise.all([
            get(address),
            ask(reference.origin, basePath + address),
          ]);
          for (const name of SECURITY) {
            expect([address, name, own.headers[name]]).toEqual([address, name, expected.headers[name]]);
            expect(own.headers[name]).toBeTruthy();
          }
        }
      });

      test('release:check finds nothing to say of the whole export', async () => {
        expect(await releaseFaults({ origin: running.origin, basePath, directory })).toEqual([]);
      });

      if (directory === BELOW.directory) {
        const { slug, formerSlug, photographs } = BELOW;
        test.each([
          [routes.article(formerSlug), slug],
          [photographs.formerPath, photographs.slug],
        ])('the former address %s leads to the article %s for good', async (address, target) => {
          const { status, headers } = await get(`${address}?from=letter`);
          expect([status, headers.location]).toEqual([301, `${basePath}/blog/${target}?from=letter`]);
        });

        // On a disk that ignores capital letters, as on macOS, servers find the files of these addresses.
        const testOfCapitals = existsSync(path.join(directory, 'BLOG')) ? test.skip : test;
        testOfCapitals.each([
          photographs.formerPath.toLowerCase(),
          '/Blog',
          `/Blog/${slug}`,
          `/blog/${formerSlug.toUpperCase()}`,
        ])('%s is missing: addresses differ in capital letters', async (address) => {
          expect((await get(address)).status).toBe(404);
        });
      }
    });
  }
});
