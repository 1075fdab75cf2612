import { parseArgs } from 'node:util';
import { ContentError } from '@/lib/content/finding';
import { EnvironmentError } from '@/lib/environment-error';

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
 * Runs a command of `package.json`: reads its options, answers `--help`, and turns mistakes of the user into a message and
 * exit code 1. Anything else that is thrown is a defect of ours and keeps its stack trace.
 */
export async function runCommand(
  command: Command,
  run: (args: CommandArguments) => void | Promise<void>,
  argv: readonly string[] = process.argv.slice(2),
): Promise<void> {
  try {
    const args = read(command, argv);
    if (args.values.help) console.log(helpText(command));
    else await run(args);
  } catch (error) {
    if (!TOLD.some((kind) => error instanceof kind)) throw error;
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
