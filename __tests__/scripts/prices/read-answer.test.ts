import * as fc from 'fast-check';
import { answerSchema, readAnswer } from '@/scripts/prices/read-answer';
import type { PriceQuery } from '@/scripts/prices/price-queries';

const TODAY = '2026-11-22';
const QUERY: PriceQuery = { route: { from: 'NYC', to: 'LON' }, trip: 'round-trip', month: '2027-01' };
const ENTRY = {
  origin: 'NYC',
  destination: 'LON',
  origin_airport: 'JFK',
  destination_airport: 'LGW',
  price: 312.5,
  airline: 'BA',
  flight_number: 178,
  departure_at: '2027-01-15T18:30:00-05:00',
  return_at: '2027-01-29T09:00:00Z',
  transfers: 0,
  return_transfers: 1,
  duration: 900,
  link: '/search/NYC1501LON29011?t=BA17&expected_price=312',
};
const SEEN = {
  seen: TODAY,
  price: 312.5,
  currency: 'USD',
  depart: '2027-01-15',
  return: '2027-01-29',
  airline: 'BA',
  stops: 0,
  returnStops: 1,
  link: '/search/NYC1501LON29011',
};

const read = (data: unknown, query: Partial<PriceQuery> = {}, rest: object = { currency: 'usd' }) =>
  readAnswer(answerSchema.parse({ success: true, ...rest, data }), { ...QUERY, ...query }, TODAY);
const entry = (changes: object) => ({ ...ENTRY, ...changes });

test('an entry becomes what was seen', () => {
  expect(read([ENTRY])).toEqual({ cheapest: SEEN, oddities: [] });
});

test('the cheapest right entry is kept; of one price that with fewer stops', () => {
  const { cheapest } = read([entry({ price: 400 }), entry({ transfers: 2 }), ENTRY, entry({ price: 3 })]);
  expect(cheapest).toEqual(SEEN);
});

test.each<[string, object]>([
  ['with fewer stops back', { return_transfers: 2 }],
  ['with known stops', { transfers: undefined }],
  ['that leaves earlier', { departure_at: '2027-01-16T08:00:00Z' }],
])('of one price and equal stops the flight %s is kept', (_what, changes) => {
  expect(read([entry(changes), ENTRY]).cheapest).toEqual(SEEN);
  expect(read([ENTRY, entry(changes)]).cheapest).toEqual(SEEN);
});

test.each<[string, object, object]>([
  ['a price as text', { price: '312.50' }, {}],
  ['a price as text without cents', { price: '312' }, { price: 312 }],
  ['a price as text between spaces', { price: ' 312.50 ' }, {}],
  ['a price with too many decimals', { price: 312.499999 }, {}],
  ['the least plausible price', { price: 5 }, { price: 5 }],
  ['the highest plausible price', { price: 20_000 }, { price: 20_000 }],
  ['a currency without a value', { currency: '' }, {}],
  ['a flight number as text', { flight_number: '178' }, {}],
  ['no airline', { airline: null }, { airline: undefined }],
  ['an airline in small letters', { airline: 'ba' }, { airline: undefined }],
  ['an airline of four letters', { airline: 'BAXX' }, { airline: undefined }],
  ['an airline that is a number', { airline: 12 }, { airline: undefined }],
  ['stops that are no number', { transfers: '0' }, { stops: undefined }],
  ['half a stop', { transfers: 0.5 }, { stops: undefined }],
  ['fewer stops than none', { transfers: -1 }, { stops: undefined }],
  ['ten stops', { return_transfers: 10 }, { returnStops: undefined }],
  ['nine stops', { return_transfers: 9 }, { returnStops: 9 }],
  ['a return on the day of departure', { return_at: '2027-01-15T23:00:00Z' }, { return: '2027-01-15' }],
  ['a return after a year', { return_at: '2028-01-15T09:00:00Z' }, { return: '2028-01-15' }],
  ['no link', { link: undefined }, { link: undefined }],
  ['a link to another host', { link: '//evil.example/search/' }, { link: undefined }],
  ['a link that browsers read as another host', { link: '/\t/evil.example/search/' }, { link: undefined }],
  ['a link without its slash', { link: 'search/NYC1501LON29011' }, { link: undefined }],
  ['a link in a list', { link: ['/search/NYC1501LON29011'] }, { link: undefined }],
  ['a link with a part of a page', { link: '/search/NYC1501LON29011#best' }, {}],
  ['a link with a backslash', { link: '/\\evil.example/search/' }, { link: undefined }],
  ['a whole address', { link: 'https://evil.example/search/' }, { link: undefined }],
  ['a link of another form', { link: '/?params=NYC1501' }, { link: '/?params=NYC1501' }],
  ['no airports', { origin_airport: undefined, destination_airport: null }, {}],
  [
    'no route at all',
    { origin: undefined, origin_airport: '', destination: null, destination_airport: '' },
    {},
  ],
  ['an airport as the origin', { origin: 'JFK', origin_airport: 'NYC' }, {}],
])('%s costs no price', (_what, changes, expected) => {
  expect(read([entry(changes)]).cheapest).toEqual({ ...SEEN, ...expected });
});

