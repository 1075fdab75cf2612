/**
 * The middle of some measurements: one run disturbed by something else moves it less than it would move their mean.
 *
 * @throws RangeError when there are none
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('There is no median of no values');
  return (lower + upper) / 2;
}

/** How many times `reference` a value is, as in 1.15×; a dash where the reference is nothing to compare with. */
export function ratio(value: number, reference: number): string {
  return reference > 0 ? `${(value / reference).toFixed(2)}×` : '–';
}
