import { closest, distance } from 'fastest-levenshtein';

/** Minimum length at which the start of a name identifies it. */
const ENOUGH = 3;

/**
 * `; did you mean '…'?` with the most similar valid value, or '' if none is similar enough.
 *
 * @param write how to write a valid value
 */
export function didYouMean(
  found: string,
  valid: readonly string[],
  write: (value: string) => string = (value) => value,
): string {
  if (valid.length === 0) return '';
  const wanted = found.toLowerCase();
  const near = closest(
    wanted,
    valid.map((each) => each.toLowerCase()),
  );
  const isNear = distance(wanted, near) <= Math.max(2, near.length / 3);
  const meant = valid.find((each) =>
    isNear ? each.toLowerCase() === near : wanted.length >= ENOUGH && each.toLowerCase().startsWith(wanted),
  );
  return meant === undefined ? '' : `; did you mean '${write(meant)}'?`;
}
