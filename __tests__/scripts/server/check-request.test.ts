import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { checkHost, checkOrigin, targetOf } from '@/scripts/server/check-request';
import { LOOPBACK_HOSTS } from '@/scripts/server/server-settings';

type Headers = Readonly<Record<string, string>>;

const requestFor = (url: string, host: readonly string[], headers: Headers = {}) =>
  ({
    url,
    headers: { host: host[0], ...headers },
    headersDistinct: host.length > 0 ? { host } : {},
  }) as unknown as IncomingMessage;

describe('the host of a request', () => {
  const statusFor = (url: string, ...host: string[]) =>
    checkHost(requestFor(url, host), LOOPBACK_HOSTS)?.status ?? 200;

  test.each(['localhost', 'localhost:3000', 'LocalHost:3000', '127.0.0.1:3000', '[::1]:3000', '[::1]'])(
    '%s is this machine',
    (host) => expect(statusFor('/', host)).toBe(200),
  );
  test.each([
    ...['evil.example', 'evil.example:3000', 'localhost.evil.example', 'evil@localhost', 'localhost.', ''],
    ...['0.0.0.0', '127.1', '[::ffff:127.0.0.1]', 'localhost:3000:80', 'localhost evil.example'],
  ])('%j is another one', (host) => expect(statusFor('/', host)).toBe(403));
  test('an absolute address counts as well as the header', () => {
    expect(statusFor('http://localhost:3000/blog', 'localhost:3000')).toBe(200);
    expect(statusFor('http://evil.example/blog', 'localhost:3000')).toBe(403);
    expect(statusFor('http://localhost@evil.example/', 'localhost:3000')).toBe(403);
    expect(statusFor('http://localhost:3000/', 'evil.example')).toBe(403);
  });
  test('a missing host, a second host and an invalid address are malformed', () => {
    expect(statusFor('/')).toBe(400);
    expect(statusFor('/', 'localhost', 'evil.example')).toBe(400);
    expect(statusFor('blog', 'localhost')).toBe(400);
    expect(statusFor('http://[', 'localhost')).toBe(400);
  });
});

test('whatever a request says, it is for this machine or refused, and its path is one of this server', () => {
  const piece = fc.constantFrom(
    ...['http://', 'HTTPS://', '//', '/', '*', '?a=/', '#', '@', ':', ':80', '[', ']', '%', '%2f', '\\', ' '],
    ...['localhost', 'LOCALHOST', '127.0.0.1', '[::1]', 'evil.example', '.', '\u00fc', '\u0000'],
  );
  const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 2 }), (url, host) => {
      const request = { ...requestFor(url, host), headersDistinct: { host } } as unknown as IncomingMessage;
      if (checkHost(request, LOOPBACK_HOSTS)) return;
      expect(host.map((name) => name.toLowerCase().replace(/:\d*$/, ''))).toEqual([
        expect.stringMatching(/^(?:localhost|127\.0\.0\.1|\[::1\])$/),
      ]);
      expect(targetOf(request)).toMatch(/^[/*]/);
    }),
  );
});

describe('what a refused request is told', () => {
  const reason = (url: string, ...host: string[]) => checkHost(requestFor(url, host), LOOPBACK_HOSTS)?.reason;
  test('is a sentence for whoever sent it', () => {
    expect(reason('/')).toBe('A request must have one Host header.');
    expect(reason('blog', 'localhost')).toBe('The address is malformed.');
    expect(reason('/', 'evil.example')).toBe('This host is not allowed. ALLOWED_HOSTS lists those that are.');
  });
  test('is nothing where the whole server is asked for, or an address is named within a path', () => {
    expect(reason('*', 'localhost')).toBeUndefined();
    expect(reason('/?to=http://evil.example/', 'localhost')).toBeUndefined();
    expect(reason('blog/', 'localhost')).toBe('The address is malformed.');
  });
});

test('the path of a request has its query, whichever form the address has', () => {
  const target = (url: string | undefined) => targetOf({ url } as IncomingMessage);
  expect([target('http://localhost:3000/blog?a=b'), target('/blog?a=b')]).toEqual(['/blog?a=b', '/blog?a=b']);
  expect([target('/?to=http://evil.example/x'), target(undefined)]).toEqual([
    '/?to=http://evil.example/x',
    '/',
  ]);
});

describe('the origin of a request', () => {
  const statusFor = (url: string, headers: Headers) =>
    checkOrigin(requestFor(url, ['localhost:3000'], headers))?.status ?? 200;
  const crossSite = (mode: string, dest: string, site = 'cross-site') => ({
    'sec-fetch-site': site,
    'sec-fetch-mode': mode,
    'sec-fetch-dest': dest,
  });

  test.each(['http://evil.example', 'http://localhost:1', 'http://localhost', 'null', ''])(
    'a page of %j gets nothing',
    (origin) => expect(statusFor('/blog', { origin })).toBe(403),
  );
  test("our own pages and what is no page's get everything", () => {
    expect(statusFor('/__next', { origin: 'http://localhost:3000' })).toBe(200);
    expect(statusFor('/__next', { 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(statusFor('/__next', { 'sec-fetch-site': 'none' })).toBe(200);
    expect(statusFor('/__next', {})).toBe(200);
  });
  test('a request without a host has no origin of its own', () => {
    const request = requestFor('/blog', [], { origin: 'http://localhost:3000' });
    expect(checkOrigin(request)?.status).toBe(403);
  });
  test('a cross-site request for a document is refused unless it is a navigation', () => {
    expect(statusFor('/blog', crossSite('no-cors', 'document'))).toBe(403);
  });
  test.each(['cross-site', 'same-site'])('of %s pages, only a link to a page is followed', (site) => {
    expect(statusFor('/blog', crossSite('navigate', 'document', site))).toBe(200);
    expect(statusFor('/blog', crossSite('navigate', 'iframe', site))).toBe(403);
    expect(statusFor('/blog', crossSite('no-cors', 'script', site))).toBe(403);
    for (const own of ['/__nextjs_attach-nodejs-inspector', '/_next/static/x.js', '/blog/_next/data'])
      expect(statusFor(own, crossSite('navigate', 'document', site))).toBe(403);
  });
});
