import type { PictureSize } from './picture';
import { WIDTHS } from './picture';

/**
 * How variants of own pictures are made: options of sharp. A change here gives all of them new names.
 *
 * AVIF at effort 0 has the bytes of effort 4 within 3 % and takes a twentieth of the time (12 megapixels, noise on gradients).
 */
export const RECIPE = {
  avif: { quality: 45, effort: 0 },
  webp: { quality: 68, effort: 2 },
  jpg: { quality: 76, mozjpeg: true },
  png: { palette: true, effort: 4 },
  gif: { effort: 4 },
  svg: {},
} as const;

/** Pixels of the height of the tallest variant, for screenshots of whole pages; WebP ends at 16,383. */
const TALLEST = 4800;

/**
 * Pixels that an original may have, all frames of an animation together. Phones have 50 million; more needs more memory than
 * machines of hosts have, and no page shows them.
 */
export const MOST_PIXELS = 55_000_000;

/** The widths of the variants of a picture, ascending, and the size of the largest. Nothing is enlarged. */
export function variantsOf({
  width,
  height,
}: PictureSize): PictureSize & { readonly widths: readonly number[] } {
  const largest = Math.max(
    1,
    Math.min(width, WIDTHS[WIDTHS.length - 1] ?? width, Math.floor((TALLEST * width) / height)),
  );
  return {
    width: largest,
    height: heightAt({ width, height }, largest),
    widths: [...WIDTHS.filter((each) => each < largest), largest],
  };
}

/** The height of a picture at a width, in whole pixels. */
export const heightAt = ({ width, height }: PictureSize, at: number): number =>
  Math.max(1, Math.round((height * at) / width));
