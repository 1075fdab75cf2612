import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/site/memoize';
import { runTypeScript } from '@/__tests__/support/run-typescript';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const content = temporaryFolder();
const NO_NETWORK = 'No network: no partner could be reached, so none was checked.';

beforeAll(() => {
  cpSync(contentDirectory(), content, { recursive: true });
  const file = path.join(content, 'partners.yaml');
  // No name below .invalid is ever found (RFC 2606), whatever network there is.
  const nowhere = readFileSync(file, 'utf8').replace(/\.example\b/g, '.invalid');
  writeFileSync(file, nowhere);
});

/** Runs the command in a folder of its own. @param home the home page of the export in `out`, if there is one */
function check(args: readonly string[], home?: string) {
  const cwd = temporaryFolder();
  if (home !== undefined) {
    mkdirSync(path.join(cwd, 'out'));
    writeFileSync(path.join(cwd, 'out/index.html'), home);
  }
  return runTypeScript(path.resolve('scripts/check-partners.ts'), args, {
    cwd,
    env: { CONTENT_DIRECTORY: content, TRAVELPAYOUTS_MARKER: '424242' },
    timeout: 120_000,
    reject: false,
  });
}

test('without a network the command says so, with an exit code of its own and without account values', async () => {
  const { exitCode, stdout, stderr } = await check([]);
  expect(stdout.split('\n').at(-1)).toBe(NO_NETWORK);
  expect(exitCode).toBe(2);
  expect(stdout + stderr).not.toContain('424242');
});

test('a run that counts failures says the same, and nothing else where reports are made of it', async () => {
  const { exitCode, stdout, stderr } = await check(['--state', 'counts.json', '--new']);
  expect([exitCode, stdout]).toEqual([2, NO_NETWORK]);
  expect(stderr).toBe("There is no export in 'out', so its links were not checked.");
});

test('a run that counts failures lists links of the export to closed programs', async () => {
  const link = '<a href="https://search.oldstay.invalid/">Stay</a>';
  const { exitCode, stdout } = await check(['--state', 'counts.json', '--new'], link);
  expect([exitCode, stdout]).toEqual([1, `- /: a link leads to Oldstay (closed)\n${NO_NETWORK}`]);
});

test.each([
  [
    'a record that cannot be kept',
    ['--state', 'no/counts.json'],
    "--state: there is no folder for 'no/counts.json'.",
  ],
  ['--new without a record', ['--new'], '--new needs --state.'],
])('%s is refused before anything else', async (_, args, words) => {
  const { exitCode, stdout, stderr } = await check(args);
  expect([exitCode, stdout, stderr]).toEqual([1, '', words]);
});
