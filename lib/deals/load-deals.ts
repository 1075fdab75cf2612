import { checkPictureKey, loadPictures, photoOf } from '@/lib/site/pictures';
import { memoize } from '@/lib/site/memoize';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import { loadPartners } from '@/lib/site/load-partners';
import { withLink } from '@/lib/partners/ways-out';
import { partnerNameOf, type Outbound } from '@/lib/partners/partner-url';
import type { Price } from './currency/format';
import { checkIds, checkWaysOut } from '@/lib/partners/ways-out';
import { checkPrices, routeTarget } from './check-deals';
import { discountPercent } from './discount';
import { loadAirports } from './load-airports';
import {
  destinationsSchema,
  flightsSchema,
  hotelsSchema,
  packagesSchema,
  servicesSchema,
  transfersSchema,
} from './schemas';
import type {
  Airport,
  Destination,
  FlightDeal,
  HotelDeal,
  PackageDeal,
  ServiceCard,
  TransferDeal,
} from './types';

/** A parsed deal as views get it: the discount follows from the prices, and one below half a percent is none. */
function withDiscount<T extends Price>(deal: T) {
  const { price, originalPrice } = deal;
  const discount = originalPrice === undefined ? 0 : discountPercent(price, originalPrice);
  return { ...deal, discount: discount || undefined };
}

const airportsByCode = (directory: string): ReadonlyMap<string, Airport> =>
  new Map(loadAirports(directory).map((airport) => [airport.code, airport]));

const airportRule = 'a code of content/airports.yaml';

function airportOf(airports: ReadonlyMap<string, Airport>, code: string): Airport {
  const airport = airports.get(code);
  if (!airport) throw new TypeError(`Unchecked airport code '${code}'`);
  return airport;
}

function readFlights(directory: string, name: string): readonly FlightDeal[] {
  const registry = loadPartners(directory);
  const airports = airportsByCode(directory);
  const outbound = ({
    to,
    from,
    destination,
  }: {
    to: string;
    from: string;
    destination: string;
  }): Outbound => ({
    to,
    target: routeTarget(registry, to, { from, to: destination }),
  });
  const flights = orThrow(
    readYamlFile(directory, name, flightsSchema, (entries, source) => [
      ...checkIds(entries, source),
      ...checkPrices(entries, source),
      ...checkWaysOut(registry, entries.map(outbound), source),
      ...entries.flatMap((entry, index) =>
        (['from', 'destination'] as const)
          .filter((field) => !airports.has(entry[field]))
          .map((field) => source.diagnosticAt([index, field], `'${entry[field]}'`, airportRule)),
      ),
    ]),
  );
  return flights.map(({ to, ...flight }) => {
    const from = airportOf(airports, flight.from);
    const destination = airportOf(airports, flight.destination);
    return {
      ...withDiscount(flight),
      from,
      destination,
      route: `${from.city} to ${destination.city}`,
      link: outbound({ to, from: from.code, destination: destination.code }),
    };
  });
}

/** `deals/flights.yaml`: the flights of the home page. */
export const loadFlights = memoize((directory) => readFlights(directory, 'deals/flights.yaml'));

/** `deals/flight-grid.yaml`: "Flight Deals 2025". */
export const loadFlightGrid = memoize((directory) => readFlights(directory, 'deals/flight-grid.yaml'));

function readHotels(directory: string, name: string): readonly HotelDeal[] {
  const registry = loadPartners(directory);
  const hotels = orThrow(
    readYamlFile(directory, name, hotelsSchema, (entries, source) => [
      ...checkIds(entries, source),
      ...checkPrices(entries, source),
      ...checkWaysOut(registry, entries, source),
    ]),
  );
  return hotels.map((hotel) => withDiscount(withLink(hotel)));
}

/** `deals/hotels.yaml`: the hotels of the home page. */
export const loadHotels = memoize((directory) => readHotels(directory, 'deals/hotels.yaml'));

/** `deals/hotel-grid.yaml`: "Hotel Deals 2025". */
export const loadHotelGrid = memoize((directory) => readHotels(directory, 'deals/hotel-grid.yaml'));

/** `deals/packages.yaml`. */
export const loadPackages = memoize((directory): readonly PackageDeal[] => {
  const registry = loadPartners(directory);
  const packages = orThrow(
    readYamlFile(directory, 'deals/packages.yaml', packagesSchema, (entries, source) => [
      ...checkIds(entries, source),
      ...checkPrices(entries, source),
      ...checkWaysOut(registry, entries, source),
    ]),
  );
  return packages.map((entry) => withDiscount(withLink(entry)));
});

/** `deals/transfers.yaml`. */
export const loadTransfers = memoize((directory): readonly TransferDeal[] => {
  const registry = loadPartners(directory);
  const transfers = orThrow(
    readYamlFile(directory, 'deals/transfers.yaml', transfersSchema, (entries, source) => [
      ...checkIds(entries, source),
      ...checkPrices(entries, source),
      ...checkWaysOut(registry, entries, source),
    ]),
  );
  return transfers.map((transfer) => withDiscount(withLink(transfer)));
});

/** `deals/destinations.yaml`. */
export const loadDestinations = memoize((directory): readonly Destination[] => {
  const registry = loadPartners(directory);
  const pictures = loadPictures(directory);
  const airports = airportsByCode(directory);
  const destinations = orThrow(
    readYamlFile(directory, 'deals/destinations.yaml', destinationsSchema, (entries, source) => [
      ...checkIds(entries, source),
      ...checkWaysOut(registry, entries, source),
      ...entries.flatMap(({ image }, index) => checkPictureKey(pictures, source, [index, 'image'], image)),
      ...entries.flatMap(({ name, from }, index) => {
        const city = airports.get(from)?.city;
        if (city !== undefined && city !== name) return [];
        const expected = city ? `a place that flights to ${name} leave from` : airportRule;
        return [source.diagnosticAt([index, 'from'], `'${from}'`, expected)];
      }),
    ]),
  );
  return destinations.map(({ image, from, ...entry }) => ({
    ...withLink(entry),
    from: airportOf(airports, from),
    photo: photoOf(pictures, image),
  }));
});

/** `deals/services.yaml`. */
export const loadServices = memoize((directory): readonly ServiceCard[] => {
  const registry = loadPartners(directory);
  const services = orThrow(
    readYamlFile(directory, 'deals/services.yaml', servicesSchema, (entries, source) => [
      ...checkIds(entries, source),
      ...entries.flatMap(({ partners, buttons }, index) => [
        ...checkWaysOut(registry, partners, source, [index, 'partners']),
        ...checkWaysOut(registry, buttons, source, [index, 'buttons']),
        ...checkIds(partners, source, [index, 'partners']),
        // The partners and buttons of a card stand in the same block.
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
