import { addDays, formatCalendarDate } from './dates';

/* Days without the year if it is obvious. Not in `dates.ts`, because browsers load that file. */

const SHORT = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
const shortDay = new Intl.DateTimeFormat('en-US', SHORT);
const datedDay = new Intl.DateTimeFormat('en-US', { ...SHORT, year: 'numeric' });

/** 'November 3', with the year if it differs from that of `today`. */
export function formatDay(day: string, today: string): string {
  const text = formatCalendarDate(day);
  return day.slice(0, 4) === today.slice(0, 4) ? text.replace(/, \d+$/, '') : text;
}

/** From this number of days on, the year of a day is not obvious. */
const YEAR = 365;

/**
 * 'Jan 14', 'Jan 14 – 21' with another last day, or 'Dec 28 – Jan 4'. The year is there only if the last day is a year or more after
 * `today`. Spaces around the dash are plain, because Node's differ by version.
 */
export function formatDays(first: string, last: string, today: string): string {
  const [start, end] = [new Date(first), new Date(last)];
  const words = () => {
    if (last >= addDays(today, YEAR)) return datedDay.formatRange(start, end);
    // The formatter of ranges would add both years.
    if (first.slice(0, 4) !== last.slice(0, 4)) return `${shortDay.format(start)} – ${shortDay.format(end)}`;
    return shortDay.formatRange(start, end);
  };
  return words().replace(/\s+/g, ' ');
}
