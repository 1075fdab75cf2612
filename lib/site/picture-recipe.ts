import type { PictureSize } from './picture';
import { WIDTHS } from './picture';

/**
 * The options of sharp for the variants of own pictures. A change here gives all variants new names.
 *
 * At effort 0, the size of an AVIF is within 3 % of that at effort 4, in a twentieth of the time (12 megapixels, noise on
 * gradients).
 */
export const RECIPE = {
  avif: { quality: 45, effort: 0 },
  webp: { quality: 68, effort: 2 },
  jpg: { quality: 76, mozjpeg: true },
  png: { palette: true, effort: 4 },
  gif: { effort: 4 },
  svg: {},
} as const;

/** Height in pixels of the tallest variant, for screenshots of whole pages. WebP allows 16,383. */
const TALLEST = 4800;

/**
 * Maximum number of pixels of an original, all frames of an animation together. Phones take pictures of 50 million pixels. More
 * would need more memory than the build machines of hosts have, and no page shows that many.
 */
export const MOST_PIXELS = 55_000_000;

/** The widths of the variants of a picture, ascending, and the size of the largest. No variant is larger than the original. */
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
