import { Resvg } from '@resvg/resvg-js';
import { COLORS } from '@/components/theme/tokens';
import { lineDrawings, lineSvg, type Drawing } from '@/scripts/share/drawing';
import { FORMATS } from '@/scripts/share/formats';
import { brandDrawing, flightDrawing, stampDrawing } from '@/scripts/share/ornaments';
import { loadTypeface } from '@/scripts/share/typeface';

const typeface = loadTypeface();
const { card, pin } = FORMATS;
const { ink, sea, sun, sunset } = COLORS.light;

/** More than any piece could leave its own box by. */
const AROUND = 60;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a piece has ink in the picture, and of which colors. */
function inkOf({ left, top, width, height, body }: Drawing) {
  const size = `width="${width + 2 * AROUND}" height="${height + 2 * AROUND}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g transform="translate(${AROUND} ${AROUND})">${body}</g></svg>`;
  // Each of the three asks another program.
  const {
    pixels,
    width: across,
    height: down,
  } = new Resvg(svg, {
    font: { loadSystemFonts: false },
  }).render();
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const colors = new Set<string>();
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const at = (y * across + x) * 4;
      if (!pixels[at + 3]) continue;
      if (pixels[at + 3] === 255)
        colors.add(
          `#${pixels
            .subarray(at, at + 3)
            .toString('hex')
            .toUpperCase()}`,
        );
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  const ink: Box = {
    left: box.left + left - AROUND,
    right: box.right + left - AROUND,
    top: box.top + top - AROUND,
    bottom: box.bottom + top - AROUND,
  };
  return { ...ink, colors: [...colors].sort() };
}

/** Asserts that a piece stands on whole pixels, and that nothing of it is cut off or has much more room than it needs. */
function expectWhole(piece: Drawing, air: number): void {
  const found = inkOf(piece);
  const { left, top, width, height } = piece;
  expect([left, top, width, height].every(Number.isInteger)).toBe(true);
  const room = [found.left - left, found.top - top, left + width - found.right, top + height - found.bottom];
  expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...room)).toBeLessThanOrEqual(air);
}

const LINE = { text: 'Ägypten, jfQ', left: 72, baseline: 300, size: 80 };

test('no letter of a headline is cut off, and none has more room than a soft edge needs', () => {
  const letters = lineDrawings(LINE, ink, typeface);
  expect(letters).toHaveLength(11);
  for (const letter of letters) expectWhole(letter, 3);
});

test('the letters of a headline stand on its line, one behind the other, in its color', () => {
  const letters = lineDrawings({ ...LINE, text: 'HE HE' }, ink, typeface).map(inkOf);
  for (const { bottom, top, colors } of letters) {
    expect(Math.abs(bottom - 300)).toBeLessThanOrEqual(2);
    // Capitals are about 0.7 of the type size high.
    expect(300 - top).toBeGreaterThan(50);
    expect(300 - top).toBeLessThan(62);
    expect(colors).toEqual([ink]);
  }
  const lefts = letters.map(({ left }) => left);
  expect(lefts[0]).toBeGreaterThanOrEqual(72);
  expect(lefts[0]).toBeLessThan(78);
  const again = typeface.width('HE ') * 80;
  expect(Math.abs((lefts[2] ?? 0) - (lefts[0] ?? 0) - again)).toBeLessThanOrEqual(1);
  expect(Math.abs((letters.at(-1)?.right ?? 0) - 72 - typeface.width('HE HE') * 80)).toBeLessThan(6);
});

test('a line as one piece has the width that was measured', () => {
  const body = `<g fill="${ink}">${lineSvg('Far wind', 60, typeface)}</g>`;
  const { left, right, top, bottom } = inkOf({ left: 0, top: 0, width: 300, height: 60, body });
  expect(Math.abs(right - left - typeface.width('Far wind') * 60)).toBeLessThan(6);
  expect(bottom).toBeLessThanOrEqual(1);
  expect(top).toBeGreaterThan(-60);
  expect(top).toBeLessThan(-40);
});

test.each([
  ['card', card],
  ['pin', pin],
])('the stamp of a %s is whole, in one color, and as wide as its letters need', (_name, format) => {
  const short = stampDrawing('Hotels', format, typeface);
  const long = stampDrawing('Sustainable Travel', format, typeface);
  for (const piece of [short, long]) {
    expectWhole(piece, 22);
    expect(inkOf(piece).colors).toEqual([sunset]);
  }
  // Turned by three degrees.
  const { top, bottom } = inkOf(long);
  expect(bottom - top - format.stampSize * 2.1).toBeGreaterThan(long.width * 0.04);
  expect(long.width).toBeGreaterThan(short.width + 11 * format.stampSize * 0.6);
});

