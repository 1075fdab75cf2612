/**
 * FNV-1a over UTF-16 code units, 32 bits, as up to seven characters (http://www.isthe.com/chongo/tech/comp/fnv/). It distinguishes a
 * page's payload from a damaged one, an error page, or the payload of a newer release, and sub-ids that are cut at the same place. It
 * does not protect against attackers.
 */
export function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
