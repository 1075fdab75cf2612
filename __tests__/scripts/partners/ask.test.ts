import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { askPartners, isOffline, type Answer } from '@/scripts/partners/ask';
import type { Target } from '@/scripts/partners/targets';

type Play = (request: IncomingMessage, response: ServerResponse) => unknown;

const answer =
  (status: number, headers: Record<string, string>, body = ''): Play =>
  (_, response) =>
    response.writeHead(status, headers).end(body);
const html = (headers: Record<string, string> = {}, body = '<p>Deals</p>') =>
  answer(200, { 'content-type': 'text/html', ...headers }, body);

/** What the partners answer; every fault is one address. */
const PARTNERS: Readonly<Record<string, Play>> = {
  '/good': html(),
  '/moved': answer(301, { location: '/good?marker=123456' }),
  '/other-host': (request, response) =>
    response.writeHead(302, { location: `http://localhost:${request.socket.localPort}/good` }).end(),
  '/circle': answer(302, { location: '/circle' }),
  '/': html(),
  '/sent-home': answer(302, { location: '/' }),
  '/soft-missing': html({}, '<!doctype html><title>Page not found | Museum</title><p>Sorry'),
  '/missing-in-title': html({}, '<title>Museum – Sorry, this page could not be found!</title>'),
  '/requested': html({}, '<title>Museum &#8211; The page you requested cannot be found</title>'),
  '/http-404': html({}, '<title>(HTTP 404) Error</title>'),
  '/night-train': html({}, '<title>The night train: no longer available in winter</title>'),
  '/flight-404': html({}, '<title>Flight 404 to Rome: a story</title>'),
  '/luggage': html({}, '<title>Luggage not found? What to do | Airport</title>'),
  '/title-behind-attributes': html({}, '<title lang="en">\n 404 \n</title>'),
  '/title-in-a-later-part': async (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<head><meta charset="utf-8">');
    // Both ends are in this process: after some turns of its loop, the first part has arrived alone.
    for (let turn = 0; turn < 100; turn += 1) await nextTurn();
    response.write('<title>Page not found</title>');
  },
  '/endless-head': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const more = () => {
      if (!response.destroyed)
        response.write(`<meta name="${' '.repeat(10_000)}">`, () => setImmediate(more));
    };
    more();
  },
  '/body-without-title': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<body><p>Deals');
  },
  '/broadcast': (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/mpeg' }).write('ID3');
  },
  '/untitled': html({}, '<p>This page was not found in our archive, so we wrote it again.'),
  '/sent-to-search': answer(302, { location: '/?search=museum' }),
  '/untyped': answer(200, {}, 'draw()'),
  '/ecmascript': answer(200, { 'content-type': 'application/ecmascript; charset=utf-8' }, '\n draw()'),
  '/asks-for': (request, response) => {
    const { accept, 'accept-language': language } = request.headers;
    response.writeHead(accept === '*/*' ? 200 : 500, { 'content-type': 'text/javascript' }).end(language);
  },
  '/asks-for-page': (request, response) =>
    void response.writeHead(request.headers.accept === 'text/html' ? 200 : 500).end('x'),
  '/late': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(' \n');
    setImmediate(() => response.end('<p>Deals</p>'));
  },
  '/gone': answer(404, { 'content-type': 'text/html' }, 'no'),
  '/broken': answer(500, {}, 'no'),
  '/empty': html({}, ' \n'),
  '/no-content': answer(204, {}),
  '/closed-line': (request) => request.socket.destroy(),
  '/silent': () => undefined,
  '/robots-keep-out': answer(403, {}, 'Are you human?'),
  '/deny': html({ 'x-frame-options': 'DENY' }),
  '/same-origin': html({ 'x-frame-options': 'sameorigin' }),
  '/ancestors': html({
    'content-security-policy': "default-src *; frame-ancestors 'self' https://a.example",
  }),
  '/ancestors-ours': html({
    'content-security-policy': 'frame-ancestors https://*.site.example',
    'x-frame-options': 'DENY',
  }),
  '/script': answer(200, { 'content-type': 'application/javascript' }, 'draw()'),
  '/page-for-script': html(),
  '/page-as-script': answer(200, { 'content-type': 'text/javascript' }, '<!doctype html><p>Not found'),
};

let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  void PARTNERS[request.url?.split('?')[0] ?? '']?.(request, response);
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => (asked = []));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const target = (use: Target['use'], path: string): Target => ({
  use,
  name: path,
  url: new URL(path, origin),
});

const ask = (targets: readonly Target[], closedHosts: readonly string[] = [], timeout = 10_000) =>
  askPartners(targets, {
    site: new URL('https://www.site.example'),
    closedHosts,
    timeout,
    hostsAtOnce: 2,
  });

const finding = ({ verdict, finding: words }: Answer | undefined = {} as Answer) =>
  `${verdict}: ${words.replace(origin, '')}`;

