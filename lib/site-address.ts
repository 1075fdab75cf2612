/**
 * Where the site will stand, from the environment. Both are read at build time only.
 *
 * `SITE_URL`  origin of the public site, such as https://www.farewind.example
 * `BASE_PATH` folder below the origin, such as /travel; empty at the root of a host
 */
const DEFAULT_SITE_URL = 'https://farewind.example';

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
