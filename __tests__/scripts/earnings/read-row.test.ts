import type { FieldChoice } from '@/scripts/earnings/choose-fields';
import { readRow } from '@/scripts/earnings/read-row';

const SUMS: FieldChoice = {
  kind: 'aggregated',
  fields: [],
  missing: [],
  dimensions: ['sub_id', 'campaign_id', 'date'],
  names: { clicks: 'clicks', earned: 'earned' },
};
const ACTIONS: FieldChoice = { ...SUMS, kind: 'raw' };

let odd: unknown[];
beforeEach(() => {
  odd = [];
});
const read = (row: unknown, choice: FieldChoice = SUMS) =>
  readRow(row, choice, (field, value) => odd.push([field, value]));
const PLACE = { sub_id: 'home_flights_a', campaign_id: 7, date: '2026-11-02' };

test.each([
  ['flat', { ...PLACE, clicks: 3, earned: 1.5 }],
  ['grouped', { clicks: 3, earned: 1.5, group: PLACE }],
  ['grouped, beside other values', { sub_id: 'x', date: '', clicks: 3, earned: 1.5, group: PLACE }],
  ['with a group that is none', { ...PLACE, clicks: '3', earned: ' 1.50 ', group: 'all' }],
])('a row that is %s', (_, row) => {
  const { measures, ...place } = read(row) ?? {};
  expect(place).toEqual({ subId: 'home_flights_a', campaign: 7, date: '2026-11-02' });
  expect(measures).toMatchObject({ clicks: 3, earned: 1_500_000, searches: 0 });
  expect(odd).toEqual([]);
});

test.each([null, 'row', 7, [PLACE], undefined])('%j is no row', (row) => {
  expect(read(row)).toBeUndefined();
});

test.each([
  ['0', 0, []],
  ['12', 12, []],
  [' 12\n', 12, []],
  ['1e3', 0, [['clicks', '1e3']]],
  ['$12', 0, [['clicks', '$12']]],
  ['12.', 0, [['clicks', '12.']]],
  ['', 0, [['clicks', '']]],
  [true, 0, [['clicks', true]]],
  [-1, 0, [['clicks', -1]]],
  [1.5, 0, [['clicks', 1.5]]],
])('%j are %d clicks', (clicks, expected, told) => {
  expect(read({ ...PLACE, clicks, earned: 0 })?.measures.clicks).toBe(expected);
  expect(odd).toEqual(told);
});

test('a refund is money as well', () => {
  expect(read({ ...PLACE, clicks: 1, earned: '-12.345678' })?.measures.earned).toBe(-12_345_678);
});

test('a sub-id is text that can be shown, of any length that a table holds', () => {
  const of = (sub_id: unknown) => read({ ...PLACE, sub_id, clicks: 1, earned: 0 })?.subId;
  expect([of(' a_b_c\t'), of(12), of(null), of({})]).toEqual(['a_b_c\ufffd', '12', '', '']);
  expect(of('  a_b_c ')).toBe('a_b_c');
  expect(of('x'.repeat(200))).toHaveLength(100);
});

test.each([
  ['2026-11-02T23:10:00Z', '2026-11-02', []],
  ['on 2026-11-02', undefined, [['date', 'on 2026-11-02']]],
  [undefined, undefined, [['date', undefined]]],
])('the day of %j is %s', (date, expected, told) => {
  expect(read({ ...PLACE, date, clicks: 1, earned: 0 })?.date).toBe(expected);
  expect(odd).toEqual(told);
});

test('programs and days are left out where rows are not told apart by them', () => {
  const row = read({ ...PLACE, date: 'x', clicks: 1, earned: 0 }, { ...SUMS, dimensions: ['sub_id'] });
  expect([row?.campaign, row?.date, odd]).toEqual([undefined, undefined, []]);
});

test.each([
  [{ state: 'paid', paid_profit_usd: 2 }, { paid: 1, earned: 2_000_000 }, []],
  [{ state: 'paid', action_type: 'booking', paid_profit_usd: '2' }, { paid: 1, earned: 2_000_000 }, []],
  [{ state: 'paid', action_type: 'paid_click', paid_profit_usd: 2 }, { paid: 0, earned: 2_000_000 }, []],
  [{ state: 'processing', processing_profit_usd: 3 }, { processing: 1, pending: 3_000_000 }, []],
  [{ state: 'cancelled', paid_profit_usd: null }, { cancelled: 1, earned: 0 }, []],
  [{ state: 'lost' }, { processing: 0, paid: 0, cancelled: 0 }, [['state', 'lost']]],
  [{ paid_profit_usd: 2 }, { paid: 0, earned: 2_000_000 }, []],
  [{ state: 'paid', paid_profit_usd: 'much' }, { paid: 1, earned: 0 }, [['paid_profit_usd', 'much']]],
])('an action with %j', (action, expected, told) => {
  expect(read({ ...PLACE, ...action }, ACTIONS)?.measures).toMatchObject(expected);
  expect(odd).toEqual(told);
});
