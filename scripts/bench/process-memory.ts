import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a program and its child processes, in bytes. */
export interface Memory {
  /** Peak of a single process. */
  readonly largest: number;
  /** Peak of all processes together at a sample. Shared pages count for each process. */
  readonly together: number;
}

/** The data of a process from `/proc/<pid>/status`; memory in bytes. */
interface ProcessStatus {
  readonly pid: number;
  readonly parent: number;
  readonly resident: number;
  /** Peak memory. */
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

/** A process and all its descendants. */
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
        // The process ended after the list was read.
        return [];
      }
    });
}

/** Milliseconds between two samples. */
const INTERVAL = 100;

/**
 * Watches the memory of a process and its descendants until `stop` is called.
 *
 * @returns a function `stop` that returns the peaks, or undefined on systems without `/proc`
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
