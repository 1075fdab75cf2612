import { z } from 'zod';
import { accountClient, networkClient, type ClientOptions } from '@/scripts/network/client';
import { NetworkError } from '@/scripts/network/network-error';
import {
  halfAnAnswer,
  inTurn,
  json,
  standInServer,
  text,
  type Play,
} from '@/__tests__/support/stand-in-server';

const TOKEN = 'secret-token-0123456789';
const server = standInServer();
const otherHost = standInServer();

/** A clock whose waits are over at once, and are written down. */
function quickClock() {
  let now = 0;
  const waits: number[] = [];
  const wait = async (milliseconds: number) => {
    waits.push(milliseconds);
    now += milliseconds;
  };
  return { now: () => now, wait, waits };
}

const schema = z.object({ data: z.array(z.object({ price: z.number() })) });
const GOOD = json({ success: true, data: [{ price: 1 }] });

function ask(options: Partial<ClientOptions> = {}, path = '/v3/prices') {
  const client = networkClient({
    apiUrl: server.origin,
    token: TOKEN,
    within: 600_000,
    firstPause: 1,
    ...options,
  });
  return client.request(path, { schema, limitPerMinute: 600, query: { origin: 'NYC', limit: 2 } });
}

/** The error of a request, without the server's port. */
const failure = async (run: Promise<unknown>) => {
  const error: unknown = await run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof NetworkError)) throw error ?? new Error('it succeeded');
  expect(error.message).not.toContain(TOKEN);
  return `${error.failure}: ${error.message.replace(/127\.0\.0\.1:\d+/g, 'HOST')}`;
};

test('the token travels in a header, and never in the address', async () => {
  server.play(GOOD);
  await expect(ask()).resolves.toEqual({ data: [{ price: 1 }] });
  const [request] = server.requests;
  expect(request?.headers['x-access-token']).toBe(TOKEN);
  expect(String(request?.query)).toBe('origin=NYC&limit=2');
  expect(request?.headers['accept-encoding']).toMatch(/gzip/);
  expect(request?.headers.accept).toBe('application/json');
  expect(request?.headers['content-type']).toBeUndefined();
});

test('a body is sent as JSON', async () => {
  server.play(GOOD);
  const client = networkClient({ apiUrl: server.origin, token: TOKEN, within: 60_000 });
  await client.request('/query', { method: 'POST', body: { offset: 0 }, schema, limitPerMinute: 30 });
  const [request] = server.requests;
  expect([request?.method, request?.headers['content-type'], request?.body]).toEqual([
    'POST',
    'application/json',
    '{"offset":0}',
  ]);
});

const REFUSED: Play = json({ success: false, error: `bad\n\u001b[31m ${TOKEN}`, data: {} });

test.each<[string, Play, number, string]>([
  ['a server error', text('down', 503), 4, 'status: HOST/v3/prices: HTTP 503'],
  [
    'HTML',
    text('<html><p>Soon back'),
    4,
    "answer: HOST/v3/prices: expected JSON, found '<html><p>Soon back'.",
  ],
  [
    'words with the token where the quotation ends',
    text(`Rejected, your token is ${TOKEN} and no more`),
    4,
    "answer: HOST/v3/prices: expected JSON, found 'Rejected, your token is *** and no more'.",
  ],
  [
    'a long text',
    text(`<html>${'x'.repeat(100)}`),
    4,
    `answer: HOST/v3/prices: expected JSON, found '<html>${'x'.repeat(34)}'.`,
  ],
  ['a blank text', text(' \n'), 4, 'answer: HOST/v3/prices: expected JSON, found an empty answer.'],
  ['a server that was in a hurry', text('', 408), 4, 'status: HOST/v3/prices: HTTP 408'],
  ['nothing', text(''), 4, 'answer: HOST/v3/prices: expected JSON, found an empty answer.'],
  ['half a text', text('{"data": ['), 4, `answer: HOST/v3/prices: expected JSON, found '{"data": ['.`],
  ['a broken connection', halfAnAnswer, 4, 'connection: No complete answer from HOST (UND_ERR_SOCKET).'],
  [
    'a wrong token',
    json({ error: TOKEN }, 401),
    1,
    'token: The network does not accept TRAVELPAYOUTS_TOKEN (HTTP 401). Copy the token from your Travelpayouts account again.',
  ],
  [
    'a forbidden token',
    text('', 403),
    1,
    'token: The network does not accept TRAVELPAYOUTS_TOKEN (HTTP 403). Copy the token from your Travelpayouts account again.',
  ],
  [
    'a mistake of ours',
    json({ message: 'no such field' }, 400),
    1,
    'status: HOST/v3/prices: HTTP 400: no such field',
  ],
  [
    'a mistake of ours with a long explanation',
    json({ error: ` ${'x'.repeat(300)}` }, 400),
    1,
    `status: HOST/v3/prices: HTTP 400: ${'x'.repeat(199)}…`,
  ],
  [
    'several mistakes of ours',
    json({ errors: { limit: ['too high'] } }, 422),
    1,
    'status: HOST/v3/prices: HTTP 422: {"limit":["too high"]}',
  ],
  ['a mistake of ours without words', json(null, 400), 1, 'status: HOST/v3/prices: HTTP 400'],
  [
    'a refusal without words',
    json({ success: false }),
    1,
    'refused: HOST/v3/prices: the network refuses the request: without a reason',
  ],
  [
    'a refusal with status 200',
    REFUSED,
    1,
    'refused: HOST/v3/prices: the network refuses the request: bad [31m ***',
  ],
  [
    'other data',
    json({ data: [{ price: '1' }] }),
    1,
    'answer: HOST/v3/prices: unexpected answer, data.0.price: Invalid input: expected number, received string',
  ],
  [
    'null',
    json(null),
    1,
    'answer: HOST/v3/prices: unexpected answer, the answer: Invalid input: expected object, received null',
  ],
])('%s: one line, and as many attempts as make sense', async (_, play, attempts, message) => {
  server.play(play);
  expect(await failure(ask())).toBe(message);
  expect(server.requests).toHaveLength(attempts);
});

