import { drawMap } from '@/lib/site/drawn-map';
import { LAND } from '@/lib/site/land';

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

/** Where the labels and the pins of places stand, as steps to the right and down from each place. */
function stepsOf(places: Parameters<typeof drawMap>[0]) {
  const step = (from: number, to: number) => Math.round((to - from) * 100) / 100;
  const { spots } = drawMap(places);
  const steps = (kind: 'label' | 'pin') =>
    spots.map((spot) => [step(spot.x, spot[kind].x), step(spot.y, spot[kind].y)]);
  return { labels: steps('label'), pins: steps('pin') };
}

test('hotels at one place go around it: to the right and left, below, above, then in the corners', () => {
  const { labels, pins } = stepsOf(Array.from({ length: 5 }, () => place('Hotel', 48, 2)));
  // A label of five letters is 6.7 wide and 3.4 high, and 3 away from its place.
  expect(labels).toEqual([
    [6.35, 0],
    [-6.35, 0],
    [0, 4.7],
    [0, -4.7],
    [7.18, 5.53],
  ]);
  expect(pins).toEqual([
    [7.3, 0],
    [-7.3, 0],
    [0, 9.3],
    [0, -9.3],
    [9.54, 9.54],
  ]);
});

test('a long label is as far from its place as a short one', () => {
  const [[short = 0] = [], [long = 0] = []] = ['Inn', 'An inn with a long name'].map(
    (label) => stepsOf([place(label, 48, 2)]).labels[0],
  );
  expect([short - (3 * 0.82 + 2.6) / 2, long - (23 * 0.82 + 2.6) / 2]).toEqual([
    expect.closeTo(3, 1),
    expect.closeTo(3, 1),
  ]);
});

test.each([
  ['upper left', 79, -179, [1, 1]],
  ['upper right', 79, 179, [-1, 1]],
  ['lower left', -55, -179, [1, -1]],
  ['lower right', -55, 179, [-1, -1]],
  ['left', 12, -179, [1, 0]],
  ['right', 12, 179, [-1, 0]],
])('label and pin of a place at the edge, %s, stand further inside', (_, lat, lng, direction) => {
  const { labels, pins } = stepsOf([place('Inn', lat, lng)]);
  expect(labels[0]?.map(Math.sign)).toEqual(direction);
  expect(pins[0]?.map(Math.sign)).toEqual(direction);
});

test('in a row of places no line from a place to its label or pin crosses another', () => {
  const row = [0, 1.2, 2.4, 3.6, 4.8, 6].map((lng) => place('A', 50, lng));
  // The outer ones have their labels outside, the inner ones above and below.
  expect(stepsOf(row)).toEqual({
    labels: [
      [-4.71, 0],
      [0, 4.7],
      [-4.12, -4.11],
      [0, -4.7],
      [0, 4.7],
      [4.71, 0],
    ],
    pins: [
      [-7.3, 0],
      [0, -7.3],
      [-6.83, 9],
      [6.83, -9],
      [0, 7.3],
      [7.3, 0],
    ],
  });
});

interface Point {
  readonly x: number;
  readonly y: number;
}
type Line = readonly [from: Point, to: Point];

const sideOf = (point: Point, [from, to]: Line) =>
  Math.sign((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x));
const cross = (one: Line, other: Line) =>
  sideOf(one[0], other) !== sideOf(one[1], other) && sideOf(other[0], one) !== sideOf(other[1], one);

test.each([
  ['in a row', [0, 1.2, 2.4, 3.6, 4.8, 6].map((lng) => [50, lng] as const)],
  ['in a column', [40, 41, 42, 43, 44].map((lat) => [lat, 10] as const)],
  [
    'close together',
    [
      [46.4, 4.2],
      [48.8, 4.4],
      [46.2, 3.4],
      [46.8, 2.8],
    ] as const,
  ],
])('lines from places %s to their labels or pins do not cross', (_, places) => {
  const { spots } = drawMap(places.map(([lat, lng]) => place('Paris $89', lat, lng)));
  for (const kind of ['label', 'pin'] as const) {
    const lines = spots.map((spot): Line => [spot, spot[kind]]);
    const crossing = lines.flatMap((one, at) => lines.slice(at + 1).filter((other) => cross(one, other)));
    expect(crossing).toEqual([]);
  }
});

test('a label for which there is no room lies on its place', () => {
  expect(stepsOf([place('A name '.repeat(20), 48, 2)])).toEqual({ labels: [[0, 0]], pins: [[7.3, 0]] });
});

test.each<
  readonly [what: string, places: readonly (readonly [number, number])[], points: readonly unknown[]]
>([
  ['one place is in the middle, to a square of the grid', [[24, 0]], [[50, 25]]],
  [
    'far places have a sixteenth of their distance around them',
    [
      [0, -60],
      [0, 60],
    ],
    [
      [5.56, 24.07],
      [94.44, 24.07],
    ],
  ],
  [
    'north and south, too',
    [
      [60, 0],
      [-20, 0],
    ],
    [
      [50.51, 3.03],
      [50.51, 43.43],
    ],
  ],
  [
    'the whole world is the most',
    [
      [0, -180],
      [0, 180],
    ],
    [
      [0, 26.39],
      [100, 26.39],
    ],
  ],
])('%s', (_, places, points) => {
  const { spots } = drawMap(places.map(([lat, lng]) => place('A', lat, lng)));
  expect(spots.map(({ x, y }) => [x, y])).toEqual(points);
});

test.each([
  ['one place', [PARIS]],
  ['a place at an edge', [place('Suva', -18, 178)]],
  ['many places', [PARIS, LONDON, TOKYO, SYDNEY]],
])('around %s all land is drawn, and no sea', (_, places) => {
  const { land, landTransform, spots, height } = drawMap(places);
  const scale = Number(/^scale\(([\d.]+)\) translate\(\.5 \.5\)$/.exec(landTransform)?.[1]);
  const [first, spot] = [places[0]!, spots[0]!];
  // Where the map begins in the grid of the world.
  const left = Math.round((first.location.lng + 180) / 2.5 - spot.x / scale);
  const top = Math.round((80 - first.location.lat) / 2 - spot.y / scale);
  const rows = LAND.slice(top, top + Math.ceil(height / scale)).map((row) =>
    row.slice(left, left + Math.round(100 / scale)),
  );
  const drawn = rows.map((row) => '.'.repeat(row.length).split(''));
  for (const [, x = 0, y = 0, length = 0] of land.matchAll(/M(\d+) (\d+)h(\d+)\.1/g))
    drawn[Number(y)]?.fill('#', Number(x), Number(x) + Number(length) + 1);
  expect(drawn.map((row) => row.join(''))).toEqual(rows);
  expect(land).toMatch(/^(?:M\d+ \d+h\d+\.1)+$/);
  // Neighbors are one line.
  expect(land.match(/M/g)).toHaveLength(rows.join(' ').match(/#+/g)!.length);
});
