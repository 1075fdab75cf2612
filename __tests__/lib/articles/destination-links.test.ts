import {
  destinationButtons,
  destinationDeals,
  hotelCities,
  placeInSearch,
  stayCities,
} from '@/lib/articles/destination-links';
import { loadDestinationPages } from '@/lib/articles/destination-pages';
import { loadAllDestinations } from '@/lib/deals/load-deals';
import { loadPartnerLinks } from '@/lib/site/partner-links';

/* What a reader of a destination's page can press. */

const links = loadPartnerLinks('destination-eastwick');
const [page] = loadDestinationPages();
if (!page) throw new Error('no page');

test('one button searches for flights there, the other for hotels, each with a sub-id of its own', () => {
  const [eastwick] = loadAllDestinations();
  const buttons = eastwick ? destinationButtons(eastwick, links, 'search') : [];
  expect(buttons.map(({ id, label }) => `${id}: ${label}`)).toEqual([
    'flights: Fly to Eastwick',
    'hotels: Sleep in Eastwick',
  ]);
  const below = eastwick ? destinationButtons(eastwick, links, 'guide') : [];
  expect(new Set([...buttons, ...below].map(({ url }) => url.href)).size).toBe(4);
});

test('each destination of the home page has a link to hotels there', () => {
  const cities = hotelCities('hotels-in-city');
  expect(cities.map(({ label }) => label)).toEqual(['Eastwick', 'Monte Fino']);
  expect(cities[1]?.link).toEqual({ to: 'hotels-in-city', target: { city: 'Monte Fino' } });
  // Every link would open the same page.
  expect(hotelCities('old-rooms')).toEqual([]);
});

test('the hotel search suggests destinations, and the cities of hotel deals, each once', () => {
  expect(stayCities()).toEqual(['Eastwick', 'Monte Fino', 'Norhaven', 'Westerlo']);
});

test('a place without an airport has the link of its card', () => {
  const [eastwick] = loadAllDestinations();
  if (!eastwick) throw new Error('no destination');
  const { route, ...far } = eastwick;
  expect(route).toBeDefined();
  const link = { to: 'packages-search', target: {} };
  const [flights, hotels] = destinationButtons({ ...far, route: undefined, link }, links, 'search');
  expect(flights?.url).toEqual(links.of('search', { id: 'flights', link }).url);
  // The hotels, and flights to a place with an airport, are searched for as the page says.
  const [direct, rooms] = destinationButtons({ ...eastwick, link }, links, 'search');
  expect(direct?.url).toEqual(
    links.of('search', { id: 'flights', link: { to: 'flights-search', target: {} } }).url,
  );
  expect(hotels?.url).toEqual(rooms?.url);
  expect(rooms?.url).toEqual(
    links.of('search', { id: 'hotels', link: { to: 'hotels-search', target: {} } }).url,
  );
});

test('a place with an airport can be filled in to our flight search', () => {
  expect(placeInSearch({ name: 'Eastwick', route: { from: 'LON', to: 'EWK' } })).toBe('Eastwick (EWK)');
  expect(placeInSearch({ name: 'Eastwick' })).toBeUndefined();
});

test('a recommended deal comes first, then the flight', () => {
  const [first, ...others] = page.deals;
  const pick = { label: 'Our pick', by: 'Ada Quill', why: 'It is near.' };
  const deals = [...others, { ...first!, pick }];
  expect(destinationDeals({ ...page, deals }, links).map(({ id }) => id)).toEqual([
    ...[first!.id, 'eastwick'],
    ...others.map(({ id }) => id),
  ]);
});

test('without a recommended deal, its own flight comes first, each deal with the link of its kind of page', () => {
  const shown = destinationDeals(page, links);
  expect(shown[0]?.id).toBe('eastwick');
  expect(shown.map(({ id }) => id)).toEqual(['eastwick', ...page.deals.map(({ id }) => id)]);
  expect(destinationDeals({ ...page, flight: undefined }, links)).toHaveLength(page.deals.length);
  const [first] = page.deals;
  expect(first && shown[1]?.url).toEqual(first && links.of('flights', first).url);
});
