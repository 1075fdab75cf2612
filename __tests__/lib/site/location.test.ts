import { formatLocation, locationIn, mapLinks } from '@/lib/site/location';

test.each([
  ['38.711, -9.140', { lat: 38.711, lng: -9.14 }],
  [' -33.86,151.2 ', { lat: -33.86, lng: 151.2 }],
  ['0,0', { lat: 0, lng: 0 }],
  ['90, 180', { lat: 90, lng: 180 }],
  ['-90,   -180', { lat: -90, lng: -180 }],
])('%j is a place', (typed, expected) => {
  expect(locationIn(typed)).toEqual(expected);
});

test.each([
  '',
  'Lisbon',
  '90.1, 0',
  '-91, 0',
  '0, 180.5',
  '0, -181',
  '38.711',
  '38, 7, 11',
  '38.,7',
  'x 1, 2',
  '1000, 1',
])('%j is none', (typed) => {
  expect(locationIn(typed)).toBeUndefined();
});

test.each([
  [38.711, -9.1401, '38.71° N, 9.14° W'],
  [-33.86, 151.2, '33.86° S, 151.20° E'],
  [0, 0, '0.00° N, 0.00° E'],
])('%d, %d is written as %s', (lat, lng, expected) => {
  expect(formatLocation({ lat, lng })).toBe(expected);
});

test('a place has links to maps', () => {
  expect(mapLinks({ lat: 38.7, lng: -9.1 })).toEqual([
    { name: 'OpenStreetMap', href: 'https://www.openstreetmap.org/?mlat=38.7&mlon=-9.1#map=14/38.7/-9.1' },
    { name: 'Google Maps', href: 'https://www.google.com/maps/search/?api=1&query=38.7%2C-9.1' },
  ]);
});

test('addresses of maps have plain numbers, even right beside the equator', () => {
  const [openStreetMap, google] = mapLinks({ lat: 0.0000001, lng: -0.000001 });
  expect(openStreetMap?.href).toBe('https://www.openstreetmap.org/?mlat=0&mlon=-0.000001#map=14/0/-0.000001');
  expect(google?.href).toContain('query=0%2C-0.000001');
});
