import * as fc from 'fast-check';
import {
  compareObservations,
  formatObservation,
  formatObservations,
  parseObservations,
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
  [LINE.replace('312.5', '"312.5"'), 'price', 'an amount above 0 with two decimals at most'],
  [LINE.replace('312.5', '0'), 'price', 'an amount above 0'],
  [LINE.replace('312.5', '312.505'), 'price', 'an amount above 0'],
  [LINE.replace('"price":312.5,', ''), 'price', 'an amount above 0'],
  [LINE.replace('USD', 'usd'), 'currency', 'three capital letters, such as USD'],
  [LINE.replace('2027-01-15', '2027-02-30'), 'depart', 'a date of the calendar'],
  [LINE.replace('2027-01-15', '2026-11-19'), 'depart', 'a day that had not passed when the price was seen'],
  [LINE.replace('2027-01-29', '2027-01-14'), 'return', 'the day of departure or a later one'],
  [LINE.replace('"stops":0', '"stops":0.5'), 'stops', 'a whole number of stops'],
  [LINE.replace('"/search', '"//evil.example/search'), 'link', "a path that starts with one '/'"],
  [LINE.replace('"/search', '"https://evil.example/search'), 'link', "a path that starts with one '/'"],
  [LINE.replace('"seen"', '"color":"red","seen"'), 'color', 'one of seen, price, currency'],
])('%s is told with its line, and the others are kept', (broken, field, expected) => {
  const { value, diagnostics } = parseObservations('prices.jsonl', [LINE, '', broken, LINE, ''].join('\n'));
  expect(value).toHaveLength(2);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({ file: 'prices.jsonl', line: 3, field });
  expect(diagnostics[0]?.expected).toMatch(expected);
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

test('text of any kind ends in observations or diagnostics, never in a crash', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const lines = text.split(/\r?\n/).filter((line) => line.trim());
      const { value, diagnostics } = parseObservations('prices.jsonl', text);
      expect(value.length + diagnostics.length).toBe(lines.length);
    }),
  );
});
