import { DEFAULT_SITE_URL, EnvironmentError, readVariable, type Variables } from './environment';

/**
 * Looks at both variables before a build.
 *
 * @returns a line for the console where the default stands in, which no public site should have
 * @throws EnvironmentError for a value that no address can be made of, and for the default where `SITE_ENV` is `production`
 */
export function checkSiteAddress(env?: Variables): string | undefined {
  readVariable('BASE_PATH', env);
  if (readVariable('SITE_URL', env) !== DEFAULT_SITE_URL) return undefined;
  if (readVariable('SITE_ENV', env) === 'production')
    throw new EnvironmentError(
      "SITE_ENV is 'production', but SITE_URL is not set to yours: every address that search engines and networks are told would be wrong.",
    );
  return `Addresses begin with the default, ${DEFAULT_SITE_URL}: set SITE_URL (see .env.example).`;
}

/** The path below which the site is served, without a slash at the end; '' at the root of a host. */
export const basePath = (): string => readVariable('BASE_PATH');

/**
 * The canonical address of an internal path: absolute, without a slash at the end but for the home page. That one is a
 * folder below a base path, and hosts redirect the address of a folder to the one with the slash.
 */
export function absoluteUrl(path: string): string {
  return readVariable('SITE_URL') + basePath() + path;
}

/** The address of a file under `public/`, which Next does not prefix with the base path. */
export function asset(path: string): string {
  return basePath() + path;
}
