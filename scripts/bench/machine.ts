import { availableParallelism, cpus, loadavg, totalmem, type, release } from 'node:os';

/** The facts about a machine that affect measurements. */
export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  /** Gibibytes. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  /** Load average of the last minute. Always 0 on Windows. */
  readonly load: number;
}

/** This machine and its current load. */
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

/** A warning if the machine is too busy for measurements. */
export function busyWarning({ load, cores }: Machine): string | undefined {
  return load > cores / 2
    ? `The machine was busy at the start (load ${load.toFixed(1)} on ${cores} cores): times are too long.`
    : undefined;
}

/** The head of a report. @param tools names and versions of the tools, such as 'Lighthouse 12.8.2' */
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
