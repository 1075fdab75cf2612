import type { ServerResponse } from 'node:http';
import type { Observation } from '@/lib/deals/prices/observation';
import { networkClient } from '@/scripts/network/client';
import { queryName, type PriceQuery } from '@/scripts/prices/price-queries';
import { refreshPrices, type RefreshOptions } from '@/scripts/prices/refresh-prices';
import { exitCodeOf, reportOf, summaryOf, warningsOf } from '@/scripts/prices/refresh-report';
import {
  halfAnAnswer,
  json,
  standInServer,
  text,
  type Play,
  type StandInRequest,
} from '@/__tests__/support/stand-in-server';

const TODAY = '2026-11-22';
const TOKEN = 'secret-token-0123456789';
const server = standInServer();

const query = (from: string, to: string, month = '2027-01', trip: PriceQuery['trip'] = 'round-trip') => ({
  ...{ route: { from, to }, trip, month },
});
const QUERIES = [
  query('BOS', 'DUB'),
  query('NYC', 'LON', '2027-01'),
  query('NYC', 'LON', '2027-02'),
  query('NYC', 'LON', '2027-01', 'one-way'),
];

const entryFor = ({ query: asked }: StandInRequest, price = 300) => ({
  ...{ origin: asked.get('origin'), destination: asked.get('destination'), price, airline: 'BA' },
  ...{ departure_at: `${asked.get('departure_at')}-15T08:00:00Z`, transfers: 0 },
  return_at: asked.get('one_way') === 'true' ? null : `${asked.get('departure_at')}-22T08:00:00Z`,
});

const good: Play = (response, request) =>
  json({ success: true, currency: 'usd', data: [entryFor(request)] })(response, request);

/** Answers well, but for the questions of a route. */
const but =
  (origin: string, play: Play): Play =>
  (response, request) =>
    (request.query.get('origin') === origin ? play : good)(response, request);

async function run(
  options: Partial<RefreshOptions> & { readonly timeout?: number; readonly within?: number } = {},
) {
  const kept: Record<string, readonly Observation[]> = {};
  const { timeout = 5000, within = 60_000, ...rest } = options;
  const client = networkClient({ apiUrl: server.origin, token: TOKEN, within, timeout, firstPause: 1 });
  const refreshed = await refreshPrices({
    ...{ queries: QUERIES, client, today: TODAY },
    keep: ({ from, to }, observations) => void (kept[`${from}-${to}`] = observations),
    ...rest,
  });
  const words = [...warningsOf(refreshed), ...summaryOf(refreshed, TODAY, false)].join('\n');
  expect(words + JSON.stringify(reportOf(refreshed, TODAY))).not.toContain(TOKEN);
  return { refreshed, kept, words, code: exitCodeOf(refreshed) };
}

test('each trip and month of a route is asked for, with the token in the header alone', async () => {
  server.play(good);
  const { kept, code, words } = await run();
  expect(server.requests).toHaveLength(4);
  const [first] = server.requests;
  expect(first?.path).toBe('/aviasales/v3/prices_for_dates');
  expect(Object.fromEntries(first?.query ?? [])).toMatchObject({
    ...{ origin: 'BOS', destination: 'DUB', departure_at: '2027-01', one_way: 'false' },
    ...{ currency: 'usd', market: 'us', sorting: 'price', page: '1' },
    // Also fares with stops, and all fares of a price.
    ...{ direct: 'false', unique: 'false' },
  });
  for (const { headers, query: asked } of server.requests) {
    expect(headers['x-access-token']).toBe(TOKEN);
    expect(String(asked)).not.toContain(TOKEN);
  }
  expect(kept['NYC-LON']?.map(({ depart, return: back }) => [depart, back])).toEqual([
    ['2027-01-15', '2027-01-22'],
    ['2027-02-15', '2027-02-22'],
    ['2027-01-15', undefined],
  ]);
  expect(code).toBe(0);
  expect(words).toBe('4 prices seen on 2026-11-22 for 2 of 2 routes, kept in content/prices');
});

test('a deal for certain days gets the price of these beside the cheapest of the month', async () => {
  server.play((response, request) => {
    const cheap = entryFor(request, 200);
    const within = { ...entryFor(request, 350), departure_at: '2027-01-18T08:00:00Z' };
    json({ success: true, currency: 'usd', data: [cheap, within] })(response, request);
  });
  const whole = query('BOS', 'DUB');
  const { kept, words } = await run({
    queries: [whole, { ...whole, dates: { from: '2027-01-16', to: '2027-01-20' } }],
  });
  expect(kept['BOS-DUB']?.map(({ price, depart }) => [price, depart])).toEqual([
    [200, '2027-01-15'],
    [350, '2027-01-18'],
  ]);
  expect(words).not.toContain('left out');
  // The fares of certain days may be far behind the cheapest of the month.
  const limits = server.requests.map((request) => Number(request.query.get('limit')));
  expect(Math.max(...limits)).toBe(1000);
  expect(Math.min(...limits)).toBeLessThan(100);
});

test('a route without a price is reported, and all is well', async () => {
  server.play(but('BOS', json({ success: true, currency: 'usd', data: [] })));
  const { code, words, kept } = await run();
  expect(code).toBe(0);
  expect(words).toContain('No price: BOS-DUB, round trip in 2027-01');
  expect(kept['BOS-DUB']).toEqual([]);
});

