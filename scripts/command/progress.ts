/** Milliseconds. */
const PAUSE = 2000;

/**
 * Says on standard error how far a long step is, every two seconds; nothing of one that is done before.
 *
 * @returns what to call after each of the things
 */
export function progress(what: string, total: number, clock = () => performance.now()): () => void {
  let done = 0;
  let next = clock() + PAUSE;
  return () => {
    done += 1;
    if (clock() < next) return;
    next = clock() + PAUSE;
    console.error(`${what}: ${done} of ${total}`);
  };
}
