import sharp, { type Sharp } from 'sharp';
import { MOST_PIXELS } from '@/lib/site/picture-recipe';

// Several pictures are under way at once, each on one core; that is quicker than one on all cores, and nothing comes twice.
sharp.concurrency(1);
sharp.cache(false);

/** Opens an original. A damaged one fails when it is decoded. */
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

/** Takes up what `decode` has made. */
export const fromRaster = ({ data, info: { width, height, channels } }: Raster): Sharp =>
  sharp(data, { raw: { width, height, channels } });
