import { EnvironmentError } from '@/lib/source/environment-error';
import { safeOrigin } from '@/lib/source/web-address';

/**
 * Where the site will stand, from the environment. Both are read at build time only.
 *
 * `SITE_URL`  origin of the public site, such as https://www.farewind.example
 * `BASE_PATH` folder below the origin, such as /travel; empty at the root of a host
 */
const DEFAULT_SITE_URL = 'https://farewind.example';

/** Hosts of one's own machine, the only ones for which http:// will do. */
const OWN_MACHINE = ['localhost', '127.0.0.1'];

/** The origin that an address begins with, if a public site can stand there. */
function originOf(address: string): string | undefined {
  const origin = safeOrigin(address);
  if (origin === undefined) return undefined;
  const { protocol, hostname } = new URL(address);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && OWN_MACHINE.includes(hostname));
  return isSafe ? origin : undefined;
}

/**
 * Looks at the form of both variables, before a command makes addresses of them.
 *
 * @throws EnvironmentError for a value that no address can be made of
 */
export function checkAddressForm(env: Readonly<Record<string, string | undefined>>): void {
  const { SITE_URL = '', BASE_PATH: folder = '' } = env;
  const parts = folder.split('/');
  // Browsers take dots out of an address, and Next keeps its own files below /_next.
  if (!/^(?:\/[\w.~-]+)*\/?$/.test(folder) || parts.some((part) => ['.', '..', '_next'].includes(part)))
    throw new EnvironmentError(
      `BASE_PATH is '${folder}'; expected a folder that starts with a slash, such as /travel, or nothing; . and .. and _next are no folders for it`,
    );
  const origin = originOf(SITE_URL);
  // Addresses begin with the text as it stands, so it has to be what browsers make of it, to the letter.
  if (SITE_URL !== '' && SITE_URL.replace(/\/+$/, '') !== origin)
    throw new EnvironmentError(
      `SITE_URL is '${SITE_URL}'; expected an origin such as ${origin ?? 'https://www.example.com'}, with the folder, if any, in BASE_PATH`,
    );
}

/**
 * Looks at both variables before a build.
 *
 * @returns a line for the console where the default stands in, which no public site should have
 * @throws EnvironmentError for a value that no address can be made of, and for the default where `SITE_ENV` is `production`
 */
export function checkSiteAddress(env: Readonly<Record<string, string | undefined>>): string | undefined {
  checkAddressForm(env);
  const { SITE_URL = '', SITE_ENV = '' } = env;
  if (SITE_URL !== '' && SITE_URL.replace(/\/+$/, '') !== DEFAULT_SITE_URL) return undefined;
  if (SITE_ENV.trim() === 'production')
    throw new EnvironmentError(
      "SITE_ENV is 'production', but SITE_URL is not set to yours: every address that search engines and networks are told would be wrong.",
    );
  return `Addresses begin with the default, ${DEFAULT_SITE_URL}: set SITE_URL (see .env.example).`;
}

/** Without a slash at the end; '' at the root. */
export const BASE_PATH = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

const origin = (process.env.SITE_URL || DEFAULT_SITE_URL).replace(/\/+$/, '');

/**
 * The canonical address of an internal path: absolute, without a slash at the end but for the home page. That one is a
 * folder below a base path, and hosts redirect the address of a folder to the one with the slash.
 */
export function absoluteUrl(path: string): string {
  return origin + BASE_PATH + path;
}

/** The address of a file under `public/`, which Next does not prefix with the base path. */
export function asset(path: string): string {
  return BASE_PATH + path;
}
