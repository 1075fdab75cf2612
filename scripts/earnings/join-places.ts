import { SLUG } from '@/lib/source/name-slug';
import type { PartnerRegistry } from '@/lib/partners/registry';
import { CUT, placementName, subId as toSubId, type Placement } from '@/lib/partners/sub-id';
import { currentSubId, formerSubIds, type SubIdAlias } from '@/lib/partners/sub-id-aliases';
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

const NO_SUB_ID = '(no sub-id)';
const NOT_ON_SITE = '(not on this site)';
const FEEDS = '(feeds)';
const UNKNOWN_PARTNER = '(unknown)';

/** First part of the sub-ids in feeds (`lib/seo/feeds`). */
const FEED = 'feed';
/** Second part of the sub-ids in the text of an article. */
const TEXT = 'text';

/** The parts of an uncut sub-id. */
function partsOf(subId: string): Placement | undefined {
  const [page = '', block = '', item = '', ...more] = subId.split('_');
  const areParts = [page, block, item].every((part) => SLUG.test(part));
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
  // The limit may have been different when the link was clicked.
  const isSame = subId.includes(CUT)
    ? (known: string) => isCutFrom(subId, known)
    : (known: string) => known.includes(CUT) && isCutFrom(known, subId);
  return [...places.values()].find((each) => isSame(each.subId));
}

/** The place of a sub-id that was cut before it was renamed. If the new one is cut too, nothing tells that they are the same. */
function findRenamedPlace(
  cut: string,
  places: ReadonlyMap<string, Place>,
  aliases: readonly SubIdAlias[],
): Place | undefined {
  if (!cut.includes(CUT)) return undefined;
  return [...places.values()].find(({ subId }) =>
    formerSubIds(subId, aliases).some((former) => isCutFrom(cut, former)),
  );
}

/** The sub-id in an article of a link in a feed. Both are equally long, so either both are cut or none. */
const inArticle = ({ block: slug, item }: Placement) => `${slug}_${TEXT}_${item}`;

/** The sub-id in feeds, before it is cut, of a link in an article. */
function inFeed(subId: string): string | undefined {
  const parts = partsOf(subId);
  return parts?.block === TEXT ? `${FEED}_${parts.page}_${parts.item}` : undefined;
}

/** The places in articles that a link in a feed may have. A cut sub-id has lost its item, so all cut links of its article match. */
function findFeedPlaces(subId: string, places: ReadonlyMap<string, Place>): readonly Place[] {
  const parts = partsOf(subId);
  if (parts) {
    const place = parts.page === FEED ? findPlace(inArticle(parts), places) : undefined;
    return place ? [place] : [];
  }
  const [start = '', hash] = subId.split(CUT);
  if (hash === undefined || !start.startsWith(`${FEED}_`)) return [];
  const articleStart = start.slice(FEED.length + 1).replace('_', `_${TEXT}_`);
  return [...places.values()].filter((place) => {
    const whole = inFeed(place.subId);
    if (whole !== undefined) return isCutFrom(subId, whole);
    return (
      place.subId.includes(CUT) && place.subId.length === subId.length && place.subId.startsWith(articleStart)
    );
  });
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
  function currentName(written: string): string {
    if (places.has(written)) return written;
    const name = currentSubId(written, aliases) ?? written;
    const parts = partsOf(name);
    // Aliases name the sub-ids of pages, so a link in a feed is renamed as the same link in its article.
    return parts?.page === FEED ? (inFeed(currentName(inArticle(parts))) ?? name) : name;
  }
  function locate(written: string): Omit<EarningsRow, 'date' | 'measures'> {
    const name = currentName(written);
    if (name === '') {
      const page = NO_SUB_ID;
      return { subId: '', isKnown: false, page, placement: NO_SUB_ID, partner: UNKNOWN_PARTNER };
    }
    const place = findPlace(name, places) ?? findRenamedPlace(written, places, aliases);
    if (place) {
      const { subId, pages, partner } = place;
      return { subId, isKnown: true, page: pageName(pages), placement: placementName(subId), partner };
    }
    const feedPartners = new Set(findFeedPlaces(name, places).map((found) => found.partner));
    if (feedPartners.size > 0) {
      const partner = [...feedPartners].join(' or ');
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
