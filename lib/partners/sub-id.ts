/** Where on the site a partner link stands. Each part is words in lower case, digits and hyphens. */
export interface Placement {
  /** The page, such as `home` or `blog`. */
  readonly page: string;
  /** The part of the page, such as `flights`; for an article its slug. */
  readonly block: string;
  /** The one link within the part, such as a deal's id. */
  readonly item: string;
}

/** Longest sub-id of the network in characters. The limit is ours: the network's own could not be found, and a report must stay readable. */
export const SUB_ID_LIMIT = 60;

/** What a part of a sub-id is made of: words in lower case joined by hyphens. */
export const SUB_ID_PART = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** FNV-1a, 32 bits, in base 36 (http://www.isthe.com/chongo/tech/comp/fnv/): the same text gives the same end on every build. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(7, '0');
}

/**
 * The sub-id of a placement: `page_block_item`. Parts cannot contain an underscore, so two placements never share one.
 * A longer one than the limit is cut and ends in a hash of the whole.
 *
 * @param limit the most characters; an account of a partner's own has its own limit
 * @throws TypeError for a part that a report could not show safely
 */
export function subId({ page, block, item }: Placement, limit = SUB_ID_LIMIT): string {
  for (const [name, part] of Object.entries({ page, block, item })) {
    if (!SUB_ID_PART.test(part)) {
      throw new TypeError(`Placement ${name} '${part}': expected words in lower case joined by hyphens`);
    }
  }
  const whole = `${page}_${block}_${item}`;
  if (whole.length <= limit) return whole;
  const hash = shortHash(whole);
  // Two underscores mark a cut one: no whole sub-id has them side by side.
  return `${whole.slice(0, limit - hash.length - 2)}__${hash}`;
}
