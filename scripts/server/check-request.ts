import type { IncomingMessage } from 'node:http';

/** A request is refused with this status and reason. */
interface Refusal {
  readonly status: 400 | 403;
  /** One sentence for the sender of the request. */
  readonly reason: string;
}

/** Removes the port from a host such as `localhost:3000` or `[::1]:3000`. */
const withoutPort = (host: string) => host.toLowerCase().replace(/:\d*$/, '');

/** Whether the request line has an absolute URL, as in requests to proxies: `GET http://localhost:3000/blog`. */
const isAbsolute = (url: string) => /^https?:\/\//i.test(url);

/** Path and query of a request, for both forms of the request target (RFC 9112, 3.2). */
export function targetOf({ url = '/' }: IncomingMessage): string {
  if (!isAbsolute(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/**
 * Checks that the host of a request is allowed. A request with no Host header or with two is malformed (RFC 9112, 3.2).
 */
export function checkHost(request: IncomingMessage, allowed: readonly string[]): Refusal | undefined {
  const { url = '/', headersDistinct } = request;
  const named = headersDistinct.host ?? [];
  if (named.length !== 1) return { status: 400, reason: 'A request must have one Host header.' };
  if (!url.startsWith('/') && url !== '*' && !(isAbsolute(url) && URL.canParse(url)))
    return { status: 400, reason: 'The address is malformed.' };
  // An absolute URL takes precedence over the header. Browsers send the same host in both, so both must be allowed.
  const hosts = isAbsolute(url) ? [...named, new URL(url).host] : named;
  return hosts.every((host) => allowed.includes(withoutPort(host)))
    ? undefined
    : { status: 403, reason: 'This host is not allowed. ALLOWED_HOSTS lists those that are.' };
}

/** Addresses that Next and the preview serve only to their own pages. */
const OF_THE_PAGES = /\/(?:_next\/|__)/;

/**
 * Refuses requests from pages of other origins, except links to pages. The endpoints of a development server run actions and reveal
 * private data. This is Next's own check, extended to all addresses. `Sec-Fetch-Site` also identifies cross-origin requests that have no
 * `Origin` header.
 */
export function checkOrigin(request: IncomingMessage): Refusal | undefined {
  const { host, origin, 'sec-fetch-site': site = 'none', 'sec-fetch-mode': mode } = request.headers;
  const refusal = { status: 403, reason: 'Pages of other origins may not ask for this.' } as const;
  if (origin !== undefined)
    return URL.canParse(origin) && new URL(origin).host === host?.toLowerCase() ? undefined : refusal;
  if (['none', 'same-origin'].includes(String(site))) return undefined;
  const isLink = mode === 'navigate' && request.headers['sec-fetch-dest'] === 'document';
  return isLink && !OF_THE_PAGES.test(targetOf(request)) ? undefined : refusal;
}
