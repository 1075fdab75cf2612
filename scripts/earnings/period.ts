import { addDays } from '@/lib/source/dates';
import { calendarDate } from '@/lib/source/field-rules';
import { UserError } from '@/scripts/command/command';
import type { Period } from './fetch-statistics';

const DEFAULT_DAYS = 30;

function readDate(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const { data, error } = calendarDate.safeParse(value);
  if (error) throw new UserError(`--${option} is '${value}'; expected ${error.issues[0]?.message}.`);
  return data;
}

/**
 * The period of a report, by default the last 30 days including today. Days are in UTC.
 *
 * @param from, to as YYYY-MM-DD
 * @throws UserError for an invalid date, and for an end before the start
 */
export function readPeriod(from: string | undefined, to: string | undefined, now: Date): Period {
  const end = readDate('to', to) ?? now.toISOString().slice(0, 10);
  const start = readDate('from', from) ?? addDays(end, 1 - DEFAULT_DAYS);
  if (start > end) throw new UserError(`The period ends on ${end}, before it starts on ${start}.`);
  return { from: start, to: end };
}
