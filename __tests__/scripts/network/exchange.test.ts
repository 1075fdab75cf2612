import { createServer, type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { exchange, exchangeBytes } from '@/scripts/network/exchange';
import { NetworkError } from '@/scripts/network/network-error';
import { halfAnAnswer, standInServer, text, type Play } from '@/__tests__/support/stand-in-server';

const server = standInServer();
const ask = (more: Partial<Parameters<typeof exchange>[0]> = {}) =>
  exchange({ url: new URL('/a?b=c', server.origin), timeout: 20_000, ...more });

/** What is reported about a failure, without the port of the server. */
async function failure(run: Promise<unknown>) {
  const error = await run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof NetworkError)) throw error ?? new Error('it succeeded');
  const { failure: kind, mayPass, message } = error;
  return { kind, mayPass, message: message.replace(/127\.0\.0\.1:\d+/g, 'HOST') };
}

test('an answer comes with its status, its headers and its text, whatever the status', async () => {
  for (const status of [200, 299, 400, 404, 503]) {
    server.play(text('Grüße', status, { 'x-left': '7' }));
    const answer = await ask();
    expect([answer.status, answer.headers.get('x-left'), answer.text]).toEqual([status, '7', 'Grüße']);
  }
});

test('an answer may have no words at all', async () => {
  server.play((response) => response.writeHead(204).end());
  const { status, bytes } = await exchangeBytes({ url: new URL(server.origin), timeout: 20_000 });
  expect([status, bytes.length]).toEqual([204, 0]);
});

test('a request asks for the address with its headers, and has a body only where one is given', async () => {
  server.play(text('ok'));
  await ask({ headers: { 'x-token': 'abc' } });
  await ask({ method: 'POST', body: 'words' });
  const [first, second] = server.requests;
  expect([first?.method, first?.path, String(first?.query)]).toEqual(['GET', '/a', 'b=c']);
  expect([first?.headers['x-token'], first?.body]).toEqual(['abc', '']);
  expect([second?.method, second?.body]).toEqual(['POST', 'words']);
});

test.each<readonly [location: string | undefined, target: string]>([
  ['https://other.example/path', ' to other.example'],
  ['/elsewhere', ' to HOST'],
  ['http://[', ''],
  [undefined, ''],
])('a redirect to %s is not followed, for the next host would get the token', async (location, target) => {
  for (const status of [300, 302, 399]) {
    server.play((response) => response.writeHead(status, location === undefined ? {} : { location }).end());
    expect(await failure(ask())).toEqual({
      kind: 'redirect',
      mayPass: false,
      message: `HOST redirects${target}, which is not followed.`,
    });
  }
  expect(server.requests).toHaveLength(1);
});

const SILENCE: Play = () => undefined;
/** Begins an answer that never ends. */
const HALF: Play = (response) => void response.writeHead(200).write('words');

test.each([
  ['that says nothing', SILENCE],
  ['that stops in the middle', HALF],
])('a host %s has not answered in time, which may pass', async (_what, play) => {
  server.play(play);
  expect(await failure(ask({ timeout: 100 }))).toEqual({
    kind: 'silence',
    mayPass: true,
    message: 'HOST did not answer within 0.1 s.',
  });
});

/** An address at which nobody listens any more. */
async function closedAddress(): Promise<URL> {
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  const { port } = gone.address() as AddressInfo;
  await new Promise((resolve) => gone.close(resolve));
  return new URL(`http://127.0.0.1:${port}/`);
}

test('a connection that breaks, or that nobody takes, may work the next time', async () => {
  server.play(halfAnAnswer);
  expect(await failure(ask())).toEqual({
    kind: 'connection',
    mayPass: true,
    message: 'No complete answer from HOST (UND_ERR_SOCKET).',
  });
  const url = await closedAddress();
  expect(await failure(ask({ url }))).toMatchObject({
    kind: 'connection',
    message: 'No complete answer from HOST (ECONNREFUSED).',
  });
  // What `fetch` refuses by itself has no code.
  expect(await failure(ask({ url: new URL('http://127.0.0.1:9/') }))).toMatchObject({
    kind: 'connection',
    message: 'No complete answer from HOST (connection lost).',
  });
});

test('whoever ends a request gets the own reason, and not one of the network', async () => {
  const ended = new AbortController();
  server.play(() => ended.abort(new Error('the other partner has answered')));
  await expect(ask({ signal: ended.signal })).rejects.toThrow('the other partner has answered');
  // A signal that nobody uses changes nothing.
  server.play(text('ok'));
  await expect(ask({ signal: new AbortController().signal })).resolves.toMatchObject({ text: 'ok' });
  server.play(SILENCE);
  const open = new AbortController().signal;
  expect(await failure(ask({ signal: open, timeout: 100 }))).toMatchObject({ kind: 'silence' });
});

test('an answer may have several MB, and 32 at most, however few bytes were sent', async () => {
  const packed = (megabytes: number): Play => {
    const bytes = gzipSync(Buffer.alloc(megabytes * 1024 * 1024), { level: 1 });
    return (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bytes);
  };
  const url = new URL(server.origin);
  // The longest page of the statistics.
  server.play(packed(5));
  expect((await exchangeBytes({ url, timeout: 20_000 })).bytes.length).toBe(5 * 1024 * 1024);
  server.play(packed(33));
  expect(await failure(exchangeBytes({ url, timeout: 20_000 }))).toEqual({
    kind: 'answer',
    mayPass: false,
    message: 'HOST sent an answer of more than 32 MB.',
  });
});

test('a defect of ours stays what it is', async () => {
  await expect(ask({ headers: { 'not a name': 'a' } })).rejects.toThrow('invalid header name');
});
