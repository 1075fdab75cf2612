import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  existsSync,
  readdirSync,
  rmSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setImmediate as soon } from 'node:timers/promises';
import { UserError } from '@/scripts/command/command';
import { lockFolder } from '@/scripts/command/lock';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const COMMAND = 'npm run build';
/** Milliseconds: a lock that is older than this is stale. */
const HOUR = 3_600_000;
let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = path.join(folder, '.lock');
});
afterEach(() => jest.restoreAllMocks());
const lock = () => lockFolder(file, COMMAND);
const UNDER_WAY = new UserError(`Another run of ${COMMAND} is in progress`);

/** A lock of somebody else, written so many milliseconds ago. */
function lockedBy(who: string, age = 0): void {
  writeFileSync(file, who);
  const written = (Date.now() - age) / 1000;
  utimesSync(file, written, written);
}

test('one run at a time has the folder', () => {
  const first = lock();
  expect(() => lock()).toThrow(`Another run of ${COMMAND} is in progress (${file}). Nothing was written.`);
  first.check();
  first.release();
  expect(existsSync(file)).toBe(false);
  lock().release();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['a process of this machine that is gone', () => lockedBy(`999999999 ${hostname()}\n`)],
  ['an earlier process with the number of this one', () => lockedBy(`${process.pid} ${hostname()}\n`)],
  ['another machine, too long ago', () => lockedBy('1 elsewhere\n', HOUR + 60_000)],
  ['nobody, too long ago', () => lockedBy('', HOUR + 60_000)],
])('the lock of %s counts for nothing', (_, leave) => {
  leave();
  const mine = lock();
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${hostname()}\n`);
  mine.check();
  mine.release();
  expect(readdirSync(folder)).toEqual([]);
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('the lock of a killed process that nobody has waited for counts for nothing', async () => {
  // 'sleep' takes the place of the shell, and asks for the end of no child. The shell would, so the child ends after it only.
  const child = 'until read -r name < /proc/$$/comm && [ "$name" = sleep ]; do :; done';
  const parent = spawn('sh', ['-c', `(${child}) & echo $!; exec sleep 600`]);
  try {
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = said.toString().trim();
    while (!readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')) await soon();
    lockedBy(`${pid} ${hostname()}\n`);
    lock().release();
  } finally {
    parent.kill();
  }
});

test.each([
  ['a process that runs', () => lockedBy(`${process.ppid} ${hostname()}\n`)],
  ['another machine', () => lockedBy('999999999 elsewhere\n', HOUR - 60_000)],
  ['what is no process', () => lockedBy(`x9999 ${hostname()}\n`)],
  ['a run that has not written its number yet', () => lockedBy('')],
])('the lock of %s counts, and stays', (_, leave) => {
  leave();
  const before = readFileSync(file, 'utf8');
  expect(() => lock()).toThrow(UNDER_WAY.message);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(readdirSync(folder)).toEqual(['.lock']);
});

test('a run whose folder was taken over writes nothing more, and leaves the lock of the other run', () => {
  const mine = lock();
  lockedBy('1 elsewhere\n');
  expect(() => mine.check()).toThrow(
    new UserError(`Another run of ${COMMAND} has taken over. This run writes nothing more.`),
  );
  mine.release();
  expect(readFileSync(file, 'utf8')).toBe('1 elsewhere\n');
});

test('a run that takes longer than an hour keeps its lock', () => {
  jest.useFakeTimers();
  try {
    const mine = lock();
    const begun = Date.now() / 1000;
    utimesSync(file, begun, begun);
    jest.advanceTimersByTime(3 * HOUR);
    expect(Date.now() - statSync(file).mtimeMs).toBeLessThan(HOUR);
    mine.release();
    expect(jest.getTimerCount()).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

test('a run whose lock was deleted writes nothing more', () => {
  const mine = lock();
  mine.release();
  expect(() => mine.check()).toThrow('has taken over');
});

test('the lock of a process of another user counts: it runs, but may not be asked', () => {
  lockedBy(`1 ${hostname()}\n`);
  jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
  });
  expect(() => lock()).toThrow(UNDER_WAY.message);
});

/** Does something at the moment before a function of the file system is called for the first time. */
function justBefore(name: 'renameSync' | 'readFileSync', act: () => void): void {
  const original = fs[name] as (...args: unknown[]) => unknown;
  jest.spyOn(fs, name).mockImplementationOnce((...args: unknown[]) => {
    act();
    return original(...args) as never;
  });
}

test('a stale lock that another run replaces at this moment is that of the other run, and stays', () => {
  const other = `${process.ppid} ${hostname()}\n`;
  lockedBy('1 elsewhere\n', 2 * HOUR);
  justBefore('renameSync', () => lockedBy(other));
  expect(() => lock()).toThrow(UNDER_WAY.message);
  expect(readFileSync(file, 'utf8')).toBe(other);
  expect(readdirSync(folder)).toEqual(['.lock']);
});

test.each(['renameSync', 'readFileSync'] as const)(
  'a lock that goes at this moment (%s) is no lock any more',
  (name) => {
    lockedBy('1 elsewhere\n', 2 * HOUR);
    justBefore(name, () => rmSync(file));
    const mine = lock();
    mine.check();
    mine.release();
    expect(readdirSync(folder)).toEqual([]);
  },
);

test.each(['renameSync', 'readFileSync'] as const)('what the system refuses is reported (%s)', (name) => {
  lockedBy('1 elsewhere\n', 2 * HOUR);
  justBefore(name, () => {
    throw Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  });
  expect(() => lock()).toThrow('EACCES: permission denied');
});

test('a lock that comes back each time is not fought over for ever', () => {
  lockedBy('1 elsewhere\n', 2 * HOUR);
  let tries = 0;
  const { renameSync } = fs;
  jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    tries += 1;
    renameSync(from, to);
    lockedBy('1 elsewhere\n', 2 * HOUR);
  });
  expect(() => lock()).toThrow(UNDER_WAY.message);
  expect(tries).toBeLessThan(10);
  expect(readdirSync(folder)).toEqual(['.lock']);
});

test('a folder that does not exist cannot be locked', () => {
  expect(() => lockFolder(path.join(folder, 'no', '.lock'), COMMAND)).toThrow(/ENOENT/);
});
