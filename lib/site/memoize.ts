import path from 'node:path';
import { readVariable } from './environment';

/** The content directory. Tests and benchmarks set `CONTENT_DIRECTORY` to their own folders. */
export const contentDirectory = (): string => path.resolve(readVariable('CONTENT_DIRECTORY'));

type Read<T> = (directory: string) => T;
type Kept = Map<Read<unknown>, Map<string, unknown>>;

let kept: Kept | undefined;
let keptVersion: string | undefined;

/**
 * The results that are kept: for the life of a production process, until the next save under `npm run dev`, or during one run of
 * `withFreshMemo`.
 */
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

/** Reads every collection at most once during `run`, for commands whose checks use the same files. */
export function withFreshMemo<T>(run: () => T): T {
  const before = kept;
  kept = new Map();
  try {
    return run();
  } finally {
    kept = before;
  }
}

/** Drops all kept results, for callers that have changed their sources. */
export function forgetContent(): void {
  kept = undefined;
}

/**
 * Keeps the result per directory, so that a collection is read once per process and not once per page. Under `npm run dev` the
 * result is kept until a file is saved. Tests keep nothing.
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
