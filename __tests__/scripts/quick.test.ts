import { run } from '@/scripts/command/processes';
import { runCommands } from '@/__tests__/support/run-commands';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

test('without a branch main, it says in one line how to get one', async () => {
  const cwd = temporaryFolder();
  const git = run({ cwd });
  await git('git', ['init', '--quiet', '--initial-branch=trains']);
  const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];
  await git('git', [...author, 'commit', '--quiet', '--allow-empty', '--message=Begin']);
  await expect(runCommands([{ script: 'scripts/quick.ts', cwd }])).resolves.toEqual([
    {
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is no branch 'main' [^\n]*git fetch[^\n]*\n$/),
    },
  ]);
});
