import { NetworkError } from '@/scripts/network/network-error';
import type { PriceQuery } from '@/scripts/prices/price-queries';
import { exitCodeOf, reportOf, summaryOf, warningsOf } from '@/scripts/prices/refresh-report';
import type { Refreshed } from '@/scripts/prices/refresh-prices';

const TODAY = '2026-11-22';
const query = (month: string): PriceQuery => ({
  ...{ route: { from: 'NYC', to: 'LON' }, trip: 'one-way', month },
});
const missing = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ query: query(`2027-${index}`), reason: 'no answer' }));
const observation = { seen: TODAY, price: 299, currency: 'USD' as const, depart: '2027-01-05' };
const route = (to: string, count: number): Refreshed['routes'][number] => ({
  ...{ route: `NYC-${to}`, observations: Array.from({ length: count }, () => observation) },
});
const refreshed = (more: Partial<Refreshed> = {}): Refreshed => ({
  ...{ routes: [route('LON', 2), route('ROM', 0)], empty: [], missing: [], oddities: [], ...more },
});

test.each<[string, Partial<Refreshed>, number]>([
  ['all is answered', {}, 0],
  ['some is missing', { missing: missing(1) }, 3],
  ['the run was interrupted', { stopped: 'interrupted', missing: missing(1) }, 130],
  ['the token is wrong', { stopped: new NetworkError('token', 'No.'), missing: missing(1) }, 1],
  ['the network has enough of it', { stopped: new NetworkError('limit', 'No.'), missing: missing(1) }, 3],
  ['there is no network', { stopped: 'no network', routes: [route('LON', 0)], missing: missing(1) }, 2],
  ['the network went away', { stopped: 'no network', missing: missing(1) }, 3],
])('where %s, the exit code is %s', (_, more, code) => {
  expect(exitCodeOf(refreshed(more))).toBe(code);
});

test('the outcome counts prices and routes, and says where they are', () => {
  expect(summaryOf(refreshed(), TODAY, false)).toEqual([
    '2 prices seen on 2026-11-22 for 1 of 2 routes, kept in content/prices',
  ]);
  expect(summaryOf(refreshed({ routes: [route('LON', 1)] }), TODAY, true)).toEqual([
    '1 price seen on 2026-11-22 for 1 of 1 route, nothing was written (--dry-run)',
  ]);
});

test('the outcome names what has no price, and counts what has no answer', () => {
  const lines = summaryOf(refreshed({ empty: [query('2027-01')], missing: missing(1) }), TODAY, false);
  expect(lines.slice(1)).toEqual([
    'No price: NYC-LON, one way in 2027-01',
    '1 request of 4 without an answer',
  ]);
});

test.each<[string, Refreshed['stopped'], string]>([
  [
    'without a network',
    'no network',
    'The network cannot be reached. Prices of earlier days stay as they are, and pages say when each was seen.',
  ],
  ['interrupted', 'interrupted', 'Interrupted.'],
  ['refused', new NetworkError('limit', 'Too many requests.'), 'Too many requests.'],
])('a run that ended early says why first: %s', (_, stopped, line) => {
  expect(summaryOf(refreshed(stopped && { stopped }), TODAY, false)[0]).toBe(line);
});

test('what was odd or is missing is a warning each, 20 of a kind', () => {
  const oddities = Array.from({ length: 20 }, (_, index) => `odd ${index}`);
  const lines = warningsOf(refreshed({ oddities, missing: missing(22) }));
  expect(lines.slice(0, 20)).toEqual(oddities);
  expect(lines[20]).toBe('Missing: NYC-LON, one way in 2027-0: no answer');
  expect(lines).toHaveLength(20 + 20 + 1);
  expect(lines.at(-1)).toBe('… and 2 more; --json lists all');
});

test('programs get all of it', () => {
  const run = refreshed({ oddities: ['odd'], empty: [query('2027-01')], missing: missing(1) });
  expect(reportOf(run, TODAY)).toEqual({
    ...{ seen: TODAY, stopped: null, routes: run.routes, oddities: ['odd'] },
    empty: [{ from: 'NYC', to: 'LON', trip: 'one-way', month: '2027-01' }],
    missing: [{ from: 'NYC', to: 'LON', trip: 'one-way', month: '2027-0', reason: 'no answer' }],
  });
  const stopped = (why: NonNullable<Refreshed['stopped']>) =>
    reportOf(refreshed({ stopped: why }), TODAY).stopped;
  expect([stopped('interrupted'), stopped(new NetworkError('limit', 'Too many.'))]).toEqual([
    'interrupted',
    'Too many.',
  ]);
});
