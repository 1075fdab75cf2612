import { imageSize } from 'image-size';
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import type { PictureEnding, PictureSize } from './picture';
import { MOST_PIXELS } from './picture-recipe';

/*
 * Reads the first bytes of a picture: its format, its size, and the reason if it cannot be shown.
 */

/** The supported formats by image-size's names, each with its format for browsers that know none of the modern ones. */
const TYPES: Readonly<Record<string, PictureEnding>> = {
  avif: 'jpg',
  gif: 'gif',
  jpg: 'jpg',
  png: 'png',
  svg: 'svg',
  tiff: 'jpg',
  webp: 'jpg',
};

export const KINDS = 'a picture as JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG';

/** Bytes to read for the size. Cameras write a thumbnail and metadata in front of it, and print software a color profile. */
const HEAD = 2 * 1024 * 1024;

/** The first bytes of a TIFF. Many programs write its size behind the pixels (TIFF 6.0, section 2), so the whole file is read. */
const TIFF = /^(?:II\*\0|MM\0\*)/;

/** The EXIF orientations from this number on swap width and height (TIFF 6.0, tag 274). */
const FIRST_ON_ITS_SIDE = 5;

/** The problem with a picture, in the words of a diagnostic. */
export interface PictureProblem {
  readonly found: string;
  readonly expected: string;
}

/** The facts that decoding an original yields. The size is that of the upright picture. */
export interface KnownPicture extends PictureSize {
  readonly ending: PictureEnding;
  readonly color?: string | undefined;
  readonly focus?: string | undefined;
}

function headOf(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(Math.min(HEAD, fstatSync(handle).size));
    const read = readSync(handle, head);
    return TIFF.test(head.toString('latin1', 0, 4)) ? readFileSync(file) : head.subarray(0, read);
  } finally {
    closeSync(handle);
  }
}

const HEIC: PictureProblem = {
  found: 'a HEIC, the format of iPhones, which browsers do not show',
  expected:
    'the same picture as JPEG: open it in Photos or Preview and export it, or set the iPhone to Settings › Camera › Formats › Most Compatible',
};

const SIZELESS: PictureProblem = {
  found: 'a drawing without a size',
  expected: 'an SVG with width and height, or a viewBox of four numbers, in its first tag',
};

/** Whether the brand is one of HEIF (ISO/IEC 23008-12). AVIF has other brands. */
const isHeic = (head: Buffer) =>
  /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(head.toString('latin1', 4, 12));

export const tooLarge = ({ width, height }: PictureSize, frames = 1): PictureProblem | undefined =>
  width * height * frames > MOST_PIXELS
    ? {
        found: `${Math.ceil((width * height * frames) / 1e6)} megapixels (${width} × ${height}${frames > 1 ? ` in ${frames} frames` : ''})`,
        expected: `${MOST_PIXELS / 1e6} at most: save it smaller; no page shows more than 1,600 pixels across`,
      }
    : undefined;

/** The facts in the first bytes of a picture, or its problem. */
export function headFacts(file: string): KnownPicture | PictureProblem {
  let head: Buffer | undefined;
  let type = '';
  try {
    head = headOf(file);
    const found = imageSize(head);
    type = found.type ?? '';
    const { width, height, orientation = 1 } = found;
    const ending = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
    if (ending !== undefined && width > 0 && height > 0) {
      const size = orientation < FIRST_ON_ITS_SIDE ? { width, height } : { width: height, height: width };
      return tooLarge(size) ?? { ...size, ending };
    }
  } catch {
    // The file is damaged, or was deleted after the folder was read.
  }
  if (head && isHeic(head)) return HEIC;
  if (head?.length === 0) return { found: 'an empty file', expected: KINDS };
  if (/\.svg$/i.test(file)) return SIZELESS;
  const kind = Object.hasOwn(TYPES, type) ? '' : type;
  return {
    found: kind ? `a file of the kind ${kind.toUpperCase()}` : 'a damaged or unknown file',
    expected: KINDS,
  };
}
