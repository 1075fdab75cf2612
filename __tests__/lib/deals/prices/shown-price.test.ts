import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatObservations, type Observation } from '@/lib/deals/prices/observation';
import { shownPrice } from '@/lib/deals/prices/shown-price';
import { addDays } from '@/lib/source/dates';
import { contentCopy } from '@/__tests__/support/content-copy';

const today = '2026-11-22';
const route = { from: 'NHV', to: 'EAS' };
const record = { price: 299, originalPrice: 599, route, isSample: true };

/** Content with the prices of one route, each so many days old. */
function contentWithPrices(
  prices: Readonly<Record<number, number>>,
  more: Partial<Observation> = {},
  name = 'NHV-EAS',
) {
  const directory = contentCopy();
  mkdirSync(path.join(directory, 'prices'));
  const observations = Object.entries(prices).map(([age, price]) => ({
    ...{
      seen: addDays(today, -age),
      price,
      currency: 'USD' as const,
      depart: '2027-01-14',
      return: '2027-01-21',
    },
    ...more,
  }));
  writeFileSync(path.join(directory, 'prices', `${name}.jsonl`), formatObservations(observations));
  return directory;
}

test('without prices seen, a record says what it says', () => {
  const directory = contentCopy();
  expect(shownPrice(record, today, directory)).toEqual({
    price: 299,
    originalPrice: 599,
    discount: 50,
    fare: undefined,
    isSample: true,
  });
  expect(shownPrice({ ...record, isSample: false }, today, directory)).toMatchObject({
    price: 299,
    originalPrice: undefined,
    discount: undefined,
  });
});

test('a discount of less than half a percent is none', () => {
  const small = { price: 598, originalPrice: 599, isSample: true };
  expect(shownPrice(small, today, contentCopy())).toMatchObject({ originalPrice: 599, discount: undefined });
});

test('a price seen takes the place of all that was typed', () => {
  const directory = contentWithPrices({ 0: 349, 3: 380 }, { airline: 'BA', link: '/search/x' });
  expect(shownPrice(record, today, directory)).toMatchObject({
    price: 349,
    originalPrice: undefined,
    fare: { trip: 'round trip', facts: ['Jan 14 – 21', 'British Airways'], seen: 'seen November 22' },
    isSample: false,
    path: '/search/x',
  });
  expect({ ...record, discount: 50, ...shownPrice(record, today, directory) }).toMatchObject({
    originalPrice: undefined,
    discount: undefined,
  });
});

test.each<[string, string]>([
  ['its prices are older than 7 days', contentWithPrices({ 8: 349 })],
  ['prices were seen for other routes only', contentWithPrices({ 0: 349 }, {}, 'NHV-MFI')],
  ['its prices are for another trip', contentWithPrices({ 0: 349 }, { return: undefined })],
])('no price, neither seen nor typed, where %s', (_, directory) => {
  expect({ ...record, discount: 50, ...shownPrice(record, today, directory) }).toEqual({
    ...{ ...record, price: undefined, originalPrice: undefined, discount: undefined },
    fare: { facts: [], ask: 'See today’s fare' },
  });
});

test('a record without a route keeps its price while prices of routes are live', () => {
  const directory = contentWithPrices({ 0: 349 });
  expect(shownPrice({ ...record, route: undefined }, today, directory)).toMatchObject({ price: 299 });
});

test('the trip, months and dates of the record choose among the prices', () => {
  const directory = contentWithPrices({ 0: 349 });
  expect(shownPrice({ ...record, trip: 'one-way' }, today, directory).price).toBeUndefined();
  expect(shownPrice({ ...record, months: ['2027-02'] }, today, directory).price).toBeUndefined();
  expect(shownPrice({ ...record, months: ['2027-01'] }, today, directory).price).toBe(349);
  const dates = { from: '2027-01-15', to: '2027-01-31' };
  expect(shownPrice({ ...record, dates }, today, directory).price).toBeUndefined();
});

test('a price of a day to come is not shown, except where it is tomorrow already', () => {
  const typed = { price: 89, isSample: false };
  const shown = (seen: string) => shownPrice({ ...typed, seen }, today, contentCopy());
  expect(shown('2026-11-23')).toMatchObject({ price: 89, fare: { seen: 'seen November 23' } });
  expect(shown('2026-11-24')).toMatchObject({ price: undefined, fare: { facts: [] } });
});

test('without its price, a record still says when the trip leaves', () => {
  const typed = { price: 89, isSample: false, seen: '2026-11-01', months: ['2027-01'] };
  expect(shownPrice(typed, today, contentCopy())).toMatchObject({
    price: undefined,
    fare: { facts: ['leaving in January 2027'] },
  });
});

test('a price that somebody typed with its day is shown for 7 days', () => {
  const directory = contentCopy();
  const typed = { price: 89, isSample: false };
  expect(shownPrice({ ...typed, seen: '2026-11-15' }, today, directory)).toMatchObject({
    price: 89,
    fare: { seen: 'seen November 15' },
  });
  expect(shownPrice({ ...typed, seen: '2026-11-14' }, today, directory)).toEqual({
    ...{ price: undefined, originalPrice: undefined, discount: undefined },
    fare: { facts: [], ask: 'See today’s price' },
    isSample: false,
  });
});
