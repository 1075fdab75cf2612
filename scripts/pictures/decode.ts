import sharp, { type Sharp } from 'sharp';
import { MOST_PIXELS } from '@/lib/site/picture-recipe';

// Several pictures are processed at once, each on one core, which is faster than one picture on all cores. No picture is
// processed twice, so a cache would only use memory.
sharp.concurrency(1);
sharp.cache(false);

/** Opens an original. A damaged file fails later, when it is decoded. */
export const openOriginal = (bytes: Uint8Array, options: { readonly animated?: boolean } = {}): Sharp =>
  sharp(bytes, { failOn: 'warning', limitInputPixels: MOST_PIXELS, ...options });

/** Pixels in memory. */
export interface Raster {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** The upright picture in sRGB, scaled to a size. @throws Error of libvips for a damaged file */
export const decode = (bytes: Uint8Array, width: number, height: number): Promise<Raster> =>
  openOriginal(bytes)
    .autoOrient()
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

/** Opens the result of `decode`. */
export const fromRaster = ({ data, info: { width, height, channels } }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels } });
