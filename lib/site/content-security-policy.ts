import type { ProviderHosts } from '@/lib/partners/partner-providers';

export interface PolicyInput {
  /** The hosts of each outside company that the pages contact. */
  readonly providers: readonly ProviderHosts[];
  /** Sources of the inline scripts that every page has, such as 'sha256-…' in single quotes. */
  readonly inlineScripts: readonly string[];
}

/**
 * Without a scheme, a source allows the page's own scheme and https. On a public host both are https, and the header
 * stays short.
 */
const source = (address: string) => address.replace(/^https:\/\//, '');

/**
 * The content security policy of a page. It allows scripts of this site and of the providers, and the inline scripts by
 * hash.
 *
 * Inline styles are allowed: pages contain different inline style sheets, reserve space with style attributes, and
 * partner widgets write both. `upgrade-insecure-requests` is omitted: all addresses are https, and it would prevent
 * tests on a plain http host.
 */
export function contentSecurityPolicy({ providers, inlineScripts }: PolicyInput): string {
  const hosts = (of: keyof ProviderHosts) => providers.flatMap((provider) => provider[of] ?? []);
  const orNone = (sources: readonly string[]) => (sources.length > 0 ? sources : ["'none'"]);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    // Pagefind's search is WebAssembly served by this site. The keyword allows WebAssembly but not eval.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineScripts, ...hosts('script')],
    'style-src': ["'self'", "'unsafe-inline'", ...hosts('style')],
    'img-src': ["'self'", 'data:', ...hosts('img')],
    'font-src': ["'self'", 'data:', ...hosts('font')],
    'connect-src': ["'self'", ...hosts('connect')],
    'frame-src': orNone(hosts('frame')),
    'form-action': ["'self'", ...hosts('form')],
    'base-uri': ["'none'"],
    // Partners' pages are in an object inside a frame: `components/partners/framed-page.ts`.
    'object-src': orNone(hosts('object')),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.map(source))].join(' '))
    .join(';');
}

/** The name by which headers refer to the operator's address for reports. */
const REPORTS = 'reports';

interface HeaderSettings {
  /** Seconds for which browsers use https only; they ignore it over http (RFC 6797, section 7.2). */
  readonly hstsMaxAge: number;
  /** Where browsers send reports. */
  readonly reportingUrl?: string | undefined;
}

/**
 * The headers of every response: directives that work only in a header, and settings that hold for every page. The content
 * security policy of a page is in the page itself, with the hashes of its scripts. A server that still sends the headers of an
 * older build therefore blocks nothing. `object-src` is not among the headers: a page cannot allow what a header forbids.
 *
 * Trusted Types violations are reported and not blocked, because the loader, Next and the widgets of partners set script
 * addresses as text, and widgets write HTML. The policy for that is a header, because a `<meta>` cannot request reports.
 */
export function securityHeaders({
  hstsMaxAge,
  reportingUrl,
}: HeaderSettings): Readonly<Record<string, string>> {
  const reports = reportingUrl ? `;report-to ${REPORTS};report-uri ${reportingUrl}` : '';
  return {
    'Content-Security-Policy': `base-uri 'none';frame-ancestors 'none'${reports}`,
    'Strict-Transport-Security': `max-age=${hstsMaxAge}`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // A partner's window must not access this one through its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    ...(reportingUrl && {
      'Reporting-Endpoints': `${REPORTS}="${reportingUrl}"`,
      'Content-Security-Policy-Report-Only': `require-trusted-types-for 'script'${reports}`,
    }),
  };
}
