import { readdirSync } from 'node:fs';
import path from 'node:path';
import { DEAL_KIND_RECORDS, DEAL_KINDS, isPriced, KIND_OF_TAB } from '@/lib/deals/deal-kinds';
import { loadDeals } from '@/lib/deals/load-deals';
import type { Airport } from '@/lib/deals/types';
import { contentDirectory } from '@/lib/site/memoize';
import { POSTCARD_SUBJECTS } from '@/lib/site/postcard-subjects';
import { contentWith, diagnosticsOf } from '@/__tests__/support/content-copy';

const AIRPORTS: readonly Airport[] = [
  { code: 'OSL', city: 'Oslo', name: 'Gardermoen', country: 'Norway', also: ['Jessheim'] },
  { code: 'FCO', city: 'Rome', name: 'Fiumicino', country: 'Italy', also: [] },
];
const airport = (code: string) => AIRPORTS.find((each) => each.code === code)!;
const find = (place: string) => AIRPORTS.find(({ city }) => city === place);

const target: Readonly<Record<string, string>> = {};
const common = { id: 'a-deal', price: 90, description: 'A fine one.', to: 'search' };
const flight = { ...common, from: 'OSL', destination: 'FCO' };
const features = ['One', 'Two'];
const rated = { rating: '4.5 out of 5', ratedBy: 'our editors' };
const hotel = { ...common, target, ...rated, city: 'Rome Center', features };
const transfer = { ...common, target, service: 'Van', duration: '30 to 45 min', features };
const stay = { ...common, target, destination: 'Rome', features };

test('a flight is named by its cities, has its codes, and is found by all names of its airports', () => {
  expect(DEAL_KINDS.flight.facts(flight, airport)).toEqual({
    title: 'Oslo to Rome',
    codes: ['OSL', 'FCO'],
    keywords: ['Oslo', 'Gardermoen', 'OSL', 'Jessheim', 'Norway', 'Rome', 'Fiumicino', 'FCO', 'Italy'],
  });
});

test('the partner of a flight is asked for its route, whose price is that of the deal', () => {
  expect(DEAL_KINDS.flight.route?.(flight)).toEqual({ from: 'OSL', to: 'FCO' });
  expect(DEAL_KINDS.flight.flight?.(flight, find)).toEqual({ from: 'OSL', to: 'FCO', isWholePrice: true });
});

