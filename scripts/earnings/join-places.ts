import type { PartnerRegistry } from '@/lib/partners/registry';
import { CUT, placementName, SUB_ID_PART, subId as toSubId, type Placement } from '@/lib/partners/sub-id';
import { currentSubId, type SubIdAlias } from '@/lib/partners/sub-id-aliases';
import type { Measures } from './measures';
import type { Place } from './places';
import type { StatisticsRow } from './read-row';

/** A row of the network with its place on the site. */
export interface EarningsRow {
  /** Its current name; empty for links without a sub-id. */
  readonly subId: string;
  readonly isKnown: boolean;
  readonly page: string;
  readonly placement: string;
  readonly partner: string;
  readonly date: string | undefined;
  readonly measures: Measures;
}

export const NO_SUB_ID = '(no sub-id)';
export const NOT_ON_SITE = '(not on this site)';
export const FEEDS = '(feeds)';
const UNKNOWN_PARTNER = '(unknown)';

/** First part of the sub-ids in feeds (`lib/seo/feeds`). */
const FEED = 'feed';

/** The parts of an uncut sub-id. */
function partsOf(subId: string): Placement | undefined {
  const [page = '', block = '', item = '', ...more] = subId.split('_');
  const areParts = [page, block, item].every((part) => SUB_ID_PART.test(part));
  return areParts && more.length === 0 ? { page, block, item } : undefined;
}

const pageName = ([first = '', ...more]: readonly string[]) =>
  more.length === 0 ? first : `${first} and ${more.length} more`;

/** Whether `cut` is the sub-id `whole`, cut at the length of `cut`. */
function isCutFrom(cut: string, whole: string): boolean {
  const parts = whole.startsWith(cut.slice(0, cut.indexOf(CUT))) ? partsOf(whole) : undefined;
  return parts !== undefined && toSubId(parts, cut.length) === cut;
}

function findPlace(subId: string, places: ReadonlyMap<string, Place>): Place | undefined {
  const place = places.get(subId);
  if (place) return place;
  const known = [...places.keys()];
  // The limit may have been different when the link was clicked.
  const found = subId.includes(CUT)
    ? known.find((whole) => isCutFrom(subId, whole))
    : known.find((cut) => cut.includes(CUT) && isCutFrom(cut, subId));
  return found === undefined ? undefined : places.get(found);
}

/** The place in an article of a link in a feed, which has the sub-id `feed_slug_item`. */
function findFeedPlace(subId: string, places: ReadonlyMap<string, Place>): Place | undefined {
  const parts = partsOf(subId);
  if (parts?.page !== FEED) return undefined;
  return [...places.values()].find(
    (place) => place.subId.startsWith(`${parts.block}_`) && place.subId.endsWith(`_${parts.item}`),
  );
}

/** Names of the partners in a program of the network. */
const partnersOf = ({ partners }: PartnerRegistry, campaign: number | undefined): readonly string[] =>
  Object.values(partners).flatMap(({ link, name }) =>
    link.shape === 'network' && link.campaign === campaign ? [name] : [],
  );

/**
 * Gives each row of the network its page, placement and partner.
 *
 * @param places of the built site, by sub-id
 * @param aliases sub-ids that were renamed
 */
export function joinPlaces(
  rows: readonly StatisticsRow[],
  places: ReadonlyMap<string, Place>,
  aliases: readonly SubIdAlias[],
  registry: PartnerRegistry,
): readonly EarningsRow[] {
  const found = new Map<string, Omit<EarningsRow, 'date' | 'measures'>>();
  function locate(written: string): Omit<EarningsRow, 'date' | 'measures'> {
    const name = places.has(written) ? written : (currentSubId(written, aliases) ?? written);
    if (name === '') {
      const page = NO_SUB_ID;
      return { subId: '', isKnown: false, page, placement: NO_SUB_ID, partner: UNKNOWN_PARTNER };
    }
    const place = findPlace(name, places);
    if (place) {
      const { subId, pages, partner } = place;
      return { subId, isKnown: true, page: pageName(pages), placement: placementName(subId), partner };
    }
    const inFeed = findFeedPlace(name, places);
    if (inFeed) {
      const { partner } = inFeed;
      return { subId: name, isKnown: true, page: FEEDS, placement: placementName(name), partner };
    }
    return {
      ...{ subId: name, isKnown: false, page: NOT_ON_SITE },
      ...{ placement: name, partner: UNKNOWN_PARTNER },
    };
  }
  return rows.map(({ subId, campaign, date, measures }) => {
    const location = found.get(subId) ?? locate(subId);
    found.set(subId, location);
    // The link may lead to another partner now, but the program is the one that paid.
    const names = partnersOf(registry, campaign);
    const partner =
      names.length === 0 || names.includes(location.partner) ? location.partner : names.join(' or ');
    return { ...location, partner, date, measures };
  });
}
