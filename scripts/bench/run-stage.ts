import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { environmentWith, rawVariable } from '@/lib/site/environment';
import { BUILD_ENVIRONMENT } from '@/scripts/export/build-steps';
import { UserError } from '@/scripts/command/command';
import { watchMemory, type Memory } from './process-memory';
import type { Stage } from './stages';

/** What a stage cost; seconds. */
export interface StageCost {
  readonly name: string;
  readonly wall: number;
  /** Of all processes together, in user and system mode. */
  readonly cpu: number;
  /** Nothing where the system does not tell. */
  readonly memory: Memory | undefined;
}

/**
 * Seconds of processor time from the output of the shell's `times`: its second line is that of all that the shell waited for.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_28
 */
export function parseTimes(output: string): number {
  const [, children = ''] = output.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

/** Lines of a failed stage that are shown: the end says why. */
const LAST_LINES = 20;

/**
 * Runs a stage of the build in a project.
 *
 * @throws UserError with the last that the stage said, when it fails
 */
export async function runStage(project: string, { name, command }: Stage): Promise<StageCost> {
  const start = performance.now();
  const bin = path.join(project, 'node_modules/.bin');
  const shell = spawn('sh', ['-c', `${command}\nstatus=$?\ntimes >&3\nexit $status`], {
    cwd: project,
    env: environmentWith({
      ...BUILD_ENVIRONMENT,
      LC_ALL: 'C',
      PATH: `${bin}${path.delimiter}${rawVariable('PATH')}`,
    }),
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const stop = watchMemory(shell.pid ?? 0);
  const pipes = shell.stdio.slice(1) as Readable[];
  const [[said = '', complained = '', times = '']] = await Promise.all([
    Promise.all(pipes.map((pipe) => text(pipe))),
    once(shell, 'close'),
  ]);
  const memory = stop();
  if (shell.exitCode !== 0) {
    const last = `${said}${complained}`.trim().split('\n').slice(-LAST_LINES).join('\n');
    throw new UserError(`The build stopped in ${name}:\n${last}`);
  }
  return { name, wall: (performance.now() - start) / 1000, cpu: parseTimes(times), memory };
}
