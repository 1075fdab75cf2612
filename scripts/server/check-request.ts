import type { IncomingMessage } from 'node:http';

/** Why a request is not answered. */
export interface Refusal {
  readonly status: 400 | 403;
  /** A sentence for whoever sent it. */
  readonly reason: string;
}

/** `localhost:3000` and `[::1]:3000` without their ports. */
const withoutPort = (host: string) => host.toLowerCase().replace(/:\d*$/, '');

/** Whether a request names the whole address, as proxies are asked: `GET http://localhost:3000/blog`. */
const isAbsolute = (url: string) => /^https?:\/\//i.test(url);

/** Path and query of a request, whichever form its address has (RFC 9112, 3.2). */
export function targetOf({ url = '/' }: IncomingMessage): string {
  if (!isAbsolute(url)) return url;
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/**
 * Holds the host that a request is for against the ones that are allowed; a request that names none, or two, is malformed
 * (RFC 9112, 3.2).
 */
export function checkHost(request: IncomingMessage, allowed: readonly string[]): Refusal | undefined {
  const { url = '/', headersDistinct } = request;
  const named = headersDistinct.host ?? [];
  if (named.length !== 1) return { status: 400, reason: 'A request must have one Host header.' };
  if (!url.startsWith('/') && url !== '*' && !(isAbsolute(url) && URL.canParse(url)))
    return { status: 400, reason: 'The address is malformed.' };
  // An absolute address counts instead of the header, but a browser sends both the same.
  const hosts = isAbsolute(url) ? [...named, new URL(url).host] : named;
  return hosts.every((host) => allowed.includes(withoutPort(host)))
    ? undefined
    : { status: 403, reason: 'This host is not allowed. ALLOWED_HOSTS lists those that are.' };
}

/** What Next and the preview serve to their own pages. */
const OF_THE_PAGES = /\/(?:_next\/|__)/;

/**
 * Refuses what a page of another origin asks for, but for a link that leads to a page: the endpoints of a development server
 * act, and tell what they should not. Same as Next's own check, and for all addresses; `Sec-Fetch-Site` also tells of requests
 * without an `Origin` header.
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
