import { stripVTControlCharacters } from 'node:util';

/** What programs say when the system refuses them something, and what the build says instead of their pages of traces. */
const REFUSALS: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [/ENOSPC|no space left on device/i, 'there is no space left on the disk.'],
  [
    /out of memory|ENOMEM|cannot allocate memory|memory allocation of \d/i,
    'there was not enough memory. Where there is more, NODE_OPTIONS=--max-old-space-size=4096 lets Node.js use it.',
  ],
  [/EROFS|read-only file system/i, 'the file system is read-only.'],
];

/** How the words of a program that breaks begin: of JavaScript, of Node.js without memory, of the compiler of Next. */
const BREAKS =
  /^(?:\w*Error\b|> Build error|<--- |FATAL|thread '|Persisting failed|(?:uncaught|unhandled)\w*)/;

interface Failure {
  /** Passes lines on up to the first that tells of a failure. */
  readonly pass: (line: unknown) => Generator<string>;
  /** What to say at the end: what was held back or, where a refusal of the system is the cause, a sentence. */
  readonly tell: (failed: boolean, signal?: string) => string;
}

/** Holds back what a build says of its failure, until it is known whether one sentence says as much. */
export function holdFailure(): Failure {
  const held: string[] = [];
  return {
    *pass(line) {
      const text = String(line);
      if (held.length > 0 || BREAKS.test(stripVTControlCharacters(text))) held.push(text);
      else yield text;
    },
    tell(failed, signal) {
      const said = held.join('\n');
      // The system kills the largest program when it has no memory left, and says nothing.
      const text = signal === 'SIGKILL' ? 'out of memory' : said;
      const [, sentence] = REFUSALS.find(([pattern]) => pattern.test(text)) ?? [];
      if (!sentence) return said;
      return failed
        ? `The build failed: ${sentence} The site that was there is unchanged.`
        : `The site is built, but the compiler could not keep its work for the next build: ${sentence}`;
    },
  };
}
