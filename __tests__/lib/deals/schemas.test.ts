import { z } from 'zod';
import { code, description, features, list, location, prices, ratedBy, ratingText } from '@/lib/deals/fields';
import { airlinesSchema, airportsSchema, destinationsSchema, servicesSchema } from '@/lib/deals/schemas';

/** What is reported about a value, each with its place. */
const told = (schema: z.ZodType, value: unknown): readonly string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [path.join('.'), message].join(': ')) ??
  [];

const deal = z.object({ ...prices, code, description, features, ratedBy, rating: ratingText, location });
const DEAL = {
  ...{ price: 299.5, originalPrice: 499, discount: 40, code: 'LON', description: 'A fine one.' },
  ...{
    features: ['One', 'Two'],
    ratedBy: 'our editors',
    rating: '4.5 out of 5',
    location: { lat: 51, lng: 0 },
  },
};

test.each([
  {},
  { originalPrice: undefined, discount: undefined },
  ...[0.01, 1, 12345.67].map((price) => ({ price })),
  ...[1, 99].map((discount) => ({ discount })),
  { features: ['One', 'Two', 'Three', 'Four', 'Five'] },
  ...['1 out of 5', '5 out of 5', '3.0 out of 5'].map((rating) => ({ rating })),
  { location: { lat: -56, lng: -180 } },
  { location: { lat: 80, lng: 180 } },
])('a deal may have %j', (change) => {
  expect(deal.parse({ ...DEAL, ...change })).toEqual({ ...DEAL, ...change });
});

const DOLLARS = 'an amount of US dollars above 0 without the dollar sign, such as 299 or 299.50';
const FORMER = 'the price before the discount, an amount of US dollars such as 499, or no such field';
const PERCENT = 'a whole number of percent from 1 to 99';
const CODE = 'three capital letters, such as LON';
const FEATURES = 'a list of two to five features';
const RATING = "text such as '4.5 out of 5'";
const LATITUDE = 'degrees of latitude from -56 to 80, south negative';
const LONGITUDE = 'degrees of longitude from -180 to 180, west negative';
test.each<readonly [object, string]>([
  ...['299', 0, -1, 2.995].map((price) => [{ price }, `price: ${DOLLARS}`] as const),
  ...['499', 0, 4.999].map((originalPrice) => [{ originalPrice }, `originalPrice: ${FORMER}`] as const),
  ...['40', 0, 100, 39.5].map((discount) => [{ discount }, `discount: ${PERCENT}`] as const),
  ...[7, 'lon', 'LO', 'LOND', 'XLON '].map((code) => [{ code }, `code: ${CODE}`] as const),
  [{ description: '' }, 'description: one or two sentences of our own'],
  ...['One', ['One'], ['1', '2', '3', '4', '5', '6']].map(
    (features) => [{ features }, `features: ${FEATURES}`] as const,
  ),
  [{ features: ['One', ''] }, 'features.1: a feature in a few words'],
  [{ ratedBy: ' ' }, "ratedBy: whose rating it is, such as 'our editors'"],
  ...[4, '0 out of 5', '6 out of 5', '4.55 out of 5', '4 out of 50', 'a 4 out of 5'].map(
    (rating) => [{ rating }, `rating: ${RATING}`] as const,
  ),
  ...['51', -57, 81].map((lat) => [{ location: { lat, lng: 0 } }, `location.lat: ${LATITUDE}`] as const),
  ...['0', -181, 181].map((lng) => [{ location: { lat: 51, lng } }, `location.lng: ${LONGITUDE}`] as const),
])('a deal with %j is reported as %s', (change, expected) => {
  expect(told(deal, { ...DEAL, ...change })).toEqual([expected]);
});

test('what is no list is reported with what it lists', () => {
  expect(told(list(code, 'codes'), 'LON')).toEqual([': a list of codes, or [] for none']);
  expect(list(code, 'codes').parse([])).toEqual([]);
});

const DESTINATION = {
  ...{ id: 'oslo', name: 'Oslo', country: 'Norway', from: 'LON', price: 80, image: 'oslo', rating: 4.6 },
  ...{ ratedBy: 'our editors', description: 'A fine one.', to: 'flights-search' },
};

