import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { loadAirlines } from '@/lib/deals/load-airlines';
import { contentCopy } from '@/__tests__/support/content-copy';

test('airlines have a name by their code', () => {
  expect(loadAirlines()).toMatchObject({ BA: 'British Airways' });
});

test.each([
  ["ba: 'British Airways'", /an airline's code of two letters or digits/],
  ['__proto__: BA', /a name that is reserved/],
  ["LH: ''", /the name of the airline/],
])('%s is an error', (line, message) => {
  const directory = contentCopy();
  appendFileSync(path.join(directory, 'airlines.yaml'), `${line}\n`);
  expect(() => loadAirlines(directory)).toThrow(message);
});
