import type { IncomingMessage } from 'node:http';
import { checkHost, checkOrigin } from '@/scripts/server/check-request';
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
  test('none, two, and an address that is none are malformed', () => {
    expect(statusFor('/')).toBe(400);
    expect(statusFor('/', 'localhost', 'evil.example')).toBe(400);
    expect(statusFor('blog', 'localhost')).toBe(400);
    expect(statusFor('http://[', 'localhost')).toBe(400);
  });
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
  test.each(['cross-site', 'same-site'])('of %s pages, only a link to a page is followed', (site) => {
    expect(statusFor('/blog', crossSite('navigate', 'document', site))).toBe(200);
    expect(statusFor('/blog', crossSite('navigate', 'iframe', site))).toBe(403);
    expect(statusFor('/blog', crossSite('no-cors', 'script', site))).toBe(403);
    for (const own of ['/__nextjs_attach-nodejs-inspector', '/_next/static/x.js', '/blog/_next/data'])
      expect(statusFor(own, crossSite('navigate', 'document', site))).toBe(403);
  });
});
