import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadDeals, loadDestinations, loadServices } from '@/lib/deals/load-deals';
import { formatObservations } from '@/lib/deals/prices/observation';
import { currentBuildContext } from '@/lib/site/build-context';
import { withFreshMemo } from '@/lib/site/memoize';
import { addDays } from '@/lib/source/dates';
import { contentWith, diagnosticsOf, testMistakes } from '@/__tests__/support/content-copy';

type Load = (directory: string) => unknown;

const loadFlights = (directory?: string) => loadDeals('flight', 'home', directory);
const loadFlightGrid = (directory?: string) => loadDeals('flight', 'flights', directory);
const loadPackages = (directory?: string) => loadDeals('package', 'home', directory);
const loadHotels = (directory?: string) => loadDeals('hotel', 'home', directory);
const loadTransfers = (directory?: string) => loadDeals('transfer', 'home', directory);

const flights = 'deals/flights.yaml';
const packages = 'deals/packages.yaml';
const hotels = 'deals/hotels.yaml';
const transfers = 'deals/transfers.yaml';
const destinations = 'deals/destinations.yaml';
const services = 'deals/services.yaml';

test('only the pick of the first tab of the home page is the pick of the week', () => {
  const labelsOf = (load: typeof loadFlights, file: string, price: string) => {
    const recommended = `${price}\n  pick: true\n  by: Ada Quill\n  why: A window seat.`;
    return load(contentWith(file, [price, recommended]).directory).flatMap(({ pick }) => pick?.label ?? []);
  };
  expect(labelsOf(loadFlights, flights, 'price: 210')).toEqual(['Pick of the week']);
  expect(labelsOf(loadFlightGrid, 'deals/flight-grid.yaml', 'price: 180')).toEqual(['Our pick']);
  expect(labelsOf(loadTransfers, transfers, 'price: 20')).toEqual(['Our pick']);
});

testMistakes(
  flights,
  loadFlights,
  `
price: 210 => price: 0 => 0.price: an amount of US dollars above 0 without the dollar sign
price: 95 => price: -1 => 2.price: an amount of US dollars above 0 without the dollar sign
price: 95 => price: $95 => 2.price: an amount of US dollars above 0 without the dollar sign
price: 95 => price: 95.555 => 2.price: an amount of US dollars above 0 without the dollar sign
price: 95 => price: 950000 => 2.price: an amount of US dollars above 0 without the dollar sign, such as 299 or 299.50; 100000 at most
price: 95 => price: .inf => 2.price: an amount of US dollars above 0 without the dollar sign
discount: 40 => discount: 39 => 0.discount: 40, as 210 instead of 350 saves
discount: 40 => discount: 100 => 0.discount: a whole number of percent from 1 to 99
discount: 40 => discount: 39.5 => 0.discount: a whole number of percent from 1 to 99
originalPrice: 350 => originalPrice: 210 => 0.originalPrice: more than the price, 210, or no such field
originalPrice: 350 => originalPrice: 210.99 => 0.discount: no discount, as 210 instead of 210.99 saves less than 1
  originalPrice: 350⏎ =>  => 0.discount: an originalPrice beside it, or no discount
from: NHV => from: XXX => 0.from: a code of content/airports.yaml
destination: EAS => destination: eas => 0.destination: three capital letters, such as LON
to: flight-route => to: skyfare => 0.to: a key of links in content/partners.yaml: flights-search
to: flight-route => to: hotels-in-city => 0.to: a link that needs nothing but from and to; 'hotels-in-city' needs city
destination: EAS => destination: NHV => 0.destination: another place
id: norhaven-eastwick => id: Norhaven Eastwick => 0.id: words in lower case joined by hyphens
id: westerlo-monte-fino => id: norhaven-eastwick => 2.id: an id of its own
price: 210 => price: 210⏎  trip: return => 0.trip: round-trip or one-way
price: 210 => price: 210⏎  until: soon => 0.until: a date of the calendar as YYYY-MM-DD
price: 210 => price: 210⏎  months: 2027-02 => 0.months: a list of months, such as [2027-02, 2027-03]
price: 210 => price: 210⏎  months: [] => 0.months: a list of months
price: 210 => price: 210⏎  months: [2027-13] => 0.months.0: a month as YYYY-MM
price: 210 => price: 210⏎  months: [2027-02, 2027-02] => 0.months: each month once
price: 210 => price: 210⏎  months: [2027-02]⏎  dates: { from: 2027-02-01, to: 2027-02-09 } => 0.months: one of the two
price: 210 => price: 210⏎  dates: { from: 2027-02-09, to: 2027-02-01 } => 0.dates: the first day of departure, then the last
price: 210 => price: 210⏎  dates: { from: 2027-02-09 } => 0.dates.to: a date of the calendar
price: 210 => price: 210⏎  seen: 2026-11-20⏎  until: 2026-11-19 => 0.until: 2026-11-20, the day seen, or a later one
price: 210 => price: 210⏎  seen: 2026-11-20⏎  dates: { from: 2026-11-01, to: 2026-11-19 } => 0.dates: one after 2026-11-20
price: 210 => price: 210⏎  pick: yes => 0.pick: true or false
price: 210 => price: 210⏎  pick: true⏎  by: Ada => 0.pick: by, a name, and why, the reason
price: 210 => price: 210⏎  why: A window seat. => 0.why: pick: true beside it, or no such field
`,
);

