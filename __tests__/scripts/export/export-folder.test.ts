import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LAST_FILE } from '@/scripts/export/export-folder';
import { runCommands } from '@/__tests__/support/run-commands';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const LAST_STEP = 'scripts/export/complete-export.ts';
const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

test('commands that need an export say in one line that there is none', async () => {
  const scripts = [LAST_STEP, 'scripts/testing/check-same-output.ts'];
  const calls = scripts.map((script) => ({ script, cwd: temporaryFolder() }));
  const outcomes = await runCommands(calls);
  const expected = {
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^There is no export in 'out'.* Run 'npm run build' first\.\n$/),
  };
  expect(outcomes).toEqual([expected, expected]);
  expect(calls.flatMap(({ cwd }) => filesIn(cwd))).toEqual([]);
});

test('the last step of the build leaves a complete export as it is', async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'out', path.dirname(LAST_FILE)), { recursive: true });
  writeFileSync(path.join(folder, 'out', LAST_FILE), 'as it was');
  expect(await runCommands([{ script: LAST_STEP, cwd: folder }])).toEqual([
    {
      code: 1,
      stdout: '',
      stderr:
        "The export in 'out' is complete, so this step cannot run on it. 'npm run build' makes a new one.\n",
    },
  ]);
  expect(filesIn(folder)).toEqual(['out', 'out/_hosts', `out/${LAST_FILE}`]);
});
