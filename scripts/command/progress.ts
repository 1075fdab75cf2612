/** Milliseconds between two messages. */
const PAUSE = 2000;

/**
 * Prints the progress of a long step to standard error every two seconds. A step that takes less time prints nothing.
 *
 * @returns a function to call after each item
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