test('silence ends after the time for one answer', async () => {
  server.play(() => undefined);
  expect(await failure(ask({ timeout: 200 }))).toBe('silence: HOST did not answer within 0.2 s.');
  // On a busy machine the time of one of the four may be over before it gets there.
  expect(server.requests.length).toBeGreaterThan(1);
});

test('an answer without end is cut off', async () => {
  server.play((response) => {
    const megabyte = Buffer.alloc(1024 * 1024, ' ');
    const more = () => void (response.destroyed || response.write(megabyte, more));
    more();
  });
  expect(await failure(ask())).toBe('answer: HOST sent an answer of more than 32 MB.');
});

test('nobody listens: the code of the system', async () => {
  // Port 9 (discard) of this machine is closed.
  expect(await failure(ask({ apiUrl: 'http://127.0.0.1:9' }))).toMatch(
    /^connection: No complete answer from HOST \(.+\)\.$/,
  );
});

test('a redirect is not followed, so no other host sees the token', async () => {
  otherHost.play(GOOD);
  server.play(text('', 302, { location: `${otherHost.origin}/v3/prices` }));
  expect(await failure(ask())).toBe('redirect: HOST redirects to HOST, which is not followed.');
  expect(otherHost.requests).toHaveLength(0);
});

test.each([
  ['to nowhere', 302, {}],
  ['to an address that is none', 301, { location: 'https://' }],
  ['with a choice', 300, {}],
])('a redirect %s is reported without a host', async (_, status, headers) => {
  server.play(text('', status, headers));
  expect(await failure(ask())).toBe('redirect: HOST redirects, which is not followed.');
});

test('an error of the network bears its name where it is printed', async () => {
  server.play(text('', 302));
  await expect(ask()).rejects.toMatchObject({ name: 'NetworkError' });
});

test('what passes is retried', async () => {
  server.play(inTurn(text('', 500), halfAnAnswer, text('<html>'), GOOD));
  await expect(ask()).resolves.toEqual({ data: [{ price: 1 }] });
});

test.each([
  ['the seconds that Retry-After names', { 'retry-after': '17' }, 17_000, 'Waiting 17 s'],
  ['a minute without it', {}, 60_000, 'Waiting 60 s'],
  ['a minute for what nobody understands', { 'retry-after': 'soon' }, 60_000, 'Waiting 60 s'],
])('429 waits %s', async (_, headers, milliseconds, line) => {
  const clock = quickClock();
  const told: string[] = [];
  server.play(inTurn(text('', 429, headers), GOOD));
  await ask({ clock, tell: (words) => told.push(words) });
  expect(clock.waits).toEqual([milliseconds]);
  expect(told).toEqual([`${line}, because the network limits requests per minute`]);
});

