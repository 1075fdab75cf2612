import { earningsReport, unclickedLines, type Grouping } from '@/scripts/earnings/earnings-report';
import type { EarningsRow } from '@/scripts/earnings/join-places';
import { MEASURES, NOTHING, toMillionths, type Measure, type Measures } from '@/scripts/earnings/measures';
import type { Place } from '@/scripts/earnings/places';
import { reportPage } from '@/scripts/earnings/report-page';
import { reportCsv, reportJson, reportText } from '@/scripts/earnings/write-report';
import { parse } from 'parse5';
import { attribute, elements, textOf, type Element } from '@/scripts/html/elements';

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
  expect(lines[0]).toMatch(/^page,placement,partner,sub-id,clicks,/);
  expect(lines[1]).toMatch(/^\(not on this site\),'=evil<script>,\(unknown\),'=evil<script>,1,/);
});

test('by placement, each format has the sub-ids, which analytics report with each click', () => {
  const subIds = ['=evil<script>', 'home_flights_a', 'post_text_c'];
  const { rows: groups } = JSON.parse(reportJson(report('placement')));
  expect(groups.map(({ subId }: { subId: string }) => subId)).toEqual(subIds);
  const fourth = (lines: readonly string[], separator: string | RegExp, from: number) =>
    lines.slice(from, from + subIds.length).map((line) => line.split(separator)[3]);
  expect(fourth(reportCsv(report('placement')).split('\r\n'), ',', 1)).toEqual([
    "'=evil<script>",
    ...subIds.slice(1),
  ]);
  expect(fourth(reportText(report('placement')).split('\n'), / {2,}/, 3)).toEqual(subIds);
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

test('if the network reports no earnings, no page is listed as earning nothing', () => {
  const unknown = report('page', ['earned', 'pending']);
  expect(reportText(unknown)).not.toContain('earn nothing');
  expect(JSON.parse(reportJson(unknown)).earningNothing).toBeNull();
  // Clicks are known, but what a hundred of them earn is not.
  expect(reportText(unknown)).toMatch(/^\/ +40 +3 +2 +1 +0 +– +– +–$/m);
  const [head] = reportPage(unknown, rows, false).split('<h2>');
  expect(head).toContain('The network reports no earnings.');
  expect(head).not.toContain('$');
});

test('the text ends with the total, the lists and the notes', () => {
  const text = reportText(report('page'));
  expect(text).toMatch(/^total +46 +3 +2 +1 +1 +\$1\.30 +\$7\.01 +\$2\.83$/m);
  expect(text).toMatch(
    /Pages with clicks that earned nothing \(1\):\n\/blog\/post: 5 clicks\n\nLinks nobody clicked \(1\):\n\/: flights \/ b, Skyfare\n\nA note\.$/,
  );
});

test('the text begins with the period, and has a line for each group below the names of the columns', () => {
  const lines = reportText(report('placement')).split('\n');
  expect(lines.slice(0, 2)).toEqual(['From 2026-10-30 to 2026-11-02, in US dollars:', '']);
  expect(lines[2]?.split(/ {2,}/)).toEqual([
    'page',
    'placement',
    'partner',
    'sub-id',
    ...MEASURES,
    'per 100 clicks',
  ]);
  expect(lines[3]).toMatch(/^\(not on this site\) +=evil<script> +\(unknown\) +=evil<script> +1 /);
  expect(lines[6]).toMatch(/^total {10,}46 +3 /);
  expect(lines[7]).toBe('');
});

test('a text without lists and notes ends with its total', () => {
  const all = earningsReport({ rows: [], places: new Map(), missing: [], notes: [] }, PERIOD, 'page');
  expect(reportText(all).split('\n').at(-1)).toMatch(/^total /);
});

test('of a long list the text has 20 lines, and says how many more there are', () => {
  const links = (count: number) =>
    new Map(Array.from({ length: count }, (_, index) => place(`home_text_n${index}`, '/')));
  const text = (count: number) =>
    reportText(earningsReport({ rows: [], places: links(count), missing: [], notes: [] }, PERIOD, 'page'));
  expect(text(23)).toMatch(
    /nobody clicked \(23\):\n(?:\/: text \/ n\d+, Skyfare\n){20}… and 3 more \(--json lists all\)$/,
  );
  expect(text(20)).toMatch(/nobody clicked \(20\):\n(?:\/: text \/ n\d+, Skyfare\n?){20}$/);
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

  test('says in its text what the report says', () => {
    const shown = ['h1', 'h2', 'p', 'li', 'figcaption', 'caption'];
    expect(all.filter(({ tagName }) => shown.includes(tagName)).map(textOf)).toEqual([
      'Earnings from 2026-10-30 to 2026-11-02',
      '$1.30 earned, $7.01 pending, in US dollars.',
      'A note.',
      'By page',
      'Filled: earned. Outlined: pending.',
      'Earnings by page',
      'By day',
      'Filled: earned. Outlined: pending.',
      'Earnings by day',
      'Pages with clicks that earned nothing',
      '/blog/post: 5 clicks',
      'Links nobody clicked',
      '/: flights / b, Skyfare',
    ]);
    expect(of('title').map(textOf)[0]).toBe('Earnings from 2026-10-30 to 2026-11-02');
  });

  test('has each group as a row of a table that the keyboard can scroll', () => {
    const rowsOf = (table?: Element) =>
      [...elements(table as Element)]
        .filter(({ tagName }) => tagName === 'tr')
        .map((tr) => tr.childNodes.map(textOf));
    const regions = all.filter((element) => attribute(element, 'role') === 'region');
    expect(
      regions.map((element) => [attribute(element, 'aria-label'), attribute(element, 'tabindex')]),
    ).toEqual([
      ['Earnings by page', '0'],
      ['Earnings by day', '0'],
    ]);
    expect(rowsOf(regions[0])).toEqual([
      ['page', ...MEASURES, 'per 100 clicks'],
      ['(not on this site)', '1', '0', '0', '0', '0', '$1.00', '$0.00', '$100.00'],
      ['/', '40', '3', '2', '1', '0', '$0.30', '$7.01', '$0.75'],
      ['/blog/post', '5', '0', '0', '0', '1', '$0.00', '$0.00', '$0.00'],
    ]);
    expect(rowsOf(regions[1]).map(([day]) => day)).toEqual([
      ...['day', '2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'],
    ]);
  });

  /** Attributes of the parts of a drawing as numbers, by the kinds that are asked for. */
  const drawn = (drawing: Element | undefined, ...kinds: readonly string[]) =>
    [...elements(drawing as Element)]
      .filter(({ tagName }) => kinds.includes(tagName))
      .map((element) => {
        const number = (name: string) => Number(attribute(element, name));
        const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
        return { kind: attribute(element, 'class'), text: textOf(element), x, y, width, height };
      });
  const drawingsOf = (page: string) => [...elements(parse(page))].filter(({ tagName }) => tagName === 'svg');
  const pageOf = (some: readonly EarningsRow[], missing: readonly Measure[] = [], hasDays = true) =>
    reportPage(earningsReport({ rows: some, places, missing, notes: [] }, PERIOD, 'page'), some, hasDays);

  test('draws a bar of pending money behind that of earned money, between the name and the amount', () => {
    const [pages] = drawingsOf(html);
    expect(drawn(pages, 'title', 'text').map(({ text }) => text)).toEqual([
      ...['(not on this site): $1.00 earned, $0.00 pending', '(not on this site)', '$1.00'],
      ...['/: $0.30 earned, $7.01 pending', '/', '$0.30'],
    ]);
    const [first, , second, pending] = drawn(pages, 'rect');
    const [, firstAmount, , secondAmount] = drawn(pages, 'text');
    expect([first?.kind, pending?.kind]).toEqual(['earned', 'pending']);
    expect([first?.width, second?.width, pending?.width]).toEqual([45.2, 13.6, 316.4]);
    expect(pending?.x).toBeCloseTo((second?.x ?? 0) + (second?.width ?? 0), 1);
    expect(firstAmount?.x).toBeGreaterThan((first?.x ?? 0) + 45.2);
    expect(secondAmount?.x).toBeGreaterThan((pending?.x ?? 0) + 316.4);
    // The longest bar leaves room for its amount.
    expect(secondAmount?.x).toBeLessThan(640 - 70);
    expect(second?.y).toBe((first?.y ?? 0) + 24);
    expect(pending?.y).toBe(second?.y);
    expect(attribute(pages as Element, 'viewBox')).toBe('0 0 640 48');
  });

  test('draws days side by side, standing on the base line, pending money above what is earned', () => {
    const [, days] = drawingsOf(html);
    const bars = drawn(days, 'rect');
    const [earned, pending] = bars.slice(-2);
    expect(bars.filter(({ kind }) => kind === 'earned').map(({ x }) => x)).toEqual([16, 176, 336, 496]);
    expect(new Set(bars.map(({ width }) => width))).toEqual(new Set([128]));
    expect([earned?.y, earned?.x]).toEqual([160 - 23.4, pending?.x]);
    expect(pending?.y).toBe(0);
    expect(drawn(days, 'text').map(({ text, x, y }) => [text, x, y])).toEqual([
      ['2026-10-30', 0, 178],
      ['2026-11-02', 640, 178],
    ]);
    expect(drawn(days, 'title')[2]?.text).toBe('2026-11-01: $0.10 earned, $0.00 pending');
    expect(attribute(days as Element, 'viewBox')).toBe('0 0 640 184');
  });

  test('shortens a long name in the drawing only', () => {
    const name = (length: number) => `/blog/${'x'.repeat(length - 6)}`;
    const page = pageOf(
      [34, 35].map((length) => ({ ...row('a', '2026-11-01', { earned: 100 - length }), page: name(length) })),
    );
    const shown = drawn(drawingsOf(page)[0], 'text').map(({ text }) => text);
    expect([shown[0], shown[2]]).toEqual([name(34), `${name(33)}…`]);
    expect(page).toContain(`<th scope="row">${name(35)}</th>`);
  });

  test('draws the 25 pages that earned most, and says how many there are', () => {
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...row('a', '2026-11-01', { pending: cents(1 + index) }),
        page: `/${index}`,
      }));
    const many = pageOf(some(26));
    expect(many).toContain('Filled: earned. Outlined: pending. The first 25 of 26 pages.');
    const names = drawn(drawingsOf(many)[0], 'text').map(({ text }) => text);
    expect([names[0], names.filter((text) => text.startsWith('/')).length]).toEqual(['/25', 25]);
    expect(many).toContain('<th scope="row">/0</th>');
    expect(pageOf(some(25))).not.toContain('The first');
  });

  test('draws no bar for refunds', () => {
    const refunds = pageOf([
      row('home_flights_a', '2026-11-01', { earned: cents(-5) }),
      row('post_text_c', '2026-11-02', { earned: cents(5), pending: cents(-1) }),
    ]);
    const [pages, days] = drawingsOf(refunds);
    expect(drawn(pages, 'rect').map(({ width }) => width)).toEqual([330, 0]);
    expect(drawn(days, 'rect').map(({ height }) => height)).toEqual([0, 0, 0, 0, 0, 0, 160, 0]);
  });

  test('names the day that earned most first, and a group by all that it is told apart by', () => {
    const same = pageOf([row('a', '2026-10-31', { earned: 1 }), row('a', '2026-11-02', { earned: 1 })]);
    expect(same).toContain('the best is 2026-10-31 with');
    const [first, second] = drawn(drawingsOf(html)[0], 'text');
    const [bar] = drawn(drawingsOf(html)[0], 'rect');
    // The name stands at the height of its bar.
    expect([first?.y, second?.y]).toEqual([(bar?.y ?? 0) + 12, (bar?.y ?? 0) + 12]);
  });

  test('says what there is nothing of', () => {
    const clicked = [...places.keys()].map((name) => row(name, '2026-11-01', { clicks: 1, earned: 1 }));
    expect(pageOf(clicked).match(/<p>None\.<\/p>/g)).toHaveLength(2);
    expect(pageOf(rows, ['clicks'])).toContain(
      '<h2>Links nobody clicked</h2>\n<p>The network reports no clicks.</p>',
    );
    const noEarnings = pageOf([], ['earned']);
    expect(noEarnings).not.toContain('No page earned anything.');
    expect(noEarnings.match(/<p>The network reports no earnings\.<\/p>/g)).toHaveLength(2);
  });

  test('stays out of search engines, and loads nothing but its own style', () => {
    const metas = of('meta').map((element) => [
      attribute(element, 'name') ?? attribute(element, 'http-equiv'),
      attribute(element, 'content'),
    ]);
    expect(metas).toContainEqual(['robots', 'noindex']);
    expect(metas).toContainEqual([
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'",
    ]);
    expect(of('style').map(textOf)[0]).toContain('color-scheme: light dark');
  });

  test('has no text outside of headings, paragraphs, cells, items and drawn labels', () => {
    const nothing = pageOf([], ['earned']);
    const noClicks = pageOf([row('home_flights_a', '2026-11-01', { earned: 1 })]);
    for (const page of [html, nothing, noClicks]) {
      const around = [...elements(parse(page))].filter(({ tagName }) =>
        // The parser moves text between the rows and cells of a table in front of the table.
        ['main', 'div', 'figure', 'svg', 'g', 'ul'].includes(tagName),
      );
      const texts = around.flatMap(({ childNodes }) =>
        childNodes.flatMap((node) => ('value' in node ? [node.value.trim()] : [])),
      );
      expect(texts.filter(Boolean)).toEqual([]);
    }
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
    expect(without).toContain('The network does not report single days.');
    expect(without.match(/<svg/g)).toHaveLength(1);
  });

  test('can be drawn without any data', () => {
    const nothing = earningsReport({ rows: [], places, missing: [], notes: [] }, PERIOD, 'page');
    expect(reportPage(nothing, [], true)).toContain('No page earned anything.');
    expect(reportPage(nothing, [], true)).not.toContain('NaN');
  });
});
