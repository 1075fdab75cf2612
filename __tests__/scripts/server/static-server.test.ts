import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { Agent, get as httpGet, type Server, type ServerResponse } from 'node:http';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import fc from 'fast-check';
import { startServer } from '@/scripts/server/static-server';
import { ask, askRaw, statusOf } from '@/__tests__/hosts/ask';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/** A folder with an export of two pages in `out`. */
const project = temporaryFolder();
const out = path.join(project, 'out');
for (const folder of ['blog/tag', '_hosts', '.well-known', 'pictures'])
  mkdirSync(path.join(out, folder), { recursive: true });
for (const [file, text] of [
  ['index.html', 'home'],
  ['blog.html', 'the blog'],
  ['blog/a-post.html', 'a post'],
  ['404.html', 'nothing here'],
  ['blog/404.html', 'no such article'],
  ['blog/tag/404.html', 'a copy'],
  ['_headers', '/_next/*\n  Cache-Control: public, max-age=31536000, immutable\n'],
  ['_redirects', '/blog/old-post /blog/a-post 301\n'],
  ['_hosts/nginx.conf', 'rules'],
  ['.hidden', 'secret'],
  ['.well-known/security.txt', 'contact'],
  ['pictures/a.unknown', 'bytes'],
  // Its name begins that of another page.
  ['blo.html', 'another page'],
  ['packed.html', 'as it is'],
  ['packed.html.br', 'smaller'],
  ['packed.html.gz', 'small'],
] as const) {
  writeFileSync(path.join(out, file), text);
}

/**
 * Starts a server that never closes an idle connection. On a busy machine, a test can take longer than the five seconds after which Node.js
 * closes one, and a request on such a connection fails.
 */
async function startPatient(options: Parameters<typeof startServer>[0]): Promise<Server> {
  const server = await startServer(options);
  server.keepAliveTimeout = 0;
  return server;
}

describe('an export', () => {
  test.each([
    ['/blog/', '/blog'],
    ['/blog/?from=letter', '/blog?from=letter'],
    ['/blog/old-post', '/blog/a-post'],
    ['/blog/old-post?from=letter', '/blog/a-post?from=letter'],
    ['/blog/old-post?from=a?b', '/blog/a-post?from=a?b'],
  ])('leads from %s to %s for good', async (address, target) => {
    const { status, headers } = await fetch(origin + address, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, target]);
  });

  test('lets nobody keep the answer that a file is missing', async () => {
    const { status, headers } = await fetch(`${origin}/_next/static/gone.js`);
    expect([status, headers.get('cache-control')]).toEqual([404, 'public, max-age=0, must-revalidate']);
  });

  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = await startPatient({ directory: out, port: 0 });
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test.each([
    ['/', 200, 'home'],
    ['/blog', 200, 'the blog'],
    ['/blog?from=letter', 200, 'the blog'],
    ['/blog/a-post', 200, 'a post'],
    ['/blog/no-post', 404, 'no such article'],
    ['/blog/a/b', 404, 'nothing here'],
    ['/no-page', 404, 'nothing here'],
    ['/no-page/', 404, 'nothing here'],
    ['/_headers', 404, 'nothing here'],
    ['/_redirects', 404, 'nothing here'],
    ['/_hosts/nginx.conf', 404, 'nothing here'],
    ['/.hidden', 404, 'nothing here'],
    ['/404', 404, 'nothing here'],
    ['/404.html', 404, 'nothing here'],
    ['/blog/404', 404, 'no such article'],
    ['/blog/404.html', 404, 'no such article'],
    ['/blog/tag/404', 404, 'nothing here'],
    ['/blog/tag/404.html', 404, 'nothing here'],
    ['/blog/category', 404, 'nothing here'],
    ['//blog', 404, 'nothing here'],
    ['/blog%5Ca-post', 404, 'nothing here'],
    ['/blog%00', 404, 'nothing here'],
    ['/../package.json', 404, 'nothing here'],
    ['/%2e%2e/package.json', 404, 'nothing here'],
    ['/%', 404, 'nothing here'],
  ])('answers %s with %i', async (address, status, text) => {
    const response = await fetch(origin + address);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
  });
});

