import { drawMap } from '@/lib/deals/hotel-map';
import { LAND } from '@/lib/deals/land';

const place = (label: string, lat: number, lng: number) => ({ label, location: { lat, lng } });
const PARIS = place('Paris City Center $89.00', 48.857, 2.347);
const LONDON = place('London Westminster $79.00', 51.499, -0.134);
const TOKYO = place('Tokyo Shibuya $109.00', 35.659, 139.7);
const SYDNEY = place('Sydney $99.00', -33.87, 151.2);

const onLand = (lat: number, lng: number) =>
  LAND[Math.floor((80 - lat) / 2)]?.[Math.floor((lng + 180) / 2.5)];

test('the grid is a map of the world', () => {
  expect(new Set(LAND.map(({ length }) => length))).toEqual(new Set([144]));
  for (const [lat, lng] of [
    [48.8, 5],
    [51.5, -1],
    [25, 55],
    [-25, 135],
    [40, -100],
    [-10, -55],
  ] as const) {
    expect(onLand(lat, lng)).toBe('#');
  }
  for (const [lat, lng] of [
    [40, -40],
    [0, -150],
    [-30, 80],
  ] as const) {
    expect(onLand(lat, lng)).toBe('.');
  }
});

test('places keep their directions, and all of them are on the map', () => {
  const map = drawMap([PARIS, LONDON, TOKYO, SYDNEY]);
  const [paris, london, tokyo, sydney] = map.spots;
  if (!paris || !london || !tokyo || !sydney) throw new Error('places are missing');
  expect(london.x).toBeLessThan(paris.x);
  expect(london.y).toBeLessThan(paris.y);
  expect(tokyo.x).toBeGreaterThan(paris.x);
  expect(sydney.y).toBeGreaterThan(tokyo.y);
  for (const { x, y } of map.spots) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(100);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(map.height);
  }
});

test('labels and pins of neighbors do not lie on each other', () => {
  const crowd = Array.from({ length: 8 }, (_, index) =>
    place(`A hotel with a name ${index} $100.00`, 45 + index, 3 + (index % 3)),
  );
  const { spots } = drawMap([...crowd, TOKYO]);
  spots.forEach((spot, index) => {
    for (const other of spots.slice(index + 1)) {
      // A label is about 25 wide and 3.4 high, a pin 8.6 both ways.
      expect(
        Math.abs(spot.label.x - other.label.x) >= 24 || Math.abs(spot.label.y - other.label.y) >= 3.4,
      ).toBe(true);
      expect(Math.abs(spot.pin.x - other.pin.x) >= 8.6 || Math.abs(spot.pin.y - other.pin.y) >= 8.6).toBe(
        true,
      );
    }
  });
});

test.each([
  ['one place', [PARIS]],
  ['one place at the end of the world', [place('Suva', -18, 178)]],
  ['two hotels at one place', [PARIS, { ...PARIS, label: 'Another' }]],
  ['both sides of the date line', [place('Suva', -18, 178), place('Honolulu', 21, -158)]],
  ['the far north and south', [place('Tromsø', 69.6, 18.9), place('Ushuaia', -54.8, -68.3)]],
])('%s: a map with land', (_, places) => {
  const map = drawMap(places);
  expect(map.land).toMatch(/^M\d+ \d+h/);
  for (const { x, y, label } of map.spots) {
    for (const value of [x, y, label.x, label.y]) expect(Number.isFinite(value)).toBe(true);
  }
});
