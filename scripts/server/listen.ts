import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { UserError } from '@/scripts/command/command';
import type { ServerSettings } from './server-settings';

/** Error codes of `listen` for an address that the machine does not have. */
const NO_SUCH_ADDRESS: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Listens on several addresses with the same port. A Node.js server listens on one address only, so further servers listen on the other
 * addresses. They pass their connections to the first server (see `connection` in the documentation of `node:http`) and close with it.
 *
 * @param settings `::1` is skipped on a machine without IPv6, unless it is the first address
 * @throws UserError for another address that this machine does not have; what `listen` reports, such as EADDRINUSE
 */
export async function listen(
  server: Server,
  { port, addresses: [first, ...others] }: Omit<ServerSettings, 'hosts'>,
): Promise<void> {
  await once(server.listen(port, first), 'listening');
  // Connections that cannot be accepted, for lack of file descriptors, are lost. The server keeps running.
  const tell = (error: Error) => console.error(error.message);
  server.on('error', tell);
  const { port: chosen } = server.address() as AddressInfo;
  for (const address of others) {
    const other = createServer((socket) => void server.emit('connection', socket));
    server.on('close', () => other.close());
    try {
      await once(other.listen(chosen, address), 'listening');
      other.on('error', tell);
    } catch (error) {
      const isMissing = NO_SUCH_ADDRESS.includes((error as NodeJS.ErrnoException).code);
      if (isMissing && address === '::1') continue;
      server.close();
      throw isMissing
        ? new UserError(`HOST is '${address}', which is not an address of this machine.`)
        : error;
    }
  }
}
