import { checksum } from '@/lib/source/checksum';
import { SLUG } from '@/lib/source/name-slug';

/** The position of a partner link. Each part is lowercase words, digits and hyphens. */
export interface Placement {
  /** The page, such as `home`; for an article its slug, and `feed` for all feeds. */
  readonly page: string;
  /** The part of the page, such as `flights`; in an article `text`, `deals`, `end` or `footer`; in feeds the slug of the article. */
  readonly block: string;
  /** The link within the part, such as a deal's id. */
  readonly item: string;
}

/** Maximum length of a sub-id of the network. The network documents no limit; this one keeps reports readable. */
export const SUB_ID_LIMIT = 60;

/** Separates the rest of a cut sub-id from its hash. Other sub-ids never contain two underscores in a row. */
export const CUT = '__';

/**
 * The sub-id of a placement: `page_block_item`. Parts contain no underscore, so sub-ids are unique. A sub-id over the
 * limit is cut and ends in a hash of the whole.
 *
 * @param limit maximum number of characters; a partner's own account has its own limit
 * @throws TypeError for a part with other characters
 */
export function subId({ page, block, item }: Placement, limit = SUB_ID_LIMIT): string {
  for (const [name, part] of Object.entries({ page, block, item })) {
    if (!SLUG.test(part)) {
      throw new TypeError(`Placement ${name} '${part}': expected words in lower case joined by hyphens`);
    }
  }
  const whole = `${page}_${block}_${item}`;
  if (whole.length <= limit) return whole;
  const hash = checksum(whole).padStart(7, '0');
  return `${whole.slice(0, limit - hash.length - CUT.length)}${CUT}${hash}`;
}

/** The block and the item of a sub-id, or what is left of them if it was cut. */
export function placementName(subId: string): string {
  const [whole = '', hash] = subId.split(CUT);
  const name = whole.split('_').slice(1).join(' / ') || whole;
  return hash === undefined ? name : `${name}… (cut, ${hash})`;
}
