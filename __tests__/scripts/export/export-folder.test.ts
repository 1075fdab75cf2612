import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { lockFolder } from '@/scripts/command/lock';
import { LAST_FILE, replaceSite, restoreSite } from '@/scripts/export/export-folder';
import { NEW_SITE, SITE } from '@/scripts/incremental/places';
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
    stderr: expect.stringMatching(
      /^There is no export in '(?:out|.next.site)'.* Run 'npm run build' first\.\n$/,
    ),
  };
  expect(outcomes).toEqual([expected, expected]);
  expect(calls.flatMap(({ cwd }) => filesIn(cwd))).toEqual([]);
});

test('the last step of the build leaves a complete export as it is', async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, NEW_SITE, path.dirname(LAST_FILE)), { recursive: true });
  writeFileSync(path.join(folder, NEW_SITE, LAST_FILE), 'as it was');
  expect(await runCommands([{ script: LAST_STEP, cwd: folder }])).toEqual([
    {
      code: 1,
      stdout: '',
      stderr:
        "The export in '.next/site' is complete, so this step cannot run on it. 'npm run build' makes a new one.\n",
    },
  ]);
  expect(readFileSync(path.join(folder, NEW_SITE, LAST_FILE), 'utf8')).toBe('as it was');
});

describe('the site', () => {
  const before = process.cwd();
  const write = (site: string, text: string) => {
    mkdirSync(site, { recursive: true });
    writeFileSync(path.join(site, 'index.html'), text);
  };
  const served = () => readFileSync(path.join(SITE, 'index.html'), 'utf8');
  beforeEach(() => {
    process.chdir(temporaryFolder());
    write(NEW_SITE, 'new');
  });
  afterEach(() => process.chdir(before));

  test('is replaced as a whole, also the first time', () => {
    replaceSite();
    expect(served()).toBe('new');
    write(NEW_SITE, 'newer');
    writeFileSync(path.join(SITE, 'gone.html'), '');
    replaceSite();
    expect(filesIn(SITE)).toEqual(['index.html']);
    expect(served()).toBe('newer');
    expect(filesIn('.')).toEqual(['.next', SITE, `${SITE}/index.html`]);
  });

  test('that a killed build had moved aside comes back', () => {
    write(SITE, 'old');
    renameSync(SITE, `${SITE}.former`);
    restoreSite();
    expect(served()).toBe('old');
    rmSync(SITE, { recursive: true });
    restoreSite();
    expect(filesIn('.')).not.toContain(SITE);
  });
});

test('of two builds in a folder the second says in one sentence that it waits for the first', () => {
  const file = path.join(temporaryFolder(), 'build.lock');
  // A process that runs as long as these tests do.
  writeFileSync(file, `${process.ppid} ${hostname()}\n`);
  expect(() => lockFolder(file, 'the build')).toThrow(/^Another run of the build is under way/);
  // One of this number that was killed, as in a container that was started again.
  writeFileSync(file, `${process.pid} ${hostname()}\n`);
  lockFolder(file, 'the build').release();
});
