import { UserError } from '@/scripts/command/command';

/**
 * Reads whole numbers from 1, separated by commas, and sorts them in ascending order.
 *
 * @param most maximum number of values
 * @throws UserError with the name and the format of the option
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

/** Reads an option with one whole number from 1. @param otherwise the number if the option is not set */
export const parseCount = (option: string, text: unknown, otherwise: number): number =>
  parseCounts(option, text ?? otherwise, 1)[0] ?? otherwise;
