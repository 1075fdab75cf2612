import type { HorizonVariant } from '@/lib/site/landing-pages';
import { lineDrawings, type Drawing } from './drawing';
import type { Format } from './formats';
import { layOut } from './layout';
import { brandDrawing, flightDrawing, stampDrawing } from './ornaments';
import { color } from './scene';
import type { Typeface } from './typeface';

/** All text of a picture, and its scene. */
export interface ShareText {
  readonly title: string;
  /** A sentence below the title, on landing pages. */
  readonly intro?: string;
  /** The category of an article. */
  readonly stamp?: string;
  readonly brand: string;
  readonly horizon: HorizonVariant;
}

/** A text with only characters that the typeface can draw. */
interface Printable {
  readonly text: string;
  /** Letters and digits that the typeface does not have. */
  readonly missing: readonly string[];
}

/**
 * The part of a text that the typeface can set. A letter whose accented form is missing loses its accent, a symbol such as an emoji is
 * removed, and a letter of another script is reported as missing.
 */
export function printable(text: string, typeface: Typeface): Printable {
  const missing: string[] = [];
  let kept = '';
  for (const character of text.normalize('NFC').replace(/(\p{L})'(?=\p{L})/gu, '$1’')) {
    // Soft hyphens and joiners are invisible, but some typefaces draw them.
    if (/\p{Cf}/u.test(character)) continue;
    if (/\s/.test(character)) kept += ' ';
    else if (typeface.has(character)) kept += character;
    else {
      const [bare = ''] = character.normalize('NFKD');
      if (bare !== character && typeface.has(bare)) kept += bare;
      else if (/[\p{L}\p{N}]/u.test(character)) missing.push(character);
    }
  }
  return { text: kept.replace(/ +/g, ' ').trim(), missing };
}

/**
 * The text that will be drawn. A title with letters of another script would have gaps, so the category replaces it, or the brand if there
 * is no category. Networks show the title below the picture anyway.
 */
export function settable(
  text: ShareText,
  typeface: Typeface,
): { readonly text: ShareText; readonly missing: readonly string[] } {
  const title = printable(text.title, typeface);
  const intro = printable(text.intro ?? '', typeface);
  const stamp = printable(text.stamp ?? '', typeface).text;
  const brand = printable(text.brand, typeface).text;
  const whole = title.missing.length === 0 && title.text !== '';
  return {
    text: {
      horizon: text.horizon,
      brand,
      title: whole ? title.text : stamp || brand,
      ...(whole && stamp && { stamp }),
      ...(intro.missing.length === 0 && intro.text && { intro: intro.text }),
    },
    missing: [...new Set([...title.missing, ...intro.missing])],
  };
}

/** The drawings that go on top of a scene, from back to front. @param text from `settable` */
export function wordDrawings(text: ShareText, format: Format, typeface: Typeface): readonly Drawing[] {
  const { lines, planeFlies } = layOut(text, format, typeface.width);
  return [
    ...(planeFlies ? [flightDrawing(format)] : []),
    brandDrawing(text.brand, format, typeface),
    ...(text.stamp ? [stampDrawing(text.stamp, format, typeface)] : []),
    ...lines.flatMap((line) =>
      lineDrawings(line, color(line.role === 'title' ? 'ink' : 'ink-soft'), typeface),
    ),
  ];
}
