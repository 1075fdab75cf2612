import {
  listPriceQueries,
  queriesOfRoute,
  queryName,
  routeName,
  routesOf,
  type PriceQuery,
} from '@/scripts/prices/price-queries';
import { contentWith } from '@/__tests__/support/content-copy';

test('a deal for certain days asks for these, and for the whole month', () => {
  const { directory } = contentWith('deals/flights.yaml', [
    'price: 210',
    'price: 210\n  dates: { from: 2099-03-10, to: 2099-03-16 }',
  ]);
  const names = listPriceQueries('2099-01-05', directory).map(queryName);
  expect(names.filter((name) => name.startsWith('NHV-EAS') && name.includes('2099-03'))).toEqual([
    'NHV-EAS, round trip in 2099-03',
    'NHV-EAS, round trip in 2099-03, leaving 2099-03-10 to 2099-03-16',
  ]);
});

test('each question is asked once, one route after the other', () => {
  const names = listPriceQueries('2099-01-05', contentWith('site.yaml').directory).map(queryName);
  expect(names).toContain('NHV-EAS, round trip in 2099-01');
  expect(new Set(names).size).toBe(names.length);
  const routes = names.map((name) => name.split(',')[0]);
  expect(routes).toEqual(routes.toSorted());
});

const query = (from: string, to: string, month: string, more: Partial<PriceQuery> = {}): PriceQuery => ({
  ...{ route: { from, to }, trip: 'round-trip', month, ...more },
});
const QUERIES = [
  query('NYC', 'LON', '2027-02'),
  query('NYC', 'LON', '2027-03', { trip: 'one-way' }),
  query('ROM', 'OSL', '2027-02'),
];

test('a question has a name that tells it from every other', () => {
  expect(QUERIES.map(queryName)).toEqual([
    'NYC-LON, round trip in 2027-02',
    'NYC-LON, one way in 2027-03',
    'ROM-OSL, round trip in 2027-02',
  ]);
});

test('the questions have each of their routes once', () => {
  expect(routesOf(QUERIES).map(routeName)).toEqual(['NYC-LON', 'ROM-OSL']);
});

test('one route has its questions, however it is typed', () => {
  expect(queriesOfRoute(QUERIES, 'nyc-Lon')).toEqual(QUERIES.slice(0, 2));
});

test('a route of no deal is reported, with those that there are', () => {
  expect(() => queriesOfRoute(QUERIES, 'nyc-lin')).toThrow(
    "--route is 'nyc-lin'; expected one of NYC-LON, ROM-OSL; did you mean 'NYC-LON'?",
  );
  expect(() => queriesOfRoute([], 'nyc-lon')).toThrow(
    /^--route is 'nyc-lon'; expected none, as no deal has a route$/,
  );
});
