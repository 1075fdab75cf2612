import { readFileSync } from 'node:fs';
import { runCommands, type Outcome } from '@/__tests__/support/run-commands';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/*
 * Every command of package.json answers `--help`, in lines for 80 columns, and tells a wrong option in one line. They are found, not
 * listed: a new command without either fails here. All run in an empty folder, where one that does not know `--help` has nothing to
 * spoil.
 */

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const commands = [
  ...new Set([
    ...Object.values(scripts).flatMap((line) =>
      [...line.matchAll(/\btsx (scripts\/\S+\.ts)/g)].map(([, file = '']) => file),
    ),
    // What `npm run build` bundles and runs.
    'scripts/build/run-build.ts',
  ]),
].sort();

const ARGUMENTS = ['--help', '--no-such-option'] as const;
const empty = temporaryFolder();
let outcomes: readonly Outcome[] = [];

beforeAll(async () => {
  outcomes = await runCommands(
    commands.flatMap((script) => ARGUMENTS.map((argument) => ({ script, args: [argument], cwd: empty }))),
  );
});

const outcomeOf = (file: string, argument: (typeof ARGUMENTS)[number]) =>
  outcomes[commands.indexOf(file) * ARGUMENTS.length + ARGUMENTS.indexOf(argument)];

test('the commands are found', () => {
  expect(commands).toEqual(expect.arrayContaining(['scripts/report-links.ts', 'scripts/dev.ts']));
  expect(commands.length).toBeGreaterThan(8);
});

test.each(commands)('%s prints help in lines of at most 80 characters and does nothing', (file) => {
  const outcome = outcomeOf(file, '--help');
  expect(outcome).toEqual({ code: 0, stdout: expect.any(String), stderr: '' });
  expect(outcome?.stdout).toMatch(/^Usage: (?:npm|tsx) .*\n\n[A-Z][^]*\n\nOptions:\n[^]*--help/);
  expect(outcome?.stdout.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test.each(commands)('%s tells a wrong option in one line', (file) => {
  const outcome = outcomeOf(file, '--no-such-option');
  expect(outcome).toEqual({ code: 1, stdout: '', stderr: expect.any(String) });
  expect(outcome?.stderr).toMatch(/^Unknown option '--no-such-option'\. See .*--help\n$/);
});
