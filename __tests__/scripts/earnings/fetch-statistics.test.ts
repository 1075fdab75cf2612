import { fetchStatistics, type Statistics } from '@/scripts/earnings/fetch-statistics';
import { networkClient } from '@/scripts/network/client';
import { inTurn, json, standInServer, type Play } from '@/__tests__/support/stand-in-server';

const server = standInServer();
const PERIOD = { from: '2026-11-01', to: '2026-11-30' };

const AGGREGATED = [
  'sub_id',
  'campaign_id',
  'date',
  'redirects_count',
  'searches_count',
  'paid_actions_count',
  'processing_actions_count',
  'cancelled_actions_count',
  'paid_profit_usd_sum',
  'processing_profit_usd_sum',
];
const RAW = [
  'action_id',
  'action_type',
  'state',
  'sub_id',
  'date',
  'paid_profit_usd',
  'processing_profit_usd',
];

const listOf = (names: readonly string[]) => ({
  fields: names.map((name) => ({ name, type: 'string', available_filters: ['eq'] })),
});

/** A network that has these fields, and answers queries with a play. */
function network(aggregated: unknown, raw: unknown, query: Play): void {
  server.play((response, request) => {
    if (request.method === 'POST') return query(response, request);
    return json(request.query.get('data_type') === 'aggregated' ? aggregated : raw)(response, request);
  });
}

const told: string[] = [];
beforeEach(() => told.splice(0));
const fetchAll = (byDay = false): Promise<Statistics> =>
  fetchStatistics(
    networkClient({ apiUrl: server.origin, token: 'secret-token-1', within: 60_000, firstPause: 1 }),
    PERIOD,
    byDay,
    (line) => told.push(line),
  );

const queries = () =>
  server.requests.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body));

const flat = (subId: unknown, clicks: unknown, earned: unknown) => ({
  sub_id: subId,
  campaign_id: 100,
  date: '2026-11-02',
  redirects_count: clicks,
  searches_count: 1,
  paid_actions_count: 1,
  processing_actions_count: 0,
  cancelled_actions_count: 0,
  paid_profit_usd_sum: earned,
  processing_profit_usd_sum: 0,
});

test('only fields that exist are asked for, of the days of the period', async () => {
  network(
    listOf(['sub_id', 'clicks_count', 'paid_profit_usd_sum', 'paid_profit_rub_sum']),
    listOf(['date']),
    json({ results: [], total_rows: 0 }),
  );
  const { missing, notes } = await fetchAll();
  expect(queries()).toEqual([
    {
      fields: ['sub_id', 'clicks_count', 'paid_profit_usd_sum'],
      filters: [
        { field: 'date', op: 'ge', value: '2026-11-01' },
        { field: 'date', op: 'le', value: '2026-11-30' },
      ],
      sort: [{ field: 'sub_id', order: 'asc' }],
      group: ['sub_id'],
      offset: 0,
      limit: 1000,
    },
  ]);
  expect(missing).toEqual(['searches', 'processing', 'paid', 'cancelled', 'pending']);
  expect(notes).toEqual(['The network does not report searches, processing, paid, cancelled, pending.']);
});

test('a network without the list of raw fields has a report, too', async () => {
  const raw = { success: false, error: 'unknown data_type' };
  network(listOf(AGGREGATED), raw, json({ results: [flat('a_b_c', 4, 1)], total_rows: 1 }));
  expect((await fetchAll()).rows).toHaveLength(1);
  expect(told).toEqual([expect.stringContaining('unknown data_type')]);
});

test('days are told apart where they are wanted and exist', async () => {
  network(listOf(AGGREGATED), listOf(RAW), json({ results: [flat('a_b_c', 1, 1)], total_rows: 1 }));
  const { rows, hasDays } = await fetchAll(true);
  expect(queries()[0].group).toEqual(['sub_id', 'campaign_id', 'date']);
  expect([hasDays, rows[0]?.date]).toEqual([true, '2026-11-02']);
});

test('where days are wanted and do not exist, the report says so', async () => {
  network(['redirects_count'], [], json({ results: [], total_rows: 0 }));
  const { hasDays, notes } = await fetchAll(true);
  expect([hasDays, notes.at(-1)]).toEqual([false, 'The network does not report single days.']);
});

test.each<[string, unknown]>([
  ['texts', ['redirects_count', 7, null]],
  ['records, some of them without a name', [{ name: 'redirects_count' }, { name: 7 }, {}, null]],
  ['keys', { redirects_count: { type: 'int' } }],
  ['a list in fields', { fields: ['redirects_count'] }],
  ['a list in data', { data: { fields: ['redirects_count'] } }],
])('fields as %s', async (_, list) => {
  network(list, list, json({ results: [], total_rows: 0 }));
  await fetchAll();
  expect(queries()[0]).toMatchObject({ fields: ['redirects_count'], sort: [], group: ['sub_id'] });
  expect(server.requests.map(({ method, path, query }) => [method, path, query.get('data_type')])).toEqual([
    ['GET', '/statistics/v1/get_fields_list', 'aggregated'],
    ['GET', '/statistics/v1/get_fields_list', 'raw'],
    ['POST', '/statistics/v1/execute_query', null],
  ]);
});

