import { earningsReport, unclickedLines, type Grouping } from '@/scripts/earnings/earnings-report';
import type { EarningsRow } from '@/scripts/earnings/join-places';
import { NOTHING, toMillionths, type Measure, type Measures } from '@/scripts/earnings/measures';
import type { Place } from '@/scripts/earnings/places';
import { reportPage } from '@/scripts/earnings/report-page';
import { reportCsv, reportJson, reportText } from '@/scripts/earnings/write-report';
import { parse } from 'parse5';
import { attribute, elements, textOf } from '@/scripts/html/elements';

const PERIOD = { from: '2026-10-30', to: '2026-11-02' };

const place = (name: string, page: string, isLink = true): [string, Place] => [
  name,
  { subId: name, pages: [page], partner: 'Skyfare', isLink },
];
const places = new Map([
  place('home_flights_a', '/'),
  place('home_flights_b', '/'),
  place('home_widget_map', '/', false),
  place('post_text_c', '/blog/post'),
]);

const row = (subId: string, date: string, measures: Partial<Measures>): EarningsRow => ({
  subId,
  isKnown: places.has(subId),
  page: places.get(subId)?.pages[0] ?? '(not on this site)',
  placement: subId || '(no sub-id)',
  partner: places.has(subId) ? 'Skyfare' : '(unknown)',
  date,
  measures: { ...NOTHING, ...measures },
});

const cents = (dollars: number) => toMillionths(dollars);
const rows = [
  row('home_flights_a', '2026-11-01', { clicks: 30, searches: 3, paid: 1, earned: cents(0.1) }),
  row('home_flights_a', '2026-11-02', {
    clicks: 10,
    processing: 2,
    earned: cents(0.2),
    pending: cents(7.005),
  }),
  row('post_text_c', '2026-11-02', { clicks: 5, cancelled: 1 }),
  row('=evil<script>', '2026-11-02', { clicks: 1, earned: cents(1) }),
];

const report = (by: Grouping, missing: readonly Measure[] = []) =>
  earningsReport({ rows, places, missing, notes: ['A note.'] }, PERIOD, by);

test('sums are exact, what earned most first', () => {
  expect(reportCsv(report('page')).split('\r\n')).toEqual([
    'page,clicks,searches,processing,paid,cancelled,earned,pending,per 100 clicks',
    '(not on this site),1,0,0,0,0,1.00,0.00,100.00',
    // 0.1 + 0.2 is 0.30000000000000004 in floating point.
    '/,40,3,2,1,0,0.30,7.01,0.75',
    '/blog/post,5,0,0,0,1,0.00,0.00,0.00',
    '',
  ]);
});

test('a thousand tenths of a cent are a dollar', () => {
  const many = Array.from({ length: 1000 }, () =>
    row('home_flights_a', '2026-11-01', { earned: cents(0.001) }),
  );
  const { total } = JSON.parse(
    reportJson(earningsReport({ rows: many, places, missing: [], notes: [] }, PERIOD, 'page')),
  );
  expect(total.earned).toBe(1);
});

