import { readPeriod } from '@/scripts/earnings/period';

const NOW = new Date('2026-11-22T23:30:00-05:00');

test.each([
  [undefined, undefined, '2026-10-25', '2026-11-23'],
  ['2026-01-01', undefined, '2026-01-01', '2026-11-23'],
  [undefined, '2026-03-01', '2026-01-31', '2026-03-01'],
  ['2026-03-01', '2026-03-01', '2026-03-01', '2026-03-01'],
])('from %s to %s', (from, to, start, end) => {
  expect(readPeriod(from, to, NOW)).toEqual({ from: start, to: end });
});

test.each([
  ['yesterday', undefined, "--from is 'yesterday'; expected a date of the calendar as YYYY-MM-DD"],
  [undefined, '2026-02-30', "--to is '2026-02-30'; expected a date of the calendar"],
  ['2026-03-02', '2026-03-01', 'The period ends on 2026-03-01, before it starts on 2026-03-02.'],
])('from %s to %s is refused', (from, to, message) => {
  expect(() => readPeriod(from, to, NOW)).toThrow(message);
});
