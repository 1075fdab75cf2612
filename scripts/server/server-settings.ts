import { isIP } from 'node:net';
import { allowedHosts, LOOPBACK_HOSTS } from './allowed-hosts.mjs';
import { UserError } from '@/scripts/command/command';

export interface ServerSettings {
  readonly port: number;
  /** IP addresses to listen on. */
  readonly addresses: readonly string[];
  /** Hosts, without ports, that requests may be for. */
  readonly hosts: readonly string[];
}

type Env = Readonly<Record<string, string | undefined>>;

export const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];

/** A host name, an IPv4 address, or an IPv6 address in brackets. */
const HOST = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/;

function portFrom({ PORT }: Env): number {
  const port = Number(PORT || 3000);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new UserError(`PORT is '${PORT}'; it must be a whole number from 1 to 65535.`);
}

/** Loopback always, so that `localhost` works, and the address of `HOST`; '::' stands for all of both kinds. */
function addressesFrom({ HOST: address }: Env): readonly string[] {
  if (!address || address === 'localhost') return LOOPBACK_ADDRESSES;
  if (!isIP(address))
    throw new UserError(
      `HOST is '${address}'; it must be the IP address to listen on, such as 0.0.0.0 for all, or empty for this machine only.`,
    );
  if (address === '::') return [address];
  return [...new Set([...(address === '0.0.0.0' ? ['::1'] : LOOPBACK_ADDRESSES), address])];
}

/**
 * Where the preview and `npm start` listen, from `PORT`, `HOST` and `ALLOWED_HOSTS`: on this machine only, unless the last two
 * open them on purpose. A server that answered for any name could be read by a web page whose own name is made to resolve to
 * this machine (DNS rebinding).
 *
 * @throws UserError for a value that cannot be used, and for a `HOST` beyond this machine without names
 */
export function serverSettings(env: Env): ServerSettings {
  const addresses = addressesFrom(env);
  const hosts = allowedHosts(env);
  for (const host of hosts) {
    if (!HOST.test(host))
      throw new UserError(
        `ALLOWED_HOSTS has '${host}'; it must list host names without scheme and port, separated by commas, as in: preview.example,192.168.0.7`,
      );
  }
  const isOpen = addresses.some((address) => !LOOPBACK_ADDRESSES.includes(address));
  if (isOpen && hosts.length === LOOPBACK_HOSTS.length)
    throw new UserError(
      `HOST is '${env.HOST}', which other machines can reach. Set ALLOWED_HOSTS to the names or addresses they will type, as in: HOST=${env.HOST} ALLOWED_HOSTS=192.168.0.7`,
    );
  return { port: portFrom(env), addresses, hosts };
}
