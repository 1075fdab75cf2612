import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_DIRECTORY } from '@/lib/content/read-files';
import { loadAirports } from '@/lib/deals/load-airports';
import {
  loadDestinations,
  loadFlightGrid,
  loadFlights,
  loadHotelGrid,
  loadHotels,
  loadPackages,
  loadServices,
  loadTransfers,
} from '@/lib/deals/load-deals';
import { loadClaims, loadPages } from '@/lib/deals/load-pages';
import { readAccount } from '@/lib/partners/account';
import { loadPartners } from '@/lib/partners/load-partners';
import { partnerUrl, type Outbound } from '@/lib/partners/partner-url';
import { partnerHosts } from '@/lib/partners/registry';

describe('the lists and prices of the specification', () => {
  test('"Flight Deals 2025"', () => {
    expect(loadFlightGrid().map(({ route, price }) => [route, price])).toEqual([
      ['New York to London', 299],
      ['Los Angeles to Tokyo', 449],
      ['Miami to Paris', 329],
      ['Chicago to Rome', 399],
    ]);
  });

  test('"Hotel Deals 2025"', () => {
    expect(loadHotelGrid().map(({ city, price }) => [city, price])).toEqual([
      ['Paris City Center', 89],
      ['London Westminster', 79],
      ['Tokyo Shibuya', 109],
      ['Manhattan Times Square', 129],
    ]);
    for (const { rating } of loadHotelGrid()) expect(rating).toMatch(/out of 5$/);
  });

  test.each([
    ['flights', loadFlights, 4, 299, 449],
    ['packages', loadPackages, 4, 699, 1299],
    ['hotels', loadHotels, 4, 79, 129],
    ['transfers', loadTransfers, 4, 25, 65],
    ['destinations', loadDestinations, 6, 59, 199],
  ] as const)('%s', (_, load, count, lowest, highest) => {
    const prices = load().map(({ price }) => price);
    expect(prices).toHaveLength(count);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([lowest, highest]);
  });

  test('discounts are what the prices say, from 35 to 50 percent', () => {
    const discounted = [...loadFlights(), ...loadFlightGrid(), ...loadPackages()];
    for (const { price, originalPrice, discount } of discounted) {
      expect(Math.round((1 - price / originalPrice) * 100)).toBe(discount);
      expect(discount).toBeGreaterThanOrEqual(35);
      expect(discount).toBeLessThanOrEqual(50);
    }
  });

  test('three services with partners, features and two buttons', () => {
    const services = loadServices();
    expect(services.map(({ id }) => id)).toEqual(['flights', 'hotels', 'transfers']);
    for (const { partners, features, buttons } of services) {
      expect(buttons).toHaveLength(2);
      expect(features.length).toBeGreaterThan(1);
      const { partners: known, links } = loadPartners();
      for (const { label, link } of partners) expect(label).toBe(known[links[link.to]!.partner]!.name);
    }
  });

  test('claims, tabs and titles', () => {
    const { claims, why } = loadClaims();
    expect(claims.map(({ text }) => text)).toEqual([
      'Trusted by 2M+ travelers',
      'Up to 60% savings',
      '190+ countries',
      '24/7 support',
      'Best price guarantee',
      'Instant confirmation',
      'Compare 1000+ airlines',
    ]);
    expect(why.title).toBe('Why Travelers Choose Us');
    expect(why.points.map(({ title }) => title)).toEqual(['Secure booking', '24/7 support', 'Best prices']);
    const { home, flights, hotels } = loadPages();
    expect(home.tabs.map(({ id }) => id)).toEqual(['flights', 'flight-hotel', 'hotels', 'transfers']);
    expect(home.map.caption).toBe('Live Flight Prices from London (USD)');
    expect(home.map.tip).toContain('USD');
    expect(flights.grid.title).toBe('Flight Deals 2025');
    expect(flights.searchButton.label).toBe('Search on Aviasales');
    expect(flights.grid.button.label).toBe('Search All Flight Deals');
    expect(hotels.grid.title).toBe('Hotel Deals 2025');
    expect(hotels.grid.button.label).toBe('Search All Hotel Deals');
    expect(hotels.selections.title).toBe('Popular Hotel Selections');
    expect(hotels.map.title).toBe('Hotels on Map');
  });

  test('every deal has words of its own', () => {
    const deals = [
      ...loadFlights(),
      ...loadFlightGrid(),
      ...loadPackages(),
      ...loadHotels(),
      ...loadHotelGrid(),
      ...loadTransfers(),
      ...loadDestinations(),
      ...loadServices(),
    ];
    expect(new Set(deals.map(({ description }) => description)).size).toBe(deals.length);
  });
});