test.each<[string, object]>([
  ['no price', { price: null }],
  ['no price', { price: undefined }],
  ['a price that is not a number', { price: '1,299' }],
  ['a price that is not a number', { price: { usd: 299 } }],
  ['a price that is not a number', { price: 'USD 299' }],
  ['a price that is not a number', { price: '299 USD' }],
  ['a price that is not a number', { price: '299.505' }],
  ['a price that is not a number', { price: Infinity }],
  ['a price in another currency', { currency: 'RUB' }],
  ['an implausible price', { price: 0 }],
  ['an implausible price', { price: -312 }],
  ['an implausible price', { price: 4.99 }],
  ['an implausible price', { price: 20_000.01 }],
  ['an implausible price', { price: 1e9 }],
  ['another route', { destination: 'PAR', destination_airport: 'CDG' }],
  ['another route', { origin: 'LON', destination: 'NYC', origin_airport: '', destination_airport: '' }],
  ['no date of departure', { departure_at: null }],
  ['no date of departure', { departure_at: '2027-01-32T00:00:00Z' }],
  ['a date that has passed', { departure_at: '2026-11-21T23:00:00-05:00' }],
  ['another month', { departure_at: '2027-02-01T00:00:00Z' }],
  ['no date of the return flight', { return_at: null }],
  ['no date of the return flight', { return_at: '' }],
  ['no date of the return flight', { return_at: undefined }],
  ['a return flight on an impossible date', { return_at: '2027-01-14T00:00:00Z' }],
  ['a return flight on an impossible date', { return_at: '2028-01-16T00:00:00Z' }],
])('%s: left out and told, and the other entry is kept (%#)', (reason, changes) => {
  const odd = entry({ price: 99, ...changes });
  expect(read([odd, ENTRY])).toEqual({ cheapest: SEEN, oddities: [`1 of 2 left out: ${reason}`] });
});

test.each([null, 'free', 7, []])('an entry that is %j is left out', (odd) => {
  expect(read([odd, ENTRY])).toEqual({ cheapest: SEEN, oddities: ['1 of 2 left out: no entry'] });
});

test('a departure of today does not hide a dearer one to come', () => {
  const month = TODAY.slice(0, 7);
  const leaving = (day: number, price: number) =>
    entry({ price, departure_at: `${month}-${day}T08:00:00Z`, return_at: '2026-12-01T08:00:00Z' });
  expect(read([leaving(22, 90), leaving(25, 120)], { month }).cheapest).toMatchObject({ price: 120 });
  expect(read([leaving(22, 90)], { month }).cheapest).toMatchObject({ price: 90 });
});

test('of a question for certain days the cheapest on these is kept, and others are not odd', () => {
  const dates = { from: '2027-01-10', to: '2027-01-20' };
  const leaving = (day: string) => entry({ price: 99, departure_at: `2027-01-${day}T08:00:00Z` });
  const others = ['09', '21'].map(leaving);
  expect(read([...others, ENTRY], { dates })).toEqual({ cheapest: SEEN, oddities: [] });
  expect(read(others, { dates })).toEqual({ cheapest: undefined, oddities: [] });
  for (const day of ['10', '20'])
    expect(read([leaving(day), ENTRY], { dates }).cheapest).toMatchObject({ depart: `2027-01-${day}` });
});

test('one way: without a flight back', () => {
  const oneWay = { trip: 'one-way' } as const;
  expect(read([entry({ return_at: null })], oneWay)).toEqual({
    cheapest: { ...SEEN, return: undefined, returnStops: undefined },
    oddities: [],
  });
  expect(read([entry({ return_at: '' })], oneWay).oddities).toEqual([]);
  expect(read([ENTRY], oneWay).oddities).toEqual(['1 of 1 left out: a return flight that was not requested']);
});

test.each([
  [{ currency: 'rub' }, 'prices in RUB, none kept'],
  [{ currency: null }, 'prices without a currency, none kept'],
  [{ currency: 'secret-token' }, 'prices without a currency, none kept'],
  [{}, 'prices without a currency, none kept'],
])('of %j nothing is kept', (rest, oddity) => {
  expect(read([ENTRY], {}, rest)).toEqual({ oddities: [oddity] });
});

test('a route that nobody has searched has no price, and nothing is odd about it', () => {
  expect(read([])).toEqual({ oddities: [] });
  expect(read([], {}, {})).toEqual({ oddities: [] });
  expect(read({})).toEqual({ oddities: [] });
  expect(read(null)).toEqual({ oddities: ['no list of prices'] });
  expect(read('none')).toEqual({ oddities: ['no list of prices'] });
});

test('entries by a key are read, too', () => {
  expect(read({ '2027-01-15': ENTRY }).cheapest).toEqual(SEEN);
  expect(read({ LON: { '0': ENTRY, '1': entry({ price: 400 }) } }).cheapest).toEqual(SEEN);
  expect(read({ a: { b: { c: { d: ENTRY } } } })).toEqual({ oddities: [] });
});

test('a price as text is reported', () => {
  expect(read([entry({ price: '312.50' })]).oddities).toEqual(['1 with the price as text']);
});

test('whatever an answer holds, what is kept is right and nothing of it is quoted', () => {
  const odd = fc.oneof(
    fc.anything(),
    fc.record(
      Object.fromEntries(
        Object.entries(ENTRY).map(([name, value]) => [name, fc.oneof(fc.constant(value), fc.anything())]),
      ),
      { requiredKeys: [] },
    ),
  );
  fc.assert(
    fc.property(fc.oneof(fc.array(odd), fc.anything()), fc.anything(), (data, currency) => {
      const { cheapest, oddities } = read(
        data,
        {},
        { currency: fc.stringify(currency).length % 2 ? 'usd' : currency },
      );
      if (cheapest) {
        expect(cheapest.price).toBeGreaterThan(0);
        expect(cheapest.depart >= TODAY && cheapest.return! >= cheapest.depart).toBe(true);
        expect(cheapest.currency).toBe('USD');
      }
      for (const line of oddities) expect(line).toMatch(/^[\w ,:]+$/);
    }),
  );
});