testMistakes(
  packages,
  loadPackages,
  `
price: 720 => price: free => 1.price: an amount of US dollars above 0 without the dollar sign
originalPrice: 800 => originalPrice: 1280 => 0.discount: 50, as 640 instead of 1280 saves
price: 720 => price: 720⏎  from: XXX => 1.from: a code of content/airports.yaml
originalPrice: 800 => originalPrice: 0 => 0.originalPrice: the price before the discount
to: packages-search => url: https://example.com/ => 0.url: one of id, destination, from, price
`,
);

testMistakes(
  hotels,
  loadHotels,
  `
price: 70 => price: 0 => 0.price: an amount of US dollars above 0 without the dollar sign
price: 70 => price: 70⏎  originalPrice: 60 => 0.originalPrice: more than the price, 70, or no such field
  ratedBy: our editors⏎ =>  => 0.ratedBy: whose rating it is
description: Small => description: ''⏎  # Small => 0.description: one or two sentences of our own
rating: 4.2 out of 5 => rating: 4.2 => 0.rating: text such as '4.5 out of 5'
[Bakery below, Tram close by] => [Bakery below] => 0.features: a list of two to five features
target: { city: Eastwick } => target: { town: Eastwick } => 0.target: city, as 'hotels-in-city' needs
{ city: Eastwick } => { city: '' } => 0.target.city: what the link is to show
`,
);

testMistakes(
  transfers,
  loadTransfers,
  `
price: 20 => price: 0 => 0.price: an amount of US dollars above 0 without the dollar sign
price: 20 => price: 20⏎  discount: 10 => 0.discount: an originalPrice beside it, or no discount
  duration: 30 to 45 min⏎ =>  => 0.duration: how long it takes, such as '30 to 45 min'
to: cabs => to: cabs⏎  target: { city: Westerlo } => 1.target: nothing, as 'cabs' leads to a fixed page
`,
);

testMistakes(
  destinations,
  loadDestinations,
  `
price: 110 => price: 0 => 1.price: an amount of US dollars above 0 without the dollar sign
from: WES => from: XXX => 1.from: a code of content/airports.yaml
from: WES => from: MTF => 1.from: a place that flights to Monte Fino leave from
  from: WES⏎ =>  => 1.from: three capital letters, such as LON
  ratedBy: our editors⏎ =>  => 0.ratedBy: whose rating it is
price: 110 => price: 110⏎  seen: 2026-11-20⏎  until: 2026-11-19 => 1.until: 2026-11-20, the day seen, or a later one
price: 110 => price: 110⏎  pick: true => 1.pick: one of id, name
image: peaks => image: peak => 1.image: a key of content/pictures.yaml
rating: 4.6 => rating: 8.6 => 0.rating: a number from 1 to 5 with one decimal at most
rating: 4.6 => rating: 4.65 => 0.rating: a number from 1 to 5 with one decimal at most
`,
);

