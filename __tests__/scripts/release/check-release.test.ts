import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inTurn, standInServer, type Play } from '@/__tests__/support/stand-in-server';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import { UserError } from '@/scripts/command/command';
import { releaseFaults } from '@/scripts/release/check-release';

/* A deployed site, acted by a server of this machine, and the build that it should serve. */

const LONG = 'word '.repeat(1000);
const FILES: Readonly<Record<string, string>> = {
  'index.html': `<h1>Home</h1>${LONG}`,
  'blog/a.html': '<h1>A</h1>',
  'blog/a-before.html': '<h1>This article has a new address</h1>',
  '404.html': '<h1>Missing</h1>',
  '_next/static/one.js': '1',
  'blog/a.html.br': 'packed',
  'blog/a.html.gz': 'packed',
  'blog/feed.xml': `<feed>${LONG}</feed>`,
  'list.json': '{}',
  'style.css': 'a{}',
  'map.svg': '<svg/>',
  'photo.png': LONG,
  'llms.txt': LONG,
  '_hosts/caddy': 'header {}',
  _headers:
    '/*\n  X-Content-Type-Options: nosniff\n/_next/static/*\n  Cache-Control: max-age=31536000, immutable\n',
  _redirects: '/blog/a-before /blog/a 301\n',
};

const buildOf = (files: Readonly<Record<string, string>>) => {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
};
const directory = buildOf(FILES);

const site = standInServer();
const html = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0' };
const TYPES: Readonly<Record<string, string>> = {
  '.xml': 'application/atom+xml',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain',
};

/** A host that serves the build as it should, but for what `changes` says of single addresses. */
const playing =
  (changes: Readonly<Record<string, Play>> = {}): Play =>
  (response, request) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    const own = changes[request.path];
    if (own) return own(response, request);
    if (request.path === '/blog/a-before') return response.writeHead(301, { Location: '/blog/a' }).end();
    if (request.path === '/_next/static/one.js')
      return response
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=31536000, immutable' })
        .end(FILES['_next/static/one.js']);
    const type = TYPES[path.extname(request.path)];
    if (type !== undefined)
      return response
        .writeHead(200, {
          'Content-Type': type,
          ...(type !== 'image/png' && { 'Content-Encoding': 'identity' }),
        })
        .end(FILES[request.path.slice(1)]);
    const file = request.path === '/' ? 'index.html' : `${request.path.slice(1)}.html`;
    const text = file === '404.html' ? undefined : FILES[file];
    if (text === undefined) return response.writeHead(404, html).end(FILES['404.html']);
    // "identity" names what is sent as it is; that a host packs is told by the header alone.
    return response.writeHead(200, { ...html, 'Content-Encoding': 'identity' }).end(text);
  };

const plain =
  (file: string, type: string): Play =>
  (response) =>
    response.writeHead(200, { 'Content-Type': type }).end(FILES[file]);

const check = () => releaseFaults({ origin: site.origin, basePath: '', directory });

test('a site that serves its build has no fault', async () => {
  site.play(playing());
  expect(await check()).toEqual([]);
});

test('every file is asked for at its address, packed, and beside them missing and former addresses', async () => {
  site.play(playing());
  await check();
  expect(site.requests.map(({ path: address }) => address).sort()).toEqual(
    [
      ...['/', '/blog/a', '/_next/static/one.js', '/blog/feed.xml', '/list.json', '/style.css'],
      ...['/map.svg', '/photo.png', '/llms.txt', '/blog/a-before'],
      ...['/no-such-page', '/blog/no-such-article', '/_headers'],
    ].sort(),
  );
  expect(new Set(site.requests.map(({ headers }) => headers['accept-encoding']))).toEqual(
    new Set(['br, gzip']),
  );
});

test('a host that serves all files at their addresses has no fault', async () => {
  const served: Play = (response) => response.writeHead(200, html).end('As it is');
  site.play(playing({ '/404': served, '/blog/category/404': served, '/_hosts/nginx.conf': served }));
  expect(await check()).toEqual([]);
});

test('a copied file may have any name', async () => {
  const names = ['50% off.txt', 'a#b.txt', 'what?.txt'];
  site.play((response, { path: address }) =>
    names.includes(decodeURIComponent(address).slice(1))
      ? response.writeHead(200, { 'Content-Type': 'text/plain' }).end('Text')
      : response.writeHead(404).end(),
  );
  const files = Object.fromEntries(names.map((name) => [name, 'Text']));
  const build = buildOf({ ...files, _headers: '', _redirects: '' });
  expect(await releaseFaults({ origin: site.origin, basePath: '', directory: build })).toEqual([]);
});