test('by placement, unknown sub-ids are rows of their own, and no formulas', () => {
  const lines = reportCsv(report('placement')).split('\r\n');
  expect(lines[0]).toMatch(/^page,placement,partner,clicks,/);
  expect(lines[1]).toMatch(/^\(not on this site\),'=evil<script>,\(unknown\),1,/);
});

test('by day, every day of the period in order', () => {
  const { rows: days } = JSON.parse(reportJson(report('day')));
  expect(days.map(({ day, clicks }: { day: string; clicks: number }) => [day, clicks])).toEqual([
    ['2026-10-30', 0],
    ['2026-10-31', 0],
    ['2026-11-01', 30],
    ['2026-11-02', 16],
  ]);
});

test('by day, where the network tells no days apart, all is one row', () => {
  const undated = rows.map((each) => ({ ...each, date: undefined }));
  const { groups } = earningsReport({ rows: undated, places, missing: [], notes: [] }, PERIOD, 'day');
  expect(groups).toEqual([{ names: ['(no day)'], measures: expect.objectContaining({ clicks: 46 }) }]);
});

test('unclicked links that many pages have are one line, behind those of one page', () => {
  const link = (page: string, placement: string) => ({ page, placement, partner: 'Skyfare' });
  expect(
    unclickedLines([link('/a', 'footer / search'), link('/a', 'text / x'), link('/b', 'footer / search')]),
  ).toEqual(['/a: text / x, Skyfare', 'on 2 pages: footer / search, Skyfare']);
});

test('JSON has the period, the sums, and the lists', () => {
  const { rows: groups, ...rest } = JSON.parse(reportJson(report('partner')));
  expect(groups[0]).toEqual({
    ...{ partner: '(unknown)', clicks: 1, searches: 0, processing: 0, paid: 0, cancelled: 0 },
    ...{ earned: 1, pending: 0, per100Clicks: 100 },
  });
  expect(rest).toEqual({
    ...{ from: '2026-10-30', to: '2026-11-02', currency: 'USD', by: 'partner' },
    total: {
      ...{ clicks: 46, searches: 3, processing: 2, paid: 1, cancelled: 1 },
      ...{ earned: 1.3, pending: 7.01, per100Clicks: 2.83 },
    },
    earningNothing: [expect.objectContaining({ page: '/blog/post', clicks: 5 })],
    unclicked: [{ page: '/', placement: 'flights / b', partner: 'Skyfare' }],
    notes: ['A note.'],
  });
});

test('what the network does not count is unknown, not 0', () => {
  const text = reportText(report('page', ['clicks', 'searches']));
  expect(text).toMatch(/^\/ +– +– +2 +1 +0 +\$0\.30 +\$7\.01 +–$/m);
  expect(text).not.toContain('nobody clicked');
  const { rows: groups, unclicked } = JSON.parse(reportJson(report('page', ['clicks'])));
  expect([groups[0].clicks, groups[0].per100Clicks, unclicked]).toEqual([null, null, null]);
});

test('where the network tells no earnings, no page is said to earn nothing', () => {
  const unknown = report('page', ['earned', 'pending']);
  expect(reportText(unknown)).not.toContain('earn nothing');
  expect(JSON.parse(reportJson(unknown)).earningNothing).toBeNull();
  const [head] = reportPage(unknown, rows, false).split('<h2>');
  expect(head).toContain('The network offers no earnings.');
  expect(head).not.toContain('$');
});

test('the text ends with the total, the lists and the notes', () => {
  const text = reportText(report('page'));
  expect(text).toMatch(/^total +46 +3 +2 +1 +1 +\$1\.30 +\$7\.01 +\$2\.83$/m);
  expect(text).toMatch(
    /Pages that send clicks and earn nothing \(1\):\n\/blog\/post: 5 clicks\n\nLinks nobody clicked \(1\):\n\/: flights \/ b, Skyfare\n\nA note\.$/,
  );
});

describe('the page', () => {
  const html = reportPage(report('page'), rows, true);
  const all = [...elements(parse(html))];
  const of = (name: string) => all.filter(({ tagName }) => tagName === name);

  test('needs neither scripts nor the network', () => {
    expect(of('script')).toEqual([]);
    expect(
      all.flatMap((element) => ['src', 'href'].flatMap((name) => attribute(element, name) ?? [])),
    ).toEqual([]);
  });

  test('shows texts of the network and names of pages as they are', () => {
    const evil = '<script>alert(1)</script>';
    const counted = { rows: [{ ...row('home_flights_a', '2026-11-01', { earned: 1 }), page: evil }], places };
    const page = reportPage(
      earningsReport({ ...counted, missing: [], notes: [evil] }, PERIOD, 'page'),
      counted.rows,
      true,
    );
    expect(page).not.toContain('<script>');
    expect([...elements(parse(page))].filter(({ tagName }) => tagName === 'li').map(textOf)).toContain(evil);
  });

  test('says each drawing in words, and all numbers in tables', () => {
    expect(
      of('svg').map((element) => [attribute(element, 'role'), attribute(element, 'aria-label')]),
    ).toEqual([
      ['img', expect.stringContaining('(not on this site) $1.00 earned, $0.00 pending; / $0.30 earned')],
      [
        'img',
        'Bars of 4 days from 2026-10-30 to 2026-11-02; the best is 2026-11-02 with $1.20 earned, $7.01 pending',
      ],
    ]);
    expect(of('caption').map(textOf)).toEqual(['Earnings by page', 'Earnings by day']);
    expect(of('tr').map(textOf)).toHaveLength(3 + 4 + 2);
  });

  test('draws earned and pending money of one day at one scale', () => {
    const heights = of('rect').map((element) => [
      attribute(element, 'class'),
      Number(attribute(element, 'height')),
    ]);
    expect(heights.slice(-2)).toEqual([
      ['earned', 23.4],
      ['pending', 136.6],
    ]);
  });

  test('without days, says so', () => {
    const without = reportPage(report('page'), rows, false);
    expect(without).toContain('The network tells no days apart.');
    expect(without.match(/<svg/g)).toHaveLength(1);
  });

  test('of nothing at all is drawn, too', () => {
    const nothing = earningsReport({ rows: [], places, missing: [], notes: [] }, PERIOD, 'page');
    expect(reportPage(nothing, [], true)).toContain('No page earned anything.');
    expect(reportPage(nothing, [], true)).not.toContain('NaN');
  });
});
