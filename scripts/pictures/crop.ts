import { readFileSync } from 'node:fs';
import type { Sharp } from 'sharp';
import type { PictureSize } from '@/lib/site/picture';
import { openOriginal } from './decode';

/** Crops at a point, as `object-position` does. */
async function cropAt(image: Sharp, { width, height }: PictureSize, focus: string): Promise<Sharp> {
  const [x = 50, y = 50] = focus.split(' ').map(parseFloat);
  const { width: across, height: down } = (await image.metadata()).autoOrient;
  const scale = Math.max(width / across, height / down);
  const scaled = { width: Math.ceil(across * scale), height: Math.ceil(down * scale) };
  return image.resize(scaled.width, scaled.height, { fit: 'fill' }).extract({
    left: Math.round(((scaled.width - width) * x) / 100),
    top: Math.round(((scaled.height - height) * y) / 100),
    width,
    height,
  });
}

/**
 * The part of an original that fills a size, as a JPEG in sRGB.
 *
 * @param focus the point to keep, as a CSS position; without it, sharp chooses the part that attracts attention
 */
export async function cropPicture(
  file: string,
  size: PictureSize,
  focus: string | undefined,
): Promise<Buffer> {
  const image = openOriginal(readFileSync(file)).autoOrient();
  const cropped = focus
    ? await cropAt(image, size, focus)
    : image.resize(size.width, size.height, { position: 'attention' });
  return cropped
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
}
