import { availableParallelism, cpus, loadavg, totalmem, type, release } from 'node:os';

/** What measurements depend on. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  /** Gibibytes. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  /** Processes that wanted to run in the last minute, on average; always 0 on Windows. */
  readonly load: number;
}

/** The machine this runs on, and how busy it is at this moment. */
export function readMachine(): Machine {
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: availableParallelism(),
    memory: totalmem() / 2 ** 30,
    system: `${type()} ${release()}`,
    node: process.version,
    load: loadavg()[0] ?? 0,
  };
}

/** A sentence for a machine too busy to measure on; nothing for a quiet one. */
export function busyWarning({ load, cores }: Machine): string | undefined {
  return load > cores / 2
    ? `The machine was busy at the start (load ${load.toFixed(1)} on ${cores} cores): times are too long.`
    : undefined;
}

/** The head of a report. @param tools names and versions of what measured, such as 'Lighthouse 12.8.2' */
export function machineParagraph(machine: Machine, date: Date, tools: readonly string[]): string {
  const { cpu, cores, memory, system, node, load } = machine;
  const warning = busyWarning(machine);
  const facts = [
    `${cores} cores of ${cpu}`,
    `${Math.round(memory)} GB`,
    system,
    `Node ${node.replace('v', '')}`,
    ...tools,
    `load ${load.toFixed(1)} at the start`,
  ];
  const measured = `Measured on ${date.toISOString().slice(0, 10)}: ${facts.join(', ')}.`;
  return warning ? `${measured}\n\n**${warning}**` : measured;
}
