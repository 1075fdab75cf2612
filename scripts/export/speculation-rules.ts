/**
 * Lets the browser fetch a page of this site when a visitor hovers over its link, and prerender it when the visitor presses the link.
 * The rules are an inline script, and the content security policy allows it by its hash. The alternatives do not work everywhere: some
 * hosts cannot send the `Speculation-Rules` header, and some browsers do not know the policy keyword that would allow inline rules
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API).
 */
export function speculationRules(basePath: string): string {
  // Addresses with a dot are files. A dot in the base path does not count.
  const page = {
    and: [{ href_matches: `${basePath}/*` }, { not: { href_matches: `${basePath}/*.*` } }],
  };
  return JSON.stringify({
    prefetch: [{ where: page, eagerness: 'moderate' }],
    prerender: [{ where: page, eagerness: 'conservative' }],
  });
}