test.each<[string, Play, string]>([
  ['HTML', text('<html>Soon back'), 'expected JSON'],
  [
    'a failure with status 200',
    json({ success: false, error: `no ${TOKEN}`, data: {} }),
    'refuses the request: no',
  ],
  ['half an answer', halfAnAnswer, 'No complete answer'],
  ['half of the JSON', text('{"success":true,"data":[{"pri'), 'expected JSON'],
  ['silence', () => undefined, 'did not answer within'],
  ['a server error', text('down', 503), 'HTTP 503'],
  ['a list', json([1, 2]), 'unexpected answer'],
])('%s costs that question alone, and is reported in a line', async (what, play, reason) => {
  server.play(but('BOS', play));
  // Each of the tries waits for it, and no good answer of a busy machine may take as long.
  const { code, words, kept } = await run(what === 'silence' ? { timeout: 1000 } : {});
  expect(code).toBe(3);
  const told = words.split('\n').filter((line) => line.startsWith('Missing: '));
  expect(told).toEqual([expect.stringContaining('Missing: BOS-DUB, round trip in 2027-01: ')]);
  expect(told[0]).toContain(reason);
  expect(words).toContain('1 request of 4 without an answer');
  expect(kept['NYC-LON']).toHaveLength(3);
});

test('no network is reported as such even where few questions are asked', async () => {
  server.play((response) => void response.destroy());
  const { code, words } = await run({ queries: QUERIES.slice(0, 1) });
  expect(code).toBe(2);
  expect(words).toContain('The network cannot be reached.');
});

test('odd entries are reported with their question', async () => {
  server.play(
    but('BOS', (response, request) =>
      json({
        success: true,
        currency: 'usd',
        data: [entryFor(request), { ...entryFor(request), price: null }],
      })(response, request),
    ),
  );
  const { words, kept, code } = await run();
  expect(words).toContain('BOS-DUB, round trip in 2027-01: 1 of 2 left out: no price');
  expect(kept['BOS-DUB']).toHaveLength(1);
  expect(code).toBe(0);
});

test('the network is asked again after the wait that it asks for', async () => {
  let isFirst = true;
  server.play((response, request) => {
    if (isFirst) text('', 429, { 'retry-after': '0' })(response, request);
    else good(response, request);
    isFirst = false;
  });
  const { code } = await run();
  expect(code).toBe(0);
  expect(server.requests).toHaveLength(5);
});

// From here on runs end early, and a question under way may still arrive.

test('a token that is not accepted ends the run at once', async () => {
  server.play(text('Unauthorized', 401));
  const many = Array.from({ length: 50 }, (_, index) =>
    query('NYC', `A${String.fromCharCode(65 + (index % 26))}X`, `2027-0${1 + (index % 9)}`),
  );
  const { code, words } = await run({ queries: many });
  expect(code).toBe(1);
  expect(words).toContain('The network does not accept TRAVELPAYOUTS_TOKEN');
  expect(server.requests.length).toBeLessThan(10);
});

test('without a network the run gives up, changes nothing and says so', async () => {
  server.play((response: ServerResponse) => void response.destroy());
  const { code, words, kept } = await run();
  expect(code).toBe(2);
  expect(words).toContain('The network cannot be reached. Prices of earlier days stay as they are');
  expect(Object.values(kept).flat()).toEqual([]);
});

test('a network that is lost halfway leaves what was found before', async () => {
  const gone: Play = (response) => void response.destroy();
  // Told by the question, not counted: one of the test before may still arrive.
  server.play((response, request) =>
    (String(request.query).includes('departure_at=2027-01&one_way=false') ? good : gone)(response, request),
  );
  const { code, kept, refreshed } = await run();
  expect(code).toBe(3);
  expect(Object.values(kept).flat()).toHaveLength(2);
  expect(refreshed.missing).toHaveLength(2);
});

test('an interrupted run keeps what it has and names what is missing', async () => {
  const stop = new AbortController();
  // The others stay without an answer.
  server.play(but('NYC', () => undefined));
  const running = run({ signal: stop.signal, tick: () => stop.abort() });
  const { code, kept, refreshed, words } = await running;
  expect(code).toBe(130);
  expect(Object.values(kept).flat()).toHaveLength(1);
  expect(refreshed.missing.map(({ query: missing }) => queryName(missing))).toHaveLength(3);
  expect(words).toContain('Missing: ');
  expect(words).toContain('Interrupted.');
});

test('a run that cannot write ends with the reason, asks no more, and tries to keep each route', async () => {
  // One question of the route is still under way when the prices of another one cannot be written.
  const late = query('LON', 'ROM');
  let tick = () => {};
  const isAnswered = new Promise<void>((resolve) => (tick = resolve));
  server.play((response, request) => {
    // The other route waits until the first answer of this one has been read.
    if (request.query.get('origin') === 'LON') void isAnswered.then(() => good(response, request));
    else if (request.query.get('departure_at') !== '2027-02') good(response, request);
  });
  const tried: string[] = [];
  const keep = ({ from }: { readonly from: string }, observations: readonly Observation[]) => {
    tried.push(`${from} ${observations.length}`);
    if (from === 'LON') throw new Error('no space');
  };
  const nyc = QUERIES.slice(1, 3);
  await expect(run({ queries: [...nyc, late], keep, tick: () => tick() })).rejects.toThrow('no space');
  expect(tried).toEqual(['LON 1', 'NYC 1']);
});
