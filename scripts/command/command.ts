import { parseArgs } from 'node:util';
import { ContentError } from '@/lib/source/diagnostic';
import { displayPath } from '@/lib/source/read-files';
import { EnvironmentError, readVariable } from '@/lib/site/environment';

/** One option of a command, as `node:util` parses it, with the words of `--help`. */
export interface CommandOption {
  readonly type: 'string' | 'boolean';
  /** One letter, as in `-h`. */
  readonly short?: string;
  /** What the value is called in `--help`, as in `--category <name>`. */
  readonly value?: string;
  readonly help: string;
}

export interface Command {
  /** As it is typed, with what it takes: `npm run new -- "Title"`. */
  readonly usage: string;
  /** What the command does, in a sentence or two. */
  readonly summary: string;
  readonly options?: Readonly<Record<string, CommandOption>>;
  /** Whether words without `--` are taken. */
  readonly positionals?: boolean;
}

export interface CommandArguments {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

/** A mistake of whoever typed the command: its message is printed without a stack trace, and the exit code is 1. */
export class UserError extends Error {}

/** Mistakes of people: in what they typed, in content, in the environment. */
const TOLD = [UserError, ContentError, EnvironmentError];

/** What the system refuses whoever runs a command: nothing that a program could mend. */
const REFUSED: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left on the device',
};

/** The one line for a mistake of the user or a refusal of the system; undefined for a defect of ours. */
function messageOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (TOLD.some((kind) => error instanceof kind)) return error.message;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const refusal = Object.hasOwn(REFUSED, code) ? REFUSED[code] : undefined;
  // A full disk is told without the path; a port that may not be listened on is no file.
  if (refusal === undefined || (path === undefined && code !== 'ENOSPC')) return undefined;
  return `${path === undefined ? 'A file' : displayPath(path) || 'The folder'} cannot be read or written: ${refusal} (${code}).`;
}

/** Ends a command whose reader has had enough, as `head` has after its lines. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

const HELP: CommandOption = { type: 'boolean', short: 'h', help: 'print this and do nothing' };

/** The text of `--help`. */
function helpText({ usage, summary, options = {} }: Command): string {
  const rows = Object.entries({ ...options, help: HELP }).map(([name, { short, value, help }]) => ({
    flag: `  ${short ? `-${short}, ` : ''}--${name}${value ? ` <${value}>` : ''}`,
    help,
  }));
  const width = Math.max(...rows.map(({ flag }) => flag.length)) + 2;
  return [
    `Usage: ${usage}`,
    '',
    summary,
    '',
    'Options:',
    ...rows.map(({ flag, help }) => flag.padEnd(width) + help),
  ].join('\n');
}

function read(command: Command, argv: readonly string[]): CommandArguments {
  try {
    return parseArgs({
      args: [...argv],
      options: { ...command.options, help: HELP },
      allowPositionals: command.positionals ?? false,
    });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node's hint about `--` after the first sentence helps nobody who typed `npm run`.
    throw new UserError(`${error.message.split('. ')[0]}. See ${command.usage.split(' -- ')[0]} -- --help`);
  }
}

/**
 * Runs a command of `package.json`: reads its options, answers `--help`, holds the site's address against its form, and
 * turns mistakes of the user and refusals of the system into a message and exit code 1. Anything else that is thrown is a
 * defect of ours and keeps its stack trace.
 */
export async function runCommand(
  command: Command,
  run: (args: CommandArguments) => void | Promise<void>,
): Promise<void> {
  // Tests run several commands in one process; each stream listens once.
  for (const stream of [process.stdout, process.stderr])
    stream.off('error', endQuietly).on('error', endQuietly);
  try {
    const args = read(command, process.argv.slice(2));
    if (args.values.help) {
      console.log(helpText(command));
      return;
    }
    for (const name of ['BASE_PATH', 'SITE_URL'] as const) readVariable(name);
    await run(args);
  } catch (error) {
    const message = messageOf(error);
    if (message === undefined) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}
