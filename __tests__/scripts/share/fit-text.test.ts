import { FORMATS, type FormatName } from '@/scripts/share/formats';
import { fitText } from '@/scripts/share/fit-text';
import { layOut } from '@/scripts/share/layout';
import { loadTypeface } from '@/scripts/share/typeface';
import { printable, settable } from '@/scripts/share/words';

const typeface = loadTypeface();

/** 120 characters. */
const LONG =
  'A very long guide to everything that one hundred and twenty letters can say about leaving early and arriving well rested';
const WORD = 'Donaudampfschifffahrtselektrizitätenhaup';
const ACCENTED = 'Où dîner à Málaga, Łódź, Győr, İstanbul & Žilina — señor Ørsted’s şehir';

const TITLES = [
  'Rome',
  'Plan a trip in five evenings',
  LONG,
  WORD,
  ACCENTED,
  'W'.repeat(120),
  'Wide '.repeat(80),
];

describe.each(Object.keys(FORMATS) as FormatName[])('a title on a %s', (name) => {
  const format = FORMATS[name];

  test.each(TITLES)('stays in its box: %s', (title) => {
    const { lines } = layOut({ title }, format, typeface.width);
    expect(lines.length).toBeGreaterThan(0);
    for (const { text, left, width, baseline, size } of lines) {
      expect(left + width).toBeLessThanOrEqual(format.width - format.margin + 0.01);
      // The face reaches 0.98 above and 0.26 below a baseline at most; capitals with accents about 0.95.
      expect(baseline - size * 0.75).toBeGreaterThanOrEqual(format.titleTop - size * 0.1);
      expect(baseline + size * 0.26).toBeLessThanOrEqual(format.wordsEnd);
      expect(typeface.width(text) * size).toBeCloseTo(width, 5);
    }
  });

  test('with an intro, both stay in the box', () => {
    const { lines } = layOut({ title: LONG, intro: `${LONG}, ${LONG}` }, format, typeface.width);
    const last = lines.at(-1);
    expect(lines.some(({ role }) => role === 'intro')).toBe(true);
    expect((last?.baseline ?? 0) + (last?.size ?? 0) * 0.26).toBeLessThanOrEqual(format.wordsEnd);
  });

  test('keeps every word of 120 characters', () => {
    const { lines } = layOut({ title: LONG }, format, typeface.width);
    expect(lines.map(({ text }) => text).join(' ')).toBe(LONG);
  });
});

const BOX = { width: 100, height: 44, largest: 20, smallest: 10, leading: 1.1 };
/** Every character half as wide as the type is high. */
const half = (text: string) => text.length / 2;

test('a text is set as large as fits, in even lines', () => {
  expect(fitText('Rome', BOX, half)).toMatchObject({ size: 20, lines: ['Rome'] });
  expect(fitText('one two three four', BOX, half).lines).toEqual(['one two', 'three four']);
});

test('a word too wide for the smallest size is broken, a text too long ends with an ellipsis', () => {
  expect(fitText('x'.repeat(30), BOX, half).lines).toEqual(['x'.repeat(20), 'x'.repeat(10)]);
  const { lines } = fitText('wide '.repeat(60), BOX, half);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/…$/);
  expect(Math.max(...lines.map(half))).toBeLessThanOrEqual(10);
});

test('no line begins with a dash', () => {
  expect(fitText('a word or two – and more', BOX, half).lines.filter((line) => /^[–—]/.test(line))).toEqual(
    [],
  );
});

test('accents are kept, signs are dropped, other scripts are reported', () => {
  expect(printable(ACCENTED, typeface)).toEqual({ text: ACCENTED, missing: [] });
  expect(printable('Hội An ✈️ \u00a0today\u00ad', typeface)).toEqual({ text: 'Hội An today', missing: [] });
  expect(printable("don't", typeface).text).toBe('don’t');
  expect(printable('Афины', typeface).missing).toEqual(['А', 'ф', 'и', 'н', 'ы']);
});

test('the category stands in for a title of another script', () => {
  const words = {
    title: '東京 in spring',
    stamp: 'Destinations',
    brand: 'Farewind',
    horizon: 'sea',
  } as const;
  expect(settable(words, typeface)).toEqual({
    text: { title: 'Destinations', brand: 'Farewind', horizon: 'sea' },
    missing: ['東', '京'],
  });
});
