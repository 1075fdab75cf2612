import { EnvironmentError } from './environment-error';

/**
 * Where the site will stand, from the environment. Both are read at build time only.
 *
 * `SITE_URL`  origin of the public site, such as https://www.farewind.example
 * `BASE_PATH` folder below the origin, such as /travel; empty at the root of a host
 */
const DEFAULT_SITE_URL = 'https://farewind.example';

/**
 * Looks at both variables before a build.
 *
 * @returns a line for the console where the default stands in, which no public site should have
 * @throws EnvironmentError for a value that no address can be made of, and for the default where `SITE_ENV` is `production`
 */
export function checkSiteAddress(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const { SITE_URL = '', BASE_PATH: folder = '', SITE_ENV } = env;
  if (!/^(?:\/[\w.~-]+)*\/?$/.test(folder))
    throw new EnvironmentError(
      `BASE_PATH is '${folder}'; expected a folder that starts with a slash, such as /travel, or nothing`,
    );
  if (SITE_URL !== '' && !/^https?:\/\/[^/?#\s]+\/*$/.test(SITE_URL))
    throw new EnvironmentError(
      `SITE_URL is '${SITE_URL}'; expected an origin such as https://www.example.com, with the folder, if any, in BASE_PATH`,
    );
  if (SITE_URL !== '' && SITE_URL.replace(/\/+$/, '') !== DEFAULT_SITE_URL) return undefined;
  if (SITE_ENV === 'production')
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
