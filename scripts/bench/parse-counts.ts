import { UserError } from '@/scripts/command/command';

/**
 * Reads whole numbers from 1 with commas between them, and puts them in ascending order.
 *
 * @param most how many there may be
 * @throws UserError naming the option and what it takes
 */
export function parseCounts(option: string, text: unknown, most = Infinity): readonly number[] {
  const parts = String(text).split(',');
  const counts = parts.map(Number);
  if (parts.length > most || !counts.every((count) => Number.isInteger(count) && count >= 1)) {
    const wanted = most === 1 ? 'a whole number from 1, such as 3' : 'whole numbers from 1, such as 12,1000';
    throw new UserError(`${option} is '${text}'; it must be ${wanted}.`);
  }
  return counts.sort((a, b) => a - b);
}
