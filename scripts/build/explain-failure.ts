import { stripVTControlCharacters } from 'node:util';

/**
 * Patterns of the messages that programs print when the system refuses something, and the sentence that replaces the stack traces. `$1` is
 * the first group of the pattern.
 */
const REFUSALS: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/ENOSPC|no space left on device/i, 'there is no space left on the disk.'],
  [
    /out of memory|ENOMEM|cannot allocate memory|memory allocation of \d/i,
    'there was not enough memory. If the machine has more, let Node.js use it: NODE_OPTIONS=--max-old-space-size=4096.',
  ],
  [/EROFS|read-only file system/i, 'the file system is read-only.'],
  [
    /EBUSY: [^\n']+ '([^\n']+)'/,
    "'$1' cannot be replaced: it is a disk of its own, or another program uses it.",
  ],
  [/(?:EACCES|EPERM): [^\n']+ '([^\n']+)'/, "this user may not change '$1'."],
];

/** The first words of the output of a failing program: JavaScript, Node.js out of memory, and the compiler of Next. */
const BREAKS =
  /^(?:\w*Error\b|> Build error|<--- |FATAL|node:\S+:\d+$|thread '|Persisting failed|(?:uncaught|unhandled)\w*)/;

interface Failure {
  /** Passes lines on up to the first line that reports a failure, and holds back all lines from there. */
  readonly pass: (line: unknown) => Generator<string>;
  /** The text to print at the end: one sentence if the system refused something, otherwise the lines that were held back. */
  readonly tell: (failed: boolean, signal?: string) => string;
}

/** Holds back the failure messages of a build until it is known whether one sentence can replace them. */
export function explainFailure(): Failure {
  const held: string[] = [];
  return {
    *pass(line) {
      const text = String(line);
      if (held.length > 0 || BREAKS.test(stripVTControlCharacters(text))) held.push(text);
      else yield text;
    },
    tell(failed, signal) {
      const said = held.join('\n');
      // When the system runs out of memory, it kills the largest program without a message.
      const text = signal === 'SIGKILL' ? 'out of memory' : said;
      const refusal = REFUSALS.find(([pattern]) => pattern.test(text));
      if (!refusal) return said;
      const [pattern, sentence] = refusal;
      const why = pattern.exec(text)?.[0].replace(pattern, sentence);
      return failed
        ? `The build failed: ${why} The previous site is unchanged.`
        : `The site is built, but the compiler could not store its results for the next build: ${why}`;
    },
  };
}
