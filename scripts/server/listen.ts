import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import type { ServerSettings } from './server-settings';

/** What `listen` reports where a machine has no such address: one without IPv6. */
const NO_SUCH_ADDRESS: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * Listens on several addresses at one port. A server of Node listens on one address; the others hand their connections to it
 * (see `connection` in the documentation of `node:http`), and close with it.
 *
 * @param settings the first address must be there; another one that this machine does not have is passed over
 * @throws what `listen` reports, such as EADDRINUSE
 */
export async function listen(
  server: Server,
  { port, addresses: [first, ...others] }: Omit<ServerSettings, 'hosts'>,
): Promise<void> {
  await once(server.listen(port, first), 'listening');
  // Connections that cannot be accepted for want of file descriptors are lost; the server goes on.
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
      if (NO_SUCH_ADDRESS.includes((error as NodeJS.ErrnoException).code)) continue;
      server.close();
      throw error;
    }
  }
}
