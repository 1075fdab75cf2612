import { closest, distance } from 'fastest-levenshtein';

/** `; did you mean '…'?` with the most similar of the valid values, where one is similar enough to be meant. */
export function didYouMean(found: string, valid: readonly string[]): string {
  if (valid.length === 0) return '';
  const near = closest(found.toLowerCase(), [...valid]);
  const isNear = distance(found.toLowerCase(), near.toLowerCase()) <= Math.max(2, near.length / 3);
  return isNear ? `; did you mean '${near}'?` : '';
}
