import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installPackage } from '@/scripts/bench/install-package';
import { UserError } from '@/scripts/command/command';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const before = process.cwd();
beforeEach(() => {
  process.chdir(temporaryFolder());
  mkdirSync('node_modules/.bin', { recursive: true });
});
afterEach(() => {
  process.chdir(before);
  jest.restoreAllMocks();
});

/** An npm that writes the file `cli.js` of the package and then ends with a line of shell. */
function standIn(end: string): void {
  const npm = 'node_modules/.bin/npm';
  const lines = [
    '#!/bin/sh',
    'mkdir -p "$3/node_modules/tool"',
    'echo whole > "$3/node_modules/tool/cli.js"',
  ];
  writeFileSync(npm, `${[...lines, end].join('\n')}\n`);
  chmodSync(npm, 0o755);
}

test('what an npm that was stopped has left is not taken for the package', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation();
  const printed = jest.spyOn(console, 'log').mockImplementation();
  standIn('echo half > "$3/node_modules/tool/cli.js"; kill -9 $$');
  await expect(installPackage('tool', '1.2.3')).rejects.toThrow(UserError);
  standIn('exit 0');
  const folder = await installPackage('tool', '1.2.3');
  expect(readFileSync(path.join(folder, 'cli.js'), 'utf8')).toBe('whole\n');
  // Only the first run tells, and not where a report may be read.
  standIn('exit 1');
  expect(await installPackage('tool', '1.2.3')).toBe(folder);
  expect(told).toHaveBeenCalledTimes(2);
  expect(printed).not.toHaveBeenCalled();
  expect(existsSync('node_modules/.cache/bench/tool-1.2.3.part')).toBe(false);
});
