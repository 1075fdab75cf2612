import { COLORS, CONTRAST_PAIRS, NIGHT_DRAWINGS, type ColorName } from '@/components/theme/tokens';

/** Relative luminance of WCAG 2.2 for an opaque #RRGGBB. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const cases = (['light', 'dark'] as const).flatMap((scheme) =>
  CONTRAST_PAIRS.map(([front, back, least]) => ({ scheme, front, back, least })),
);

test.each(cases)(
  '$scheme: $front on $back has a contrast of at least $least',
  ({ scheme, front, back, least }) => {
    expect(contrast(COLORS[scheme][front], COLORS[scheme][back])).toBeGreaterThanOrEqual(least);
  },
);

/** A shape in a hero, and the sky or land behind it. */
const HERO_PAIRS = [
  ['near-hill', 'sky-low'],
  ['shade', 'sky-low'],
  ['shade', 'far-hill'],
  ['cloud', 'far-hill'],
  ['cloud', 'near-hill'],
  ['cloud', 'sky-low'],
] as const;

test.each(HERO_PAIRS)('at night, %s in front of %s is visible in heroes', (front, back) => {
  expect(contrast(COLORS.dark[front], COLORS.dark[back])).toBeGreaterThanOrEqual(1.6);
});

test.each([
  ...HERO_PAIRS,
  ['far-hill', 'sky-low'],
  ['near-hill', 'sky-high'],
  ['near-hill', 'water'],
  ['shade', 'sky-high'],
  ['shade', 'water'],
  ['cloud', 'sky-high'],
  ['cloud', 'water'],
] as const)('at night, %s in front of %s is visible in drawings', (front, back) => {
  const night: Readonly<Record<ColorName, string>> = { ...COLORS.dark, ...NIGHT_DRAWINGS };
  expect(contrast(night[front], night[back])).toBeGreaterThanOrEqual(1.6);
});

test('both schemes name the same colors', () => {
  expect(Object.keys(COLORS.dark)).toEqual(Object.keys(COLORS.light) as ColorName[]);
});
