import { currentBuildContext } from '@/lib/site/build-context';
import { mayHoldSamples } from '@/lib/site/load-confirmed';
import { checkPictureKey, loadPictures, photoOf } from '@/lib/site/pictures';
import { memoize } from '@/lib/site/memoize';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { loadPartners } from '@/lib/site/load-partners';
import type { Diagnostic } from '@/lib/source/diagnostic';
import type { YamlSource } from '@/lib/source/yaml-source';
import { fittingTarget, partnerNameOf, seenFare, type Outbound } from '@/lib/partners/partner-url';
import type { PartnerRegistry } from '@/lib/partners/registry';
import {
  checkFilledLink,
  checkIds,
  checkOutboundLink,
  checkOutboundLinks,
  withLink,
} from '@/lib/partners/outbound-links';
import { checkPicks, checkPrices, checkTerms } from './check-deals';
import { endingOf, isListed } from './deal-terms';
import { loadAirports } from './load-airports';
import {
  DEAL_KIND_RECORDS,
  DEAL_KINDS,
  type Deal,
  type DealEntry,
  type DealKind,
  type ListingPage,
  type LocatedDeal,
} from './deal-kinds';
import { DEAL_TABS, type LandingPage } from '@/lib/site/landing-pages';
import { findPlace, placeRow } from './places';
import type { Route } from './prices/observation';
import { shownPrice } from './prices/shown-price';
import { DESTINATIONS_FILE, destinationsSchema, servicesSchema, type DestinationEntry } from './schemas';
import type { Airport, Destination, ServiceCard } from './types';

const airportsByCode = (directory: string): ReadonlyMap<string, Airport> =>
  new Map(loadAirports(directory).map((airport) => [airport.code, airport]));

/**
 * Finds the airport that a visitor would mean by the name of a place. The exact spelling comes first, because San José is not
 * San Jose.
 */
function placeFinder(airports: ReadonlyMap<string, Airport>): (place: string) => Airport | undefined {
  const all = [...airports.values()];
  const rows = all.map(placeRow);
  return (place) => all.find(({ city }) => city === place) ?? airports.get(findPlace(place, rows)?.[0] ?? '');
}

const airportRule = 'a code of content/airports.yaml';

function airportOf(airports: ReadonlyMap<string, Airport>, code: string): Airport {
  const airport = airports.get(code);
  if (!airport) throw new TypeError(`Unchecked airport code '${code}'`);
  return airport;
}

/** Checks that a route leads to another place, and that its link needs nothing but the route. */
function checkRoutes(
  entries: readonly DealEntry[],
  routeOf: (entry: DealEntry) => Route,
  registry: PartnerRegistry,
  source: YamlSource,
): readonly Diagnostic[] {
  return entries.flatMap((entry, index) => {
    const route = routeOf(entry);
    const target = fittingTarget(registry, entry.to, { ...route });
    const link = { to: entry.to, target };
    return [
      ...(route.from === route.to
        ? [source.diagnosticAt([index, 'destination'], `'${route.to}', as in 'from'`, 'another place')]
        : []),
      ...checkFilledLink(registry, source, [index], link, Object.keys(route)),
    ];
  });
}

function readDeals(kind: DealKind, file: string, directory: string): readonly Deal[] {
  const { label, per, schema, airportFields = [], ...record } = DEAL_KIND_RECORDS[kind];
  const buildContext = currentBuildContext();
  const isSample = mayHoldSamples(file, directory);
  const registry = loadPartners(directory);
  const airports: ReadonlyMap<string, Airport> =
    airportFields.length > 0 ? airportsByCode(directory) : new Map();
  const outbound = (entry: DealEntry): Outbound => ({
    to: entry.to,
    target: record.route
      ? fittingTarget(registry, entry.to, { ...record.route(entry) })
      : (entry.target ?? {}),
  });
  const entries = orThrow(
    readYamlFile(directory, file, schema, (found, source) => [
      ...checkIds(found, source),
      ...checkPrices(found, source),
      ...checkTerms(found, source),
      ...checkPicks(found, source),
      ...(record.route
        ? checkRoutes(found, record.route, registry, source)
        : checkOutboundLinks(registry, found.map(outbound), source)),
      ...found.flatMap((entry, index) =>
        Object.entries(entry)
          .filter(([field, value]) => airportFields.includes(field) && !airports.has(String(value)))
          .map(([field, value]) => source.diagnosticAt([index, field], `'${value}'`, airportRule)),
      ),
    ]),
  );
  const find = placeFinder(airports);
  // A week has one pick: that of the first tab.
  const pickLabel =
    record.page === DEAL_TABS[0] && file === record.files.home ? 'Pick of the week' : 'Our pick';
  return entries.map((entry) => {
    const { features = [], ...facts } = record.facts(entry, (code) => airportOf(airports, code));
    const { id, description, drawing, trip, dates, months, until, seen, by, why } = entry;
    const { isWholePrice, ...flight } = record.flight?.(entry, find) ?? { isWholePrice: undefined };
    const route = isWholePrice ? (flight as Route) : undefined;
    const { path, ...price } = shownPrice({ ...entry, route, isSample }, buildContext.today, directory);
    return {
      ...{ kind, label, id, description, drawing, per, features },
      ...price,
      ...{ trip, dates, months, until, seen },
      ...endingOf(entry, buildContext),
      pick: by && why ? { label: pickLabel, by, why } : undefined,
      ...(isWholePrice === undefined ? {} : { [isWholePrice ? 'route' : 'partRoute']: flight }),
      keywords: features,
      ...facts,
      link: (path && seenFare(registry, path)) || outbound(entry),
    };
  });
}

