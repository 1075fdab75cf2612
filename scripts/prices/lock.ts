import { existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { UserError } from '@/scripts/command/command';

const NAME = '.refresh.lock';
/** What a lock of this process says. */
const OURS = `${process.pid} ${hostname()}\n`;

/** Milliseconds: longer than any run takes. The file of a process on another machine says nothing else of whether it still runs. */
export const STALE_AFTER = 60 * 60 * 1000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Whether a process of this machine runs. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Whether the run that wrote a lock is over without having taken it away. */
function isStale(file: string, text: string): boolean {
  const [pid = '', host] = text.trim().split(' ');
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

function lockOf(file: string): Lock {
  const isOurs = () => existsSync(file) && readFileSync(file, 'utf8') === OURS;
  return {
    check() {
      if (!isOurs())
        throw new UserError('Another run of deals:refresh has taken over. Nothing more is written.');
    },
    release() {
      if (isOurs()) rmSync(file, { force: true });
    },
  };
}

/**
 * Makes sure that one run at a time writes to a folder.
 *
 * @throws UserError while another run has the folder
 */
export function lockFolder(folder: string): Lock {
  const file = path.join(folder, NAME);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (take(file)) return lockOf(file);
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
  throw new UserError(`Another run of deals:refresh is under way (${file}). Nothing was asked or written.`);
}
