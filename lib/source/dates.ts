// Shared, because creating a formatter takes a hundred times as long as using it.
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const monthOfYear = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** 'January 14, 2025' from '2025-01-14', independent of time zones. */
export function formatCalendarDate(date: string): string {
  return longDay.format(new Date(`${date}T00:00:00Z`));
}

/** 'January 2025' from '2025-01'. */
export function formatMonth(month: string): string {
  return monthOfYear.format(new Date(`${month}-01T00:00:00Z`));
}

/** YYYY-MM-DD of a moment in the local time zone, because visitors see their own date. */
export function localCalendarDate(moment: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${part(moment.getMonth() + 1)}-${part(moment.getDate())}`;
}

/** Adds days to a date, or subtracts them if the number is negative. Dates are YYYY-MM-DD. */
export function addDays(date: string, days: number): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}