test.each([{}, { rating: 1 }, { rating: 5 }, { home: false }, { home: true }, { months: ['2027-02'] }])(
  'a destination may have %j',
  (change) => {
    expect(destinationsSchema.parse([{ ...DESTINATION, ...change }])).toMatchObject([
      { ...DESTINATION, ...change },
    ]);
  },
);

const STARS = 'a number from 1 to 5 with one decimal at most';
test.each<readonly [object, string]>([
  [{ name: '' }, '0.name: the name of the city'],
  [{ country: '' }, '0.country: its country'],
  [{ image: '' }, '0.image: a key of content/pictures.yaml'],
  ...['4.6', 0.9, 5.1, 4.65].map((rating) => [{ rating }, `0.rating: ${STARS}`] as const),
  [{ home: 'no' }, '0.home: true or false; false keeps it off the home page'],
])('a destination with %j is reported as %s', (change, expected) => {
  expect(told(destinationsSchema, [{ ...DESTINATION, ...change }])).toEqual([expected]);
});

test('destinations are a list', () => {
  expect(told(destinationsSchema, {})).toEqual([': a list of destinations, or [] for none']);
});

const button = { id: 'go', label: 'Go', to: 'flights-search' };
const SERVICE = {
  ...{ id: 'flights', icon: 'plane', title: 'Flights', description: 'A fine one.', features: ['One', 'Two'] },
  ...{ partners: [{ id: 'skyfare', to: 'flights-search' }], buttons: [button, { ...button, id: 'compare' }] },
};
const PARTNERS = '0.partners: a list of at least one partner';

test.each<readonly [object, readonly string[]]>([
  [{}, []],
  [{ title: '' }, ['0.title: the name of the service']],
  [{ partners: [] }, [PARTNERS]],
  [{ partners: 'skyfare' }, [PARTNERS]],
  [{ buttons: [button] }, ['0.buttons: a list of 2 buttons']],
  [{ buttons: 'go' }, ['0.buttons: a list of 2 buttons']],
])('a service with %j is reported as %j', (change, expected) => {
  expect(told(servicesSchema, [{ ...SERVICE, ...change }, SERVICE, SERVICE])).toEqual(expected);
});

test('there are three services', () => {
  expect(told(servicesSchema, [SERVICE, SERVICE])).toEqual([': a list of 3 services']);
  expect(told(servicesSchema, {})).toEqual([': a list of 3 services']);
});

const AIRPORT = {
  code: 'LHR',
  city: 'London',
  name: 'Heathrow',
  country: 'United Kingdom',
  also: ['Slough'],
};

test.each<readonly [object, readonly string[]]>([
  [{}, []],
  [{ city: '' }, ['0.city: the city']],
  [{ name: '' }, ['0.name: the name of the airport']],
  [{ country: '' }, ['0.country: the country']],
  [{ also: [''] }, ['0.also.0: another name']],
  [{ also: 'Slough' }, ['0.also: a list of other names']],
])('an airport with %j is reported as %j', (change, expected) => {
  expect(told(airportsSchema, [{ ...AIRPORT, ...change }])).toEqual(expected);
});

test('an airport needs no other names', () => {
  expect(airportsSchema.parse([{ ...AIRPORT, also: undefined }])).toEqual([{ ...AIRPORT, also: [] }]);
  expect(told(airportsSchema, {})).toEqual([': a list of airports']);
});

const AIRLINES = "an airline's code of two letters or digits, such as BA, and its name";
test.each<readonly [unknown, readonly string[]]>([
  [{ BA: 'British Airways', U2: 'easyJet' }, []],
  [{ ba: 'British Airways' }, [`ba: ${AIRLINES}`]],
  [{ BAW: 'British Airways' }, [`BAW: ${AIRLINES}`]],
  [{ B: 'British Airways' }, [`B: ${AIRLINES}`]],
  [['BA'], [`: ${AIRLINES}`]],
  [{ BA: '' }, ['BA: the name of the airline']],
])('the airlines %j are reported as %j', (airlines, expected) => {
  expect(told(airlinesSchema, airlines)).toEqual(expected);
});
