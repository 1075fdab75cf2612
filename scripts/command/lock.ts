import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { displayPath } from '@/lib/source/read-files';
import { UserError } from './command';

/** What a lock of this process says. */
const OURS = `${process.pid} ${hostname()}\n`;

/** Milliseconds: longer than any run takes. The file of a process on another machine says nothing else of whether it still runs. */
export const STALE_AFTER = 60 * 60 * 1000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Whether a process has ended, and waits for a parent to ask for its exit code. In a container, none may ever do. */
function isZombie(pid: number): boolean {
  try {
    // The name of the program stands between brackets, and may hold some itself; its state comes next.
    return /\) [ZX] [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    // Systems other than Linux have no such file.
    return false;
  }
}

/** Whether a process of this machine runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** The locks of this process. */
const held = new Set<string>();

/** Whether the run that wrote a lock is over without having taken it away; in a container, this process may have its number. */
function isStale(file: string, text: string): boolean {
  const [pid = '', host] = text.trim().split(' ');
  if (text === OURS) return !held.has(file);
  if (host === hostname() && /^\d+$/.test(pid) && !isRunning(Number(pid))) return true;
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - written > STALE_AFTER;
}

/** Takes a stale lock away, and puts it back if another run has replaced it in the meantime. */
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
  /** @throws UserError where another run has taken the folder over: this one was suspended for longer than any run takes */
  readonly check: () => void;
  readonly release: () => void;
}

function lockOf(file: string, command: string): Lock {
  const isOurs = () => existsSync(file) && readFileSync(file, 'utf8') === OURS;
  return {
    check() {
      if (!isOurs())
        throw new UserError(`Another run of ${command} has taken over. Nothing more is written.`);
    },
    release() {
      held.delete(file);
      if (isOurs()) rmSync(file, { force: true });
    },
  };
}

/**
 * Makes sure that one run of a command at a time writes to a folder. The lock of a run that was killed counts for nothing.
 *
 * @param file the lock, in the folder @param command as its users call it
 * @throws UserError while another run has the folder
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
  throw new UserError(`Another run of ${command} is under way (${displayPath(file)}). Nothing was written.`);
}
