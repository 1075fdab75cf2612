import path from 'node:path';
import { runCommand, UserError } from '@/scripts/command/command';
import { TSX } from '@/__tests__/support/run-typescript';
import { run } from '@/scripts/command/processes';
import { runCommands } from '@/__tests__/support/run-commands';

const COMMAND = { usage: 'npm run made-up', summary: 'Does nothing.' };

/** Runs a command that throws; what it says, and its exit code. */
async function failing(thrown: unknown): Promise<readonly [said: string, exitCode: unknown]> {
  const { argv, exitCode } = process;
  const said: string[] = [];
  const spy = jest.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  process.argv = ['node', 'made-up.ts'];
  try {
    await runCommand(COMMAND, () => {
      throw thrown;
    });
    return [said.join('\n'), process.exitCode];
  } finally {
    spy.mockRestore();
    Object.assign(process, { argv, exitCode });
  }
}

const systemError = (code: string, file?: string, syscall = 'open') =>
  Object.assign(new Error(`${code}: some words, ${syscall}`), { code, syscall, ...(file && { path: file }) });

test('a mistake of the user is reported in its own words', async () => {
  expect(await failing(new UserError('Give a title.'))).toEqual(['Give a title.', 1]);
});

test.each([
  [
    'EACCES',
    path.resolve('out/index.html'),
    'out/index.html cannot be read or written: permission denied (EACCES).',
  ],
  ['EPERM', '/elsewhere/a', '/elsewhere/a cannot be read or written: operation not permitted (EPERM).'],
  [
    'EROFS',
    '.vscode/schemas',
    '.vscode/schemas cannot be read or written: the file system is read-only (EROFS).',
  ],
  ['ENOSPC', undefined, 'A file cannot be read or written: no space left on the device (ENOSPC).'],
])('%s at %s is reported in one line', async (code, file, line) => {
  expect(await failing(systemError(code, file))).toEqual([line, 1]);
});

test.each([
  ['a defect', new TypeError('undefined is not a function')],
  ['a file that a program should have made', systemError('ENOENT', 'out/x')],
  ['a port', systemError('EACCES', undefined, 'listen')],
])('%s keeps its stack trace', async (_, error) => {
  await expect(failing(error)).rejects.toBe(error);
});

test('commands report an invalid address in one line', async () => {
  const scripts = ['report-links', 'check-partners', 'share-preview', 'check-content'];
  const env = { SITE_URL: 'example.com' };
  const outcomes = await runCommands(scripts.map((name) => ({ script: `scripts/${name}.ts`, env })));
  const told = expect.stringMatching(/^SITE_URL is 'example\.com'; expected an origin such as .*\n$/);
  expect(outcomes).toEqual(scripts.map(() => ({ code: 1, stdout: '', stderr: told })));
});

test('an invalid address does not hide other mistakes in the environment', async () => {
  const env = { SITE_URL: 'example.com', TRAVELPAYOUTS_MARKER: 'x', HSTS_MAX_AGE: '1y' };
  const [outcome] = await runCommands([{ script: 'scripts/check-live.ts', env }]);
  expect(outcome).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^SITE_URL is .*\nTRAVELPAYOUTS_MARKER is .*\nHSTS_MAX_AGE is .*\n$/),
  });
});

test('a reader that leaves early, such as head, ends a command without a word', async () => {
  const program = `
    import { runCommand } from './scripts/command/command.ts';
    await runCommand({ usage: 'x', summary: 'x' }, async () => {
      for (let line = 0; line < 50_000; line++) console.log('a line of some length');
      await new Promise((resolve) => setTimeout(resolve, 50));
      console.log('and one more');
    });`;
  const node = [process.execPath, ...TSX, '--input-type=module', '-e', program];
  const { stdout, stderr } = await run('sh', ['-c', '"$0" "$@" | head -n 1', ...node]);
  expect([stdout, stderr]).toEqual(['a line of some length', '']);
});
