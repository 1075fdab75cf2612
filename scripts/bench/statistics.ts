/**
 * The median of measurements. A single disturbed run affects it less than the mean.
 *
 * @throws RangeError for an empty list
 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('There is no median of no values');
  return (lower + upper) / 2;
}

/** The ratio of a value to `reference`, such as 1.15×, or a dash if the reference is 0. */
export function ratio(value: number, reference: number): string {
  return reference > 0 ? `${(value / reference).toFixed(2)}×` : '–';
}
