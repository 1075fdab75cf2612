import * as fc from 'fast-check';
import { z } from 'zod';
import {
  departureMonths,
  endedOn,
  endedSentence,
  endingOf,
  endOf,
  isListed,
  pick,
  terms,
  type Ending,
} from '@/lib/deals/deal-terms';

const record = z.object({ ...terms, ...pick });

test.each([
  { trip: 'one-way', months: ['2027-01', '2027-10', '2099-12'] },
  { trip: 'round-trip', dates: { from: '2026-12-01', to: '2026-12-09' }, until: '2026-12-31' },
  { pick: true, by: 'Zoë', why: 'Nobody else flies there.' },
  { pick: false },
  {},
])('%j holds as it stands', (fields) => {
  expect(record.parse(fields)).toEqual(fields);
});

const MONTH = 'a month as YYYY-MM, such as 2027-02';
const MONTHS = 'a list of months, such as [2027-02, 2027-03]';
test.each<[object, string]>([
  [{ trip: 'return' }, 'round-trip or one-way'],
  [{ dates: { from: '2026-12-01' } }, 'a date of the calendar as YYYY-MM-DD, such as 2025-03-09'],
  [{ dates: { from: '2026-12-01', to: '2026-12-09', on: '' } }, 'from and to'],
  [{ months: [] }, MONTHS],
  [{ months: '2027-02' }, MONTHS],
  [{ months: [2027] }, MONTH],
  ...['2027-00', '2027-13', '2027-20', '1999-12', '2027-2', '2027-02-01', 'in 2027-02'].map(
    (month): [object, string] => [{ months: [month] }, MONTH],
  ),
  [{ pick: 'no' }, 'true or false'],
  [{ by: ' ' }, 'the name of whoever picked the deal'],
  [{ why: '' }, 'one or two sentences that say why it was picked'],
])('%j is reported with what is expected', (fields, expected) => {
  expect(record.safeParse(fields).error?.issues.map(({ message }) => message)).toEqual([expected]);
});

test('a deal that has ended is in the preview only', () => {
  const ended = '2026-11-03';
  expect([{}, { ended }, { ended, previewLabel: 'Ended' }].map(isListed)).toEqual([true, false, true]);
});

test('an article says of a deal that is over when it ended, if that is known', () => {
  expect([endedSentence({ title: 'Oslo', ended: '2026-11-03' }), endedSentence({ title: 'Oslo' })]).toEqual([
    'The deal “Oslo” that was here ended on November 3, 2026.',
    'The deal “Oslo” that was here ended.',
  ]);
});

test('visitors are not told of an end in the preview', () => {
  expect(endingOf({ until: '2026-11-03' }, { today: '2026-11-04', preview: false })).toEqual({
    ended: '2026-11-03',
    previewLabel: undefined,
  });
});

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
  const records = fc.record(
    { until: day, months: fc.uniqueArray(month, { minLength: 1, maxLength: 5 }) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(records, day, (terms, today) => {
      const months = departureMonths(terms, today);
      expect(months.filter((each) => each < today.slice(0, 7))).toEqual([]);
      if (!endedOn(terms, today)) expect(months.length).toBeGreaterThan(0);
    }),
  );
});
