import { FORMATS } from '@/scripts/share/formats';
import { layOut } from '@/scripts/share/layout';

const { card, pin } = FORMATS;
/** Every character half as wide as the type is high. */
const half = (text: string) => text.length / 2;

/** The box of the lines of a text: half of the leading is above and below each line. */
function boxOf(words: Parameters<typeof layOut>[0], format: typeof card | typeof pin) {
  const { lines } = layOut(words, format, half);
  const edges = lines.map(({ role, baseline, size }) => {
    const middle = baseline - 0.35 * size;
    const height = size * format[role].leading;
    return { top: middle - height / 2, bottom: middle + height / 2 };
  });
  return { lines, edges, top: edges[0]?.top ?? NaN, bottom: edges.at(-1)?.bottom ?? NaN };
}

test('a title on a card stands in the middle of its box, also of several lines and with an intro', () => {
  const middle = card.titleTop + card.title.height / 2;
  for (const words of [
    { title: 'Rome' },
    { title: 'Twenty nights in the cheapest cities of the south' },
    { title: 'Rome', intro: 'A sentence about Rome.' },
  ]) {
    const { top, bottom } = boxOf(words, card);
    expect((top + bottom) / 2).toBeCloseTo(middle, 5);
  }
});

test('a title on a pin begins at the top of its box, where the next one begins, too', () => {
  expect(boxOf({ title: 'Rome' }, pin).top).toBeCloseTo(pin.titleTop, 5);
  expect(boxOf({ title: 'Twenty nights in the cheapest cities' }, pin).top).toBeCloseTo(pin.titleTop, 5);
});

test.each([
  ['card', card],
  ['pin', pin],
])('lines on a %s follow each other without a gap, the intro after half a line', (_name, format) => {
  const title = 'Twenty nights in the cheapest cities of the south';
  const intro = 'A sentence about the south that is too long for one line of an intro, whatever its size.';
  const { lines, edges } = boxOf({ title, intro }, format);
  expect(lines.map(({ text }) => text).join(' ')).toBe(`${title} ${intro}`);
  for (const [at, { role, left, width, text, size }] of lines.entries()) {
    expect(left).toBe(format.margin);
    expect(width).toBeCloseTo(half(text) * size, 5);
    if (at === 0) continue;
    const gap = role === lines[at - 1]?.role ? 0 : format.intro.largest / 2;
    expect((edges[at]?.top ?? 0) - (edges[at - 1]?.bottom ?? 0)).toBeCloseTo(gap, 5);
  }
  expect(new Set(lines.map(({ role }) => role))).toEqual(new Set(['title', 'intro']));
});

test('an intro takes its room from the title', () => {
  const title =
    'Twenty nights in the cheapest cities of the south and the east of Europe, one after the other';
  const sizeOf = (intro?: string) => layOut({ title, intro }, card, half).lines[0]?.size ?? 0;
  expect(sizeOf('A sentence about the south that is too long for one line of an intro, is it?')).toBeLessThan(
    sizeOf(),
  );
});

test('the plane flies where no word is in its way: beside short lines of a card, below few lines of a pin', () => {
  const flies = (title: string, format: typeof card | typeof pin) =>
    layOut({ title }, format, half).planeFlies;
  expect(flies('Rome', card)).toBe(true);
  // 12 characters of the largest size, of which half are 696 pixels, end at 768; a 13th ends at 826.
  expect([flies('x'.repeat(12), card), flies('x'.repeat(13), card)]).toEqual([true, false]);
  expect(flies('Rome', pin)).toBe(true);
  // Two lines of the largest size end at 659, three at 809.
  expect([flies('Ten nights away', pin), flies('Ten nights away from every city', pin)]).toEqual([
    true,
    false,
  ]);
});
