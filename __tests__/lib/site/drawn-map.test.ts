import { drawMap } from '@/lib/site/drawn-map';
import { LAND } from '@/lib/site/land';

const PARIS = { lat: 48.857, lng: 2.347 };
const LONDON = { lat: 51.499, lng: -0.134 };
const TOKYO = { lat: 35.659, lng: 139.7 };
const SYDNEY = { lat: -33.87, lng: 151.2 };
const SUVA = { lat: -18, lng: 178 };

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

test('pins of neighbors do not lie on each other', () => {
  const crowd = Array.from({ length: 8 }, (_, index) => ({ lat: 45 + index, lng: 3 + (index % 3) }));
  const { spots } = drawMap([...crowd, TOKYO]);
  spots.forEach((spot, index) => {
    for (const other of spots.slice(index + 1)) {
      // A pin is 8.6 wide and high.
      expect(Math.abs(spot.pin.x - other.pin.x) >= 8.6 || Math.abs(spot.pin.y - other.pin.y) >= 8.6).toBe(
        true,
      );
    }
  });
});

test.each([
  ['one place', [PARIS]],
  ['one place at the end of the world', [SUVA]],
  ['two hotels at one place', [PARIS, PARIS]],
  ['both sides of the date line', [SUVA, { lat: 21, lng: -158 }]],
  [
    'the far north and south',
    [
      { lat: 69.6, lng: 18.9 },
      { lat: -54.8, lng: -68.3 },
    ],
  ],
])('%s: a map with land', (_, places) => {
  const map = drawMap(places);
  expect(map.land).toMatch(/^M\d+ \d+h/);
  for (const { x, y, pin } of map.spots) {
    for (const value of [x, y, pin.x, pin.y]) expect(Number.isFinite(value)).toBe(true);
  }
});

/** Where the pins of places are, as steps to the right and down from each place. */
function stepsOf(places: Parameters<typeof drawMap>[0]) {
  const step = (from: number, to: number) => Math.round((to - from) * 100) / 100;
  return drawMap(places).spots.map(({ x, y, pin }) => [step(x, pin.x), step(y, pin.y)]);
}

test('hotels at one place go around it: to the right and left, below, above, then in the corners', () => {
  expect(stepsOf(Array.from({ length: 5 }, () => ({ lat: 48, lng: 2 })))).toEqual([
    [7.3, 0],
    [-7.3, 0],
    [0, 9.3],
    [0, -9.3],
    [9.54, 9.54],
  ]);
});

test.each([
  ['upper left', 79, -179, [1, 1]],
  ['upper right', 79, 179, [-1, 1]],
  ['lower left', -55, -179, [1, -1]],
  ['lower right', -55, 179, [-1, -1]],
  ['left', 12, -179, [1, 0]],
  ['right', 12, 179, [-1, 0]],
])('the pin of a place at the edge, %s, is further inside', (_, lat, lng, direction) => {
  expect(stepsOf([{ lat, lng }])[0]?.map(Math.sign)).toEqual(direction);
});

test('in a row of places no line from a place to its pin crosses another', () => {
  expect(stepsOf([0, 1.2, 2.4, 3.6, 4.8, 6].map((lng) => ({ lat: 50, lng })))).toEqual([
    [-7.3, 0],
    [0, -7.3],
    [-6.83, 9],
    [6.83, -9],
    [0, 7.3],
    [7.3, 0],
  ]);
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
/** Whether a line meets a square around a point. */
const meets = ([from, to]: Line, point: Point, size: number) =>
  Array.from({ length: 101 }, (_, step) => step / 100).some(
    (part) =>
      Math.abs(from.x + (to.x - from.x) * part - point.x) < size / 2 &&
      Math.abs(from.y + (to.y - from.y) * part - point.y) < size / 2,
  );

test.each([
  ['in a row', [0, 1.2, 2.4, 3.6, 4.8, 6].map((lng) => [50, lng] as const)],
  ['in a column', [40, 41, 42, 43, 44].map((lat) => [lat, 10] as const)],
  [
    'around a corner',
    [
      [48, 6],
      [49, 7],
      [48, 7],
    ] as const,
  ],
  [
    'in a bend',
    [
      [49, 7],
      [51, 8],
      [50, 7],
    ] as const,
  ],
  [
    'close together',
    [
      [47, 4],
      [49, 8],
      [49, 4],
      [49, 3],
      [48, 3],
    ] as const,
  ],
])('lines from places %s to their pins cross neither each other nor other pins and places', (_, places) => {
  const { spots } = drawMap(places.map(([lat, lng]) => ({ lat, lng })));
  for (const [at, spot] of spots.entries()) {
    const line: Line = [spot, spot.pin];
    for (const other of spots.toSpliced(at, 1)) {
      expect(cross(line, [other, other.pin])).toBe(false);
      // A pin is 8.6 wide and high.
      expect(meets(line, other.pin, 8.6)).toBe(false);
      expect(meets(line, other, 0.5)).toBe(false);
    }
  }
});

test('the pin of a place in a full crowd lies on its place', () => {
  const pins = stepsOf(Array.from({ length: 40 }, () => PARIS));
  expect(pins.filter(([right, down]) => right === 0 && down === 0).length).toBeGreaterThan(0);
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
  const { spots } = drawMap(places.map(([lat, lng]) => ({ lat, lng })));
  expect(spots.map(({ x, y }) => [x, y])).toEqual(points);
});

test.each([
  ['one place', [PARIS]],
  ['a place at an edge', [SUVA]],
  ['many places', [PARIS, LONDON, TOKYO, SYDNEY]],
])('around %s all land is drawn, and no sea', (_, places) => {
  const { land, landTransform, spots, height } = drawMap(places);
  const scale = Number(/^scale\(([\d.]+)\) translate\(\.5 \.5\)$/.exec(landTransform)?.[1]);
  const [first, spot] = [places[0]!, spots[0]!];
  // Where the map begins in the grid of the world.
  const left = Math.round((first.lng + 180) / 2.5 - spot.x / scale);
  const top = Math.round((80 - first.lat) / 2 - spot.y / scale);
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
