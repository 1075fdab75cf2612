/**
 * FNV-1a over UTF-16 code units, as up to seven characters. It distinguishes a page's payload from a damaged one, an
 * error page, or the payload of a newer release. It does not protect against attackers.
 */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