test('the flight of a package is only a part of what is paid', () => {
  const flightOf = (from?: string, destination = 'Rome') =>
    DEAL_KINDS.package.flight?.({ ...stay, destination, from }, find);
  expect(flightOf('OSL')).toEqual({ from: 'OSL', to: 'FCO', isWholePrice: false });
  expect([flightOf(), flightOf('FCO'), flightOf('OSL', 'Atlantis')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('packages, hotels and transfers say what they are', () => {
  expect(DEAL_KINDS.package.facts(stay, airport)).toEqual({ title: 'Rome', features });
  const location = { lat: 41.9, lng: 12.5 };
  expect(DEAL_KINDS.hotel.facts({ ...hotel, location }, airport)).toEqual({
    ...{ title: 'Rome Center', detail: 'Rated 4.5 out of 5 by our editors', features, location },
  });
  expect(DEAL_KINDS.transfer.facts(transfer, airport)).toEqual({
    title: 'Van',
    detail: '30 to 45 min',
    features,
  });
});

test.each([
  ['flight', [flight]],
  ['package', [stay, { ...stay, from: 'OSL', target: { city: 'Rome' } }]],
  ['hotel', [hotel, { ...hotel, location: { lat: 41.9, lng: 12.5 }, target: { city: 'Rome' } }]],
  ['transfer', [transfer, { ...transfer, target: { city: 'Rome' } }]],
] as const)(
  'a file of the kind %s may hold these, with a drawing, terms and a recommendation',
  (kind, entries) => {
    const more = { drawing: 'rome', until: '2027-01-31', pick: true, by: 'Ada', why: 'A window seat.' };
    const all = entries.flatMap((entry) => [entry, { ...entry, ...more }]);
    expect(DEAL_KIND_RECORDS[kind].schema.parse(all)).toMatchObject(all);
  },
);

test.each([
  ['flight', { ...flight, from: '' }, '0.from: three capital letters, such as LON'],
  ['package', { ...stay, destination: '' }, '0.destination: the name of the place'],
  ['hotel', { ...hotel, city: '' }, '0.city: the city, or the part of it'],
  ['hotel', { ...hotel, drawing: 'atlantis' }, `0.drawing: one of ${POSTCARD_SUBJECTS.join(', ')}`],
  ['transfer', { ...transfer, service: '' }, '0.service: the name of the service'],
  ['transfer', { ...transfer, duration: '' }, "0.duration: how long it takes, such as '30 to 45 min'"],
] as const)('a wrong %s is reported with what is expected: %j', (kind, entry, expected) => {
  const { issues } = DEAL_KIND_RECORDS[kind].schema.safeParse([entry]).error!;
  expect(issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([expected]);
});

test('a file that is no list is reported with what it lists', () => {
  const told = Object.values(DEAL_KIND_RECORDS).map(
    ({ schema }) => schema.safeParse({}).error?.issues[0]?.message,
  );
  expect(told).toEqual(
    ['flights', 'packages', 'hotels', 'transfers'].map((what) => `a list of ${what}, or [] for none`),
  );
});

test('each tab of the home page shows the deals of one kind', () => {
  expect(KIND_OF_TAB).toEqual({
    ...{ flights: 'flight', 'flight-hotel': 'package', hotels: 'hotel', transfers: 'transfer' },
  });
});

test('cards, prices and results of the search call the kinds by their names', () => {
  expect(Object.values(DEAL_KIND_RECORDS).map(({ label, per, foundAs }) => [label, per, foundAs])).toEqual([
    ['Flight', undefined, 'Flight deal'],
    ['Flight + hotel', undefined, 'Flight + hotel deal'],
    ['Hotel', 'night', 'Hotel deal'],
    ['Transfer', 'ride', 'Airport transfer'],
  ]);
});

test('a deal may have no price now', () => {
  expect([{ price: 90 }, { price: undefined }].map(isPriced)).toEqual([true, false]);
});

test('each file of deals belongs to one kind and one page', () => {
  const files = Object.values(DEAL_KIND_RECORDS).flatMap((kind) => Object.values<string>(kind.files));
  const others = ['deals/destinations.yaml', 'deals/services.yaml'];
  expect([...files, ...others].sort()).toEqual(
    readdirSync(path.join(contentDirectory(), 'deals'))
      .map((name) => `deals/${name}`)
      .sort(),
  );
  expect(loadDeals('flight', 'home').map(({ id }) => id)).toContain('norhaven-eastwick');
  expect(loadDeals('flight', 'flights').map(({ id }) => id)).toContain('eastwick-isla-vela');
  expect(loadDeals('hotel', 'hotels').map(({ id }) => id)).toContain('westerlo-park');
});

test.each([
  ['flight', 'deals/flights.yaml', 'from: NHV', 'from: XXX', '0.from'],
  ['flight', 'deals/flights.yaml', 'destination: EAS', 'destination: XXX', '0.destination'],
  ['package', 'deals/packages.yaml', 'price: 720', 'price: 720\n  from: XXX', '1.from'],
] as const)(
  'a code of no airport is reported in a %s of %s: %s as %s',
  (kind, file, before, after, field) => {
    const { directory } = contentWith(file, [before, after]);
    expect(diagnosticsOf((from) => loadDeals(kind, 'home', from), directory)).toEqual([
      expect.stringContaining(` ${field}: a code of content/airports.yaml`),
    ]);
  },
);
