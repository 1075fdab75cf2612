import { minuteLimit, MINUTE, SYSTEM_CLOCK } from '@/scripts/network/minute-limit';
import { NetworkError } from '@/scripts/network/network-error';
import { retry } from '@/scripts/network/retry';

/** A clock that shows some time already, whose waits are over at once. @param during a wait, by its number */
function quickClock(during: (wait: number) => void = () => {}) {
  let now = 5000;
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    during(waits.length);
    now += milliseconds;
  };
  return { now: () => now, wait, waits, pass: (milliseconds: number) => void (now += milliseconds) };
}

test('as many requests start at once as the network allows, and the next when the first is a minute old', async () => {
  const clock = quickClock();
  const { turn } = minuteLimit(2, clock);
  const told: number[] = [];
  for (let request = 0; request < 2; request += 1) await turn((wait) => told.push(wait));
  clock.pass(20_000);
  await turn((wait) => told.push(wait));
  expect([told, clock.waits]).toEqual([[40_000], [40_000]]);
  // The second one is a minute old, too.
  await turn(() => {});
  expect(clock.waits).toHaveLength(1);
  await turn(() => {});
  expect(clock.waits).toEqual([40_000, MINUTE]);
});

test('one a minute is one a minute', async () => {
  const clock = quickClock();
  const { turn } = minuteLimit(1, clock);
  for (let request = 0; request < 3; request += 1) await turn(() => {});
  expect(clock.waits).toEqual([MINUTE, MINUTE]);
});

test('a pause holds back every request, also one that waits already, and the longer of two counts', async () => {
  const clock = quickClock((wait) => {
    if (wait === 1) limit.pause(90_000);
  });
  const limit = minuteLimit(5, clock);
  limit.pause(7000);
  limit.pause(1000);
  await limit.turn(() => {});
  // The pause came at the beginning of the first wait.
  expect(clock.waits).toEqual([7000, 83_000]);
});

test('a minute after a pause has no more requests than any other', async () => {
  const clock = quickClock((wait) => {
    if (wait === 1) limit.pause(90_000);
  });
  const limit = minuteLimit(2, clock);
  const starts: number[] = [];
  for (let request = 0; request < 6; request += 1) {
    await limit.turn(() => {});
    starts.push(clock.now() - 5000);
  }
  expect(starts).toEqual([0, 0, 90_000, 90_000, 150_000, 150_000]);
});

test('requests that wait at the same time start in turn', async () => {
  const waiting: { readonly until: number; readonly wake: () => void }[] = [];
  let now = 0;
  const { turn } = minuteLimit(2, {
    now: () => now,
    wait: (milliseconds) =>
      new Promise((resolve) => waiting.push({ until: now + milliseconds, wake: resolve })),
  });
  const starts: number[] = [];
  const all = Promise.all(
    Array.from({ length: 5 }, async () => {
      await turn(() => {});
      starts.push(now);
    }),
  );
  for (const minute of [1, 2]) {
    // Lets all requests that may start do so.
    await new Promise(setImmediate);
    now = minute * MINUTE;
    for (const { until, wake } of waiting) if (until <= now) wake();
  }
  await all;
  expect(starts).toEqual([0, 0, MINUTE, MINUTE, 2 * MINUTE]);
});

test('who will not wait does not', async () => {
  const clock = quickClock();
  const { turn, pause } = minuteLimit(5, clock);
  pause(7000);
  const refused = turn(() => {
    throw new Error('too long');
  });
  await expect(refused).rejects.toThrow('too long');
  expect(clock.waits).toEqual([]);
});

test('the clock of the system goes on, waits, and ends a wait that nobody needs any more', async () => {
  const before = SYSTEM_CLOCK.now();
  await SYSTEM_CLOCK.wait(5, undefined);
  expect(SYSTEM_CLOCK.now()).toBeGreaterThan(before);
  await expect(SYSTEM_CLOCK.wait(60_000, AbortSignal.abort())).rejects.toThrow('aborted');
});

test('who gives up waits for no further attempt', async () => {
  const caller = new AbortController();
  let attempts = 0;
  const failing = async () => {
    attempts += 1;
    setTimeout(() => caller.abort(new Error('enough')));
    throw new NetworkError('status', 'down', { mayPass: true });
  };
  await expect(retry(failing, { firstPause: 60_000, signal: caller.signal })).rejects.toThrow('enough');
  expect(attempts).toBe(1);
});

test.each([
  ['a failure that does not pass', new NetworkError('token', 'no')],
  ['a defect', Object.assign(new TypeError('defect'), { mayPass: true })],
])('%s is not tried again', async (_, error) => {
  let attempts = 0;
  const failing = async () => {
    attempts += 1;
    throw error;
  };
  await expect(retry(failing, { firstPause: 1 })).rejects.toBe(error);
  expect(attempts).toBe(1);
});

test('a failure that may pass is tried again, a few times', async () => {
  let attempts = 0;
  const error = new NetworkError('status', 'down', { mayPass: true });
  const failing = async () => {
    attempts += 1;
    throw error;
  };
  await expect(retry(failing, { retries: 2, firstPause: 1 })).rejects.toBe(error);
  expect(attempts).toBe(3);
});
