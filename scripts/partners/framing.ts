const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Whether a source of `frame-ancestors` allows a site to frame the page (https://www.w3.org/TR/CSP3/#match-url-to-source-expression). */
function allows(written: string, site: URL, page: URL): boolean {
  const source = written.toLowerCase();
  if (source === "'self'") return page.origin === site.origin;
  // A source with http: also matches https:.
  const schemes = ['http:', site.protocol];
  if (source === '*' || schemes.includes(source)) return true;
  const [, scheme, host, port] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^:/]+)(?::(\d+|\*))?\/?$/.exec(source) ?? [];
  if (host === undefined || (scheme !== undefined && !schemes.includes(`${scheme}:`))) return false;
  // An address omits the default port, but a source may contain it.
  const ports = ['*', site.port || DEFAULT_PORTS[site.protocol], ...(site.port ? [] : [undefined])];
  if (!ports.includes(port)) return false;
  // 'none' ends here, too: it is the name of no host.
  return host.startsWith('*.') ? site.hostname.endsWith(host.slice(1)) : site.hostname === host;
}

/**
 * The header with which a page forbids a site to frame it, or undefined if framing is allowed. As in browsers, `frame-ancestors` of
 * any policy overrides X-Frame-Options.
 *
 * @param headers headers of the last answer, after all redirects
 * @param page address of that answer
 * @param site origin of the site with the frame
 */
export function framingRefusal(headers: Headers, page: URL, site: URL): string | undefined {
  const ancestors = (headers.get('content-security-policy') ?? '')
    .split(/[,;]/)
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name?.toLowerCase() === 'frame-ancestors')
    .map(([, ...sources]) => sources);
  if (ancestors.length > 0) {
    const refused = ancestors.find((sources) => !sources.some((source) => allows(source, site, page)));
    return refused && `frame-ancestors ${refused.join(' ')}`;
  }
  const options = (headers.get('x-frame-options') ?? '').toLowerCase().split(/\s*,\s*/);
  const refuses = options.includes('deny') || (options.includes('sameorigin') && page.origin !== site.origin);
  return refuses ? `X-Frame-Options: ${options.join(', ')}` : undefined;
}
