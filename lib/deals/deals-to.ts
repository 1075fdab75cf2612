import { nameSlug } from '@/lib/source/name-slug';
import { DEAL_KIND_RECORDS, type Deal } from './deal-kinds';
import { loadAirports } from './load-airports';
import { DEAL_LISTS, loadAllDestinations } from './load-deals';
import type { Airport, Destination } from './types';

/**
 * The codes of a place, in the order of the list: of the city with its name, or else of the airports that have it as another name. The
 * exact spelling comes first, because San José is not San Jose.
 */
function codesOf(place: string, directory?: string): readonly string[] {
  const airports = loadAirports(directory);
  const slug = nameSlug(place);
  const isThere = [
    ({ city }: Airport) => city === place,
    ({ city }: Airport) => nameSlug(city) === slug,
    ({ also }: Airport) => also.some((name) => nameSlug(name) === slug),
  ].find((matches) => airports.some(matches));
  return isThere ? airports.filter(isThere).map(({ code }) => code) : [];
}

/** Whether a name is that of a destination, or of a city or its other names in `airports.yaml`. */
export const isPlace = (name: string, directory?: string): boolean =>
  codesOf(name, directory).length > 0 ||
  loadAllDestinations(directory).some((destination) => nameSlug(destination.name) === nameSlug(name));

/** Whether a title begins with a place as whole words: 'Barcelona Eixample' is in Barcelona, but 'New York' is not in York. */
const isIn = (title: string, place: string) => `${nameSlug(title)}-`.startsWith(`${nameSlug(place)}-`);

/**
 * All deals to a place, in the order of `DEAL_KINDS`: flights to its airports, packages and hotels whose titles begin with its name.
 * They have no drawings, because each drawing would show the same place again.
 */
export function dealsTo({ name }: Pick<Destination, 'name'>, directory?: string): readonly Deal[] {
  const codes = codesOf(name, directory);
  return DEAL_LISTS.flatMap(({ load }) => load(directory))
    .filter(
      ({ kind, codes: flight, title }) =>
        DEAL_KIND_RECORDS[kind].hasDestination && (flight ? codes.includes(flight[1]) : isIn(title, name)),
    )
    .map((deal) => ({ ...deal, drawing: undefined }));
}

/** The flight on a destination's card, as a deal for the destination's page. That page already shows the text of the card. */
export function flightTo({ from, name, route, ...destination }: Destination): Deal {
  const { id, price, originalPrice, discount, fare, link, ended, previewLabel } = destination;
  const { trip, dates, months, until, seen, isSample } = destination;
  return {
    ...{ kind: 'flight', id, price, originalPrice, discount, fare, link, ended, previewLabel },
    ...{ trip, dates, months, until, seen, isSample, route },
    title: `${from.city} to ${name}`,
    description: 'Only the flight, if you have a bed already.',
    label: DEAL_KIND_RECORDS.flight.label,
    features: [],
    keywords: [],
    codes: route && [route.from, route.to],
  };
}