test.each([['no list'], [7], [true], [null]])('%j is no list of fields', async (list) => {
  network(list, RAW, json({ results: [], total_rows: 0 }));
  await expect(fetchAll()).rejects.toThrow('expected a list of fields');
});

test.each<[string, object]>([
  ['flat, with a total', { results: [flat('a_b_c', 4, 1.5)], total_rows: 1 }],
  ['flat, with a total as text', { results: [flat('a_b_c', 4, 1.5)], total_rows: '1' }],
  [
    'grouped',
    {
      data: [{ ...flat(undefined, 4, 1.5), group: { sub_id: 'a_b_c', campaign_id: 100 } }],
      total_rows: 1,
    },
  ],
  ['numbers as text', { data: [flat('a_b_c', '4', '1.50')], total_rows: 1 }],
])('rows: %s', async (_, answer) => {
  network(listOf(AGGREGATED), listOf(RAW), json(answer));
  const { rows, notes } = await fetchAll();
  expect(rows).toEqual([
    {
      subId: 'a_b_c',
      campaign: 100,
      date: undefined,
      measures: {
        clicks: 4,
        searches: 1,
        processing: 0,
        paid: 1,
        cancelled: 0,
        earned: 1_500_000,
        pending: 0,
      },
    },
  ]);
  expect(notes).toEqual([]);
});

test('where rows are not summed up, each action counts by its state', async () => {
  const action = (state: unknown, paid: unknown, pending: unknown, type = 'booking') => ({
    sub_id: 'a_b_c',
    state,
    action_type: type,
    paid_profit_usd: paid,
    processing_profit_usd: pending,
  });
  const results = [
    action('paid', '2.10', null),
    action('processing', null, 0.7),
    action('cancelled', null, null),
    action('paid', 0.05, null, 'paid_click'),
    action('unheard of', 0, 0),
  ];
  network({ fields: [] as string[], data: ['nothing_here'] }, RAW, json({ results, total_rows: 5 }));
  // An empty list is no list; the network may also send names as texts or keys.
  network({ nothing_here: {} }, RAW, json({ results, total_rows: 5 }));
  const { rows, missing, notes } = await fetchAll();
  expect(queries()[0]).not.toHaveProperty('group');
  // Rows with the same sub-id keep their order from page to page.
  expect(queries()[0]).toMatchObject({
    fields: expect.arrayContaining(['action_id']),
    sort: ['sub_id', 'action_id'].map((field) => ({ field, order: 'asc' })),
  });
  expect(
    rows.map(({ measures: { processing, paid, cancelled, earned, pending } }) => [
      processing,
      paid,
      cancelled,
      earned,
      pending,
    ]),
  ).toEqual([
    [0, 1, 0, 2_100_000, 0],
    [1, 0, 0, 0, 700_000],
    [0, 0, 1, 0, 0],
    [0, 0, 0, 50_000, 0],
    [0, 0, 0, 0, 0],
  ]);
  expect(missing).toEqual(['clicks', 'searches']);
  expect(notes.at(-1)).toBe('state: 1 of 5 values cannot be read and count as 0, such as "unheard of".');
});

test('odd values count as nothing, and are reported', async () => {
  network(
    listOf(AGGREGATED),
    listOf(RAW),
    json({
      results: [flat(null, null, 'lots'), flat('a_b_c', 1.5, 2), flat('\u001b[31m', -1, 1), null, 'row'],
      total_rows: 5,
    }),
  );
  const { rows, notes } = await fetchAll();
  expect(rows.map(({ subId, measures: { clicks, earned } }) => [subId, clicks, earned])).toEqual([
    ['', 0, 0],
    ['a_b_c', 0, 2_000_000],
    ['\ufffd[31m', 0, 1_000_000],
  ]);
  expect(notes).toEqual([
    '2 of 5 rows cannot be read and are not counted.',
    'redirects_count: 3 of 5 values cannot be read and count as 0, such as null.',
    'paid_profit_usd_sum: 1 of 5 values cannot be read and count as 0, such as "lots".',
  ]);
});

const many = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => flat(`a_b_n${from + index}`, 1, 0));

/** Rows by offset, however many the server sends at once. */
const paged =
  (count: number, size: number, total?: number | 'of the page'): Play =>
  (response, request) => {
    const { offset } = JSON.parse(request.body);
    const results = many(Math.min(size, count - offset), offset);
    const total_rows = total === 'of the page' ? results.length : total;
    return json({ results, total_rows })(response, request);
  };