test.each([
  ['0', []],
  ['2', [2000]],
])('429 with a wait of %s s prints nothing', async (seconds, waits) => {
  const clock = quickClock();
  const told: string[] = [];
  server.play(inTurn(text('', 429, { 'retry-after': seconds }), GOOD));
  await ask({ clock, tell: (words) => told.push(words) });
  expect([clock.waits, told]).toEqual([waits, []]);
});

test('a wait of several requests is told once', async () => {
  let now = 0;
  const wait = async (milliseconds: number) => {
    const end = now + milliseconds;
    await Promise.resolve();
    now = Math.max(now, end);
  };
  const told: string[] = [];
  const client = networkClient({
    ...{ apiUrl: server.origin, token: TOKEN, within: 600_000 },
    ...{ clock: { now: () => now, wait }, tell: (words: string) => told.push(words) },
  });
  const request = () => client.request('/v3/prices', { schema, limitPerMinute: 2 });
  server.play(GOOD);
  await Promise.all([request(), request(), request(), request()]);
  expect(told).toEqual(['Waiting 60 s, because the network limits requests per minute']);
});

test('429 with a date waits until then', async () => {
  const clock = quickClock();
  const until = new Date(Date.now() + 30_000).toUTCString();
  server.play(inTurn(text('', 429, { 'retry-after': until }), GOOD));
  await ask({ clock });
  expect(clock.waits).toHaveLength(1);
  expect(clock.waits[0]).toBeGreaterThan(0);
  expect(clock.waits[0]).toBeLessThanOrEqual(30_000);
});

test('429 again and again ends with a line', async () => {
  server.play(text('', 429, { 'retry-after': '1' }));
  expect(await failure(ask({ clock: quickClock() }))).toBe(
    'limit: HOST/v3/prices: too many requests (HTTP 429).',
  );
});

test('a wait beyond the time of the run ends it at once', async () => {
  const clock = quickClock();
  server.play(text('', 429, { 'retry-after': '3600' }));
  expect(await failure(ask({ clock }))).toBe('time: Stopped: the run would take more than 10 min.');
  expect(clock.waits).toEqual([]);
});

test('the time of the run ends a request that is in progress', async () => {
  server.play(() => undefined);
  expect(await failure(ask({ within: 50 }))).toBe('time: Stopped: the run would take more than 1 min.');
  // None where the time is over before it gets there.
  expect(server.requests.length).toBeLessThan(2);
});

test('a caller may give up', async () => {
  const caller = new AbortController();
  server.play(() => caller.abort(new Error('enough')));
  const client = networkClient({ apiUrl: server.origin, token: TOKEN, within: 60_000 });
  await expect(client.request('/x', { schema, limitPerMinute: 600, signal: caller.signal })).rejects.toThrow(
    'enough',
  );
  expect(server.requests).toHaveLength(1);
});

test('requests past the limit of their path wait for the minute; other paths do not', async () => {
  const clock = quickClock();
  server.play(GOOD);
  const client = networkClient({ apiUrl: server.origin, token: TOKEN, within: 600_000, clock });
  const request = (path: string) => client.request(path, { schema, limitPerMinute: 2 });
  for (const path of ['/a', '/a', '/b', '/a', '/b', '/a']) await request(path);
  expect(clock.waits).toEqual([60_000]);
});

test('a failed attempt counts in its minute like any other request', async () => {
  const clock = quickClock();
  server.play(inTurn(text('down', 503), GOOD));
  const options = { apiUrl: server.origin, token: TOKEN, within: 600_000, firstPause: 1, clock };
  await networkClient(options).request('/a', { schema, limitPerMinute: 1 });
  expect(clock.waits).toEqual([60_000]);
});

test('without a token nothing is asked, and a broken one is not printed', () => {
  expect(() => accountClient({ within: 1 }, {})).toThrow('TRAVELPAYOUTS_TOKEN is not set.');
  const broken = { TRAVELPAYOUTS_TOKEN: 'secret token\nwith a line' };
  expect(() => accountClient({ within: 1 }, broken)).toThrow(/^TRAVELPAYOUTS_TOKEN is not usable; expected /);
});

test('the API is asked by https only, but for this machine', () => {
  const account = { TRAVELPAYOUTS_TOKEN: TOKEN };
  const withUrl = (url: string) => () =>
    accountClient({ within: 1 }, { ...account, TRAVELPAYOUTS_API_URL: url });
  expect(withUrl('http://api.example')).toThrow('TRAVELPAYOUTS_API_URL is');
  expect(withUrl('http://localhost:4000')).not.toThrow();
});
