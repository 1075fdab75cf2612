import { calendarDate } from '@/lib/source/field-rules';
import { UserError } from '@/scripts/command/command';
import type { Period } from './fetch-statistics';

const DAY = 24 * 60 * 60 * 1000;
const DEFAULT_DAYS = 30;

const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

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
  const end = readDate('to', to) ?? dateOf(now.getTime());
  const start = readDate('from', from) ?? dateOf(Date.parse(end) - (DEFAULT_DAYS - 1) * DAY);
  if (start > end) throw new UserError(`The period ends on ${end}, before it starts on ${start}.`);
  return { from: start, to: end };
}
