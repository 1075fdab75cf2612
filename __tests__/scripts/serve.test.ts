import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LAST_FILE } from '@/scripts/export-folder';
import { startServer } from '../../scripts/static-server';

const SCRIPT = path.resolve('scripts/serve.ts');
const TSX = path.resolve('node_modules/tsx/dist/loader.mjs');

/** A folder with an export of two pages in `out`. */
const project = mkdtempSync(path.join(tmpdir(), 'farewind-serve-'));
const out = path.join(project, 'out');
for (const folder of ['blog', path.dirname(LAST_FILE)])
  mkdirSync(path.join(out, folder), { recursive: true });
for (const [file, text] of [
  ['index.html', 'home'],
  ['blog.html', 'the blog'],
  ['blog/a-post.html', 'a post'],
  ['404.html', 'nothing here'],
  ['_headers', '/_next/*\n  Cache-Control: public, max-age=31536000, immutable\n'],
  ['_redirects', '/blog/old-post /blog/a-post 301\n'],
  [LAST_FILE, ''],
] as const) {
  writeFileSync(path.join(out, file), text);
}
afterAll(() => rmSync(project, { recursive: true, force: true }));

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
    ['/blog/no-post', 404, 'nothing here'],
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

/** What `npm start` runs after the build: its exit code and what it says. */
function serve(directory: string, port: string): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', TSX, SCRIPT],
      {
        cwd: directory,
        env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), PORT: port },
        timeout: 20_000,
      },
      (_, stdout, stderr) => resolve({ code: child.exitCode, said: stdout + stderr }),
    );
  });
}

describe('npm start', () => {
  let first: ChildProcess;
  let port: string;
  beforeAll(async () => {
    const probe = await startServer({ directory: out, port: 0 });
    port = String((probe.address() as AddressInfo).port);
    probe.close();
    await once(probe, 'close');
    first = spawn(process.execPath, ['--import', TSX, SCRIPT], {
      cwd: project,
      env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (first.stdout) await once(first.stdout, 'data');
  }, 30_000);
  afterAll(() => first.kill());

  test('serves on the port it is told', async () => {
    const response = await fetch(`http://localhost:${port}/blog`);
    expect(await response.text()).toBe('the blog');
  });

  test('says in one sentence that a port is taken', async () => {
    const { code, said } = await serve(project, port);
    expect(code).toBe(1);
    expect(said.trim()).toBe(
      `Port ${port} is taken. Choose another one with PORT, as in: PORT=3001 npm start`,
    );
  });

  test.each(['http', '0', '70000', '3000.5'])('does not take %j for a port', async (wrong) => {
    const { code, said } = await serve(project, wrong);
    expect(code).toBe(1);
    expect(said.trim()).toBe(`PORT is '${wrong}'; it must be a whole number from 1 to 65535.`);
  });

  test('says how to build what is not there, or there by half', async () => {
    const half = path.join(project, 'half');
    mkdirSync(path.join(half, 'out'), { recursive: true });
    writeFileSync(path.join(half, 'out', '_headers'), '');
    for (const directory of [out, half]) {
      const { code, said } = await serve(directory, port);
      expect(code).toBe(1);
      expect(said.trim()).toBe("There is no finished export in 'out'. Run 'npm run build' first.");
    }
  });
});