testMistakes(
  services,
  loadServices,
  `
  buttons:⏎ =>   buttons:⏎    - { id: more, label: More, to: cabs }⏎ => 0.buttons: a list of 2 buttons
id: skyfare, to: flights-search => id: skyfare, to: flights => 0.partners.0.to: a key of links
id: search, label => id: skyfare, label => 0.buttons.0.id: an id of its own
icon: bed => icon: star => 1.icon: one of plane, bed,
`,
);

test.each<readonly [Load, string, string, string]>([
  [loadFlights, flights, 'price: 120.5', 'price: 0'],
  [loadFlights, flights, 'discount: 40', 'discount: 39'],
  [loadHotels, hotels, 'target: { city: Norhaven }', 'target: {}'],
  [loadDestinations, destinations, 'image: old-town', 'image: old-twon'],
  [
    loadServices,
    services,
    'id: bunks, label: Search bunks, to: bunks-search',
    'id: bunks, label: Search bunks, to: bunk',
  ],
])('a mistake is reported once, on its line (%#)', (load, file, before, after) => {
  const { directory, line } = contentWith(file, [before, after]);
  const diagnostics = diagnosticsOf(load, directory);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatch(new RegExp(`^${file}:${line} `));
});

test('all mistakes of a file are reported at once', () => {
  const { directory } = contentWith(flights, ['discount: 40', 'discount: 50'], ['from: SUD', 'from: SUX']);
  expect(diagnosticsOf(loadFlights, directory)).toHaveLength(2);
});

/** The prices of a further flight as the file has them => as views get them. */
test.each([
  ['price: 1', { price: 1, discount: undefined }],
  ['price: 12345.67', { price: 12345.67, discount: undefined }],
  ['price: 80, originalPrice: 99.5', { price: 80, originalPrice: 99.5, discount: 20 }],
  ['price: 80, originalPrice: 100, discount: 20', { price: 80, originalPrice: 100, discount: 20 }],
  ['price: 999.9, originalPrice: 1000', { price: 999.9, originalPrice: 1000, discount: undefined }],
  ['price: 1, originalPrice: 1000', { price: 1, originalPrice: 1000, discount: 99 }],
])('a further flight, with any price: %s', (prices, expected) => {
  const { directory } = contentWith(flights, [
    '- id: norhaven-eastwick',
    `- { id: x, from: NHV, destination: WES, to: flight-route, ${prices}, description: X. }\n- id: norhaven-eastwick`,
  ]);
  expect(loadFlights(directory)).toHaveLength(4);
  expect(loadFlights(directory)[0]).toMatchObject(expected);
});

test.each<readonly [string, (directory: string) => readonly unknown[]]>([
  [flights, loadFlights],
  [packages, loadPackages],
  [hotels, loadHotels],
  [transfers, loadTransfers],
  [destinations, loadDestinations],
])('%s may be empty', (file, load) => {
  const { directory } = contentWith(file);
  writeFileSync(path.join(directory, file), '[]\n');
  expect(load(directory)).toEqual([]);
});

test('a file that is not there is reported as such', () => {
  expect(diagnosticsOf(loadFlights, '/nowhere')).toEqual([expect.stringContaining('a file at this place')]);
});

test('a flight leads to its own route, a hotel to its own city', () => {
  expect(loadFlightGrid()[0]).toMatchObject({
    title: 'Eastwick to Isla Vela',
    link: { to: 'flight-route', target: { from: 'EAS', to: 'ISV' } },
  });
  expect(loadHotels()[1]?.link.target).toEqual({ city: 'Norhaven' });
});

test('any deal may have a drawing, which its card shows', () => {
  const { directory } = contentWith(flights, ['price: 210', 'price: 210\n  drawing: rome']);
  expect(loadFlights(directory).map(({ drawing }) => drawing)).toEqual(['rome', undefined, undefined]);
});

