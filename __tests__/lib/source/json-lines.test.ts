import { z } from 'zod';
import { parseJsonLines } from '@/lib/source/json-lines';

const schema = z.strictObject({ day: z.string('a day'), price: z.int('whole dollars') }, 'one of day, price');
const read = (text: string) => parseJsonLines('prices.jsonl', text, schema);

test('each line is a value; empty ones are passed over', () => {
  expect(read('{"day":"a","price":1}\r\n\n  \n{"day":"b","price":2}\n')).toEqual({
    value: [
      { day: 'a', price: 1 },
      { day: 'b', price: 2 },
    ],
    diagnostics: [],
  });
});

test.each([
  ['no JSON', 'line', '"no JSON"', 'one JSON object, as npm run deals:refresh writes it'],
  ['{"day":"a","price":1.5}', 'price', '1.5', 'whole dollars'],
  ['{"price":1}', 'day', 'nothing', 'a day'],
  ['{"day":"a","price":1,"tax":2,"fee":3}', 'tax, fee', 'a field that does not exist', 'one of day, price'],
  ['[1]', 'line', '[1]', 'one JSON object'],
])('%s is reported with its line, and the other lines are read', (line, field, found, expected) => {
  const good = '{"day":"a","price":1}';
  const { value, diagnostics } = read(`${good}\n\n${line}\n${good}`);
  expect(value).toHaveLength(2);
  expect(diagnostics).toEqual([{ file: 'prices.jsonl', line: 3, column: 1, field, found, expected }]);
});