describe('the form of an answer', () => {
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    server = await startPatient({ directory: out, port: 0 });
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  test.each([
    ['br, gzip', 'br', 'smaller'],
    ['gzip', 'gzip', 'small'],
    ['gzip, br;q=0', 'gzip', 'small'],
    ['deflate', undefined, 'as it is'],
    ['', undefined, 'as it is'],
  ])('is the best that a browser takes: %j', async (accepted, encoding, text) => {
    const { status, headers, body } = await ask(origin, '/packed', { 'Accept-Encoding': accepted });
    expect([status, headers['content-encoding'], body.toString()]).toEqual([200, encoding, text]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test.each([
    ['/blog', 'text/html; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/pictures/a.unknown', 'application/octet-stream'],
  ])('names what %s is', async (address, type) => {
    const { headers } = await ask(origin, address);
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      type,
      'public, max-age=0, must-revalidate',
    ]);
  });

  test('is short for what the browser has already', async () => {
    const { etag = '' } = (await ask(origin, '/blog/a-post')).headers;
    const { status, headers, body } = await ask(origin, '/blog/a-post', { 'If-None-Match': etag });
    expect([status, headers['content-type'], body.length]).toEqual([304, undefined, 0]);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test('is whole whatever range is asked for', async () => {
    const { status, headers, body } = await ask(origin, '/blog/a-post', { Range: 'bytes=0-1' });
    expect([status, headers['accept-ranges'], body.toString()]).toEqual([200, undefined, 'a post']);
  });

  test('is a sentence that nobody keeps where a method or a host is refused', async () => {
    const { port } = new URL(origin);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await fetch(`${origin}/blog`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      expect(await response.text()).toBe('Only GET and HEAD are allowed.\n');
    }
    const refused = await ask(origin, '/blog', { Host: `evil.example:${port}` });
    expect(refused.status).toBe(403);
    expect(refused.headers).toMatchObject({
      ...{ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
      'x-content-type-options': 'nosniff',
    });
  });

  test('leaves the connection open for the next one', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const isReused = () =>
      new Promise<boolean>((resolve, reject) => {
        const request = httpGet(`${origin}/blog/a-post`, { agent }, (response) =>
          response.resume().on('end', () => resolve(request.reusedSocket)),
        ).on('error', reject);
      });
    expect([await isReused(), await isReused(), await isReused()]).toEqual([false, true, true]);
    agent.destroy();
  });

  test.each(['/no-page/', '/blog%2F'])('is no redirect at %s, where there is no page', async (address) => {
    expect((await ask(origin, address)).status).toBe(404);
  });

  test('to HEAD has no body', async () => {
    const response = await fetch(`${origin}/blog/a-post`, { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('content-length')).toBe('6');
  });

  // Each run asks for other addresses; a failure prints its seed and path.
  test('is never a file outside of the export, whatever is asked for, and the next request is answered', async () => {
    const piece = fc.constantFrom(
      ...['/', '//', '..', '.', '%2e%2e', '%2f', '%5c', '%00', '%', '%c3', '?', '#', ';', ':', '~', '*'],
      ...[
        'blog',
        'a-post',
        'package.json',
        '_hosts',
        '.hidden',
        '404',
        '.html',
        '.br',
        'http://localhost',
        '\u00fc',
      ],
    );
    const target = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    await fc.assert(
      fc.asyncProperty(target, async (address) => {
        const answer = await askRaw(origin, get(['localhost'], address));
        expect([200, 301, 400, 404]).toContain(statusOf(answer));
        expect(answer).not.toMatch(/secret|rules|farewind|503/);
      }),
      { numRuns: 60 },
    );
    expect((await ask(origin, '/blog/a-post')).status).toBe(200);
  });
});

test('below a folder of a host, addresses outside of it are missing', async () => {
  const server = await startServer({ directory: out, port: 0, basePath: '/travel' });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const told = async (address: string) => {
    const { status, headers, body } = await ask(origin, address);
    return [status, headers.location ?? body.toString()];
  };
  expect(await told('/travel')).toEqual([200, 'home']);
  expect(await told('/travel/blog')).toEqual([200, 'the blog']);
  expect(await told('/travel/blog/')).toEqual([301, '/travel/blog']);
  expect(await told('/travel/blog/none')).toEqual([404, 'no such article']);
  for (const address of ['/blog', '/travels', '/x/travel/blog', '/'])
    expect(await told(address)).toEqual([404, 'nothing here']);
  server.close();
});

/** A request as it is written. */
const get = (host: readonly string[], target = '/blog', version = '1.1') =>
  [`GET ${target} HTTP/${version}`, ...host.map((name) => `Host: ${name}`), 'Connection: close', '', ''].join(
    '\r\n',
  );

describe('hosts', () => {
  let server: Server;
  let port: number;
  const status = async (bytes: string) => statusOf(await askRaw(`http://127.0.0.1:${port}`, bytes));
  beforeAll(async () => {
    server = await startServer({ directory: out, port: 0 });
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  test.each(['localhost', 'LOCALHOST', '127.0.0.1', '[::1]'])(
    '%s is answered for, at any port',
    async (name) => {
      for (const host of [name, `${name}:${port}`, `${name}:80`]) expect(await status(get([host]))).toBe(200);
    },
  );

  test.each([
    ...[
      'evil.example',
      'localhost.evil.example',
      'evil.example:80',
      'localhost.',
      'a.localhost',
      'user@localhost',
    ],
    ...['127.0.0.2', '0.0.0.0', '2130706433', '[::]', '::1', 'localhost evil.example', ' '],
  ])('the name %j is refused', async (name) => {
    expect([400, 403]).toContain(await status(get([name])));
  });

  test('a page whose name has been made to lead here gets nothing', async () => {
    for (const target of ['/', '/blog', '/no-page', '/blog/', '/_headers']) {
      const answer = await askRaw(`http://127.0.0.1:${port}`, get([`evil.example:${port}`], target));
      expect(statusOf(answer)).toBe(403);
      expect(answer).not.toMatch(/home|the blog|nothing here|location/i);
    }
  });

  test('no host, and two, are malformed', async () => {
    expect(await status(get([]))).toBe(400);
    expect(await status(get([], '/blog', '1.0'))).toBe(400);
    for (const hosts of [
      ['localhost', 'localhost'],
      ['localhost', 'evil.example'],
      ['evil.example', 'localhost'],
    ])
      expect(await status(get(hosts))).toBe(400);
  });

  test('the host of an absolute address counts, too', async () => {
    expect(await status(get(['localhost'], 'http://localhost/blog'))).toBe(200);
    expect(await status(get(['localhost'], 'http://evil.example/blog'))).toBe(403);
    expect(await status(get(['evil.example'], 'http://localhost/blog'))).toBe(403);
  });

  test('both addresses of this machine answer, and no other one listens', async () => {
    for (const address of ['127.0.0.1', '[::1]'])
      expect((await fetch(`http://${address}:${port}/blog`)).status).toBe(200);
    const elsewhere = connect(port, '127.0.0.2');
    await expect(once(elsewhere, 'connect')).rejects.toThrow('ECONNREFUSED');
  });

  test('names that are allowed on purpose are answered for', async () => {
    const open = await startServer({ directory: out, port: 0, hosts: ['preview.example'] });
    const origin = `http://127.0.0.1:${(open.address() as AddressInfo).port}`;
    expect(statusOf(await askRaw(origin, get(['preview.example:1'])))).toBe(200);
    expect(statusOf(await askRaw(origin, get(['evil.example'])))).toBe(403);
    open.close();
  });
});

describe('while it is being served', () => {
  const folder = path.join(project, 'rebuilt');
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  let server: Server;
  let origin: string;
  const text = async (address: string) => (await fetch(origin + address)).text();
  beforeAll(async () => {
    mkdirSync(folder);
    for (const file of ['_headers', '_redirects']) write(file, '');
    write('404.html', 'missing');
    write('blog.html', 'before');
    server = await startPatient({ directory: folder, port: 0 });
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('a new build shows: longer and shorter pages, new pages, headers, redirects and the page for what is missing', async () => {
    expect(await text('/blog')).toBe('before');
    for (const body of ['a longer page than before', 'short']) {
      write('blog.html', body);
      expect(await text('/blog')).toBe(body);
    }
    expect([await text('/new'), await text('/old')]).toEqual(['missing', 'missing']);
    write('new.html', 'new');
    write('404.html', 'nothing');
    write('_redirects', '/old /new 301\n');
    write('_headers', '/*\n  X-Test: yes\n');
    expect([await text('/new'), await text('/old'), await text('/none')]).toEqual(['new', 'new', 'nothing']);
    const { headers } = await fetch(`${origin}/new/`);
    expect(headers.get('x-test')).toBe('yes');
    rmSync(path.join(folder, 'new.html'));
    expect(await text('/new')).toBe('nothing');
  });

  test('without its files it says so, and answers again when they are back', async () => {
    const said = jest.spyOn(console, 'error').mockReturnValue(undefined);
    renameSync(folder, `${folder}-away`);
    const { status, headers } = await fetch(`${origin}/blog`);
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    expect(await (await fetch(`${origin}/blog`)).text()).toBe(
      'The site cannot be read just now. Is a build running?\n',
    );
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/^\/blog was not answered: ENOENT/));
    renameSync(`${folder}-away`, folder);
    expect((await fetch(`${origin}/blog`)).status).toBe(200);
    said.mockRestore();
  });

  test('a file that cannot be read is not said to be missing', async () => {
    const said = jest.spyOn(console, 'error').mockReturnValue(undefined);
    // A link that leads to itself.
    symlinkSync('circle.html', path.join(folder, 'circle.html'));
    expect((await fetch(`${origin}/circle`)).status).toBe(503);
    expect((await fetch(`${origin}/blog`)).status).toBe(200);
    said.mockRestore();
  });

  test('a file that cannot be opened is not answered with half an answer', async () => {
    const said = jest.spyOn(console, 'error').mockReturnValue(undefined);
    // A socket can be found and not be opened.
    const socket = createServer().listen(path.join(folder, 'socket.txt'));
    await once(socket, 'listening');
    expect((await fetch(`${origin}/socket.txt`)).status).toBe(503);
    socket.close();
    said.mockRestore();
  });

  test('a visitor who leaves in the middle of a file is nothing to report', async () => {
    const said = jest.spyOn(console, 'error').mockReturnValue(undefined);
    write('film.txt', 'x'.repeat(50_000_000));
    const ended = new Promise((resolve) =>
      server.once('request', (_, response: ServerResponse) => response.once('close', resolve)),
    );
    const leaving = new AbortController();
    const { body } = await fetch(`${origin}/film.txt`, { signal: leaving.signal });
    await body?.getReader().read();
    leaving.abort();
    await ended;
    expect((await fetch(`${origin}/blog`)).status).toBe(200);
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  test('a file that becomes shorter while it is sent ends the answer', async () => {
    // Idle connections stay open, so nothing else ends this one.
    server.keepAliveTimeout = 0;
    write('large.txt', 'x'.repeat(50_000_000));
    const { body } = await fetch(`${origin}/large.txt`);
    const reader = body?.getReader();
    await reader?.read();
    truncateSync(path.join(folder, 'large.txt'), 100);
    const readAll = async () => {
      for (;;) if ((await reader?.read())?.done !== false) return;
    };
    await expect(readAll()).rejects.toThrow('terminated');
    expect((await fetch(`${origin}/blog`)).status).toBe(200);
  });
});
