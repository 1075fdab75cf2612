import type { CspHosts } from '@/lib/partners/csp-hosts';

export interface PolicyInput {
  /** Hosts that widgets, frames and the search form need, from the partner registry. */
  readonly hosts: CspHosts;
  /** Sources of the inline scripts that every page has, such as 'sha256-…' in single quotes. */
  readonly inlineScripts: readonly string[];
  /** Origin of the photo host. */
  readonly photos: string;
  /** Further addresses that a plain form is sent to, such as a newsletter provider's. */
  readonly forms: readonly string[];
}

/** Without its scheme a source takes the page's own, or https: on a public host that is https, and a header line stays short. */
const source = (address: string) => address.replace(/^https:\/\//, '');

/**
 * The content security policy of every page, which is why it is one: a page reached without a new document keeps the policy
 * of the page before it. Scripts come from this site, from the partners, or are one of the inline scripts named by hash.
 *
 * Styles may be inline: the parts of a page carry their own style sheets, differently on every page, space is reserved by
 * style attributes, and partner widgets write both. `upgrade-insecure-requests` is missing on purpose: every address here is
 * https already, and it would keep the site from being tried out on a plain http host of one's own network.
 */
export function contentSecurityPolicy({ hosts, inlineScripts, photos, forms }: PolicyInput): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    // Pagefind's search is WebAssembly of this site; the word allows that and no eval.
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

/** The headers of every answer: the policy with what only a header can say, and what browsers must not guess or allow. */
export function securityHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': `${policy};frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // A partner's window opened from here must not reach back; one that opens this site may stay connected to nothing.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}
