import { formatDay, formatDays } from '@/lib/source/short-dates';

const TODAY = '2026-11-22';

test('a day has its year if that is another year', () => {
  expect(formatDay('2026-01-03', TODAY)).toBe('January 3');
  expect(formatDay('2027-01-03', TODAY)).toBe('January 3, 2027');
});

test.each([
  [['2027-01-14', '2027-01-14'], 'Jan 14'],
  [['2027-01-14', '2027-01-21'], 'Jan 14 – 21'],
  [['2027-01-28', '2027-02-04'], 'Jan 28 – Feb 4'],
  [['2026-12-28', '2027-01-04'], 'Dec 28 – Jan 4'],
  // The last day without a year, and the first day with one.
  [['2027-11-10', '2027-11-21'], 'Nov 10 – 21'],
  [['2027-11-10', '2027-11-22'], 'Nov 10 – 22, 2027'],
  [['2027-11-22', '2027-11-22'], 'Nov 22, 2027'],
  [['2027-12-28', '2028-01-04'], 'Dec 28, 2027 – Jan 4, 2028'],
] as const)('the days %j are %s', ([first, last], words) => {
  expect(formatDays(first, last, TODAY)).toBe(words);
});