test('a stamp says its words in capitals', () => {
  expect(stampDrawing('hotels', card, typeface)).toEqual(stampDrawing('HOTELS', card, typeface));
});

test('the letters of a stamp keep clear of its frame, and the two frames of each other', () => {
  const turned = stampDrawing('Hotels', card, typeface);
  const straight = { ...turned, body: turned.body.replace(/rotate\([^)]*\)/, '') };
  const frameless = { ...straight, body: straight.body.replace(/<rect[^>]*>/g, '') };
  const [outer, inner] = [...straight.body.matchAll(/<rect[^>]*>/g)].map(([rect]) =>
    inkOf({ ...straight, body: `${/^(?:<g[^>]*>){2}/.exec(straight.body)?.[0]}${rect}</g></g>` }),
  );
  const words = inkOf(frameless);
  const gaps = (around: Box | undefined, inside: Box | undefined) =>
    around && inside
      ? [
          inside.left - around.left,
          around.right - inside.right,
          inside.top - around.top,
          around.bottom - inside.bottom,
        ]
      : [];
  const frames = gaps(outer, inner);
  expect(Math.min(...frames)).toBeGreaterThan(4);
  expect(Math.max(...frames)).toBeLessThan(12);
  const [left = 0, right = 0, top = 0, bottom = 0] = gaps(inner, words);
  expect(Math.min(left, right, top, bottom)).toBeGreaterThan(8);
  expect(Math.abs(left - right)).toBeLessThanOrEqual(5);
  expect(Math.abs(top - bottom)).toBeLessThanOrEqual(4);
});

test('on a card the stamp ends at the right margin, beside the brand; on a pin it begins at the left one, above the title', () => {
  const beside = inkOf(stampDrawing('Hotels', card, typeface));
  const brand = inkOf(brandDrawing('Farewind', card, typeface));
  expect(Math.abs(beside.right - (card.width - card.margin))).toBeLessThanOrEqual(6);
  const middle = ({ top, bottom }: Box) => (top + bottom) / 2;
  expect(Math.abs(middle(beside) - middle(brand))).toBeLessThanOrEqual(12);
  expect(beside.left).toBeGreaterThan(brand.right);

  const above = inkOf(stampDrawing('Hotels', pin, typeface));
  expect(Math.abs(above.left - pin.margin)).toBeLessThanOrEqual(6);
  expect(above.bottom).toBeLessThan(pin.titleTop - 20);
  expect(above.top).toBeGreaterThan(inkOf(brandDrawing('Farewind', pin, typeface)).bottom);
});

test.each([
  ['card', card],
  ['pin', pin],
])('mark and name of a %s begin at the margin, in the colors of the header', (_name, format) => {
  const piece = brandDrawing('Farewind', format, typeface);
  expectWhole(piece, format.brandSize * 0.4);
  const { left, top, bottom, colors } = inkOf(piece);
  expect(Math.abs(left - format.margin)).toBeLessThanOrEqual(4);
  for (const color of [ink, sea, sun]) expect(colors).toContain(color);
  expect(bottom - top).toBeGreaterThan(format.brandSize);
  expect(bottom).toBeLessThan(format.titleTop);
});

test('the name stands behind the mark, not upon it', () => {
  const piece = brandDrawing('F', card, typeface);
  const mark = inkOf({ ...piece, body: piece.body.replace(/<\/svg>.*$/, '</svg>') });
  const name = inkOf({ ...piece, body: piece.body.replace(/^.*<\/svg>/, '') });
  expect(name.left).toBeGreaterThan(mark.right + 5);
  expect(name.left).toBeLessThan(mark.right + card.brandSize);
  expect(mark.bottom - mark.top).toBeGreaterThan(card.brandSize * 0.9);
  expect(Math.abs(name.bottom - mark.bottom)).toBeLessThan(12);
});

test.each([
  ['card', card],
  ['pin', pin],
])('the plane of a %s is whole with its contrail, its nose where the format wants it', (_name, format) => {
  const piece = flightDrawing(format);
  const { left, top, right, bottom } = inkOf(piece);
  expect(left).toBeGreaterThanOrEqual(piece.left);
  expect(top).toBeGreaterThanOrEqual(piece.top);
  expect(right).toBeLessThanOrEqual(piece.left + piece.width);
  expect(bottom).toBeLessThanOrEqual(piece.top + piece.height);
  const { x, y, scale } = format.plane;
  expect(Math.abs(right - x)).toBeLessThanOrEqual(5 * scale);
  expect(Math.abs(top - y)).toBeLessThanOrEqual(15 * scale);
});
