import { LINE_SIZE } from './fare';
import type { SeenPrice } from './judge-price';

const DAY = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY;

interface PriceLine {
  /** Data of an SVG path: the lowest price of each day, with the lowest of all at the bottom. */
  readonly line: string;
  /** Path data of a point: the price shown, on the day it was seen. */
  readonly now: string;
  /** The x of the first price. */
  readonly start: number;
  /** The position of the point. */
  readonly at: { readonly x: number; readonly y: number };
  /** US dollars. */
  readonly low: number;
  readonly high: number;
  /** From the first day drawn to today. */
  readonly days: number;
}

/**
 * The prices of 90 days as a line, in whole units to save bytes.
 *
 * @param today YYYY-MM-DD; the right edge
 * @returns undefined for fewer than two days, which cannot form a line
 */
export function drawPriceLine(
  { history, price, seen }: Pick<SeenPrice, 'history' | 'price' | 'seen'>,
  today: string,
): PriceLine | undefined {
  const [first] = history;
  if (!first || history.length < 2) return undefined;
  const prices = history.map((day) => day.price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (day: string) => LINE_SIZE.width - daysBetween(day, today);
  // A constant price is a line in the middle.
  const y = (dollars: number) =>
    Math.round(LINE_SIZE.height * (high > low ? (high - dollars) / (high - low) : 0.5));
  const points = history.map((day) => ({ x: x(day.day), y: y(day.price) }));
  // A point on the straight line between its neighbors is not needed.
  const corners = points.filter(({ x: at, y: level }, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    return !before || !after || (level - before.y) * (after.x - at) !== (after.y - level) * (at - before.x);
  });
  const steps = corners.map((point, index) => {
    const before = corners[index - 1];
    if (!before) return `M${point.x} ${point.y}`;
    const [dx, dy] = [point.x - before.x, point.y - before.y];
    return dy === 0 ? `h${dx}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`;
  });
  const at = { x: x(seen), y: y(price) };
  return {
    line: steps.join(''),
    now: `M${at.x} ${at.y}h0`,
    start: x(first.day),
    at,
    low,
    high,
    days: daysBetween(first.day, today),
  };
}
