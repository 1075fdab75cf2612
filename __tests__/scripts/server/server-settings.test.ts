import { checkOrigin } from '@/scripts/server/check-request';
import { serverSettings } from '@/scripts/server/server-settings';
import type { IncomingMessage } from 'node:http';

const OWN = ['localhost', '127.0.0.1', '[::1]'];

test('without settings only this machine is listened to', () => {
  for (const env of [
    {},
    { HOST: '', ALLOWED_HOSTS: '', PORT: '' },
    { HOST: 'localhost' },
    { HOST: '127.0.0.1' },
  ])
    expect(serverSettings(env)).toEqual({ port: 3000, addresses: ['127.0.0.1', '::1'], hosts: OWN });
});

test.each([
  ['0.0.0.0', ['0.0.0.0', '::1']],
  ['::', ['::']],
  ['192.168.0.7', ['127.0.0.1', '::1', '192.168.0.7']],
])('HOST=%s opens it to the names that are allowed', (HOST, addresses) => {
  expect(serverSettings({ HOST, ALLOWED_HOSTS: ' Preview.example, 192.168.0.7 [fe80::1]' })).toEqual({
    port: 3000,
    addresses,
    hosts: [...OWN, 'preview.example', '192.168.0.7', '[fe80::1]'],
  });
});

test.each([
  [{ HOST: '0.0.0.0' }, /^HOST is '0\.0\.0\.0', which other machines can reach\. Set ALLOWED_HOSTS/],
  [{ HOST: '::', ALLOWED_HOSTS: ' , ' }, /^HOST is '::'/],
  [{ HOST: 'my-computer' }, /^HOST is 'my-computer'; it must be the IP address/],
  [{ ALLOWED_HOSTS: '*' }, /^ALLOWED_HOSTS is '\*'; it must list host names without scheme and port/],
  [
    { ALLOWED_HOSTS: 'a.example,http://b.example' },
    /^ALLOWED_HOSTS is 'a\.example,http:\/\/b\.example'; it must list/,
  ],
  [{ ALLOWED_HOSTS: 'a.example:3000' }, /^ALLOWED_HOSTS is 'a\.example:3000'; it must list host names/],
])('%j is refused', (env, message) => {
  expect(() => serverSettings(env)).toThrow(message);
});

const refused = (headers: Readonly<Record<string, string | undefined>>, url = '/blog') =>
  checkOrigin({ url, headers: { host: 'localhost:3000', ...headers } } as unknown as IncomingMessage)?.status;
const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

test.each([
  {},
  { origin: 'http://localhost:3000' },
  { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' },
  { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' },
  link,
])('the preview answers its own pages, and a link from anywhere: %j', (headers) => {
  expect(refused(headers)).toBeUndefined();
});

test.each([
  { origin: 'https://evil.example' },
  { origin: 'http://localhost:4000' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
  { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  { ...link, 'sec-fetch-dest': 'iframe' },
])('the preview refuses what pages of other origins ask for: %j', (headers) => {
  expect(refused(headers)).toBe(403);
});

test.each(['/__preview-events', '/__nextjs_attach-nodejs-inspector', '/some/path/_next/static/x.js'])(
  'no link from elsewhere leads to %s',
  (url) => {
    expect(refused(link, url)).toBe(403);
    expect(refused({}, url)).toBeUndefined();
  },
);

test.each(['http', '-1', '70000', '3000.5'])('%j is no port', (PORT) => {
  expect(() => serverSettings({ PORT })).toThrow(
    `PORT is '${PORT}'; it must be a whole number from 1 to 65535, or 0 for any free port.`,
  );
});
