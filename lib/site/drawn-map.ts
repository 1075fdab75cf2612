import { MAP_EDGES, type Location } from './location';
import { LAND } from './land';

/** In hundredths of the map's width, from its upper left corner. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place on the drawn map, and where its numbered pin is. */
interface Spot extends Point {
  readonly pin: Point;
}

interface DrawnMap {
  /** Height in hundredths of the width. */
  readonly height: number;
  /** Path data of the land: dashed lines with one round dot per unit. `landTransform` scales them to the size of the map. */
  readonly land: string;
  readonly landTransform: string;
  /** In the order of the locations. */
  readonly spots: readonly Spot[];
}

const ASPECT = 2.2;
/** The size of the map as a multiple of the part that contains the points. */
const MARGIN = 1.12;
/** Columns and rows of the grid in degrees, and where it begins. */
const STEP = { lng: 2.5, lat: 2 } as const;
const ORIGIN = { lng: -180, lat: MAP_EDGES.north } as const;
const COLUMNS = 360 / STEP.lng;
/** Minimum width of a map in columns, so that a map of few places shows the continent around them. */
const LEAST_COLUMNS = 28;

/** The size of a pin in hundredths of the width, on the smallest map (18 rem). */
const PIN_SIZE = 8.6;

const round = (value: number) => Math.round(value * 100) / 100;

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

const overlaps = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height;

/** Whether a line meets a box, checked at every hundredth of the line. */
function meets(from: Point, to: Point, box: Box): boolean {
  return Array.from({ length: 101 }, (_, step) => step / 100).some((part) =>
    overlaps(box, {
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
      width: 0,
      height: 0,
    }),
  );
}

/** The side of a line on which a point lies, as a sign. */
const sideOf = ({ x, y }: Point, from: Point, to: Point) =>
  Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));

type Line = readonly [from: Point, to: Point];

const cross = ([a, b]: Line, [c, d]: Line) =>
  sideOf(a, c, d) !== sideOf(b, c, d) && sideOf(c, a, b) !== sideOf(d, a, b);

const edgeDistance = ({ x }: Point) => Math.min(x, 100 - x);

/** Offsets around a point, nearest first: to the sides, above and below, then the directions in between. */
const OFFSETS: readonly Point[] = [0, 2, 4, 6, 9, 12, 15, 18, 22, 26, 30, 36, 42].flatMap((radius) =>
  [0, 8, 4, 12, 2, 6, 10, 14, 1, 3, 5, 7, 9, 11, 13, 15].map((sixteenth) => ({
    x: Math.cos((sixteenth * Math.PI) / 8) * radius,
    y: Math.sin((sixteenth * Math.PI) / 8) * radius,
  })),
);

/**
 * Places a pin beside every point, so that no pin covers another pin or a point. If there is room, the lines between pins and
 * their points also cross neither pins nor each other. If there is no free place at all, a pin covers its point.
 */
function placePins(points: readonly Point[], height: number): readonly Point[] {
  const boxAt = ({ x, y }: Point, size: number): Box => ({ x, y, width: size, height: size });
  const dots = points.map((point) => boxAt(point, 1.6));
  const placed: { readonly index: number; readonly box: Box; readonly dot: Point }[] = [];
  const margin = PIN_SIZE / 2 + 0.4;
  // Begin near the edges, where a pin has the fewest possible places.
  const inOrder = [...points.entries()].sort(([, a], [, b]) => edgeDistance(a) - edgeDistance(b));
  for (const [index, dot] of inOrder) {
    const isFree = (box: Box) =>
      box.x > margin &&
      box.x < 100 - margin &&
      box.y > margin &&
      box.y < height - margin &&
      !dots.some((other) => overlaps(other, box)) &&
      !placed.some((other) => overlaps(other.box, box));
    const isClear = (box: Box) =>
      !placed.some(
        (other) =>
          meets(other.dot, other.box, box) ||
          meets(dot, box, other.box) ||
          cross([dot, box], [other.dot, other.box]),
      ) && !points.some((other, at) => at !== index && meets(dot, box, boxAt(other, 0.5)));
    const candidates = OFFSETS.map(({ x, y }) =>
      boxAt(
        {
          x: dot.x + x + Math.sign(round(x)) * (PIN_SIZE / 2 + 1),
          y: dot.y + y + Math.sign(round(y)) * (PIN_SIZE / 2 + 1),
        },
        PIN_SIZE,
      ),
    );
    const free = candidates.filter(isFree);
    placed.push({ box: free.find(isClear) ?? free[0] ?? boxAt(dot, PIN_SIZE), dot, index });
  }
  return placed.sort((a, b) => a.index - b.index).map(({ box: { x, y } }) => ({ x: round(x), y: round(y) }));
}

/** The part of the grid that shows all points with a margin, in the proportions of the map. */
function viewOf(points: readonly Point[]): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
} {
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const wanted = Math.max((right - left) * MARGIN, (bottom - top) * MARGIN * ASPECT, LEAST_COLUMNS);
  const width = Math.ceil(Math.min(wanted, COLUMNS));
  const within = (start: number, length: number, whole: number) =>
    Math.floor(Math.max(0, Math.min(start, whole - length)));
  return {
    x: within((left + right - width) / 2, width, COLUMNS),
    y: within((top + bottom - width / ASPECT) / 2, width / ASPECT, LAND.length),
    width,
  };
}

/** Path data for the dots of a part of the grid, with one dashed line for each run of dots. */
function landPath(view: ReturnType<typeof viewOf>): string {
  return LAND.slice(view.y, view.y + Math.ceil(view.width / ASPECT))
    .flatMap((row, y) =>
      [...row.slice(view.x, view.x + view.width).matchAll(/#+/g)].map(
        // Slightly longer than needed. Otherwise rounding would drop the last dash.
        ({ 0: run, index }) => `M${index} ${y}h${run.length - 1}.1`,
      ),
    )
    .join('');
}

/** A dotted map around some places, drawn at build time, with room for a pin beside each place. @param places at least one */
export function drawMap(places: readonly Location[]): DrawnMap {
  const onGrid = places.map(({ lat, lng }) => ({
    x: (lng - ORIGIN.lng) / STEP.lng,
    y: (ORIGIN.lat - lat) / STEP.lat,
  }));
  const view = viewOf(onGrid);
  const scale = 100 / view.width;
  const height = round(100 / ASPECT);
  const points = onGrid.map(({ x, y }) => ({
    x: round((x - view.x) * scale),
    y: round((y - view.y) * scale),
  }));
  const pins = placePins(points, height);
  return {
    height,
    land: landPath(view),
    // Each dot is in the center of its square.
    landTransform: `scale(${Number(scale.toFixed(4))}) translate(.5 .5)`,
    spots: points.map((point, index) => ({ ...point, pin: pins[index] ?? point })),
  };
}
