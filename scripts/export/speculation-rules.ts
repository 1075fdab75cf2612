/**
 * Lets the browser fetch a page of this site when a visitor hovers over its link, and draw it when the link is pressed.
 * Inline and named by its hash in the policy, because the header of the same purpose is out of reach on some hosts, and
 * the keyword that would allow it is unknown to some browsers (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API).
 */
export function speculationRules(basePath: string): string {
  // Files have a dot in their address. The base path may have one, too, and says nothing.
  const page = {
    and: [{ href_matches: `${basePath}/*` }, { not: { href_matches: `${basePath}/*.*` } }],
  };
  return JSON.stringify({
    prefetch: [{ where: page, eagerness: 'moderate' }],
    prerender: [{ where: page, eagerness: 'conservative' }],
  });
}
