import { COLORS } from '@/components/theme/tokens';
import { FORMATS, type FormatName } from '@/scripts/share/formats';
import { fitText } from '@/scripts/share/fit-text';
import { layOut } from '@/scripts/share/layout';
import { loadTypeface } from '@/scripts/share/typeface';
import { printable, settable, wordDrawings } from '@/scripts/share/words';

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

test.each([
  // As many characters as go into 100 pixels at each size, and one more.
  ['x'.repeat(10), 20],
  ['x'.repeat(11), 18],
  ['x'.repeat(14), 14],
  ['x'.repeat(20), 10],
  // Two lines of the largest size fill the box; a third asks for a smaller one.
  ['xxxxxxxxx xxxxxxxxx', 20],
  ['xxxxxxxxx xxxxxxxxx x', 18],
  ['xxxxxxxxx xxxxxxxxx xxxxxxxxx', 12],
])('%s is set in %i pixels, in lines that fill the box at most', (text, size) => {
  const fitted = fitText(text, BOX, half);
  expect(fitted.size).toBe(size);
  expect(fitted.lines.join(' ')).toBe(text);
  expect(fitted.height).toBeCloseTo(fitted.lines.length * size * 1.1, 8);
  expect(fitted.height).toBeLessThanOrEqual(44.001);
  expect(Math.max(...fitted.lines.map(half)) * size).toBeLessThanOrEqual(100);
});

test('a line is as long as the words allow where no other would be longer', () => {
  const { lines } = fitText('a bb ccc dddd eeeee ffffff', { ...BOX, width: 200 }, half);
  expect(lines).toEqual(['a bb ccc dddd', 'eeeee ffffff']);
});

test.each([
  // The last line has 20 characters, and no room for one more.
  ['abcdefghi jklmnopqrs', 'abcdefghi jklmnopqr…'],
  ['abcdefghi jklmnopqr', 'abcdefghi jklmnopqr…'],
  ['abcdefghijklmnopqr s', 'abcdefghijklmnopqr…'],
])('of a text too long, the last line %s becomes %s', (last, shown) => {
  const full = 'x'.repeat(20);
  const text = [full, full, full, last, full].join(' ');
  const { size, lines, height } = fitText(text, BOX, half);
  expect({ size, lines }).toEqual({ size: 10, lines: [full, full, full, shown] });
  expect(height).toBeCloseTo(44, 8);
});

test('a long word between others is broken alone', () => {
  const { lines } = fitText(`of ${'x'.repeat(25)} end`, BOX, half);
  expect(lines).toEqual(['of', 'x'.repeat(20), 'xxxxx end']);
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

test('an apostrophe between letters is a curly one, an invisible sign is none, and space is one space', () => {
  expect(printable("the '90s, rock 'n' roll: it's", typeface).text).toBe("the '90s, rock 'n' roll: it’s");
  expect(printable('  a\n\tb\u200d\u00a0 c ', typeface).text).toBe('a b c');
  // A letter and its accent as two signs are one letter.
  expect(printable('Ma\u0301laga', typeface)).toEqual({ text: 'Málaga', missing: [] });
  expect(printable('5 ★ → ٣', typeface)).toEqual({ text: expect.not.stringContaining('★'), missing: ['٣'] });
});

const TEXT = { title: 'Rome', brand: 'Farewind', horizon: 'sea' } as const;

test.each([
  [{ ...TEXT, intro: 'A sentence.', stamp: 'Hotels' }, {}],
  [TEXT, {}],
  // Nothing is left of the title, or not all of it.
  [
    { ...TEXT, title: '🏝️', stamp: 'Hotels' },
    { title: 'Hotels', stamp: undefined },
  ],
  [{ ...TEXT, title: 'Афины' }, { title: 'Farewind' }],
  [{ ...TEXT, intro: 'Афины, Афины' }, { intro: undefined }],
  [{ ...TEXT, stamp: '🏝️' }, { stamp: undefined }],
])('%j is set with %j', (words, changes) => {
  const set = Object.entries({ ...words, ...changes }).filter(([, value]) => value !== undefined);
  expect(settable(words, typeface).text).toEqual(Object.fromEntries(set));
});

test('each letter that cannot be set is reported once', () => {
  const words = { ...TEXT, title: 'Ара', intro: 'Раб' };
  expect(settable(words, typeface).missing).toEqual(['А', 'р', 'а', 'Р', 'б']);
});

test('pieces lie upon each other from the plane to the words, each in its color', () => {
  const fills = (words: Parameters<typeof wordDrawings>[0]) =>
    wordDrawings(words, FORMATS.card, typeface).map(({ body }) => /fill="(#\w+)"/.exec(body)?.[1]);
  const { ink, 'ink-soft': soft } = COLORS.light;
  const plain = wordDrawings({ ...TEXT, title: LONG }, FORMATS.card, typeface);
  const letters = [...LONG.replaceAll(' ', '')].length;
  // The brand, and no plane where words are in its way.
  expect(plain).toHaveLength(1 + letters);
  expect(wordDrawings({ ...TEXT, title: LONG, stamp: 'Hotels' }, FORMATS.card, typeface)).toHaveLength(
    2 + letters,
  );
  expect(wordDrawings(TEXT, FORMATS.card, typeface)).toHaveLength(2 + 4);
  expect(fills({ ...TEXT, intro: 'Oh' }).slice(-6)).toEqual([ink, ink, ink, ink, soft, soft]);
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