test.each<[Target['use'], string, string]>([
  ['page', '/good', 'fine: HTTP 200'],
  ['page', '/deny', 'fine: HTTP 200'],
  ['page', '/moved', 'fine: HTTP 200, after a redirect to /good'],
  ['page', '/circle', 'fault: no answer: redirect count exceeded'],
  ['page', '/gone', 'fault: HTTP 404'],
  ['page', '/broken', 'fault: HTTP 500'],
  ['page', '/empty', 'fault: an empty answer'],
  ['page', '/no-content', 'fault: an empty answer'],
  ['page', '/closed-line', 'fault: no answer: other side closed'],
  ['page', '/robots-keep-out', 'unclear: HTTP 403, as many hosts answer automated requests'],
  ['frame', '/good', 'fine: HTTP 200'],
  ['frame', '/deny', 'fault: refuses to be framed (X-Frame-Options: deny)'],
  ['frame', '/same-origin', 'fault: refuses to be framed (X-Frame-Options: sameorigin)'],
  ['frame', '/ancestors', "fault: refuses to be framed (frame-ancestors 'self' https://a.example)"],
  ['frame', '/ancestors-ours', 'fine: HTTP 200'],
  ['source', '/good', 'fine: HTTP 200'],
  ['source', '/', 'fine: HTTP 200'],
  ['source', '/sent-home', 'fault: leads to the home page of the host, after a redirect to /'],
  ['source', '/soft-missing', "fault: its title is 'Page not found | Museum'"],
  ['source', '/missing-in-title', "fault: its title is 'Museum – Sorry, this page could not be found!'"],
  ['source', '/requested', "fault: its title is 'Museum – The page you requested cannot be found'"],
  ['source', '/http-404', "fault: its title is '(HTTP 404) Error'"],
  ['source', '/night-train', 'fine: HTTP 200'],
  ['source', '/flight-404', 'fine: HTTP 200'],
  ['source', '/luggage', 'fine: HTTP 200'],
  ['source', '/gone', 'fault: HTTP 404'],
  ['script', '/script', 'fine: HTTP 200'],
  ['source', '/title-behind-attributes', "fault: its title is '404'"],
  ['source', '/title-in-a-later-part', "fault: its title is 'Page not found'"],
  ['source', '/endless-head', 'fine: HTTP 200'],
  ['source', '/body-without-title', 'fine: HTTP 200'],
  ['source', '/broadcast', 'fine: HTTP 200'],
  ['source', '/untitled', 'fine: HTTP 200'],
  ['source', '/sent-to-search', 'fine: HTTP 200, after a redirect to /'],
  ['source', '/robots-keep-out', 'unclear: HTTP 403, as many hosts answer automated requests'],
  ['page', '/late', 'fine: HTTP 200'],
  ['page', '/asks-for-page', 'fine: HTTP 200'],
  ['script', '/asks-for', 'fine: HTTP 200'],
  ['script', '/ecmascript', 'fine: HTTP 200'],
  ['script', '/untyped', 'fault: not JavaScript (no content type)'],
  ['script', '/page-for-script', 'fault: not JavaScript (text/html)'],
  ['script', '/page-as-script', 'fault: not JavaScript (text/javascript)'],
])('a %s at %s is %s', async (use, path, expected) => {
  const [found] = await ask([target(use, path)]);
  expect(finding(found)).toBe(expected);
});

test('a page that never answers is a fault', async () => {
  const [found] = await ask([target('page', '/silent')], [], 300);
  expect(finding(found)).toBe('fault: no answer within 0.3 s');
});

test('a link that ends at a closed program is a fault, however well it answers', async () => {
  const [found] = await ask([target('page', '/moved')], ['127.0.0.1']);
  expect(finding(found)).toBe('fault: ends at a partner whose program is closed, after a redirect to /good');
});

test.each([
  [['localhost', '127.0.0.1'], 'fine: HTTP 200, after a redirect to /good'],
  [['127.0.0.1'], 'fault: ends at localhost, no host of the partner, after a redirect to /good'],
])('a form with the hosts %j that leads to localhost is %s', async (formHosts, expected) => {
  const [found] = await ask([{ ...target('form', '/other-host'), formHosts }]);
  expect(finding(found).replace(/http:\/\/localhost:\d+/, '')).toBe(expected);
});

test('a host without a connection is asked once, and the others are asked all the same', async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const dead = `http://127.0.0.1:${(probe.address() as AddressInfo).port}`;
  await new Promise((resolve) => probe.close(resolve));
  const tried = jest.spyOn(globalThis, 'fetch');
  const answers = await ask([
    { use: 'page', name: 'a', url: new URL(`${dead}/a`) },
    target('page', '/good'),
    { use: 'script', name: 'b', url: new URL(`${dead}/b`) },
  ]);
  expect(answers.map(finding)).toEqual([
    'unreached: no connection (ECONNREFUSED)',
    'fine: HTTP 200',
    'unreached: no connection (ECONNREFUSED)',
  ]);
  expect(answers.map(({ target: { name } }) => name)).toEqual(['a', '/good', 'b']);
  expect(tried.mock.calls.map(([url]) => String(url)).sort()).toEqual([`${dead}/a`, `${origin}/good`].sort());
  tried.mockRestore();
  // One answer is enough to know that this machine has a network.
  expect(isOffline(answers)).toBe(false);
  expect(isOffline(answers.filter(({ verdict }) => verdict !== 'fine'))).toBe(true);
  expect(isOffline([])).toBe(false);
});

test('each address is asked once, and what is printed holds nothing of a query', async () => {
  const answers = await ask([target('page', '/good?marker=123456'), target('page', '/moved')]);
  expect(asked).toEqual(['/good?marker=123456', '/moved', '/good?marker=123456']);
  expect(answers.map(({ finding: words }) => words).join()).not.toContain('123456');
});
