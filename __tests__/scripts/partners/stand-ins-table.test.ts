import { standInsTable } from '@/scripts/partners/stand-ins-table';

test('each place with a stand-in is a row, from its page to what it shows', () => {
  const lines = standInsTable([
    { page: '/hotels', place: 'hotel-map', wanted: 'Roomly, hotel-map', shown: 'our own hotel deals' },
    { page: 'every page with it', place: 'link rooms', wanted: 'Roomly', shown: 'Bunkhouse' },
  ]).join('\n');
  expect(lines.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['On a stand-in:'],
    ['page', 'place', 'wanted', 'shown'],
    ['/hotels', 'hotel-map', 'Roomly, hotel-map', 'our own hotel deals'],
    ['every page with it', 'link rooms', 'Roomly', 'Bunkhouse'],
  ]);
});

test('a site without stand-ins has no table', () => {
  expect(standInsTable([])).toEqual([]);
});
