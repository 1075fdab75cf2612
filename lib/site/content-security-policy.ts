import type { CspHosts } from '@/lib/partners/csp-hosts';

export interface PolicyInput {
  /** Hosts for widgets, frames and the search form, from the partner registry. */
  readonly hosts: CspHosts;
  /** Sources of the inline scripts of every page, such as 'sha256-…' in single quotes. */
  readonly inlineScripts: readonly string[];
  /** Origin of the photo host. */
  readonly photos: string;
  /** Other form targets, such as a newsletter provider's. */
  readonly forms: readonly string[];
}

/**
 * Without a scheme, a source allows the page's own scheme and https. On a public host both are https, and the header
 * stays short.
 */
const source = (address: string) => address.replace(/^https:\/\//, '');

/**
 * The content security policy of all pages. There is only one, because client-side navigation keeps the policy of the
 * first page. It allows scripts of this site and of partners, and the inline scripts by hash.
 *
 * Inline styles are allowed: pages contain different inline style sheets, reserve space with style attributes, and
 * partner widgets write both. `upgrade-insecure-requests` is omitted: all addresses are https, and it would prevent
 * tests on a plain http host.
 */
export function contentSecurityPolicy({ hosts, inlineScripts, photos, forms }: PolicyInput): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    // Pagefind uses WebAssembly of this site; this keyword allows it without eval.
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...inlineScripts, ...hosts.script],
    'style-src': ["'self'", "'unsafe-inline'", ...hosts.style],
    'img-src': ["'self'", 'data:', photos, ...hosts.img],
    'font-src': ["'self'", 'data:', ...hosts.font],
    'connect-src': ["'self'", ...hosts.connect],
    'frame-src': hosts.frame.length > 0 ? hosts.frame : ["'none'"],
    'form-action': ["'self'", ...hosts.form, ...forms],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.map(source))].join(' '))
    .join(';');
}

/** The headers of every response: the policy with the directives that need a header, and other security headers. */
export function securityHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': `${policy};frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // A partner's window must not access this one through its opener.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}
