import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { runTypeScript } from '@/__tests__/support/run-typescript';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/** Runs a module as `npm run dev` would, and ends it if it hangs. */
const start = (
  [file, ...args]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>>,
  cwd = '.',
) =>
  runTypeScript(file, args, { cwd, env, all: true, reject: false, timeout: 120_000, killSignal: 'SIGKILL' });

test('a taken port is reported, and the command ends', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  try {
    expect(await start(['scripts/dev.ts'], { PORT: String(port) })).toMatchObject({
      exitCode: 1,
      all: `Port ${port} is taken. Choose another one with PORT, as in: PORT=3001 npm run dev`,
    });
  } finally {
    other.close();
  }
});

test.each([
  ['the preview', 'development'],
  ['every other command', 'production'],
])('%s reads the same .env files as Next', async (_who, mode) => {
  const folder = temporaryFolder();
  for (const each of ['development', 'production', 'test'])
    writeFileSync(path.join(folder, `.env.${each}`), `BASE_PATH=/${each}\n`);
  const { all } = await start(
    [
      '--input-type=module',
      '-e',
      // Addresses first: what they read must not depend on the order of imports.
      `const { asset } = await import(${JSON.stringify(path.resolve('lib/site/address.ts'))});
         const { loadEnvironment } = await import(${JSON.stringify(path.resolve('scripts/command/load-environment.ts'))});
         loadEnvironment('${mode}');
         console.log(process.env.NODE_ENV, asset('/x'));`,
    ],
    // As a shell may have it.
    { NODE_ENV: 'production' },
    folder,
  );
  expect(all).toBe(`${mode} /${mode}/x`);
});
