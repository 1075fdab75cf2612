import { DEFAULT_SITE_URL, EnvironmentError, readVariable, type Variables } from './environment';

/**
 * Checks `SITE_URL` and `BASE_PATH` before a build.
 *
 * @returns a line for the console if `SITE_URL` has its default, which no public site should use
 * @throws EnvironmentError for an invalid value, and for the default if `SITE_ENV` is `production`
 */
export function checkSiteAddress(env?: Variables): string | undefined {
  readVariable('BASE_PATH', env);
  if (readVariable('SITE_URL', env) !== DEFAULT_SITE_URL) return undefined;
  if (readVariable('SITE_ENV', env) === 'production')
    throw new EnvironmentError(
      'A production build (SITE_ENV=production) needs your own SITE_URL: with the default, every address for search engines and social networks would be wrong.',
    );
  return `Addresses begin with the default, ${DEFAULT_SITE_URL}: set SITE_URL (see .env.example).`;
}

/** The path below which the site is served, without a trailing slash; '' at the root of a host. */
export const basePath = (): string => readVariable('BASE_PATH');

/**
 * The canonical address of an internal path: absolute, and without a trailing slash except on the home page. Below a base path
 * the home page is a folder, and hosts redirect a folder's address to the one with the slash.
 */
export function absoluteUrl(path: string): string {
  return readVariable('SITE_URL') + basePath() + path;
}

/** The address of a file under `public/`, which Next does not prefix with the base path. */
export function asset(path: string): string {
  return basePath() + path;
}