test('a site in a folder of its host is asked there for all', async () => {
  const files = {
    'index.html': 'Home',
    'blog/a.html': 'A',
    'blog/a-before.html': 'Moved',
    _headers: '/travel/*\n  X-Frame-Options: DENY\n',
    _redirects: '/travel/blog/a-before /travel/blog/a 301\n',
  };
  const pages: Readonly<Record<string, string>> = { '/travel/': 'Home', '/travel/blog/a': 'A' };
  site.play((response, { path: address }) => {
    const page = pages[address];
    if (page !== undefined) return response.writeHead(200, { ...html, 'X-Frame-Options': 'DENY' }).end(page);
    if (address === '/travel/blog/a-before')
      return response.writeHead(301, { Location: `${site.origin}/travel/blog/a` }).end();
    return response.writeHead(address.startsWith('/travel/') ? 404 : 500).end();
  });
  const { origin } = site;
  expect(await releaseFaults({ origin, basePath: '/travel', directory: buildOf(files) })).toEqual([]);
});

test.each<readonly [what: string, address: string, play: Play, fault: string | RegExp]>([
  [
    'another release',
    '/blog/a',
    (response) => response.writeHead(200, html).end('<h1>Old</h1>'),
    /^differs from the build/,
  ],
  ['a page that is gone', '/blog/a', (response) => response.writeHead(500).end(), 'status 500, expected 200'],
  [
    'pages that browsers keep',
    '/blog/a',
    (response) =>
      response.writeHead(200, { ...html, 'Cache-Control': 'max-age=3600' }).end(FILES['blog/a.html']),
    /^Cache-Control is 'max-age=3600': browsers may keep/,
  ],
  [
    'scripts that browsers do not keep',
    '/_next/static/one.js',
    (response) => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end('1'),
    /^Cache-Control is missing, expected 'max-age=31536000/,
  ],
  [
    'a page without its security header',
    '/blog/a',
    (response) => {
      response.removeHeader('X-Content-Type-Options');
      response.writeHead(200, html).end(FILES['blog/a.html']);
    },
    "X-Content-Type-Options is missing, expected 'nosniff'",
  ],
  [
    'a page as text',
    '/blog/a',
    (response) =>
      response.writeHead(200, { ...html, 'Content-Type': 'text/plain' }).end(FILES['blog/a.html']),
    "Content-Type is 'text/plain'",
  ],
  [
    'a page in another encoding',
    '/blog/a',
    (response) =>
      response
        .writeHead(200, { ...html, 'Content-Type': 'text/html; charset=utf-8859' })
        .end(FILES['blog/a.html']),
    "Content-Type is 'text/html; charset=utf-8859'",
  ],
  [
    'a script as something else',
    '/_next/static/one.js',
    (response) =>
      response
        .writeHead(200, {
          'Content-Type': 'x-text/javascript',
          'Cache-Control': 'max-age=31536000, immutable',
        })
        .end('1'),
    "Content-Type is 'x-text/javascript'",
  ],
  [
    'a page that is not compressed',
    '/',
    (response) => response.writeHead(200, html).end(FILES['index.html']),
    'is not compressed',
  ],
  [
    'a feed that is not compressed',
    '/blog/feed.xml',
    plain('blog/feed.xml', 'text/xml'),
    'is not compressed',
  ],
  ['a text that is not compressed', '/llms.txt', plain('llms.txt', 'text/plain'), 'is not compressed'],
  [
    'a feed as text',
    '/blog/feed.xml',
    (response) =>
      response
        .writeHead(200, { 'Content-Type': 'text/plain', 'Content-Encoding': 'identity' })
        .end(FILES['blog/feed.xml']),
    "Content-Type is 'text/plain'",
  ],
  ['a list as text', '/list.json', plain('list.json', 'text/plain'), "Content-Type is 'text/plain'"],
  [
    'a page as something else',
    '/blog/a',
    (response) =>
      response
        .writeHead(200, { ...html, 'Content-Type': 'x-text/html; charset=utf-8' })
        .end(FILES['blog/a.html']),
    "Content-Type is 'x-text/html; charset=utf-8'",
  ],
  [
    'a style sheet as something else',
    '/style.css',
    plain('style.css', 'x-text/css'),
    "Content-Type is 'x-text/css'",
  ],
  [
    'a picture as something else',
    '/photo.png',
    plain('photo.png', 'x-image/png'),
    "Content-Type is 'x-image/png'",
  ],
  ['a style sheet as text', '/style.css', plain('style.css', 'text/plain'), "Content-Type is 'text/plain'"],
  [
    'a picture as another one',
    '/photo.png',
    plain('photo.png', 'image/png2'),
    "Content-Type is 'image/png2'",
  ],
  [
    'a script without a type',
    '/_next/static/one.js',
    (response) => response.writeHead(200, { 'Cache-Control': 'max-age=31536000, immutable' }).end('1'),
    'Content-Type is missing',
  ],
  [
    'a former address that leads to another article',
    '/blog/a-before',
    (response) => response.writeHead(301, { Location: '/blog/b' }).end(),
    'status 301, expected a redirect to /blog/a',
  ],
  [
    'a former address that is gone',
    '/blog/a-before',
    (response) => response.writeHead(404).end(),
    'status 404, expected a redirect to /blog/a',
  ],
  [
    'a former address that leads to no address',
    '/blog/a-before',
    (response) => response.writeHead(301, { Location: 'https://' }).end(),
    'status 301, expected a redirect to /blog/a',
  ],
  [
    'a missing article with status 200',
    '/blog/no-such-article',
    (response) => response.writeHead(200).end(),
    'status 200, expected 404',
  ],
  [
    'a missing page with status 200',
    '/no-such-page',
    (response) => response.writeHead(200, html).end('Oops'),
    'status 200, expected 404',
  ],
  [
    'header files for everybody',
    '/_headers',
    (response) => response.writeHead(200).end(FILES._headers),
    'status 200, expected 404',
  ],
  [
    'a former address that leads elsewhere',
    '/blog/a-before',
    (response) => response.writeHead(302, { Location: '/' }).end(),
    'status 302, expected a redirect to /blog/a',
  ],
])('%s: names the address and what is wrong', async (_what, address, play, fault) => {
  site.play(playing({ [address]: play }));
  expect(await check()).toEqual([
    { address, fault: typeof fault === 'string' ? fault : expect.stringMatching(fault) },
  ]);
});

