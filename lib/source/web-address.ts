/* What an address may be before it gets into a header, a policy or an attribute. One rule for settings and content. */

const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
/** A host in the letters that browsers use on the wire: no quotes, semicolons, commas or blanks (RFC 1123, section 2.1). */
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*$`);
/** A host on the web, which has a dot. */
export const PUBLIC_HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})+$`);
/** The same, or all of its subdomains as a policy names them. */
export const PUBLIC_HOSTS = new RegExp(`^(?:\\*\\.)?${LABEL}(?:\\.${LABEL})+$`);

/** Characters of an address (RFC 3986, appendix A) but for the single quote, which ends attributes and keywords of a policy. */
const ADDRESS_CHARACTERS = /^[\w\-.~:/?#[\]@!$&()*+,;=%]+$/;

/**
 * The origin of an address, or nothing where its host is none that a header can name safely. URL parsers let quotation
 * marks and semicolons into a host.
 */
export function safeOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { hostname, origin } = new URL(address);
  return HOST.test(hostname) ? origin : undefined;
}

/**
 * Whether a text is an https address on the web that can stand in a policy, a header or an attribute as it is: its host is a
 * plain name, there is no user and no default port, and browsers read the origin as it is written.
 */
export function isPublicAddress(text: string): boolean {
  if (!ADDRESS_CHARACTERS.test(text)) return false;
  const origin = safeOrigin(text);
  if (origin === undefined || !PUBLIC_HOST.test(new URL(text).hostname) || !origin.startsWith('https://'))
    return false;
  return text.startsWith(origin) && /^(?:[/?#]|$)/.test(text.slice(origin.length));
}
