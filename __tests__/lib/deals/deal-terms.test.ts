import * as fc from 'fast-check';
import { departureMonths, endedOn, endingOf, endOf, type Ending } from '@/lib/deals/deal-terms';

test.each([
  [{}, undefined],
  [{ until: '2026-11-22' }, ['until', '2026-11-22']],
  [{ dates: { from: '2026-12-01', to: '2026-12-09' } }, ['dates', '2026-12-09']],
  [{ months: ['2027-02', '2026-12'] }, ['months', '2027-02-28']],
  [{ months: ['2028-02'] }, ['months', '2028-02-29']],
  [{ until: '2027-03-01', months: ['2027-02'] }, ['months', '2027-02-28']],
  [{ until: '2026-12-05', dates: { from: '2026-12-01', to: '2026-12-09' } }, ['until', '2026-12-05']],
])('%j ends first by %j', (record, end) => {
  expect(endOf(record)).toEqual(end);
});

test.each([
  ['2026-11-03', undefined],
  ['2026-11-02', undefined],
  ['2026-11-04', { ended: '2026-11-03', previewLabel: 'Ended November 3' }],
  ['2027-01-04', { ended: '2026-11-03', previewLabel: 'Ended November 3, 2026' }],
])('a deal until November 3, on %s', (today, ending: Ending = {}) => {
  expect(endingOf({ until: '2026-11-03' }, { today, preview: true })).toEqual(ending);
  expect(endedOn({ until: '2026-11-03' }, today)).toBe(ending.ended);
});

test.each([
  [{}, ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04']],
  [{ months: ['2027-03', '2026-10', '2027-02'] }, ['2027-02', '2027-03']],
  [{ dates: { from: '2026-10-05', to: '2026-12-09' } }, ['2026-11', '2026-12']],
  [{ dates: { from: '2027-01-31', to: '2027-02-01' } }, ['2027-01', '2027-02']],
])('%j departs in %j', (record, months) => {
  expect(departureMonths(record, '2026-11-22')).toEqual(months);
});

const day = fc
  .integer({ min: 0, max: 3000 })
  .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
const month = day.map((each) => each.slice(0, 7));

test('a deal that holds has a month to depart in, and no month that has passed', () => {
  const record = fc.record(
    { until: day, months: fc.uniqueArray(month, { minLength: 1, maxLength: 5 }) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(record, day, (terms, today) => {
      const months = departureMonths(terms, today);
      expect(months.filter((each) => each < today.slice(0, 7))).toEqual([]);
      if (!endedOn(terms, today)) expect(months.length).toBeGreaterThan(0);
    }),
  );
});
