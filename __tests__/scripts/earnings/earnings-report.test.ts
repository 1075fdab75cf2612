import { daysOf, earningsReport, groupRows, unclickedLines } from '@/scripts/earnings/earnings-report';
import type { EarningsRow } from '@/scripts/earnings/join-places';
import { NOTHING, type Measures } from '@/scripts/earnings/measures';
import type { Place } from '@/scripts/earnings/places';

const PERIOD = { from: '2028-02-28', to: '2028-03-02' };
const DAYS = ['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02'];

const row = (page: string, measures: Partial<Measures>, more: Partial<EarningsRow> = {}): EarningsRow => ({
  ...{ subId: `${page}_text_a`, isKnown: true, page, placement: 'text / a', partner: 'Skyfare' },
  ...{ date: undefined, measures: { ...NOTHING, ...measures }, ...more },
});
const namesOf = (rows: readonly EarningsRow[], ...by: Parameters<typeof groupRows>[1][]) =>
  groupRows(rows, by[0] ?? 'page', PERIOD).map(({ names }) => names.join(' '));

test('a period has both of its ends, and the day that a leap year adds', () => {
  expect(daysOf(PERIOD)).toEqual(DAYS);
  expect(daysOf({ from: '2027-03-14', to: '2027-03-14' })).toEqual(['2027-03-14']);
});

test('what earned most stands first, then what will earn most, then what is clicked most, then by name', () => {
  const rows = [
    row('/f', { clicks: 2 }),
    row('/e', { clicks: 2 }),
    row('/d', { clicks: 9 }),
    row('/c', { pending: 1 }),
    row('/b', { earned: 1 }),
    row('/a', { earned: 1, pending: 1 }),
    row('/z', { earned: 2 }),
    row('/g', { clicks: 2 }),
  ];
  const expected = ['/z', '/a', '/b', '/c', '/d', '/e', '/f', '/g'];
  expect(namesOf(rows)).toEqual(expected);
  expect(namesOf(rows.toReversed())).toEqual(expected);
});

test('rows of one group are summed up; a placement of the same name on another page is another group', () => {
  const rows = [
    row('/a', { clicks: 1, earned: 5 }),
    row('/b', { clicks: 2, earned: 3 }),
    row('/a', { clicks: 4, earned: 1 }),
  ];
  expect(groupRows(rows, 'placement', PERIOD)).toEqual([
    { names: ['/a', 'text / a', 'Skyfare', '/a_text_a'], measures: { ...NOTHING, clicks: 5, earned: 6 } },
    { names: ['/b', 'text / a', 'Skyfare', '/b_text_a'], measures: { ...NOTHING, clicks: 2, earned: 3 } },
  ]);
  expect(groupRows(rows, 'partner', PERIOD)).toEqual([
    { names: ['Skyfare'], measures: { ...NOTHING, clicks: 7, earned: 9 } },
  ]);
});

test('every day of the period stands in its place, also where some rows have no day, or there are none', () => {
  const some = [row('/a', { clicks: 1 }, { date: '2028-03-01' }), row('/b', { clicks: 9 })];
  expect(namesOf(some, 'day')).toEqual([...DAYS, '(no day)']);
  expect(namesOf([], 'day')).toEqual(DAYS);
  expect(namesOf([row('/b', { clicks: 9 })], 'day')).toEqual(['(no day)']);
});

const place = (subId: string, isLink = true): [string, Place] => [
  subId,
  { subId, pages: ['/a'], partner: 'Skyfare', isLink },
];
const report = (rows: readonly EarningsRow[], ...places: readonly [string, Place][]) =>
  earningsReport({ rows, places: new Map(places), missing: [], notes: [] }, PERIOD, 'page');

test('pages of the site that are clicked and earn nothing, the most clicked first', () => {
  const { earningNothing } = report([
    row('/few', { clicks: 1 }),
    row('/many', { clicks: 7 }),
    row('/some', { clicks: 3 }),
    row('/pending', { clicks: 1, pending: 1 }),
    row('/earned', { clicks: 1, earned: 1 }),
    row('/unclicked', { searches: 1 }),
    row('(not on this site)', { clicks: 5 }, { isKnown: false }),
  ]);
  expect(earningNothing?.map(({ names }) => names[0])).toEqual(['/many', '/some', '/few']);
});

test('a refund is no page that earns nothing', () => {
  expect(report([row('/a', { clicks: 1, earned: -1 })]).earningNothing).toEqual([]);
});

test('links without clicks are listed, and widgets are not', () => {
  const { unclicked } = report(
    [row('/a', { clicks: 1 }), row('/b', { clicks: 0, searches: 1 })],
    place('/a_text_a'),
    place('/b_text_a'),
    place('c_widget_map', false),
    place('d_text_e'),
  );
  expect(unclicked).toEqual([
    { page: '/a', placement: 'text / a', partner: 'Skyfare' },
    { page: '/a', placement: 'text / e', partner: 'Skyfare' },
  ]);
});

test('links of one page stand in their order in front of those that many pages have', () => {
  const link = (page: string, placement: string) => ({ page, placement, partner: 'Skyfare' });
  const everywhere = ['/a', '/b', '/c'].map((page) => link(page, 'footer / search'));
  expect(unclickedLines([link('/b', 'text / y'), ...everywhere, link('/a', 'text / x')])).toEqual([
    '/b: text / y, Skyfare',
    '/a: text / x, Skyfare',
    'on 3 pages: footer / search, Skyfare',
  ]);
});
