import type { Typeface } from './typeface';

/** A small piece of SVG and its position. All numbers are whole pixels, so that a piece that was rendered once fits any position. */
export interface Drawing {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** SVG elements; 0, 0 is the upper left corner of the piece. */
  readonly body: string;
}

/** Pixels around a letter for its antialiased edges. */
const EDGE = 1;

/** A line of text as one piece of SVG, with the origin of its first letter at 0, 0. @param size pixels */
export function lineSvg(text: string, size: number, typeface: Typeface): string {
  const scale = size / typeface.unitsPerEm;
  const letters = typeface
    .letters(text)
    .filter(({ letter }) => letter.outline)
    .map(
      ({ letter, x }) =>
        `<path transform="translate(${Math.round(x * typeface.unitsPerEm)})" d="${letter.outline}"/>`,
    );
  return `<g transform="scale(${scale} ${-scale})">${letters.join('')}</g>`;
}

/**
 * A line of text, letter by letter. Each letter is at a whole pixel, which is not visible at the size of a headline. An 'e' is therefore
 * rendered once for all pictures, and equal letters compress well.
 */
export function lineDrawings(
  line: { readonly text: string; readonly left: number; readonly baseline: number; readonly size: number },
  fill: string,
  typeface: Typeface,
): readonly Drawing[] {
  const scale = line.size / typeface.unitsPerEm;
  return typeface
    .letters(line.text)
    .filter(({ letter }) => letter.outline)
    .map(({ letter: { outline, box }, x }) => {
      const left = Math.floor(box.x1 * scale) - EDGE;
      const above = Math.ceil(box.y2 * scale) + EDGE;
      return {
        left: Math.round(line.left + x * line.size) + left,
        top: Math.round(line.baseline) - above,
        width: Math.ceil(box.x2 * scale) + EDGE - left,
        height: above - Math.floor(box.y1 * scale) + EDGE,
        body: `<path fill="${fill}" transform="translate(${-left} ${above}) scale(${scale} ${-scale})" d="${outline}"/>`,
      };
    });
}
