import { createInterface } from 'node:readline/promises';
import { UserError } from './command';

/**
 * Asks a question, and repeats it until `check` accepts the answer.
 *
 * @param otherwise the answer if the user only presses Enter
 * @param check throws a UserError that explains what is wrong with an answer
 */
export type Ask = (question: string, otherwise: string, check: (answer: string) => void) => Promise<string>;

interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

const isAbort = (error: unknown) => (error as Partial<Error> | null)?.name === 'AbortError';

/**
 * Runs a function that asks questions. At a terminal the user answers them. Otherwise, the answers are the defaults.
 *
 * @throws UserError when the user cancels with Ctrl+C or Ctrl+D
 */
export async function withQuestions<T>(
  run: (ask: Ask) => Promise<T>,
  { input, output }: Terminal = { input: process.stdin, output: process.stdout },
): Promise<T> {
  if (!input.isTTY) {
    return run(async (_question, otherwise, check) => {
      check(otherwise);
      return otherwise;
    });
  }
  const terminal = createInterface({ input, output, terminal: true });
  const ask: Ask = async (question, otherwise, check) => {
    for (;;) {
      const answer = (await terminal.question(`${question} [${otherwise}]: `)).trim() || otherwise;
      try {
        check(answer);
        return answer;
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        output.write(`${error.message}\n`);
      }
    }
  };
  try {
    return await run(ask);
  } catch (error) {
    throw isAbort(error) ? new UserError('\nStopped; nothing was written.') : error;
  } finally {
    terminal.close();
  }
}