test.each(['html', 'css', 'js', 'json', 'xml', 'txt', 'svg'])(
  'of files in %s, a host must compress those over 2,000 bytes',
  async (ending) => {
    const files = { [`large.${ending}`]: 'a'.repeat(2001), [`small.${ending}`]: 'a'.repeat(2000) };
    const type = { html: html['Content-Type'], js: 'application/javascript' }[ending] ?? TYPES[`.${ending}`];
    site.play((response, { path: address }) => {
      const text = files[address.slice(1)] ?? files[`${address.slice(1)}.html`];
      if (text === undefined) return response.writeHead(404).end();
      return response.writeHead(200, { ...html, 'Content-Type': type }).end(text);
    });
    const directory = buildOf({ ...files, _headers: '', _redirects: '' });
    const address = ending === 'html' ? '/large' : `/large.${ending}`;
    expect(await releaseFaults({ origin: site.origin, basePath: '', directory })).toEqual([
      { address, fault: 'is not compressed' },
    ]);
  },
);

test('a host may write the type of a page without a blank and in capitals', async () => {
  const page = FILES['blog/a.html'];
  site.play(
    playing({
      '/blog/a': (response) =>
        response.writeHead(200, { ...html, 'Content-Type': 'text/html;charset=UTF-8' }).end(page),
    }),
  );
  expect(await check()).toEqual([]);
});

test.each(['no-cache', 'private, no-store', 'max-age=0, must-revalidate'])(
  'pages with "Cache-Control: %s" are always asked for again',
  async (caching) => {
    const again: Play = (response) =>
      response.writeHead(200, { ...html, 'Cache-Control': caching }).end(FILES['blog/a.html']);
    site.play(playing({ '/blog/a': again }));
    expect(await check()).toEqual([]);
  },
);

test('a host that cannot redirect may serve the page that leads on', async () => {
  site.play(
    playing({
      '/blog/a-before': (response) => response.writeHead(200, html).end(FILES['blog/a-before.html']),
    }),
  );
  expect(await check()).toEqual([]);
});

/* Connections that break. The second attempt of an address comes after a pause. */

const dropped: Play = (response) => response.destroy();
const cut: Play = (response) => {
  response.writeHead(200, { ...html, 'Content-Length': '100' });
  response.write('<h1>', () => response.destroy());
};

test.each([
  ['a connection that breaks before the answer', dropped],
  ['a connection that breaks within the answer', cut],
])('%s is a fault of its address, beside those of other addresses', async (_what, play) => {
  site.play(playing({ '/blog/a': (response) => response.writeHead(500).end(), '/map.svg': play }));
  expect(await check()).toEqual([
    { address: '/blog/a', fault: 'status 500, expected 200' },
    {
      address: '/map.svg',
      fault: expect.stringMatching(/^No complete answer from 127\.0\.0\.1:\d+ \(\w+\)\.$/),
    },
  ]);
});

test('missing and former addresses without an answer are faults', async () => {
  site.play(playing({ '/no-such-page': dropped, '/blog/a-before': dropped }));
  expect((await check()).map(({ address }) => address)).toEqual(['/no-such-page', '/blog/a-before']);
});

test('a connection that breaks once is tried again', async () => {
  const page: Play = (response) => response.writeHead(200, html).end(FILES['blog/a.html']);
  site.play(playing({ '/blog/a': inTurn(dropped, page) }));
  expect(await check()).toEqual([]);
});

test('a site that answers nothing cannot be reached', async () => {
  site.play(dropped);
  await expect(check()).rejects.toThrow(
    new UserError(
      `${site.origin} cannot be reached: No complete answer from ${new URL(site.origin).host} (UND_ERR_SOCKET).`,
    ),
  );
});

test('a large site that answers nothing is not asked for every file', async () => {
  const names = Array.from({ length: 100 }, (_, index) => [`${index}.txt`, ''] as const);
  const large = buildOf({ ...Object.fromEntries(names), _headers: '', _redirects: '' });
  site.play(dropped);
  await expect(releaseFaults({ origin: site.origin, basePath: '', directory: large })).rejects.toThrow(
    UserError,
  );
  expect(site.requests.length).toBeLessThan(100);
});