test('the airports offered are many, single, and include both ends of every flight', () => {
  const codes = loadAirports().map(({ code }) => code);
  expect(codes.length).toBeGreaterThanOrEqual(60);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { from, destination } of [...loadFlights(), ...loadFlightGrid()]) {
    expect(codes).toEqual(expect.arrayContaining([from.code, destination.code]));
    expect(from.code).not.toBe(destination.code);
  }
});

test('a flight leads to its own route, a hotel to its own city', () => {
  const [flight] = loadFlightGrid();
  expect(flight?.link).toEqual({ to: 'flight-route', target: { from: 'NYC', to: 'LON' } });
  const hotel = loadHotelGrid().find(({ id }) => id === 'manhattan-times-square');
  expect(hotel?.link.target).toEqual({ city: 'New York' });
});

/** Every way out that the data names, with the block it stands in. */
function everyLink(): readonly (readonly [
  block: string,
  { readonly id: string; readonly link: Outbound },
])[] {
  const { home, flights, hotels } = loadPages();
  const of = <T>(block: string, entries: readonly T[]) => entries.map((entry) => [block, entry] as const);
  return [
    ...of('flights', loadFlights()),
    ...of('flight-grid', loadFlightGrid()),
    ...of('packages', loadPackages()),
    ...of('hotels', loadHotels()),
    ...of('hotel-grid', loadHotelGrid()),
    ...of('transfers', loadTransfers()),
    ...of('destinations', loadDestinations()),
    ...loadServices().flatMap(({ id, partners, buttons }) => of(`service-${id}`, [...partners, ...buttons])),
    ...home.tabs.flatMap(({ id, buttons }) => of(`tab-${id}`, buttons)),
    ...of('flights-page', [flights.searchButton, flights.grid.button]),
    ...of('hotels-page', [hotels.grid.button]),
  ];
}

test('every link is built, carries the marker and a sub-id of its own, and reaches no closed programme', () => {
  const registry = loadPartners();
  const account = readAccount({ TRAVELPAYOUTS_MARKER: '123456' }, registry);
  const urls = everyLink().map(([block, { id, link }]) =>
    partnerUrl(registry, { ...link, placement: { page: 'site', block, item: id } }, account),
  );
  expect(urls.length).toBeGreaterThan(40);
  expect(new Set(urls.map(({ subId }) => subId)).size).toBe(urls.length);
  for (const { href, subId } of urls) {
    const { searchParams } = new URL(href);
    expect(searchParams.get('marker')).toBe(searchParams.has('campaign_id') ? `123456.${subId}` : null);
    expect(href).not.toMatch(/hotellook|campaign_id=101/);
  }
});

test('no content but the registry names the host of a partner', () => {
  const hosts = partnerHosts(loadPartners());
  const files = [
    ...readdirSync(path.join(CONTENT_DIRECTORY, 'deals')).map((name) => `deals/${name}`),
    'claims.yaml',
    'pages.yaml',
    'airports.yaml',
  ];
  for (const file of files) {
    const text = readFileSync(path.join(CONTENT_DIRECTORY, file), 'utf8');
    expect(text).not.toMatch(/https?:/);
    // "Trip.com" is also the partner's name, which a button may say.
    const named = hosts.filter((host) => text.replaceAll('Trip.com', '').toLowerCase().includes(host));
    expect([file, named]).toEqual([file, []]);
  }
});
