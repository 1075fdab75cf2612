import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import { Server, type AddressInfo } from 'node:net';
import { UserError } from '@/scripts/command/command';
import { listen } from '@/scripts/server/listen';

/** An address for documentation, which no machine has (RFC 5737). */
const NOBODY = '192.0.2.1';

let server: HttpServer;
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

test('a machine without IPv6 is served at its other address', async () => {
  const { listen: real } = Server.prototype;
  const without = jest.spyOn(Server.prototype, 'listen').mockImplementation(function (
    this: Server,
    ...args: readonly unknown[]
  ) {
    if (args[1] !== '::1') return real.apply(this, args as never);
    process.nextTick(() => this.emit('error', Object.assign(new Error(), { code: 'EADDRNOTAVAIL' })));
    return this;
  });
  await listen(server, { port: 0, addresses: ['127.0.0.1', '::1'] });
  without.mockRestore();
  expect(await answer('127.0.0.1')).toBe('here');
});

test('another address that this machine does not have is reported, and nothing goes on listening', async () => {
  await expect(listen(server, { port: 0, addresses: ['127.0.0.1', '::1', NOBODY] })).rejects.toThrow(
    new UserError(`HOST is '${NOBODY}', which is not an address of this machine.`),
  );
  expect(server.listening).toBe(false);
});

test('the first address must exist', async () => {
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

test('a connection that cannot be accepted is reported, and the server goes on', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation();
  await listen(server, { port: 0, addresses: ['127.0.0.1'] });
  server.emit('error', new Error('accept EMFILE'));
  expect(told.mock.calls).toEqual([['accept EMFILE']]);
  told.mockRestore();
  expect(await answer('127.0.0.1')).toBe('here');
});
