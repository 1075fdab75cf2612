import { setTimeout as sleep } from 'node:timers/promises';

/** The clock of the limits. Tests use their own. */
export interface Clock {
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  readonly wait: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

export const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => sleep(milliseconds, undefined, signal ? { signal } : {}),
};

export const MINUTE = 60_000;

export interface MinuteLimit {
  /**
   * Resolves when the next request may start.
   *
   * @param beforeWait receives each wait in milliseconds, and may reject it by throwing
   */
  readonly turn: (beforeWait: (milliseconds: number) => void, signal?: AbortSignal) => Promise<void>;
  /** Delays all requests for a time in milliseconds, including those that already wait. */
  readonly pause: (milliseconds: number) => void;
}

/** Limits the number of requests that start within any 60 seconds. */
export function minuteLimit(perMinute: number, { now, wait }: Clock = SYSTEM_CLOCK): MinuteLimit {
  /** Start times of the requests so far. */
  const starts: number[] = [];
  let pausedUntil = -Infinity;
  const free = () => Math.max(pausedUntil, (starts.at(-perMinute) ?? -Infinity) + MINUTE);
  return {
    async turn(beforeWait, signal) {
      // While this request waited, others may have started, or a pause may have begun.
      for (let at = free(); at > now(); at = free()) {
        beforeWait(at - now());
        await wait(at - now(), signal);
      }
      starts.push(now());
    },
    pause(milliseconds) {
      pausedUntil = Math.max(pausedUntil, now() + milliseconds);
    },
  };
}
