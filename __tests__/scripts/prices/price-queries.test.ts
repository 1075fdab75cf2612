import { listPriceQueries, queryName } from '@/scripts/prices/price-queries';
import { contentWith } from '@/__tests__/support/content-copy';

test('a deal for certain days asks for these, and for the whole month', () => {
  const { directory } = contentWith('deals/flights.yaml', [
    'price: 210',
    'price: 210\n  dates: { from: 2099-03-10, to: 2099-03-16 }',
  ]);
  const names = listPriceQueries('2099-01-05', directory).map(queryName);
  expect(names.filter((name) => name.startsWith('NHV-EAS') && name.includes('2099-03'))).toEqual([
    'NHV-EAS, round trips in 2099-03',
    'NHV-EAS, round trips in 2099-03, leaving 2099-03-10 to 2099-03-16',
  ]);
});
