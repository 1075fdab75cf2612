import { formatCalendarDate } from '@/lib/source/dates';

interface CalendarDateProps {
  /** Such as 2025-01-14. */
  readonly date: string;
}

/** A date such as January 14, 2025, on one line if there is room for it. */
export function CalendarDate({ date }: CalendarDateProps) {
  return <time dateTime={date}>{formatCalendarDate(date)}</time>;
}
