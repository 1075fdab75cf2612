import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import path from 'node:path';
import { runTypeScript } from '@/scripts/command/processes';
import { LAST_FILE } from '@/scripts/export/export-folder';
import { startServer } from '@/scripts/server/static-server';
import { askRaw, statusOf } from '@/__tests__/hosts/ask';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/** A folder with an export of two pages in `out`. */
const project = temporaryFolder();
const out = path.join(project, 'out');
for (const folder of ['blog', path.dirname(LAST_FILE)])
  mkdirSync(path.join(out, folder), { recursive: true });
for (const [file, text] of [
  ['index.html', 'home'],
  ['blog.html', 'the blog'],
  ['blog/a-post.html', 'a post'],
  ['404.html', 'nothing here'],
  ['blog/404.html', 'no such article'],
  ['_headers', '/_next/*\n  Cache-Control: public, max-age=31536000, immutable\n'],
  ['_redirects', '/blog/old-post /blog/a-post 301\n'],
  [LAST_FILE, ''],
] as const) {
  writeFileSync(path.join(out, file), text);
}

describe('an export', () => {
  test.each([
    ['/blog/', '/blog'],
    ['/blog/?from=letter', '/blog?from=letter'],
    ['/blog/old-post', '/blog/a-post'],
    ['/blog/old-post?from=letter', '/blog/a-post?from=letter'],
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
    server = await startServer({ directory: out, port: 0 });
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
    ['/../package.json', 404, 'nothing here'],
    ['/%2e%2e/package.json', 404, 'nothing here'],
    ['/%', 404, 'nothing here'],
  ])('answers %s with %i', async (address, status, text) => {
    const response = await fetch(origin + address);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
  });
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
    server = await startServer({ directory: folder, port: 0 });
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
    renameSync(`${folder}-away`, folder);
    expect((await fetch(`${origin}/blog`)).status).toBe(200);
    said.mockRestore();
  });

  test('a file that becomes shorter while it is sent ends the answer', async () => {
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

/** What `npm start` runs after the build. */
const serve = (directory: string, port: string, env: Readonly<Record<string, string>> = {}) =>
  runTypeScript(path.resolve('scripts/start.ts'), [], {
    cwd: directory,
    env: { PORT: port, ...env },
    all: true,
    reject: false,
    timeout: 120_000,
  });

describe('npm start', () => {
  let first: ReturnType<typeof serve>;
  let port: string;
  beforeAll(async () => {
    first = serve(project, '0');
    const [line] = await once(first.stdout, 'data');
    port = /^Farewind is served on http:\/\/localhost:(\d+)$/m.exec(String(line))?.[1] ?? '';
  });
  afterAll(async () => {
    first.kill();
    await first;
  });

  test('serves on a free port, and says on which', async () => {
    const response = await fetch(`http://localhost:${port}/blog`);
    expect(await response.text()).toBe('the blog');
  });

  test('says in one sentence that a port is taken', async () => {
    const { exitCode, all } = await serve(project, port);
    expect(exitCode).toBe(1);
    expect(all).toBe(`Port ${port} is taken. Choose another one with PORT, as in: PORT=3001 npm start`);
  });

  test('is not opened to others without the names they use', async () => {
    const { exitCode, all } = await serve(project, port, { HOST: '0.0.0.0' });
    expect(exitCode).toBe(1);
    expect(all).toBe(
      "HOST is '0.0.0.0', which other machines can reach. Set ALLOWED_HOSTS to the names or addresses they will type, as in: HOST=0.0.0.0 ALLOWED_HOSTS=192.168.0.7",
    );
  });

  test('says how to build what is not there, or there by half', async () => {
    const half = path.join(project, 'half');
    mkdirSync(path.join(half, 'out'), { recursive: true });
    writeFileSync(path.join(half, 'out', '_headers'), '');
    for (const directory of [out, half]) {
      const { exitCode, all } = await serve(directory, port);
      expect(exitCode).toBe(1);
      expect(all).toBe("There is no complete export in 'out'. Run 'npm run build' first.");
    }
  });
});
