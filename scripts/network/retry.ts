import pRetry from 'p-retry';
import { NetworkError } from './network-error';

export interface RetryOptions {
  /** Attempts after the first. */
  readonly retries?: number;
  /** Milliseconds before the second attempt, at least; the pause doubles with each attempt and is drawn up to twice as long. */
  readonly firstPause?: number;
  readonly signal?: AbortSignal;
}

/** Repeats a request while it fails with an error that may pass. @throws the last error */
export const retry = <T>(
  run: () => Promise<T>,
  { retries = 3, firstPause = 1000, signal }: RetryOptions = {},
): Promise<T> =>
  pRetry(run, {
    retries,
    minTimeout: firstPause,
    randomize: true,
    shouldRetry: ({ error }) => error instanceof NetworkError && error.mayPass,
    ...(signal ? { signal } : {}),
  });