/** All lists of deals, each with its kind, its page and its file below `content/`. */
export const DEAL_LISTS = (Object.keys(DEAL_KINDS) as DealKind[]).flatMap((kind) =>
  Object.entries(DEAL_KIND_RECORDS[kind].files).map(([page, file]) => {
    const loadAll = memoize((directory) => readDeals(kind, file, directory));
    const { page: ownPage } = DEAL_KIND_RECORDS[kind];
    return {
      kind,
      page: page as LandingPage,
      file,
      /** The page whose HTML contains its cards. The HTML of the home page contains only the cards of the first tab. */
      shownOn: page === 'home' && DEAL_TABS.indexOf(ownPage) > 0 ? ownPage : (page as LandingPage),
      /** Includes ended deals. */
      loadAll,
      /** Only the deals that the site lists. */
      load: memoize((directory): readonly Deal[] => loadAll(directory).filter(isListed)),
    };
  }),
);

/** The deals of a kind that a page lists, in the order of their file. Only the preview lists ended deals. @throws ContentError */
export function loadDeals<Kind extends DealKind>(
  kind: Kind,
  page: ListingPage<Kind>,
  directory?: string,
): readonly Deal[] {
  return DEAL_LISTS.find((list) => list.kind === kind && list.page === page)?.load(directory) ?? [];
}

/** The hotels on the map that stands in for a partner's: those of all lists that have a location. */
export const loadMappedHotels = (directory?: string): readonly LocatedDeal[] =>
  DEAL_LISTS.filter(({ kind }) => kind === 'hotel')
    .flatMap(({ load }) => load(directory))
    .flatMap(({ location, ...hotel }) => (location ? [{ ...hotel, location }] : []));

/** `deals/destinations.yaml`, including ended destinations. */
export const loadAllDestinations = memoize((directory): readonly Destination[] => {
  const registry = loadPartners(directory);
  const pictures = loadPictures(directory);
  const airports = airportsByCode(directory);
  const find = placeFinder(airports);
  const routeOf = ({ name, country, from }: DestinationEntry): Route | undefined => {
    const to = (find(`${name}, ${country}`) ?? find(name))?.code;
    return to && to !== from ? { from, to } : undefined;
  };
  /** The values that the site fills into a link. */
  const valuesOf = (entry: DestinationEntry) => ({ city: entry.name, ...routeOf(entry) });
  const outboundOf = (entry: DestinationEntry): Outbound => ({
    to: entry.to,
    target: { ...fittingTarget(registry, entry.to, valuesOf(entry)), ...entry.target },
  });
  const destinations = orThrow(
    readYamlFile(directory, DESTINATIONS_FILE, destinationsSchema, (entries, source) => [
      ...checkIds(entries, source),
      ...checkTerms(entries, source),
      ...entries.flatMap((entry, index) =>
        Object.keys(entry.target).length > 0
          ? checkOutboundLink(registry, source, [index], outboundOf(entry))
          : checkFilledLink(registry, source, [index], outboundOf(entry), Object.keys(valuesOf(entry))),
      ),
      ...entries.flatMap(({ image }, index) => checkPictureKey(pictures, source, [index, 'image'], image)),
      ...entries.flatMap(({ name, from }, index) => {
        const city = airports.get(from)?.city;
        if (city !== undefined && city !== name) return [];
        const expected = city ? `a place that flights to ${name} leave from` : airportRule;
        return [source.diagnosticAt([index, 'from'], `'${from}'`, expected)];
      }),
    ]),
  );
  const buildContext = currentBuildContext();
  const isSample = mayHoldSamples(DESTINATIONS_FILE, directory);
  return destinations.map((entry) => {
    const route = routeOf(entry);
    const { path, ...price } = shownPrice({ ...entry, route, isSample }, buildContext.today, directory);
    const { link, image, from, ...destination } = withLink({ ...entry, ...outboundOf(entry) });
    return {
      ...destination,
      ...price,
      ...endingOf(entry, buildContext),
      link: (path && seenFare(registry, path)) || link,
      from: airportOf(airports, from),
      route,
      photo: photoOf(pictures, image),
    };
  });
});

/** The destinations that the site lists. @throws ContentError for invalid content */
export const loadDestinations = memoize((directory) => loadAllDestinations(directory).filter(isListed));

/** Whether the home page shows a destination. */
export const isOnHome = ({ home }: Pick<Destination, 'home'>): boolean => home !== false;

/** `deals/services.yaml`. */
export const loadServices = memoize((directory): readonly ServiceCard[] => {
  const registry = loadPartners(directory);
  const services = orThrow(
    readYamlFile(directory, 'deals/services.yaml', servicesSchema, (entries, source) => [
      ...checkIds(entries, source),
      ...entries.flatMap(({ partners, buttons }, index) => [
        ...checkOutboundLinks(registry, partners, source, [index, 'partners']),
        ...checkOutboundLinks(registry, buttons, source, [index, 'buttons']),
        ...checkIds(partners, source, [index, 'partners']),
        // The partners and the buttons of a card share a block, so their ids must differ from each other.
        ...checkIds(buttons, source, [index, 'buttons'], partners),
      ]),
    ]),
  );
  return services.map(({ partners, buttons, ...service }) => ({
    ...service,
    partners: partners.map((entry) => ({ ...withLink(entry), label: partnerNameOf(registry, entry.to) })),
    buttons: buttons.map(withLink),
  }));
});
