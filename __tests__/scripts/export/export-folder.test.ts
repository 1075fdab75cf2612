import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { UserError } from '@/scripts/command/command';
import { lockFolder } from '@/scripts/command/lock';
import {
  deleteFormerSite,
  LAST_FILE,
  replaceSite,
  requireCompleteExport,
  requireNoLink,
  restoreSite,
} from '@/scripts/export/export-folder';
import { FORMER_SITE, NEW_SITE, SITE } from '@/scripts/incremental/paths';
import { HAS_OTHER_DISK, withOtherDisk } from '@/__tests__/support/other-disk';
import { runCommands } from '@/__tests__/support/run-commands';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();

test('a command that needs an export says in one line that there is none', async () => {
  const call = { script: 'scripts/report-pages.ts', cwd: temporaryFolder() };
  const stderr = "There is no complete export in 'out'. Run 'npm run build' first.\n";
  expect(await runCommands([call])).toEqual([{ code: 1, stdout: '', stderr }]);
  expect(filesIn(call.cwd)).toEqual([]);
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
  });

  test('that was replaced stays until the next build deletes it', async () => {
    write(SITE, 'old');
    replaceSite();
    expect(readFileSync(path.join(FORMER_SITE, 'index.html'), 'utf8')).toBe('old');
    await deleteFormerSite();
    expect(filesIn('.')).toEqual(['.next', path.dirname(NEW_SITE), SITE, `${SITE}/index.html`]);
    await deleteFormerSite();
  });

  test('is no link to a folder, which would not be replaced', () => {
    expect(requireNoLink).not.toThrow();
    write(SITE, 'old');
    expect(requireNoLink).not.toThrow();
    renameSync(SITE, 'served');
    symlinkSync('served', SITE);
    expect(requireNoLink).toThrow(UserError);
  });

  (HAS_OTHER_DISK ? test : test.skip)('is replaced as a whole from a cache on another disk', () => {
    withOtherDisk((folder) => {
      rmSync(path.dirname(NEW_SITE), { recursive: true });
      symlinkSync(folder, path.dirname(NEW_SITE));
      for (const text of ['new', 'newer']) {
        write(NEW_SITE, text);
        // A killed build has left them.
        for (const left of [`${SITE}.new`, `${SITE}.former`]) write(left, 'left');
        write(`${SITE}.new/blog`, 'left');
        replaceSite();
        expect(served()).toBe(text);
        expect(filesIn(SITE)).toEqual(['index.html']);
        expect(readdirSync('.').sort()).toEqual(['.next', SITE]);
      }
    });
  });

  test.each([
    [FORMER_SITE, NEW_SITE],
    [`${SITE}.former`, `${SITE}.new`],
  ])('is restored from %s after a killed build', (former, next) => {
    write(next, 'new');
    write(SITE, 'old');
    renameSync(SITE, former);
    restoreSite();
    expect(served()).toBe('old');
    // One that is there stays.
    write(former, 'older');
    restoreSite();
    expect(served()).toBe('old');
    rmSync(former, { recursive: true });
    rmSync(SITE, { recursive: true });
    restoreSite();
    expect(filesIn('.')).not.toContain(SITE);
  });

  test('that a person has deleted does not come back as it was before the last build', () => {
    write(SITE, 'old');
    replaceSite();
    rmSync(SITE, { recursive: true });
    restoreSite();
    expect(filesIn('.')).not.toContain(SITE);
  });
});

test('an export is complete with its last file', () => {
  const directory = temporaryFolder();
  expect(() => requireCompleteExport(directory)).toThrow(
    new UserError("There is no complete export in 'out'. Run 'npm run build' first."),
  );
  mkdirSync(path.dirname(path.join(directory, LAST_FILE)), { recursive: true });
  writeFileSync(path.join(directory, LAST_FILE), '');
  requireCompleteExport(directory);
});

test('of two builds in a folder the second says in one sentence that it waits for the first', () => {
  const file = path.join(temporaryFolder(), 'build.lock');
  // A process that runs as long as these tests do.
  writeFileSync(file, `${process.ppid} ${hostname()}\n`);
  expect(() => lockFolder(file, 'the build')).toThrow(/^Another run of the build is in progress/);
  // One of this number that was killed, as in a container that was started again.
  writeFileSync(file, `${process.pid} ${hostname()}\n`);
  lockFolder(file, 'the build').release();
});
