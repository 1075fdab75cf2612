import { formatCalendarDate } from '@/lib/source/dates';
import { unbroken } from './separator';

interface CalendarDateProps {
  /** Such as 2025-01-14. */
  readonly date: string;
}

/** A date such as January 14, 2025, on one line. */
export function CalendarDate({ date }: CalendarDateProps) {
  return <time dateTime={date}>{unbroken(formatCalendarDate(date))}</time>;
}
