import type { Deal, DealKind } from '@/lib/deals/deal-kinds';
import { dealsTo } from '@/lib/deals/deals-to';
import { loadDeals, loadDestinations } from '@/lib/deals/load-deals';
import type { Article } from './article';
import type { ArticleList } from './article-list';
import type { ArticleCategory } from './schemas';

/** The deal kind that readers of a category are likely to book next. */
const KIND_OF_CATEGORY: Readonly<Record<ArticleCategory, DealKind>> = {
  'Flight Tips': 'flight',
  'Budget Travel': 'flight',
  Destinations: 'package',
  Hotels: 'hotel',
  'Travel Tips': 'flight',
  Transportation: 'transfer',
  'Travel Finance': 'hotel',
  'Solo Travel': 'hotel',
  'Travel Planning': 'package',
  'Sustainable Travel': 'transfer',
};

/** The deals that fit a category, in the order of the home page. */
const dealsOfCategory = (category: ArticleCategory, directory?: string): readonly Deal[] =>
  loadDeals(KIND_OF_CATEGORY[category], 'home', directory);

/** Number of deals below the first page of a topic. */
const BELOW_TOPIC = 2;

/** Deals that fit a list: deals of the kind for a category, or deals to the place of a tag. Lists of authors have none. */
export function dealsOfTopic(
  { kind, name, page }: Pick<ArticleList, 'kind' | 'name' | 'page'>,
  directory?: string,
): readonly Deal[] {
  if (page > 1) return [];
  if (kind === 'category') return dealsOfCategory(name as ArticleCategory, directory).slice(0, BELOW_TOPIC);
  return kind === 'tag' ? dealsTo({ name }, directory).slice(0, BELOW_TOPIC) : [];
}

/**
 * The deal after an article: a deal of the kind for its category, and if possible to a destination that the article names. The
 * articles of a category rotate through the deals, so that they do not all end with the same one. An article about places has no
 * deal to any other place.
 *
 * @param shown ids of the deals in its text
 */
export function dealAfter(
  { id, category, destinations }: Pick<Article, 'id' | 'category' | 'destinations'>,
  shown: readonly string[],
  directory?: string,
): Deal | undefined {
  const kind = KIND_OF_CATEGORY[category];
  const isNew = (deal: Deal) => deal.kind === kind && !deal.ended && !shown.includes(deal.id);
  const places = loadDestinations(directory).filter((place) => destinations?.includes(place.id));
  const there = places.flatMap((place) => dealsTo(place, directory)).find(isNew);
  if (there || category === 'Destinations') return there;
  const others = dealsOfCategory(category, directory).filter(isNew);
  return others[id % others.length];
}
