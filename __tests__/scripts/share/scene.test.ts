import { Resvg } from '@resvg/resvg-js';
import { COLORS } from '@/components/theme/tokens';
import { HORIZON_VARIANTS } from '@/lib/site/landing-pages';
import { color, planeSvg, sceneSvg } from '@/scripts/share/scene';

const FRAME = { width: 600, height: 400, scale: 0.5, center: 820 };

/** The color of a pixel of a drawing, as the tokens write it. */
function reader(svg: string) {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const { pixels, width, height } = image;
  const at = (x: number, y: number) => {
    const start = (y * width + x) * 4;
    return `#${pixels
      .subarray(start, start + 3)
      .toString('hex')
      .toUpperCase()}`;
  };
  return { at, width, height };
}

const red = (hex: string) => Number.parseInt(hex.slice(1, 3), 16);

test('share pictures have the colors of the light scheme', () => {
  expect(color('ink')).toBe(COLORS.light.ink);
});

test.each(HORIZON_VARIANTS)(
  'the scene %s fills its frame, with names of colors resolved and no plane that could cross the words',
  (variant) => {
    const svg = sceneSvg(variant, FRAME);
    const { width, height, at } = reader(svg);
    expect([width, height]).toEqual([600, 400]);
    expect(svg).not.toMatch(/var\(|url\(|undefined|NaN|contrail/);
    // Nothing but elements.
    expect(svg.replace(/<[^>]*>/g, '')).toBe('');
    // Sky in the upper corners, land at the foot.
    const sky = at(0, 0);
    expect(red(sky)).toBeGreaterThan(0x80);
    expect([at(0, 399), at(300, 399), at(599, 399)]).not.toContain(sky);
  },
);

test('the sun stands where the frame has its center, above the water, and the sky grows warmer toward it', () => {
  // The sun of this drawing is at 820, 296 of 1440 × 420.
  const { at } = reader(sceneSvg('dawn', FRAME));
  const sunTop = 400 - (420 - 296) * 0.5 - 6;
  expect(at(300, Math.round(sunTop))).toBe(COLORS.light.sun.toUpperCase());
  const column = [10, 60, 120, 180, 220, 270].map((y) => at(300, y));
  const reds = column.map(red);
  expect(reds).toEqual([...reds].sort((a, b) => a - b));
  expect(new Set(column).size).toBeGreaterThan(4);
  // Beside the sun, the light reaches as far to the left as to the right.
  expect([at(80, 100), at(180, 200)]).toEqual([at(520, 100), at(420, 200)]);
});

test('the sky turns from its high color by way of sand to its low color', () => {
  const { at } = reader(sceneSvg('dawn', { ...FRAME, width: 1000, height: 700 }));
  const { 'sky-low': low, 'sky-high': high, sand } = COLORS.light;
  expect(at(0, 0)).toBe(high);
  // The fourth of eight rings reaches 480 units, the fifth 380.
  expect(at(500, 638 - 215)).toBe(sand);
  // Half way between the high color and sand.
  expect(red(at(500, 638 - 335))).toBe(Math.round((red(high) + red(sand)) / 2));
  // Half way between sand and the low color.
  const blue = (hex: string) => Number.parseInt(hex.slice(5, 7), 16);
  expect(blue(at(500, 638 - 120))).toBe(Math.round((blue(sand) + blue(low)) / 2));
});

test('a frame of another size is another scene', () => {
  const wide = sceneSvg('sea', FRAME);
  for (const other of [
    { ...FRAME, width: 601 },
    { ...FRAME, height: 401 },
    { ...FRAME, scale: 0.6 },
    { ...FRAME, center: 700 },
  ])
    expect(sceneSvg('sea', other)).not.toBe(wide);
  expect(sceneSvg('sea', FRAME)).toBe(wide);
});

test('the plane flies with its nose at 0, 0 and its contrail behind it', () => {
  const { at } = reader(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><g transform="translate(350 50)" fill="none">${planeSvg()}</g></svg>`,
  );
  const inked = (left: number, top: number, right: number, bottom: number) => {
    let count = 0;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) if (at(x, y) !== '#000000') count += 1;
    return count;
  };
  expect(inked(310, 45, 352, 95)).toBeGreaterThan(200);
  expect(inked(356, 0, 400, 300)).toBe(0);
  expect(inked(0, 0, 400, 30)).toBe(0);
  expect(inked(170, 60, 310, 180)).toBeGreaterThan(100);
});
