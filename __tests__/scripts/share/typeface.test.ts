import { loadTypeface } from '@/scripts/share/typeface';

const typeface = loadTypeface();
const { width } = typeface;

test('a letter of any of the subsets is known, and one of another script is not', () => {
  for (const letter of 'aZ5&éŁőảỳ ') expect(typeface.has(letter)).toBe(true);
  for (const letter of ['Ж', '東', '🏝']) expect(typeface.has(letter)).toBe(false);
  expect(() => width('aЖ')).toThrow(new TypeError("The typeface has no 'Ж'"));
});

test('a line is as wide as its letters, and nearer together where the face wants it', () => {
  expect(width('')).toBe(0);
  expect(width('W')).toBeGreaterThan(2 * width('i'));
  expect(width('AV')).toBeLessThan(width('A') + width('V') - 0.02);
  expect(width('AV')).toBeGreaterThan(0.7 * (width('A') + width('V')));
  // Letters of two subsets have no such pairs.
  expect(width('Vł')).toBeCloseTo(width('V') + width('ł'), 8);
});

test('each letter has its outline and the box around it, and a space has none', () => {
  const [h, space, g] = typeface.letters('H g');
  expect(h?.letter.outline).toMatch(/^M-?[\d.]+ -?[\d.]+/);
  expect(h?.letter.outline).toMatch(/Z$/);
  expect(h?.letter.outline).not.toMatch(/undefined|NaN/);
  expect(space?.letter.outline).toBe('');
  expect(h?.letter.box.y1).toBeCloseTo(0, 0);
  expect(h?.letter.box.y2).toBeGreaterThan(0.6 * typeface.unitsPerEm);
  expect(g?.letter.box.y1).toBeLessThan(-0.1 * typeface.unitsPerEm);
  expect([h?.x, space?.x, g?.x].map((x = NaN) => Math.round(x * 1000))).toEqual([
    0,
    Math.round(width('H') * 1000),
    Math.round(width('H ') * 1000),
  ]);
});
