import { EnvironmentError, readVariable, type Variables } from '@/lib/site/environment';

export interface ServerSettings {
  readonly port: number;
  /** IP addresses to listen on. */
  readonly addresses: readonly [first: string, ...others: string[]];
  /** Hosts, without ports, that a Host header may name. */
  readonly hosts: readonly string[];
}

export const LOOPBACK_ADDRESSES: ServerSettings['addresses'] = ['127.0.0.1', '::1'];

/** The names of this machine that a browser on it sends in the Host header. */
export const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** The loopback addresses, so that `localhost` always works, and the address in `HOST`. '::' covers all IPv4 and IPv6 addresses. */
function addressesFor(host: string): ServerSettings['addresses'] {
  if (host === 'localhost' || LOOPBACK_ADDRESSES.includes(host)) return LOOPBACK_ADDRESSES;
  if (host === '::') return [host];
  // The IPv4 address comes first, because the first address must exist and a container often has no IPv6.
  if (host === '0.0.0.0') return [host, '::1'];
  return [...LOOPBACK_ADDRESSES, host];
}

/**
 * The settings of the preview and of `npm start`, from `PORT`, `HOST` and `ALLOWED_HOSTS`. Only this machine can reach the server, unless
 * the last two variables allow other machines. The server must not accept every host name: a web page could make its own name resolve to
 * this machine and then read the responses (DNS rebinding).
 *
 * @throws EnvironmentError for an invalid value, and if `HOST` is reachable from other machines but `ALLOWED_HOSTS` is empty
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
