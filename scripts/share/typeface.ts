import { readFileSync } from 'node:fs';
import path from 'node:path';
import opentype, { type Font } from 'opentype.js';

/** Subsets of the display typeface, with the most frequent letters first. Together they contain all its Latin letters. */
export const TYPEFACE_FILES = ['latin', 'latin-ext', 'vietnamese'].map((subset) =>
  path.resolve(`node_modules/@fontsource/fraunces/files/fraunces-${subset}-600-normal.woff`),
);

/** The letter spacing of the site's headlines, as a multiple of the font size (`letter-spacing` of h1). */
const TRACKING = -0.01;

/** A letter as an outline. Lengths are in font units, and y points upwards. */
export interface Letter {
  /** SVG path data; empty for a space. */
  readonly outline: string;
  readonly box: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number };
}

/** The display typeface as outlines. The renderer then needs no font, and measured widths match the drawing exactly. */
export interface Typeface {
  readonly unitsPerEm: number;
  /** Whether the typeface has a glyph for this character. */
  has(character: string): boolean;
  /** Width of a line as a multiple of the font size. */
  width(text: string): number;
  /** The letters of a line, each with its distance from the start as a multiple of the font size. */
  letters(text: string): readonly { readonly letter: Letter; readonly x: number }[];
}

interface KnownLetter extends Letter {
  readonly font: Font;
  readonly index: number;
  readonly advance: number;
}

/** The outline of a glyph in font units. `toPathData` of opentype.js would write pixels at one font size. */
function outlineOf(font: Font, index: number): string {
  let data = '';
  for (const { type, ...points } of font.glyphs.get(index).path.commands) {
    // opentype.js lists the coordinates in no reliable order.
    const { x1, y1, x2, y2, x, y } = points as Record<string, number | undefined>;
    data += type + [x1, y1, x2, y2, x, y].filter((value) => value !== undefined).join(' ');
  }
  return data;
}

/** Loads the typeface. This takes about 50 ms, so only a run that draws a picture loads it. */
export function loadTypeface(): Typeface {
  const fonts = TYPEFACE_FILES.map((file) => {
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });
  const unitsPerEm = fonts[0]?.unitsPerEm ?? 1000;
  const known = new Map<string, KnownLetter | undefined>();

  function letterOf(character: string): KnownLetter | undefined {
    if (known.has(character)) return known.get(character);
    const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0);
    const index = font?.charToGlyphIndex(character) ?? 0;
    const letter = font && {
      font,
      index,
      advance: (font.glyphs.get(index).advanceWidth ?? 0) / unitsPerEm + TRACKING,
      outline: outlineOf(font, index),
      box: font.glyphs.get(index).getBoundingBox(),
    };
    known.set(character, letter);
    return letter;
  }

  /** Calls `visit` for every letter of a line and returns the line's width. */
  function walk(text: string, visit?: (letter: Letter, x: number) => void): number {
    let x = 0;
    let last: KnownLetter | undefined;
    for (const character of text) {
      const letter = letterOf(character);
      if (!letter) throw new TypeError(`The typeface has no '${character}'`);
      // Pairs of letters from two subsets get no kerning. They are rare, and the difference is not visible.
      if (last?.font === letter.font) {
        const { font } = letter;
        x += font.getKerningValue(font.glyphs.get(last.index), font.glyphs.get(letter.index)) / unitsPerEm;
      }
      visit?.(letter, x);
      x += letter.advance;
      last = letter;
    }
    return x;
  }

  return {
    unitsPerEm,
    has: (character) => letterOf(character) !== undefined,
    width: (text) => walk(text),
    letters(text) {
      const letters: { letter: Letter; x: number }[] = [];
      walk(text, (letter, x) => letters.push({ letter, x }));
      return letters;
    },
  };
}
