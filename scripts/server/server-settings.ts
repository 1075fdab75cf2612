import { EnvironmentError, readVariable, type Variables } from '@/lib/site/environment';

export interface ServerSettings {
  readonly port: number;
  /** IP addresses to listen on. */
  readonly addresses: readonly [first: string, ...others: string[]];
  /** Hosts, without ports, that requests may be for. */
  readonly hosts: readonly string[];
}

export const LOOPBACK_ADDRESSES: ServerSettings['addresses'] = ['127.0.0.1', '::1'];

/** The names that a browser on this machine has for it, as they stand in the Host header. */
export const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Loopback always, so that `localhost` works, and the address of `HOST`; '::' stands for all of both kinds. */
function addressesFor(host: string): ServerSettings['addresses'] {
  if (host === 'localhost' || LOOPBACK_ADDRESSES.includes(host)) return LOOPBACK_ADDRESSES;
  if (host === '::') return [host];
  // A container often has no IPv6, and the first address must be there.
  if (host === '0.0.0.0') return [host, '::1'];
  return [...LOOPBACK_ADDRESSES, host];
}

/**
 * Where the preview and `npm start` listen, from `PORT`, `HOST` and `ALLOWED_HOSTS`: on this machine only, unless the last two
 * open them on purpose. A server that answered for any name could be read by a web page whose own name is made to resolve to
 * this machine (DNS rebinding).
 *
 * @throws EnvironmentError for a value that cannot be used, and for a `HOST` beyond this machine without names
 */
export function serverSettings(env?: Variables): ServerSettings {
  const host = readVariable('HOST', env);
  const names = readVariable('ALLOWED_HOSTS', env);
  const addresses = addressesFor(host);
  const isOpen = addresses.some((address) => !LOOPBACK_ADDRESSES.includes(address));
  if (isOpen && names.length === 0)
    throw new EnvironmentError(
      `HOST is '${host}', which other machines can reach. Set ALLOWED_HOSTS to the names or addresses they will type, as in: HOST=${host} ALLOWED_HOSTS=192.168.0.7`,
    );
  return { port: readVariable('PORT', env), addresses, hosts: [...LOOPBACK_HOSTS, ...names] };
}
