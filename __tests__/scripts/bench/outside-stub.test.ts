import { createServer, get, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { answerOutside } from '../../../scripts/bench/outside-stub';

let server: Server;
beforeAll((done) => void (server = createServer(answerOutside()).listen(0, done)));
afterAll(() => void server.close());

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks as a browser does for what it wants to show or run; `fetch` says itself what for. */
function ask(path: string, dest: string): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, path, headers: { 'Sec-Fetch-Dest': dest } }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode, headers: response.headers, body }),
        reject,
      );
    }).on('error', reject);
  });
}

test.each([400, 800])('a photo %i pixels wide is as wide and as heavy as a real one', async (width) => {
  const { headers, body } = await ask(`/photo-1?w=${width}&q=70`, 'image');
  expect(headers['content-type']).toBe('image/png');
  expect(body.readUInt32BE(16)).toBe(width);
  // Chromium takes a picture of less than 0.05 bits per pixel for a placeholder, and for no largest paint.
  expect((body.length * 8) / (width * body.readUInt32BE(20))).toBeGreaterThan(0.9);
});

test('a partner script does nothing, a partner page is empty', async () => {
  expect((await ask('/content', 'script')).headers['content-type']).toBe('text/javascript');
  expect((await ask('/search', 'object')).body.toString()).toContain('<!doctype html>');
});

test('the browser itself finds no updates', async () => {
  expect((await ask('/update', 'empty')).status).toBe(404);
});
