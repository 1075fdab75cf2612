import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadCurrencies, loadRates, RATES_FILE } from '@/lib/deals/currency/load-rates';
import { CURRENCIES } from '@/lib/deals/currency/rates';
import { writeRates } from '@/scripts/rates/write-rates';
import { diagnosticsOf } from '@/__tests__/support/content-copy';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

let content: string;
beforeEach(() => {
  content = temporaryFolder();
});
const write = (text: string) => writeFileSync(path.join(content, RATES_FILE), text);

test('rates are read as they were written, with words on where they come from', () => {
  const rates = { date: '2026-11-20', rates: { USD: 1, EUR: 0.8, JPY: 150 } };
  writeRates(path.join(content, 'rates.yaml'), rates);
  expect(loadRates(content)).toEqual(rates);
  expect(readFileSync(path.join(content, 'rates.yaml'), 'utf8')).toMatch(
    /^# Written by `npm run rates:refresh`/,
  );
});

test('the rates of the file go before the built-in ones, which stay for other currencies', () => {
  write('date: 2026-11-20\nrates: { JPY: 150 }\n');
  const { JPY, EUR } = loadCurrencies(content);
  expect([JPY, EUR]).toEqual([{ ...CURRENCIES.JPY, rate: 150 }, CURRENCIES.EUR]);
});

test('without the file all rates are built in', () => {
  expect(loadRates(content)).toBeUndefined();
  expect(loadCurrencies(content)).toEqual(CURRENCIES);
});

test.each([
  ['date: 2026-11-20\nrates: { JPY: 0 }', 'rates.JPY: units of the currency for one US dollar, above 0'],
  ['date: 2026-11-20\nrates: { JPY: much }', 'rates.JPY: units of the currency for one US dollar, above 0'],
  [
    'date: 2026-11-20\nrates: { ABC: 1 }',
    'rates.ABC: rates by the code of their currency, one of USD, EUR, ',
  ],
  ['date: 2026-11-20\nrates: 7', 'rates: rates by the code of their currency'],
  ['date: November\nrates: { JPY: 1 }', 'date: a date of the calendar as YYYY-MM-DD'],
  ['date: 2026-11-20\nrates: { JPY: 1 }\nbank: ECB', 'bank: date and rates'],
])('a file with %j is told', (text, expected) => {
  write(text);
  expect(diagnosticsOf(loadRates, content)).toEqual([expect.stringContaining(` ${expected}`)]);
});