test('the partner buttons of a service are labelled with the names of the partners', () => {
  expect(loadServices()[1]?.partners.map(({ label }) => label)).toEqual(['Roomly', 'Bunkhouse']);
});

/** Runs something with other variables of the environment. */
function withVariables<T>(variables: Readonly<Record<string, string>>, run: () => T): T {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    return withFreshMemo(run);
  } finally {
    process.env = before as NodeJS.ProcessEnv;
  }
}

describe('deals with an end', () => {
  const ended: [string, string] = ['price: 210', 'price: 210\n  until: 2020-01-31'];
  const names = (deals: readonly { readonly id: string }[]) => deals.map(({ id }) => id);

  test.each([
    ['until: 2020-01-31', false],
    ['until: 2999-01-31', true],
    ['dates: { from: 2020-01-01, to: 2020-01-31 }', false],
    ['months: [2020-01, 2020-02]', false],
    ['months: [2020-01, 2099-02]', true],
    ['months: [2099-01]\n  until: 2020-01-31', false],
    ['trip: one-way', true],
  ])('%s: visitors see it or not', (field, isSeen) => {
    const { directory } = contentWith(flights, ['price: 210', `price: 210\n  ${field}`]);
    expect(names(loadFlights(directory)).includes('norhaven-eastwick')).toBe(isSeen);
  });

  test('the preview shows them with a label', () => {
    const { directory } = contentWith(flights, ended);
    const [first, second] = withVariables({ NODE_ENV: 'development' }, () => loadFlights(directory));
    expect(first).toMatchObject({ id: 'norhaven-eastwick', previewLabel: 'Ended January 31, 2020' });
    expect(second?.previewLabel).toBeUndefined();
  });

  test('destinations end as well', () => {
    const { directory } = contentWith(destinations, ['price: 80', 'price: 80\n  until: 2020-01-31']);
    expect(names(loadDestinations(directory))).toEqual(['monte-fino']);
  });
});

describe('a former price that somebody typed', () => {
  const formerPrice = (directory: string, env: Readonly<Record<string, string>> = {}) => {
    const [{ originalPrice, discount } = {}] = withVariables(env, () => loadFlights(directory));
    return { originalPrice, discount };
  };
  const nothing = { originalPrice: undefined, discount: undefined };

  test('is shown as long as it is a sample in a build that is not for the public', () => {
    const { directory } = contentWith(flights, ['price: 210', 'price: 210']);
    expect(formerPrice(directory)).toEqual({ originalPrice: 350, discount: 40 });
    expect(formerPrice(directory, { SITE_ENV: 'production' })).toEqual(nothing);
  });

  test('proves nothing in a file that the operator has confirmed', () => {
    const { directory } = contentWith('confirmed.yaml', ['[claims.yaml]', `[${flights}]`]);
    expect(formerPrice(directory)).toEqual(nothing);
  });
});

test('a destination may lead to its flight, and to its city', () => {
  const linkOf = (...changes: readonly (readonly [string, string])[]) =>
    loadDestinations(contentWith(destinations, ...changes).directory)[0]?.link;
  expect(linkOf(['to: flights-search', 'to: flight-route'])).toEqual({
    to: 'flight-route',
    target: { from: 'NHV', to: 'EAS' },
  });
  expect(linkOf(['to: flights-search', 'to: hotels-in-city'])).toEqual({
    to: 'hotels-in-city',
    target: { city: 'Eastwick' },
  });
  const changes = [
    ['name: Eastwick', 'name: Nowhere'],
    ['to: flights-search', 'to: flight-route'],
  ] as const;
  expect(diagnosticsOf(loadDestinations, contentWith(destinations, ...changes).directory)).toEqual([
    "deals/destinations.yaml:10 0.to: a link that needs nothing but city; 'flight-route' needs from and to",
  ]);
});

