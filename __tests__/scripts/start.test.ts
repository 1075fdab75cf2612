import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTypeScript } from '@/__tests__/support/run-typescript';
import { LAST_FILE } from '@/scripts/export/export-folder';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/** A folder with an export of one page in `out`. */
const project = temporaryFolder();
const out = path.join(project, 'out');
mkdirSync(path.join(out, path.dirname(LAST_FILE)), { recursive: true });
for (const [file, text] of [
  ['blog.html', 'the blog'],
  ['404.html', 'nothing here'],
  ['_headers', ''],
  ['_redirects', ''],
  [LAST_FILE, ''],
] as const)
  writeFileSync(path.join(out, file), text);

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
    port = /^Farewind is served at http:\/\/localhost:(\d+)$/m.exec(String(line))?.[1] ?? '';
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
