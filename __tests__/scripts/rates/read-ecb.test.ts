import { CURRENCY_CODES } from '@/lib/deals/currency/rates';
import { readEcbRates } from '@/scripts/rates/read-ecb';

const file = (cubes: string, time = "time='2026-11-20'") => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube ${time}>${cubes}</Cube></Cube>
</gesmes:Envelope>`;
const cube = (code: string, rate: string) => `<Cube currency='${code}' rate='${rate}'/>`;

test('rates against the euro become rates against the dollar, to six digits', () => {
  const xml = file(cube('USD', '1.25') + cube('JPY', '187.5') + cube('GBP', '0.85') + cube('ISK', '140'));
  expect(readEcbRates(xml)).toEqual({
    date: '2026-11-20',
    rates: { USD: 1, EUR: 0.8, GBP: 0.68, JPY: 150 },
  });
  const { rates } = readEcbRates(file(cube('USD', '1.0837') + cube('IDR', '17123.45')));
  expect([rates.EUR, rates.IDR]).toEqual([0.922765, 15800.9]);
  expect(Object.keys(rates)).toEqual(CURRENCY_CODES.filter((code) => ['USD', 'EUR', 'IDR'].includes(code)));
});

test.each([
  ['HTML', '<!doctype html><p>Maintenance<br>', /: 1:9: incorrect syntax\.$/],
  ['nothing', '', /: /],
  ['half a file', file(cube('USD', '1.25')).slice(0, -30), /: /],
  ['no date', file(cube('USD', '1.25'), ''), /: it has no date\.$/],
  ['an odd date', file(cube('USD', '1.25'), "time='today'"), /: it has no date\.$/],
  ['no dollar', file(cube('JPY', '187.5')), /: it has no rate of the US dollar\.$/],
  ['a rate of 0', file(cube('USD', '1.25') + cube('JPY', '0')), /: its rate of JPY is no number above 0\.$/],
  ['a rate in words', file(cube('USD', 'N/A')), /: its rate of USD is no number above 0\.$/],
  ['a currency without a rate', file("<Cube currency='USD'/>"), /: its rate of USD is no number above 0\.$/],
])('%s is refused', (_, xml, reason) => {
  expect(() => readEcbRates(xml)).toThrow(/^The answer is not the daily file of the European Central Bank/);
  expect(() => readEcbRates(xml)).toThrow(reason);
});