test('the price of a flight and of a destination can be seen on its route; that of a package is not that of its flight', () => {
  const { directory } = contentWith(packages, ['price: 720', 'price: 720\n  from: NHV']);
  const [flight] = loadFlights(directory);
  expect(flight?.route).toEqual({ from: 'NHV', to: 'EAS' });
  const found = loadPackages(directory).find(({ price }) => price === 720);
  expect(found?.route).toBeUndefined();
  expect(found?.partRoute).toEqual({ from: 'NHV', to: expect.stringMatching(/^[A-Z]{3}$/) });
  expect(loadDestinations(directory).map(({ route }) => route)).toEqual([
    { from: 'NHV', to: 'EAS' },
    { from: 'WES', to: 'MTF' },
  ]);
});

test('a destination has the airport of its country, if another country has a city of this name', () => {
  const { directory } = contentWith('airports.yaml', ['city: Süderby', 'city: Eastwick']);
  expect(loadDestinations(directory)[0]).toMatchObject({ name: 'Eastwick', route: { to: 'EAS' } });
});

test('a package has the airport of the city that is spelled the same, accents included', () => {
  const { directory } = contentWith('airports.yaml', ['city: Süderby', 'city: Ísla Vela']);
  writeFileSync(
    path.join(directory, packages),
    '- { id: week, destination: Isla Vela, from: NHV, price: 9, description: A., features: [B, C], to: flights-search }\n',
  );
  expect(loadPackages(directory)[0]?.partRoute).toEqual({ from: 'NHV', to: 'ISV' });
});

describe('with prices seen', () => {
  const day = (days: number) => addDays(currentBuildContext().today, days);
  const observation = {
    ...{ seen: day(-1), price: 123.45, currency: 'USD' as const, depart: day(40), return: day(47) },
    ...{ airline: 'BA', link: '/search/NHV1EAS2?t=1' },
  };
  const { directory } = contentWith(flights, ['price: 210', 'price: 210']);
  mkdirSync(path.join(directory, 'prices'));
  writeFileSync(path.join(directory, 'prices', 'NHV-EAS.jsonl'), formatObservations([observation]));
  const seenFare = { to: 'seen-fare', target: { path: 'search/NHV1EAS2?t=1' } };
  const priced = { price: 123.45, originalPrice: undefined, discount: undefined, link: seenFare };
  const unpriced = { price: undefined, originalPrice: undefined, discount: undefined };

  test('a flight shows the one of its route and leads to its search; a route without one shows none', () => {
    const deals = loadFlights(directory);
    const [first] = deals;
    expect(first).toMatchObject({ id: 'norhaven-eastwick', ...priced });
    expect(first?.fare).toMatchObject({ trip: 'round trip' });
    expect(first?.fare?.facts).toContain('British Airways');
    const others = deals.filter(({ route }) => route?.from !== 'NHV' || route.to !== 'EAS');
    expect(others.length).toBeGreaterThan(0);
    for (const deal of others) {
      expect(deal).toMatchObject(unpriced);
      expect(deal.link.to).not.toBe('seen-fare');
    }
  });

  test('so do destinations', () => {
    expect(loadDestinations(directory)).toMatchObject([
      { id: 'eastwick', ...priced },
      { id: 'monte-fino', ...unpriced, link: { to: 'flights-search' } },
    ]);
  });

  test('a price seen is no sample, even if the link to its search is unknown', () => {
    const { directory: linkless } = contentWith(flights);
    mkdirSync(path.join(linkless, 'prices'));
    const observations = formatObservations([{ ...observation, link: undefined }]);
    writeFileSync(path.join(linkless, 'prices', 'NHV-EAS.jsonl'), observations);
    for (const load of [loadFlights, loadDestinations]) {
      const { link, ...shown } = load(linkless)[0]!;
      expect(shown).toMatchObject({ price: 123.45, isSample: false });
      expect(link?.to).not.toBe('seen-fare');
    }
  });

  test('hotels, transfers and packages keep their prices', () => {
    for (const load of [loadHotels, loadTransfers, loadPackages]) expect(load(directory)).toEqual(load());
  });
});
