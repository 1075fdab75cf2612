/* Rules for addresses in headers, the content security policy and attributes, for both settings and content. */

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
/** A host in the characters that browsers send: no quotes, semicolons, commas or spaces (RFC 1123, section 2.1). */
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
/** A public host, which has a dot. */
export const PUBLIC_HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})+$`);
/** A public host, all of its subdomains or one of its folders, in the syntax of a content security policy. */
export const PUBLIC_HOSTS = new RegExp(`^(?:\\*\\.)?${LABEL}(?:\\.${LABEL})+(?:(?:/[\\w-]+)+/)?$`);

/**
 * Characters of an address (RFC 3986, appendix A) except the single quote, which ends attributes and keywords of a
 * policy.
 */
const ADDRESS_CHARACTERS = /^[\w\-.~:/?#[\]@!$&()*+,;=%]+$/;

/**
 * The origin of an address, or undefined if its host is not safe in a header. URL parsers accept quotation marks and
 * semicolons in hosts.
 */
export function safeOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, origin } = new URL(address);
  return HOST.test(hostname) ? origin : undefined;
}

/**
 * Whether a text is a public https address that can be used unchanged in a policy, a header or an attribute: a plain
 * host, no user, no default port, and the origin exactly as browsers serialize it.
 */
export function isPublicAddress(text: string): boolean {
  if (!ADDRESS_CHARACTERS.test(text)) return false;
  const origin = safeOrigin(text);
  if (origin === undefined || !PUBLIC_HOST.test(new URL(text).hostname) || !origin.startsWith('https://'))
    return false;
  return text.startsWith(origin) && /^(?:[/?#]|$)/.test(text.slice(origin.length));
}

/** Google in any country. */
const GOOGLE = /^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?\.?$/;

/**
 * The address behind a redirect of Google, which Google Docs and search results make of a copied link. It is empty if the
 * redirect has none, and undefined for any other address.
 */
export function behindGoogle(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  if (!GOOGLE.test(hostname) || pathname !== '/url') return undefined;
  return searchParams.get('q') ?? searchParams.get('url') ?? '';
}

/** An address without percent-encoding: `my%20map.jpg` is the file `my map.jpg`. An address with a stray % is left as it is. */
export function decodeAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
