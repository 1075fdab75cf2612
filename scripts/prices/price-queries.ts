import { departureMonths, type Terms } from '@/lib/deals/deal-terms';
import { DEAL_LISTS, loadDestinations } from '@/lib/deals/load-deals';
import { TRIPS } from '@/lib/deals/prices/fare-words';
import type { Route, Trip } from '@/lib/deals/prices/observation';
import { didYouMean } from '@/lib/source/did-you-mean';
import { UserError } from '@/scripts/command/command';

/** One query to the network: the cheapest flight of a route in a month of departure. */
export interface PriceQuery {
  readonly route: Route;
  readonly trip: Trip;
  /** YYYY-MM. */
  readonly month: string;
  /** Limits departures to these days of the month, because the cheapest flight of the month may leave on other days. */
  readonly dates?: Terms['dates'];
}

export const routeName = ({ from, to }: Route): string => `${from}-${to}`;

/** Such as 'NYC-LON, round trip in 2027-02'. */
export const queryName = ({ route, trip, month, dates }: PriceQuery): string =>
  `${routeName(route)}, ${TRIPS[trip]} in ${month}${dates ? `, leaving ${dates.from} to ${dates.to}` : ''}`;

interface Priced extends Terms {
  readonly route?: Route | undefined;
  readonly partRoute?: Route | undefined;
}

/**
 * The queries for the flights, packages and destinations that visitors see, without duplicates, sorted by route.
 *
 * @param today YYYY-MM-DD
 * @throws ContentError for invalid content
 */
export function listPriceQueries(today: string, directory?: string): readonly PriceQuery[] {
  const priced: readonly Priced[] = [
    ...DEAL_LISTS.flatMap(({ load }): readonly Priced[] => load(directory)),
    ...loadDestinations(directory),
  ];
  const queries = priced.flatMap((deal) => {
    const { route = deal.partRoute, trip = 'round-trip', dates } = deal;
    if (!route) return [];
    // Query the whole month as well, because the claims that a page may make depend on the cheapest fare for any dates.
    return departureMonths(deal, today).flatMap((month): readonly PriceQuery[] => [
      { route, trip, month },
      ...(dates ? [{ route, trip, month, dates }] : []),
    ]);
  });
  return [...new Map(queries.map((query) => [queryName(query), query])).entries()]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([, query]) => query);
}

/** The routes of the queries, without duplicates. */
export const routesOf = (queries: readonly PriceQuery[]): readonly Route[] => [
  ...new Map(queries.map(({ route }) => [routeName(route), route])).values(),
];

/**
 * The queries for one route.
 *
 * @param name such as NYC-LON
 * @throws UserError for a route that no deal has
 */
export function queriesOfRoute(queries: readonly PriceQuery[], name: string): readonly PriceQuery[] {
  const wanted = name.toUpperCase();
  const found = queries.filter(({ route }) => routeName(route) === wanted);
  if (found.length > 0) return found;
  const known = routesOf(queries).map(routeName);
  const list = known.length > 0 ? `one of ${known.join(', ')}` : 'none, as no deal has a route';
  throw new UserError(`--route is '${name}'; expected ${list}${didYouMean(wanted, known)}`);
}
