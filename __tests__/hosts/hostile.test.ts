import { connect } from 'node:net';
import { SHORT_SLUG } from '@/__tests__/support/articles';
import { ask, askRaw, statusOf } from './ask';
import { HOSTS, type Export, type RunningHost } from './servers';

/* Requests that no browser of good will sends: each gets a status that says what it was, and the next good one its page. */

const SITE: Export = { directory: 'out', basePath: '' };
const PAGE = '/blog';

interface Hostile {
  readonly name: string;
  readonly method?: string;
  readonly path?: string;
  /** Header lines beside `Host` and `Connection`. */
  readonly lines?: readonly string[];
  readonly body?: string;
  /** Statuses that are right; 0 stands for a connection that is closed at once. */
  readonly statuses: readonly number[];
}

const RANGES = [200, 206, 416];
const NOTHING = [400, 404];
const TOO_LONG = [0, 400, 413, 414, 431, 494];

const ranges = [
  ...[
    'bytes=5-1',
    'bytes=0-99999999999999999999',
    'bytes=99999999999999999999-',
    'bytes=999999999-',
    'bytes=-0',
  ],
  ...[
    'bytes=-99999999999999999999',
    'bytes=a-b',
    'bytes=',
    'bytes=-',
    'bytes=0-0,2-3',
    'rows=1-2',
    '5-1',
    'bytes=0-1-2',
  ],
  `bytes=${Array.from({ length: 300 }, (_, index) => `${index}-${index}`).join()}`,
].map((range) => ({ name: `Range: ${range.slice(0, 40)}`, lines: [`Range: ${range}`], statuses: RANGES }));

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].map((method) => ({
  name: method,
  method,
  lines: ['Content-Length: 0'],
  statuses: [405],
}));

const paths = [
  ...[
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/../../etc/passwd',
    '/blog/../../../etc/passwd',
  ],
  ...['/blog%00', '/blog%00.html', '/%00', '/%', '/%zz', '/%ff', '/%c0%ae%c0%ae/', '/..\\..\\package.json'],
  ...['/no-such-page', '/blog/no-such-article', '/_next/static/chunks/gone.js', '/_headers', '/%5fheaders'],
  `/${'a'.repeat(300)}`,
].map((path) => ({ name: path.slice(0, 40), path, statuses: NOTHING }));

const TABLE: readonly Hostile[] = [
  ...ranges,
  ...methods,
  ...paths,
  { name: 'an encoded slash', path: `/blog%2F${SHORT_SLUG}`, statuses: [200, 404] },
  { name: 'a fragment', path: '/blog#x', statuses: [200, 400, 404] },
  { name: 'a long address', path: `/${'a/'.repeat(3000)}`, statuses: [...NOTHING, 414] },
  { name: 'too long an address', path: `/${'a'.repeat(2_000_000)}`, statuses: TOO_LONG },
  { name: 'too long a header', lines: [`X-Long: ${'a'.repeat(2_000_000)}`], statuses: TOO_LONG },
  {
    name: 'thousands of headers',
    lines: Array.from({ length: 3000 }, (_, index) => `X-${index}: a`),
    statuses: [200, ...TOO_LONG],
  },
  { name: 'two ranges', lines: ['Range: bytes=0-1', 'Range: bytes=5-1'], statuses: [...RANGES, 400] },
  {
    name: 'two lists of encodings',
    lines: ['Accept-Encoding: gzip', 'Accept-Encoding: br'],
    statuses: [200, 400],
  },
  { name: 'two lengths', lines: ['Content-Length: 0', 'Content-Length: 5'], statuses: [400] },
  {
    name: 'a length and chunks',
    lines: ['Content-Length: 5', 'Transfer-Encoding: chunked'],
    body: '0\r\n\r\n',
    statuses: [0, 200, 400],
  },
  { name: 'two dates', lines: ['If-Modified-Since: x', 'If-Modified-Since: y'], statuses: [200, 400] },
  { name: 'no date', lines: ['If-Modified-Since: yesterday'], statuses: [200] },
  { name: 'a list of other ETags', lines: ['If-None-Match: "a", W/"b", "c,d", x'], statuses: [200] },
  { name: 'any ETag', lines: ['If-None-Match: *'], statuses: [304] },
  { name: 'an ETag that must match', lines: ['If-Match: "a", "b"'], statuses: [200, 412] },
  { name: 'an ETag without end', lines: ['If-None-Match: W/"'], statuses: [200] },
  { name: 'a range of another file', lines: ['If-Range: "x"', 'Range: bytes=0-1'], statuses: [200] },
  { name: 'no encoding at all', lines: ['Accept-Encoding: identity;q=0, *;q=0'], statuses: [200, 406] },
  { name: 'an expectation', lines: ['Expect: everything'], statuses: [200, 417] },
  { name: 'an upgrade', lines: ['Upgrade: websocket', 'Connection: Upgrade'], statuses: [200, 400] },
];

