import {
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { displayPath } from '@/lib/source/read-files';
import { UserError } from './command';

/** The text of a lock that this process holds. */
const OURS = `${process.pid} ${hostname()}\n`;

/**
 * Milliseconds. For a process on another machine, the age of the lock is the only sign that it has ended. On this machine, another program
 * may have the process id of a run that was killed.
 */
export const STALE_AFTER = 60 * 60 * 1000;

/** Milliseconds. A run renews its lock at this interval, so a lock becomes stale only if its run has ended or is suspended. */
const RENEW_EVERY = STALE_AFTER / 4;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Whether a process has ended but its parent has not read the exit code. In a container, the parent may never read it. */
function isZombie(pid: number): boolean {
  try {
    // The name of the program is in parentheses and may contain parentheses. The state follows it.
    return /\) [ZX] [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // Systems other than Linux have no such file.
    return false;
  }
}

/** Whether a process is running on this machine. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** The files of the locks that this process holds. */
const held = new Set<string>();

/**
 * Whether the run that wrote a lock ended without removing it. In a container, this process may have the same process id as that run, so
 * a lock with our text may be stale too.
 */
function isStale(file: string, text: string): boolean {
  const [pid = '', host] = text.trim().split(' ');
  if (text === OURS) return !held.has(file);
  if (host === hostname() && /^\d+$/.test(pid) && !isRunning(Number(pid))) return true;
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - written > STALE_AFTER;
}

/** Removes a stale lock, and restores it if another run has replaced it in the meantime. */
function removeStale(file: string, text: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== text) linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
  }
  rmSync(aside, { force: true });
}

function take(file: string): boolean {
  try {
    writeFileSync(file, OURS, { flag: 'wx' });
    held.add(file);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

export interface Lock {
  /** @throws UserError if another run has taken over the folder, because this run was suspended for longer than `STALE_AFTER` */
  readonly check: () => void;
  readonly release: () => void;
}

function lockOf(file: string, command: string): Lock {
  const isOurs = () => existsSync(file) && readFileSync(file, 'utf8') === OURS;
  const renewal = setInterval(() => {
    const now = new Date();
    try {
      if (isOurs()) utimesSync(file, now, now);
    } catch {
      // `check` reports a lost lock when it matters.
    }
  }, RENEW_EVERY).unref();
  return {
    check() {
      if (!isOurs())
        throw new UserError(`Another run of ${command} has taken over. This run writes nothing more.`);
    },
    release() {
      clearInterval(renewal);
      held.delete(file);
      if (isOurs()) rmSync(file, { force: true });
    },
  };
}

/**
 * Makes sure that only one run of a command at a time writes to a folder. The lock of a run that was killed is ignored.
 *
 * @param file the lock file in the folder
 * @param command the name of the command in messages
 * @throws UserError while another run holds the lock
 */
export function lockFolder(file: string, command: string): Lock {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (take(file)) return lockOf(file, command);
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch (error) {
      if (codeOf(error) === 'ENOENT') continue;
      throw error;
    }
    if (!isStale(file, text)) break;
    removeStale(file, text);
  }
  throw new UserError(
    `Another run of ${command} is in progress (${displayPath(file)}). Nothing was written.`,
  );
}
