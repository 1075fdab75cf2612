import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUILD_STEPS } from '@/scripts/export/build-steps';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

/*
 * Every command of package.json, and every step of the build, answers `--help` and tells a wrong option in one line. They are found, not listed: a new
 * command without either fails here. All run in one process, which starts TypeScript once, and in an empty folder, where one
 * that does not know `--help` has nothing to spoil.
 */

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
const commands = [
  ...new Set(
    [...Object.values(scripts), ...BUILD_STEPS].flatMap((line) =>
      [...line.matchAll(/\btsx (scripts\/\S+\.ts)/g)].map(([, file = '']) => file),
    ),
  ),
].sort();

interface Call {
  readonly file: string;
  readonly argument: string;
  readonly code: number;
  readonly said: string;
  readonly threw?: string;
}

const RUNNER = `
  import { writeSync } from 'node:fs';
  import { pathToFileURL } from 'node:url';
  const [root, ...files] = process.argv.slice(1);
  for (const file of files) for (const argument of ['--help', '--no-such-option']) {
    const call = { file, argument, said: '' };
    const say = (text) => void (call.said += text + '\\n');
    Object.assign(console, { log: say, error: say, warn: say });
    process.argv = [process.execPath, file, argument];
    process.exitCode = 0;
    await import(pathToFileURL(root + '/' + file) + '?' + argument).catch((error) => { call.threw = String(error); });
    writeSync(1, JSON.stringify({ ...call, code: process.exitCode }) + '\\n');
  }
  process.exit(0);
`;

const calls: Call[] = [];
const empty = temporaryFolder();

beforeAll(async () => {
  const tsx = path.resolve('node_modules/tsx/dist/loader.mjs');
  const output = await new Promise<string>((resolve) =>
    execFile(
      process.execPath,
      ['--import', tsx, '--input-type=module', '-e', RUNNER, process.cwd(), ...commands],
      {
        cwd: empty,
        env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') },
        timeout: 60_000,
      },
      (_, stdout) => resolve(stdout),
    ),
  );
  for (const line of output.split('\n').filter(Boolean)) calls.push(JSON.parse(line));
}, 70_000);

const call = (file: string, argument: string) =>
  calls.find((candidate) => candidate.file === file && candidate.argument === argument);

test('the commands are found', () => {
  expect(commands).toEqual(
    expect.arrayContaining(['scripts/report-links.ts', 'scripts/export/post-process.ts']),
  );
  expect(commands.length).toBeGreaterThan(8);
});

test.each(commands)('%s answers --help and does nothing', (file) => {
  const { code, said, threw } = call(file, '--help') ?? {};
  expect({ code, threw }).toEqual({ code: 0, threw: undefined });
  expect(said).toMatch(/^Usage: (?:npm|tsx) .*\n\n[A-Z][^]*\n\nOptions:\n[^]*--help/);
});

test.each(commands)('%s tells a wrong option in one line', (file) => {
  const { code, said, threw } = call(file, '--no-such-option') ?? {};
  expect({ code, threw }).toEqual({ code: 1, threw: undefined });
  expect(said).toMatch(/^Unknown option '--no-such-option'\. See .*--help\n$/);
});
