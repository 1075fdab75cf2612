const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/** Whether a source of `frame-ancestors` lets a site frame the page (https://www.w3.org/TR/CSP3/#match-url-to-source-expression). */
function allows(written: string, site: URL, page: URL): boolean {
  const source = written.toLowerCase();
  if (source === "'none'") return false;
  if (source === "'self'") return page.origin === site.origin;
  // A source of http: takes https: as well.
  const schemes = ['http:', site.protocol];
  if (source === '*' || schemes.includes(source)) return true;
  const [, scheme, host, port] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^:/]+)(?::(\d+|\*))?\/?$/.exec(source) ?? [];
  if (host === undefined || (scheme !== undefined && !schemes.includes(`${scheme}:`))) return false;
  // An address of the default port does not name it; a source may.
  const ports = ['*', site.port || DEFAULT_PORTS[site.protocol], ...(site.port ? [] : [undefined])];
  if (!ports.includes(port)) return false;
  return host.startsWith('*.') ? site.hostname.endsWith(host.slice(1)) : site.hostname === host;
}

/**
 * How a page says that a site must not frame it, or undefined where it may. `frame-ancestors` of any policy goes before
 * X-Frame-Options, as in browsers.
 *
 * @param headers of the last answer, after all redirects
 * @param page where that answer came from
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
