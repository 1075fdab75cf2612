import { parseArgs } from 'node:util';
import { ContentError } from '@/lib/source/diagnostic';
import { displayPath } from '@/lib/source/read-files';
import { EnvironmentError, requireVariables } from '@/lib/site/environment';

/** One option of a command for `parseArgs` of `node:util`, with its text for `--help`. */
interface CommandOption {
  readonly type: 'string' | 'boolean';
  /** One letter, as in `-h`. */
  readonly short?: string;
  /** The name of the value in `--help`, such as `name` in `--category <name>`. */
  readonly value?: string;
  readonly help: string;
}

export interface Command {
  /** The command line with its arguments, such as `npm run new -- "Title"`. */
  readonly usage: string;
  /** What the command does, in a few sentences. `--help` wraps them. */
  readonly summary: string;
  readonly options?: Readonly<Record<string, CommandOption>>;
  /** Whether the command accepts positional arguments. */
  readonly positionals?: boolean;
}

export interface CommandArguments {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

/** A mistake of the user. Its message is printed without a stack trace, and the exit code is 1. */
export class UserError extends Error {}

/** Mistakes of users: in the command line, in the content, in the environment. */
const TOLD = [UserError, ContentError, EnvironmentError];

/** Refusals of the system, which no program can fix. */
const REFUSED: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'no space left on the device',
};

/** The one-line message for a mistake of the user or a refusal of the system; undefined for a bug of this project. */
function messageOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (TOLD.some((kind) => error instanceof kind)) return error.message;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const refusal = Object.hasOwn(REFUSED, code) ? REFUSED[code] : undefined;
  // Node.js reports a full disk without a path. Any other error without a path is not about a file, such as a port without permission.
  if (refusal === undefined || (path === undefined && code !== 'ENOSPC')) return undefined;
  return `${path === undefined ? 'A file' : displayPath(path) || 'The folder'} cannot be read or written: ${refusal} (${code}).`;
}

/** Ends a command without an error when the reader of its output closes the pipe, as `head` does after its last line. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
}

const HELP: CommandOption = { type: 'boolean', short: 'h', help: 'print this and do nothing' };

/** Columns of a terminal window that nobody has made wider. */
const COLUMNS = 80;

/** Breaks a text into lines of a width, at its own line breaks and between words. A longer word stays whole. */
const wrapped = (text: string, width: number): readonly string[] =>
  text
    .replace(new RegExp(`(.{1,${width}})(?: +|\\n|$)`, 'g'), '$1\n')
    .trimEnd()
    .split('\n');

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
    ...wrapped(summary, COLUMNS),
    '',
    'Options:',
    ...rows.flatMap(({ flag, help }) =>
      wrapped(help, COLUMNS - width).map((line, index) => (index === 0 ? flag : '').padEnd(width) + line),
    ),
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
    // The first sentence only: Node's hint about `--` that follows is wrong for users of `npm run`.
    throw new UserError(`${error.message.split('. ')[0]}. See ${command.usage.split(' -- ')[0]} -- --help`);
  }
}

/**
 * Runs a command of `package.json`: reads its options, prints `--help`, validates the site's address, and turns mistakes of the user and
 * refusals of the system into a message and exit code 1. Any other error is a bug of this project and keeps its stack trace.
 */
export async function runCommand(
  command: Command,
  run: (args: CommandArguments) => void | Promise<void>,
): Promise<void> {
  // Tests run several commands in one process, so an earlier listener is removed first.
  for (const stream of [process.stdout, process.stderr])
    stream.off('error', endQuietly).on('error', endQuietly);
  try {
    const args = read(command, process.argv.slice(2));
    if (args.values.help) {
      console.log(helpText(command));
      return;
    }
    requireVariables(['BASE_PATH', 'SITE_URL']);
    await run(args);
  } catch (error) {
    const message = messageOf(error);
    if (message === undefined) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}
