import { setTimeout as sleep } from 'node:timers/promises';

/** Time as the limits see it; a test has one of its own. */
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
   * @param beforeWait is told each wait in milliseconds, and may refuse it by throwing
   */
  readonly turn: (beforeWait: (milliseconds: number) => void, signal?: AbortSignal) => Promise<void>;
  /** Holds back every request for a time in milliseconds, those that already wait included. */
  readonly pause: (milliseconds: number) => void;
}

/** Lets a number of requests start in any 60 seconds. */
export function minuteLimit(perMinute: number, { now, wait }: Clock = SYSTEM_CLOCK): MinuteLimit {
  /** When each request started, or will start. */
  const starts: number[] = [];
  let pausedUntil = -Infinity;
  return {
    async turn(beforeWait, signal) {
      const free = (starts.at(-perMinute) ?? -Infinity) + MINUTE;
      const start = Math.max(now(), pausedUntil, free);
      starts.push(start);
      // A pause may have come while this request waited.
      for (let at = start; at > now(); at = pausedUntil) {
        beforeWait(at - now());
        await wait(at - now(), signal);
      }
    },
    pause(milliseconds) {
      pausedUntil = Math.max(pausedUntil, now() + milliseconds);
    },
  };
}
