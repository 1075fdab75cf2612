import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '@/scripts/server/listen';

/** An address for documentation, which no machine has (RFC 5737). */
const NOBODY = '192.0.2.1';

let server: Server;
const portOf = () => (server.address() as AddressInfo).port;
const answer = async (address: string, port = portOf()) =>
  (await fetch(`http://${address}:${port}/`, { headers: { connection: 'close' } })).text();

beforeEach(() => {
  server = createServer((_request, response) => void response.end('here'));
});
afterEach(async () => {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  await closed;
});

test('an address that this machine does not have is passed over', async () => {
  await listen(server, { port: 0, addresses: ['127.0.0.1', NOBODY] });
  expect(await answer('127.0.0.1')).toBe('here');
});

test('but not the first one', async () => {
  await expect(listen(server, { port: 0, addresses: [NOBODY] })).rejects.toThrow('EADDRNOTAVAIL');
});

test('all addresses answer, and stop with the server', async () => {
  await listen(server, { port: 0, addresses: ['127.0.0.1', '::1'] });
  const port = portOf();
  expect(await answer('[::1]')).toBe('here');
  const closed = once(server, 'close');
  server.close();
  await closed;
  await expect(answer('[::1]', port)).rejects.toThrow('fetch failed');
});

test('where another address is taken, nothing goes on listening', async () => {
  const twice = { port: 0, addresses: ['127.0.0.1', '127.0.0.1'] } as const;
  await expect(listen(server, twice)).rejects.toThrow('EADDRINUSE');
  expect(server.listening).toBe(false);
});

test('a connection that cannot be accepted is told, and the server goes on', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation();
  await listen(server, { port: 0, addresses: ['127.0.0.1'] });
  server.emit('error', new Error('accept EMFILE'));
  expect(told.mock.calls).toEqual([['accept EMFILE']]);
  told.mockRestore();
  expect(await answer('127.0.0.1')).toBe('here');
});
