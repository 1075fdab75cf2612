import type { Typeface } from './typeface';

/** A small piece of SVG and the place where it goes. All numbers are whole pixels, so that a piece drawn once fits anywhere. */
export interface Drawing {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** SVG elements; 0, 0 is the piece's own upper left corner. */
  readonly body: string;
}

/** Room for soft edges around a letter. */
const EDGE = 1;

/** A line of text as one piece of SVG, its first letter's origin at 0, 0. @param size pixels */
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
 * A line of text letter by letter. Each stands on a whole pixel, which nobody sees at the size of a headline: so an 'e' is
 * drawn once for all pictures, and equal letters pack into few bytes.
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
