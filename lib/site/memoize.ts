import path from 'node:path';
import { readVariable } from './environment';

/** Where content stands; tests and benchmarks point `CONTENT_DIRECTORY` at folders of their own. */
export const contentDirectory = (): string => path.resolve(readVariable('CONTENT_DIRECTORY'));

type Read<T> = (directory: string) => T;
type Kept = Map<Read<unknown>, Map<string, unknown>>;

let kept: Kept | undefined;
let keptVersion: string | undefined;

/** What has been read: for the life of a production process, until the next save under `npm run dev`, or for one run of `withFreshMemo`. */
function currentMemo(): Kept | undefined {
  const mode = readVariable('NODE_ENV');
  if (mode === 'production') kept ??= new Map();
  if (mode === 'development') {
    const version = readVariable('FAREWIND_CONTENT_VERSION');
    if (!kept || version !== keptVersion) kept = new Map();
    keptVersion = version;
  }
  return kept;
}

/** Reads every collection at most once while `run` lasts; for checks that look at the same files from many sides. */
export function withFreshMemo<T>(run: () => T): T {
  const before = kept;
  kept = new Map();
  try {
    return run();
  } finally {
    kept = before;
  }
}

/** Forgets what was read, when what it was read from is no longer the same. */
export function forgetContent(): void {
  kept = undefined;
}

/**
 * Keeps the result per argument, so that a collection is read once per process and not once per page. Under `npm run dev` it is
 * kept until a file is saved; in tests nothing is kept.
 */
export function memoize<T>(read: Read<T>): (directory?: string) => T {
  return (directory = contentDirectory()) => {
    const memo = currentMemo();
    if (!memo) return read(directory);
    const known = (memo.get(read) ?? new Map()) as Map<string, T>;
    memo.set(read, known);
    if (!known.has(directory)) known.set(directory, read(directory));
    return known.get(directory) as T;
  };
}
