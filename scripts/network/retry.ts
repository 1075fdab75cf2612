import pRetry from 'p-retry';
import { NetworkError } from './network-error';

interface RetryOptions {
  /** Attempts after the first. */
  readonly retries?: number;
  /** Minimum milliseconds before the second attempt. The pause doubles with each attempt, and is randomly up to twice as long. */
  readonly firstPause?: number;
  readonly signal?: AbortSignal;
}

/** Repeats a request while it fails with a temporary error. @throws the last error */
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
