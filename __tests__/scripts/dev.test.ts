import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a module as `npm run dev` would, and ends it after half a minute. */
function run(args: readonly string[], env: Readonly<Record<string, string>>, cwd = '.'): Promise<Ended> {
  const child = spawn(
    process.execPath,
    ['--import', path.resolve('node_modules/tsx/dist/loader.mjs'), ...args],
    {
      cwd,
      env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), ...env },
      timeout: 30_000,
      killSignal: 'SIGKILL',
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

test('a taken port is told, and the command ends', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  const { port } = other.address() as AddressInfo;
  try {
    expect(await run(['scripts/dev.ts'], { PORT: String(port) })).toEqual({
      code: 1,
      output: `Port ${port} is taken. Choose another one with PORT, as in: PORT=3001 npm run dev\n`,
    });
  } finally {
    other.close();
  }
}, 40_000);

test.each([
  ['the preview', 'development'],
  ['every other command', 'production'],
])(
  '%s reads the same .env files as Next',
  async (_who, mode) => {
    const folder = temporaryFolder();
    for (const each of ['development', 'production', 'test'])
      writeFileSync(path.join(folder, `.env.${each}`), `BASE_PATH=/${each}\n`);
    const { output } = await run(
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
    expect(output).toBe(`${mode} /${mode}/x\n`);
  },
  40_000,
);