test.each([
  ['with a total', paged(2500, 1000, 2500), 3],
  ['of a server that sends fewer than asked for', paged(700, 300, 700), 3],
  ['without a total', paged(1300, 1000), 3],
  ['with a total that counts the rows of its page', paged(2300, 1000, 'of the page'), 3],
  ['with a total that fills its pages', paged(2000, 1000, 2000), 3],
  ['of a server that sends the same page for every offset', json({ results: many(5) }), 2],
])('all pages are read, %s', async (_, query, requests) => {
  network(listOf(AGGREGATED), listOf(RAW), query);
  const { rows } = await fetchAll();
  expect(new Set(rows.map(({ subId }) => subId)).size).toBe(rows.length);
  expect(queries()).toHaveLength(requests);
});

test('progress is reported while there is more', async () => {
  network(listOf(AGGREGATED), listOf(RAW), paged(2500, 1000, 2500));
  await fetchAll();
  expect(told).toEqual(['1000 of 2500 rows', '2000 of 2500 rows']);
});

test.each<[string, Play]>([
  ['of one page', paged(700, 1000, 700)],
  ['without a total', paged(1300, 1000)],
  ['that fills its pages', paged(2000, 1000, 1000)],
])('no progress is reported for an answer %s', async (_, query) => {
  network(listOf(AGGREGATED), listOf(RAW), query);
  await fetchAll();
  expect(told).toEqual([]);
});

test.each<[string, Play]>([
  ['has no such list', json({ message: 'none' }, 404)],
  ['has a list of something else', json({ fields: [] })],
])('a network that %s of raw fields has a report, too', async (_, raw) => {
  server.play((response, request) => {
    if (request.method === 'POST') return json({ results: [], total_rows: 0 })(response, request);
    return (request.query.get('data_type') === 'raw' ? raw : json(AGGREGATED))(response, request);
  });
  expect((await fetchAll()).rows).toEqual([]);
  expect(told).toHaveLength(1);
});

test('a token that the network does not accept ends the report', async () => {
  server.play((response, request) => {
    const isRaw = request.query.get('data_type') === 'raw';
    return json(isRaw ? { error: 'no' } : AGGREGATED, isRaw ? 401 : 200)(response, request);
  });
  await expect(fetchAll()).rejects.toMatchObject({ failure: 'token' });
});

test.each<[string, Play, RegExp]>([
  ['fewer rows than announced', paged(1500, 1000, 1600), /announces 1600 rows and sends 1500/],
  ['a full page again and again', json({ results: many(1000) }), /announces more rows and sends 1000/],
  ['no rows at all', json({ total_rows: 0 }), /expected rows in results or data/],
  ['a text for rows', json({ results: 'none', total_rows: 0 }), /expected array/],
  ['a total that is none', json({ results: [], total_rows: 'many' }), /expected number/],
  [
    'a failure on a later page',
    inTurn(paged(2000, 1000, 2000), json({ success: false, error: 'no' })),
    /refuses the request: no/,
  ],
])('%s: no half a report', async (_, query, message) => {
  network(listOf(AGGREGATED), listOf(RAW), query);
  await expect(fetchAll()).rejects.toThrow(message);
});

test('a value that no terminal may obey is shown without its signs, and a date that is none is reported', async () => {
  const row = { ...flat('a_b_c', '\u009b31m', 1), date: { toString: 1 } };
  network(listOf(AGGREGATED), listOf(RAW), json({ results: [row], total_rows: 1 }));
  expect((await fetchAll()).notes).toEqual([
    'redirects_count: 1 of 1 values cannot be read and count as 0, such as "\ufffd31m".',
  ]);
  network(listOf(AGGREGATED), listOf(RAW), json({ results: [row], total_rows: 1 }));
  expect((await fetchAll(true)).notes[0]).toBe(
    'date: 1 of 1 values cannot be read and count as 0, such as {"toString":1}.',
  );
});

test('an odd value that is long is cut in the note', async () => {
  network(
    listOf(AGGREGATED),
    listOf(RAW),
    json({ results: [flat('a_b_c', 'x'.repeat(99), 1)], total_rows: 1 }),
  );
  expect((await fetchAll()).notes).toEqual([
    `redirects_count: 1 of 1 values cannot be read and count as 0, such as "${'x'.repeat(39)}.`,
  ]);
  network(listOf(AGGREGATED), listOf(RAW), json({ results: [flat('a_b_c', undefined, 1)], total_rows: 1 }));
  expect((await fetchAll()).notes[0]).toMatch(/such as missing\.$/);
});

test('without fields for clicks or earnings nothing is asked', async () => {
  network(['price_usd'], { data: { fields: ['price_usd'] } }, json({ results: [] }));
  await expect(fetchAll()).rejects.toThrow('The network has no field for clicks or earnings');
  network({ fields: [] }, RAW, json({ results: [] }));
  await expect(fetchAll()).rejects.toThrow('expected a list of fields');
});
