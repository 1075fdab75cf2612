import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { run } from '@/scripts/command/processes';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const compiled = path.join(temporaryFolder(), 'temporary-folder.mjs');
buildSync({ entryPoints: ['scripts/command/temporary-folder.ts'], outfile: compiled, format: 'esm' });

/** Runs a process that makes two temporary folders, each with a file, and goes on as told. */
async function makeFolders(after: string, signal?: NodeJS.Signals) {
  const parent = temporaryFolder();
  const script = `
    import { writeFileSync } from 'node:fs';
    import { temporaryFolder } from ${JSON.stringify(compiled)};
    const folders = [temporaryFolder(), temporaryFolder()];
    for (const folder of folders) writeFileSync(folder + '/a', '');
    console.log(folders.join());
    ${after}`;
  const child = run(process.execPath, ['--input-type=module', '-e', script], {
    env: { TMPDIR: parent, TEMP: parent, TMP: parent },
    reject: false,
  });
  const [said] = await once(child.stdout, 'data');
  const made = String(said).trim().split(',');
  const wereThere = made.filter((folder) => existsSync(folder)).length;
  if (signal) child.kill(signal);
  else child.stdin.write('go on');
  const { exitCode: status } = await child;
  return { made: made.length, wereThere, status, left: readdirSync(parent) };
}

test.each<readonly [how: string, after: string, signal: NodeJS.Signals | undefined, status: number]>([
  ['with an error', 'process.stdin.on("data", () => { throw new Error() })', undefined, 1],
  ['by Ctrl+C', 'setInterval(() => {}, 1000)', 'SIGINT', 130],
  [
    'by Ctrl+C that it hears twice',
    'process.prependListener("exit", () => process.kill(process.pid, "SIGINT")); setInterval(() => {}, 1000)',
    'SIGINT',
    130,
  ],
  ['by a request to end', 'setInterval(() => {}, 1000)', 'SIGTERM', 143],
])('the folders of a process that ends %s go with it', async (_how, after, signal, status) => {
  expect(await makeFolders(after, signal)).toEqual({ made: 2, wereThere: 2, status, left: [] });
});
