import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** What a program and all that it started hold in memory, in bytes (resident). */
export interface Memory {
  /** Most that a single process ever held. */
  readonly largest: number;
  /** Most that all held together at a moment that was looked at; pages that they share count for each. */
  readonly together: number;
}

/** A process as `/proc/<pid>/status` tells it; memory in bytes. */
export interface ProcessStatus {
  readonly pid: number;
  readonly parent: number;
  readonly resident: number;
  /** The most it ever was. */
  readonly peak: number;
}

/** Reads `/proc/<pid>/status` (proc(5)). A process that has ended but was not waited for holds no memory. */
export function parseStatus(text: string): ProcessStatus {
  const number = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);
  return {
    pid: number('Pid'),
    parent: number('PPid'),
    resident: number('VmRSS') * 1024,
    peak: number('VmHWM') * 1024,
  };
}

/** A process and all below it. */
export function familyOf(root: number, all: readonly ProcessStatus[]): readonly ProcessStatus[] {
  const children = all.filter(({ parent }) => parent === root);
  return [...all.filter(({ pid }) => pid === root), ...children.flatMap(({ pid }) => familyOf(pid, all))];
}

function allProcesses(): readonly ProcessStatus[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [parseStatus(readFileSync(`/proc/${pid}/status`, 'utf8'))];
      } catch {
        // It ended between the list and the look.
        return [];
      }
    });
}

/** Milliseconds between two looks. */
const INTERVAL = 100;

/**
 * Watches the memory of a process and of all below it until `stop` is called.
 *
 * @returns a `stop` that gives the peaks; nothing where there is no `/proc`
 */
export function watchMemory(pid: number): () => Memory | undefined {
  if (!existsSync('/proc/self/status')) return () => undefined;
  let largest = 0;
  let together = 0;
  const timer = setInterval(() => {
    const family = familyOf(pid, allProcesses());
    largest = Math.max(largest, ...family.map(({ peak }) => peak));
    together = Math.max(
      together,
      family.reduce((sum, { resident }) => sum + resident, 0),
    );
  }, INTERVAL);
  return () => {
    clearInterval(timer);
    return { largest, together };
  };
}
