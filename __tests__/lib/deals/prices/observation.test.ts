import * as fc from 'fast-check';
import {
  checkObservation,
  compareObservations,
  formatObservation,
  formatObservations,
  isObservation,
  monthOf,
  parseObservations,
  tripOf,
} from '@/lib/deals/prices/observation';
import { arbitraryObservation } from '@/__tests__/support/arbitrary-observation';

const LINE =
  '{"seen":"2026-11-20","price":312.5,"currency":"USD","depart":"2027-01-15","return":"2027-01-29","airline":"BA","stops":0,"returnStops":1,"link":"/search/NYC1501LON29011"}';

test('a line says what was seen, in the order of the handbook', () => {
  const { value, diagnostics } = parseObservations('prices.jsonl', `${LINE}\n`);
  expect(diagnostics).toEqual([]);
  expect(value).toEqual([JSON.parse(LINE)]);
  expect(formatObservation(Object.fromEntries(Object.entries(value[0]!).reverse()) as never)).toBe(LINE);
});

test.each([
  ['<<<<<<< HEAD', 'line', 'one JSON object'],
  [LINE.slice(0, 60), 'line', 'one JSON object'],
  ['[]', 'line', 'one JSON object'],
  ['null', 'line', 'one JSON object'],
  [LINE.replace('312.5', '"312.5"'), 'price', 'an amount of US dollars above 0 with two decimals at most'],
  [LINE.replace('312.5', '0'), 'price', 'an amount of US dollars above 0'],
  [LINE.replace('312.5', '312.505'), 'price', 'an amount of US dollars above 0'],
  [LINE.replace('"price":312.5,', ''), 'price', 'an amount of US dollars above 0'],
  [LINE.replace('USD', 'usd'), 'currency', 'USD'],
  [LINE.replace('2027-01-15', '2027-02-30'), 'depart', 'a date of the calendar'],
  [LINE.replace('2027-01-15', '2026-11-19'), 'depart', 'a day that had not passed when the price was seen'],
  [LINE.replace('2027-01-29', '2027-01-14'), 'return', 'the day of departure or a later one'],
  [LINE.replace('312.5', '-1'), 'price', 'an amount of US dollars above 0'],
  [LINE.replace('USD', 'EUR'), 'currency', 'USD, because pages show prices in US dollars only'],
  [LINE.replace('"USD"', '7'), 'currency', 'USD'],
  [LINE.replace('"BA"', '"B"'), 'airline', 'the code of an airline, such as BA'],
  [LINE.replace('"BA"', '"BAWX"'), 'airline', 'the code of an airline, such as BA'],
  [LINE.replace('"BA"', '7'), 'airline', 'the code of an airline, such as BA'],
  [LINE.replace('"stops":0', '"stops":0.5'), 'stops', 'a whole number of stops, from 0 to 9'],
  [LINE.replace('"stops":0', '"stops":-1'), 'stops', 'a whole number of stops, from 0 to 9'],
  [
    LINE.replace('"returnStops":1', '"returnStops":10'),
    'returnStops',
    'a whole number of stops, from 0 to 9',
  ],
  [LINE.replace(/"link":.*/, '"link":7}'), 'link', "a path that starts with one '/'"],
  [LINE.replace('/search', 'a/search'), 'link', "a path that starts with one '/'"],
  [LINE.replace('/search', '/\\\\evil.example'), 'link', "a path that starts with one '/'"],
  [LINE.replace('/search', '/search for'), 'link', "a path that starts with one '/'"],
  [LINE.replace('/search', `/${'a'.repeat(2000)}`), 'link', "a path that starts with one '/'"],
  [LINE.replace('"/search', '"//evil.example/search'), 'link', "a path that starts with one '/'"],
  [LINE.replace('"/search', '"https://evil.example/search'), 'link', "a path that starts with one '/'"],
  [LINE.replace('"seen"', '"color":"red","seen"'), 'color', 'one of seen, price, currency'],
])('%s is reported with its line, and the others are kept', (broken, field, expected) => {
  const { value, diagnostics } = parseObservations('prices.jsonl', [LINE, '', broken, LINE, ''].join('\n'));
  expect(value).toHaveLength(2);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({ file: 'prices.jsonl', line: 3, field });
  expect(diagnostics[0]?.expected).toMatch(expected);
});

test.each([
  ['a price of a cent', { price: 0.01 }],
  ['a day trip on the day on which it was seen', { depart: '2026-11-20', return: '2026-11-20' }],
  ['an airline with a code of three characters', { airline: '7HX' }],
  ['nine stops, the most there are', { stops: 9, returnStops: 9 }],
  ['a path of 2,000 characters', { link: `/${'a'.repeat(1999)}` }],
  ['the path of the root', { link: '/' }],
])('%s is taken', (_, limit) => {
  const line = { ...JSON.parse(LINE), ...limit };
  expect(parseObservations('prices.jsonl', JSON.stringify(line))).toEqual({ value: [line], diagnostics: [] });
});

test('prices of a day stand by departure, then return, one way first, then by amount', () => {
  const inOrder = [
    { seen: '2026-11-19', depart: '2027-03-01' },
    { seen: '2026-11-20', depart: '2027-01-14', return: '2027-03-01' },
    { seen: '2026-11-20', depart: '2027-01-15', price: 400 },
    { seen: '2026-11-20', depart: '2027-01-15', return: '2027-01-20', price: 300 },
    { seen: '2026-11-20', depart: '2027-01-15', return: '2027-01-21', price: 99 },
    { seen: '2026-11-20', depart: '2027-01-15', return: '2027-01-21', price: 100 },
  ].map((one) => ({ price: 349, currency: 'USD' as const, ...one }));
  expect(inOrder.toReversed().sort(compareObservations)).toEqual(inOrder);
  expect(inOrder.toSorted(compareObservations)).toEqual(inOrder);
});

test('what was formatted is read again, whatever it is; its text does not depend on the order', () => {
  fc.assert(
    fc.property(fc.array(arbitraryObservation(), { maxLength: 40 }), (observations) => {
      const text = formatObservations(observations);
      const { value, diagnostics } = parseObservations('prices.jsonl', text);
      expect(diagnostics).toEqual([]);
      expect(value).toEqual(observations.toSorted(compareObservations));
      expect(formatObservations(value.toReversed())).toBe(text);
    }),
  );
});

test('an answer of the network is a seen price, or the first of what is wrong with it', () => {
  const price = JSON.parse(LINE);
  const checked = checkObservation(price);
  expect(isObservation(checked)).toBe(true);
  expect(checked).toEqual(price);
  const wrong = checkObservation({ ...price, price: 'low', link: 'search' });
  expect(isObservation(wrong)).toBe(false);
  expect(wrong).toMatchObject({
    path: ['price'],
    message: 'an amount of US dollars above 0 with two decimals at most',
  });
});

test('a price with a return flight is one for a round trip, in the month of its departure', () => {
  const price = JSON.parse(LINE);
  expect([tripOf(price), monthOf(price)]).toEqual(['round-trip', '2027-01']);
  expect(tripOf({ ...price, return: undefined })).toBe('one-way');
});

test('text of any kind ends in observations or diagnostics, never in a crash', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const lines = text.split(/\r?\n/).filter((line) => line.trim());
      const { value, diagnostics } = parseObservations('prices.jsonl', text);
      expect(value.length + diagnostics.length).toBe(lines.length);
    }),
  );
});
