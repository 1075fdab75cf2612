import { basePath } from '@/lib/site/address';
import { LANDING_PAGES } from '@/lib/site/landing-pages';
import { PAGE_FOLDERS } from '@/lib/site/routes';

const SCRIPTS = '/_next/static/*';
/**
 * Patterns of files that browsers may cache forever: the name changes with the content, or the content never changes. All hosts derive
 * their rules from this list (`headersFile`, `server-rules.ts`).
 */
export const FOR_EVER = [SCRIPTS, '/fonts/*', '/pictures/*'] as const;
/** `deploy/Caddyfile` repeats this value and the next one. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For all other files: browsers revalidate them every time. */
export const ASK_AGAIN = 'public, max-age=0, must-revalidate';

const OWN_ONLY = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/**
 * Pages that no other site may load as a picture, script or other resource. A rule for all files is not possible: feed readers and other
 * sites may show our pictures, and a host joins the values of two rules for the same header. nginx and Caddy distinguish files by their
 * endings (`deploy/`).
 */
const OWN_PAGES = [
  ...Object.values(LANDING_PAGES).map(({ path }) => path),
  ...PAGE_FOLDERS.map((folder) => `/${folder}/*`),
];

/**
 * The file `_headers` for Cloudflare Pages and Netlify. Pages get no caching rule: both hosts already make browsers revalidate pages
 * every time, and they would join a second value for the same header to the first.
 */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  const block = (pattern: string, lines: Readonly<Record<string, string>>) =>
    [basePath() + pattern, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', headers),
    ...OWN_PAGES.map((pattern) => block(pattern, OWN_ONLY)),
    ...FOR_EVER.map((pattern) =>
      block(pattern, { 'Cache-Control': IMMUTABLE, ...(pattern === SCRIPTS && OWN_ONLY) }),
    ),
    '',
  ].join('\n');
}

/** Reads what `headersFile` writes, for the server of `npm start`. */
export function parseHeadersFile(text: string): (pathname: string) => Readonly<Record<string, string>> {
  const rules = text.split(/\n(?! )/).map((block) => {
    const [pattern, ...lines] = block.split('\n  ') as [string, ...string[]];
    return {
      covers: (pathname: string) =>
        pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
      headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2))),
    };
  });
  return (pathname) =>
    Object.assign({}, ...rules.filter(({ covers }) => covers(pathname)).map(({ headers }) => headers));
}
