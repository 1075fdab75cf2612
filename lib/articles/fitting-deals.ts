import { DEAL_KIND_RECORDS, type Deal, type DealKind } from '@/lib/deals/deal-kinds';
import { dealsTo, isPlace } from '@/lib/deals/deals-to';
import { loadAllDestinations, loadDeals } from '@/lib/deals/load-deals';
import type { ListKind } from '@/lib/site/routes';
import { nameSlug } from '@/lib/source/name-slug';
import type { Article } from './article';
import { PLACES, type ArticleCategory } from './schemas';

/** The deal kind that readers of a category are likely to book next, if there is one. */
const KIND_OF_CATEGORY: Readonly<Record<ArticleCategory, DealKind | undefined>> = {
  'Flight Tips': 'flight',
  'Budget Travel': 'flight',
  Destinations: 'package',
  Hotels: 'hotel',
  'Travel Tips': 'flight',
  Transportation: 'transfer',
  'Travel Finance': undefined,
  'Solo Travel': 'hotel',
  'Travel Planning': 'package',
  'Sustainable Travel': undefined,
};

/** The preview also lists deals that have ended. */
const isCurrent = ({ ended }: Deal) => !ended;

/** The current deals that fit a category, in the order of the home page. */
function dealsOfCategory(category: ArticleCategory, directory?: string): readonly Deal[] {
  const kind = KIND_OF_CATEGORY[category];
  return kind ? loadDeals(kind, 'home', directory).filter(isCurrent) : [];
}

/**
 * The deal after an article: a deal to a destination that the article names, preferably of the kind for its category. Without one, or
 * if deals of that kind have no destination, it is a deal of that kind. The articles of a category rotate through these, so that they do
 * not all end with the same one. An article about places has no deal to any other place, and an article of a category without a kind has
 * none.
 *
 * @param shown ids of the deals in its text
 */
export function dealAfter(
  { id, category, destinations }: Pick<Article, 'id' | 'category' | 'destinations'>,
  shown: readonly string[],
  directory?: string,
): Deal | undefined {
  const kind = KIND_OF_CATEGORY[category];
  if (!kind) return undefined;
  const isNew = (deal: Deal) => isCurrent(deal) && !shown.includes(deal.id);
  const places = loadAllDestinations(directory).filter((place) => destinations?.includes(place.id));
  const there = DEAL_KIND_RECORDS[kind].hasDestination
    ? places.flatMap((place) => dealsTo(place, directory)).filter(isNew)
    : [];
  if (there.length > 0 || category === PLACES) return there.find((deal) => deal.kind === kind) ?? there[0];
  const others = dealsOfCategory(category, directory).filter(isNew);
  return others[id % others.length];
}

/** Number of deals below the first page of a topic. */
const BELOW_TOPIC = 2;

/**
 * The current deals to the place that a tag names, or else of the kind that it names by a word, such as 'cheap flights' or 'hotel
 * fees'.
 */
function dealsOfTag(name: string, directory?: string): readonly Deal[] {
  const there = isPlace(name, directory) ? dealsTo({ name }, directory).filter(isCurrent) : [];
  if (there.length > 0) return there;
  const words = nameSlug(name).split('-');
  const kind = (Object.keys(DEAL_KIND_RECORDS) as DealKind[]).find(
    (each) => words.includes(each) || words.includes(`${each}s`),
  );
  return kind ? loadDeals(kind, 'home', directory).filter(isCurrent) : [];
}

/**
 * Deals that fit the first page of a list. A tag that names neither a place nor a kind of deal has none, because a flight below articles
 * about trains fits nobody. Lists of authors and series have none.
 */
export function dealsOfTopic(kind: ListKind, name: string, directory?: string): readonly Deal[] {
  if (kind === 'category') return dealsOfCategory(name as ArticleCategory, directory).slice(0, BELOW_TOPIC);
  return kind === 'tag' ? dealsOfTag(name, directory).slice(0, BELOW_TOPIC) : [];
}
