/** Runs a step of a command and prints how long it took. */
export async function timed<T>(what: string, run: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await run();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
