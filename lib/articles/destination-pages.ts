import type { Deal } from '@/lib/deals/deal-kinds';
import { dealsTo, flightTo } from '@/lib/deals/deals-to';
import { isListed } from '@/lib/deals/deal-terms';
import { isOnHome, loadAllDestinations, loadDestinations } from '@/lib/deals/load-deals';
import { loadObservations } from '@/lib/deals/prices/load-observations';
import { TRIPS } from '@/lib/deals/prices/fare-words';
import { cheapestByMonth, type MonthPrice } from '@/lib/deals/prices/months';
import type { Destination } from '@/lib/deals/types';
import { currentBuildContext } from '@/lib/site/build-context';
import { loadPages } from '@/lib/site/load-pages';
import { memoize } from '@/lib/site/memoize';
import { CITY_PLACEHOLDERS } from '@/lib/site/page-schemas';
import { isOwn } from '@/lib/site/picture';
import type { PostcardSubject } from '@/lib/site/postcard-subjects';
import { routes } from '@/lib/site/routes';
import { nameSlug } from '@/lib/source/name-slug';
import type { Article } from './article';
import { loadGuides, type Guide } from './guides';
import { loadMagazine, loadPublishedAuthors } from './magazine';

/** Maximum number of articles on the page of a destination. */
const MOST_ARTICLES = 6;

/** The data of a destination's page. */
export interface DestinationPage {
  readonly guide: Guide;
  readonly destination: Destination;
  /** The flight of its card on the home page, while the home page shows the card. */
  readonly flight: Deal | undefined;
  /** All other deals to the place. */
  readonly deals: readonly Deal[];
  /** Articles that its guide names, that name the destination, and that share a tag with its guide (`articlesOn`). */
  readonly articles: readonly Article[];
  /** The lowest price of the flight in each month of departure. */
  readonly months: readonly MonthPrice[];
}

/**
 * The articles that a guide names, in its order, then those that name the destination, then those that share a tag with the guide, both
 * in the order of the blog.
 */
export function articlesOn(
  { slug, tags = [], articles: named = [] }: Pick<Guide, 'slug' | 'tags' | 'articles'>,
  articles: readonly Article[],
): readonly Article[] {
  const slugs = tags.map(nameSlug);
  const first = named.flatMap((each) => articles.filter((article) => article.slug === each));
  const naming = articles.filter(({ destinations }) => destinations?.includes(slug));
  const sharing = articles.filter((article) => article.tags.some((tag) => slugs.includes(nameSlug(tag))));
  return [...new Set([...first, ...naming, ...sharing])].slice(0, MOST_ARTICLES);
}

function monthPricesOf(
  { route, trip = 'round-trip' }: Destination,
  directory: string,
): readonly MonthPrice[] {
  const { today } = currentBuildContext();
  return route ? cheapestByMonth(loadObservations(route, directory), { today, trip }) : [];
}

/** The destinations with a page, which are those with a guide, in the order of the home page. @throws ContentError */
export const loadDestinationPages = memoize((directory): readonly DestinationPage[] => {
  const guides = new Map(loadGuides(directory).map((guide) => [guide.slug, guide]));
  const { articles } = loadMagazine(directory);
  return loadAllDestinations(directory).flatMap((destination) => {
    const guide = guides.get(destination.id);
    if (!guide) return [];
    return [
      {
        guide,
        destination,
        flight: isListed(destination) ? flightTo(destination) : undefined,
        deals: dealsTo(destination, directory),
        articles: articlesOn(guide, articles),
        months: monthPricesOf(destination, directory),
      },
    ];
  });
});

/** The author of a guide, with the path of the author's page, if there is one. */
export interface GuideAuthor {
  readonly name: string;
  readonly href?: string | undefined;
}

/** @returns undefined for a guide without an author */
export function authorOf({ author }: Pick<Guide, 'author'>): GuideAuthor | undefined {
  if (author === undefined) return undefined;
  const hasPage = loadPublishedAuthors().some(({ name }) => name === author);
  return { name: author, href: hasPage ? routes.author(nameSlug(author)) : undefined };
}

/** A link to the page of a destination. */
export interface PlaceTopic {
  readonly name: string;
  readonly href: string;
  readonly drawing: PostcardSubject;
}

/** Links to the pages of destinations. */
export const destinationTopics = (): readonly PlaceTopic[] =>
  loadDestinationPages().map(({ destination: { id, name, photo } }) => ({
    name,
    href: routes.destination(id),
    // A picture of our own has no drawing.
    drawing: isOwn(photo) ? 'city' : photo.drawing,
  }));

/** A link to the page of a destination, with its picture. */
export interface GuideLink extends Pick<Destination, 'name' | 'photo'> {
  readonly href: string;
}

/** The pages of all destinations, or of all others on the page of one. */
export const guideLinks = (own?: string): readonly GuideLink[] =>
  loadDestinationPages()
    .filter(({ destination: { id } }) => id !== own)
    .map(({ destination: { id, name, photo } }) => ({ name, photo, href: routes.destination(id) }));

/** A destination with the label of the link to its page, if it has a page. */
export interface HomeDestination extends Destination {
  readonly more?: string | undefined;
}

/** The destinations of the home page. @throws ContentError for invalid content */
export function loadHomeDestinations(): readonly HomeDestination[] {
  const guided = new Set(loadDestinationPages().map(({ destination }) => destination.id));
  const { more } = loadPages().destination;
  return loadDestinations()
    .filter(isOnHome)
    .map((city) => ({ ...city, more: guided.has(city.id) ? withCity(more, city) : undefined }));
}

/** The headings of a destination's page. */
export function destinationHeadings(destination: Destination) {
  const { deals, months, articles } = loadPages().destination;
  const about = (text: string) => withCity(text, destination);
  const both = ({ title, text }: typeof deals) => ({ title: about(title), text: about(text) });
  return { deals: both(deals), months: both(months), articles: about(articles) };
}

/** A text of `content/pages.yaml` with its placeholders for the place, the origin and the trip of its fares filled in. */
export function withCity(
  text: string,
  { name, from, trip = 'round-trip' }: Pick<Destination, 'name' | 'from' | 'trip'>,
): string {
  const values = { city: name, from: from.city, trip: TRIPS[trip] };
  return CITY_PLACEHOLDERS.reduce((filled, part) => filled.replaceAll(`{${part}}`, values[part]), text);
}
