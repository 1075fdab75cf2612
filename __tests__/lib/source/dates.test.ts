import { addDays } from '@/lib/source/dates';

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
