import { inPattern } from '@/lib/source/in-pattern';
import { articlePattern, listsPattern } from '@/lib/site/routes';
import { basePath } from '@/lib/site/address';
import { ASK_AGAIN, FOR_EVER, IMMUTABLE } from './header-files';
import { MISSING_PAGE, MISSING_PAGES, MISSING_POST } from './missing-pages';
import type { Redirect } from './redirect-files';

/*
 * The part of the nginx and Caddy configuration that depends on the build: the security headers, the redirects, the base path, the 404
 * pages and the files that browsers keep. `deploy/nginx.conf` and `deploy/Caddyfile` contain the rest. They include these files from the
 * export, so that pages and headers are always deployed together.
 */

/** The folder of these files in the export. They are public, but contain only what the host's responses reveal anyway. */
export const RULES_FOLDER = '_hosts';

const NOTE = '# Written by npm run build, for the pages beside it. Change the sources instead.';

/** @throws when the value contains characters that have a meaning in a server's configuration */
function quoted(value: string): string {
  if (/[\\${}\n]/.test(value)) throw new Error(`'${value}' cannot stand in a server's configuration`);
  return `"${value.replaceAll('"', '\\"')}"`;
}

const missingPage = () => `${basePath()}/${MISSING_PAGE}`;
const missingPost = () => `${basePath()}/${MISSING_POST}`;
const missingPages = () => MISSING_PAGES.map((page) => `${basePath()}/${page}`);
/** The addresses without `.html`, at which a host would serve the 404 pages with status 200. */
const missingAddresses = () => missingPages().map((page) => page.slice(0, -'.html'.length));

/** The pattern of the files that browsers may cache forever. */
const lastingPattern = () =>
  `^${inPattern(basePath())}(?:${FOR_EVER.map((pattern) => pattern.slice(0, -1)).join('|')})`;

type Headers = Readonly<Record<string, string>>;

/** For nginx, inside `server { … }`. */
export function nginxRules(headers: Headers, redirects: readonly Redirect[]): string {
  return [
    NOTE,
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
    `set $farewind_404 ${missingPage()};`,
    `if ($uri ~ "${articlePattern(basePath())}") { set $farewind_404 ${missingPost()}; }`,
    `if ($uri ~ "${listsPattern(basePath())}") { set $farewind_404 ${missingPage()}; }`,
    'error_page 404 $farewind_404;',
    `set $farewind_caching ${quoted(ASK_AGAIN)};`,
    `if ($uri ~ "${lastingPattern()}") { set $farewind_caching ${quoted(IMMUTABLE)}; }`,
    ...missingPages().map((page) => `location = ${page} { internal; }`),
    ...missingAddresses().map((address) => `location = ${address} { return 404; }`),
    ...redirects.map(({ from, to }) => `location = ${from} { return 301 ${to}$is_args$args; }`),
    '',
  ].join('\n');
}

/** For Caddy, inside `route { … }` of a site. */
export function caddyRules(headers: Headers, redirects: readonly Redirect[]): string {
  return [
    NOTE,
    'header {',
    ...Object.entries(headers).map(([name, value]) => `\t${name} ${quoted(value)}`),
    '}',
    `vars farewind_404 ${missingPage()}`,
    `@farewind_article path_regexp ${articlePattern(basePath())}`,
    `vars @farewind_article farewind_404 ${missingPost()}`,
    `@farewind_lists path_regexp ${listsPattern(basePath())}`,
    `vars @farewind_lists farewind_404 ${missingPage()}`,
    `@farewind_lasting path_regexp ${lastingPattern()}`,
    ...[...missingPages(), ...missingAddresses()].map((address) => `error ${address} 404`),
    // Caddy's path matcher ignores capital letters, so the rule of /Blog/old would also take /blog/old, which may be a page.
    ...redirects.flatMap(({ from, to }, index) => [
      `@farewind_moved_${index} path_regexp ^${inPattern(from)}$`,
      `route @farewind_moved_${index} {`,
      `\trewrite * ${to}`,
      '\tredir {uri} 301',
      '}',
    ]),
    '',
  ].join('\n');
}
