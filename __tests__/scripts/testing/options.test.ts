import { runCommands } from '@/__tests__/support/run-commands';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const OPTIONS = [
  ['scripts/testing/check-incremental.ts', '--articles', 'x'],
  ['scripts/testing/check-incremental.ts', '--rounds', '1.5'],
  ['scripts/testing/check-incremental.ts', '--seed', '0'],
  ['scripts/testing/drill.ts', '--kills', '-'],
] as const;

test('commands that build for hours name an invalid option before they make a project', async () => {
  // In an empty folder, no project can be made.
  const cwd = temporaryFolder();
  const outcomes = await runCommands(
    OPTIONS.map(([script, option, value]) => ({ script, args: [option, value], cwd })),
  );
  expect(outcomes).toEqual(
    OPTIONS.map(([, option, value]) => ({
      ...{ code: 1, stdout: '' },
      stderr: `${option} is '${value}'; it must be a whole number from 1, such as 3.\n`,
    })),
  );
});
