import { addDays, formatCalendarDate, formatMonth, localCalendarDate } from '@/lib/source/dates';

test.each([
  ['2026-11-22', -30, '2026-10-23'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  // A day of 23 hours in many time zones.
  ['2027-03-14', 1, '2027-03-15'],
  ['2026-11-22', 0, '2026-11-22'],
])('%s and %d days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test('dates and months are written out, whatever the time zone', () => {
  expect([formatCalendarDate('2025-01-01'), formatCalendarDate('2025-12-31')]).toEqual([
    'January 1, 2025',
    'December 31, 2025',
  ]);
  expect([formatMonth('2025-01'), formatMonth('2025-12')]).toEqual(['January 2025', 'December 2025']);
});

test('a visitor sees the date of the own time zone', () => {
  expect(localCalendarDate(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(localCalendarDate(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31');
});
