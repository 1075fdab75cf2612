import { UserError } from '@/scripts/command/command';
import { run } from '@/scripts/command/processes';
import { watchMemory, type Memory } from './process-memory';

/** The cost of running a program. Times are in seconds. */
export interface Cost {
  readonly wall: number;
  /** Processor time of all processes, in user and system mode. */
  readonly cpu: number;
  /** Undefined if the system does not report it. */
  readonly memory: Memory | undefined;
  /** The output of the program. */
  readonly said: string;
}

/**
 * Seconds of processor time from the output of the shell's `times`. Its second line is for all child processes of the shell.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_28
 */
export function parseTimes(output: string): number {
  const [, children = ''] = output.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Number of lines to show from the output of a failed program. The reason is at the end. */
const LAST_LINES = 20;

/**
 * Runs a program in a project.
 *
 * @param command a shell command
 * @throws UserError with the end of its output if it fails
 */
export async function runMeasured(project: string, command: string): Promise<Cost> {
  const start = performance.now();
  const shell = run('sh', ['-c', `${command}\nstatus=$?\ntimes >&3\nexit $status`], {
    cwd: project,
    env: { LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    all: true,
    reject: false,
  });
  const stop = watchMemory(shell.pid ?? 0);
  const { failed, all, stdio } = await shell;
  const memory = stop();
  if (failed) {
    const last = all.split('\n').slice(-LAST_LINES).join('\n');
    throw new UserError(`'${command}' failed:\n${last}`);
  }
  return { said: all, wall: (performance.now() - start) / 1000, cpu: parseTimes(stdio[3]), memory };
}