for (const host of HOSTS) {
  if (host.lack) continue;
  describe(`on ${host.name}`, () => {
    let running: RunningHost;
    beforeAll(async () => {
      running = await host.start(SITE);
    });
    afterAll(() => running.stop());

    const message = ({ method = 'GET', path = PAGE, lines = [], body = '' }: Partial<Hostile>) =>
      [
        `${method} ${path} HTTP/1.1`,
        `Host: ${new URL(running.origin).host}`,
        'Connection: close',
        ...lines,
        '',
        body,
      ].join('\r\n');
    const answersWell = async () => {
      const { status, body } = await ask(running.origin, PAGE);
      expect([status, body.length > 0]).toEqual([200, true]);
    };

    test.each(TABLE.map((hostile) => [hostile.name, hostile] as const))('%s', async (_name, hostile) => {
      const answer = await askRaw(running.origin, message(hostile));
      expect(hostile.statuses).toContain(statusOf(answer));
      expect(/"private": true|root:x:|add_header/.test(answer)).toBe(false);
      if (statusOf(answer) === 405 && host.name === 'npm start')
        expect(answer).toContain('\r\nAllow: GET, HEAD\r\n');
      await answersWell();
    });

    test('an absolute address is the page of its path', async () => {
      for (const path of [running.origin + PAGE, `${running.origin.toUpperCase()}${PAGE}`]) {
        const [own, expected] = await Promise.all([
          askRaw(running.origin, message({ path })),
          ask(running.origin, PAGE),
        ]);
        expect(statusOf(own)).toBe(200);
        expect(own).toContain(`\r\nContent-Length: ${expected.body.length}\r\n`);
      }
    });

    test.each(['http://', 'http://[', 'http:///blog', 'ftp://localhost/blog', 'blog', '*', '?'])(
      'the address %s is none',
      async (path) => {
        const status = statusOf(await askRaw(running.origin, message({ path })));
        // nginx and Caddy take some of them for the path behind the first slash, which they may.
        expect([0, ...NOTHING, 403, 405, ...(host.name === 'npm start' ? [] : [200])]).toContain(status);
        await answersWell();
      },
    );

    test.each([
      '\r\n\r\n\0\xff\xfe garbage\r\n\r\n',
      'GET\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      '\x16\x03\x01\x02\0\x01\r\n\r\n',
    ])('what is no request (%j)', async (bytes) => {
      expect([0, 400, 505]).toContain(statusOf(await askRaw(running.origin, bytes)));
      await answersWell();
    });

    test('an encoding with weight 0 is not sent', async () => {
      for (const [accepted, sent] of [
        ['br;q=0, gzip', 'gzip'],
        ['br;q=0', undefined],
        ['br;q=0.0, gzip;q=0', undefined],
      ] as const) {
        const { status, headers } = await ask(running.origin, PAGE, { 'Accept-Encoding': accepted });
        expect([accepted, status, headers['content-encoding']]).toEqual([accepted, 200, sent]);
      }
    });

    test('an ETag is known in a list of them', async () => {
      const { headers } = await ask(running.origin, PAGE);
      const list = `"a", ${headers.etag} , W/"b"`;
      const again = await ask(running.origin, PAGE, { 'If-None-Match': list });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    });

    test('HEAD is answered with the headers of GET', async () => {
      const answer = await askRaw(running.origin, message({ method: 'HEAD' }));
      const { body } = await ask(running.origin, PAGE);
      expect(answer).toContain(`\r\nContent-Length: ${body.length}\r\n`);
      expect(answer).toMatch(/\r\n\r\n$/);
    });

    test('with no file descriptors left, it answers again as soon as there are some', async () => {
      const limited = await host.start(SITE, 160);
      try {
        const { hostname, port } = new URL(limited.origin);
        // Each holds a descriptor for as long as it is open, and wants another one for its file.
        const sockets = Array.from({ length: 300 }, () => connect(Number(port), hostname));
        const heard = sockets.map(
          (socket) =>
            new Promise((resolve) => {
              for (const event of ['data', 'error', 'close']) socket.on(event, resolve);
            }),
        );
        const over = sockets.map((socket) => new Promise((resolve) => socket.on('close', resolve)));
        for (const socket of sockets) socket.write(`GET ${PAGE} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
        // One is answered, so the server has seen them; some wait until there are descriptors.
        await Promise.race(heard);
        for (const socket of sockets) socket.destroy();
        await Promise.all(over);
        await untilServed(limited.origin);
      } finally {
        await limited.stop();
      }
    });
  });
}

/**
 * A server that has no descriptors accepts nothing until the system has told it of the closed connections; fails with the time
 * limit of the test.
 */
async function untilServed(origin: string): Promise<void> {
  for (;;) {
    const status = await ask(origin, PAGE).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
