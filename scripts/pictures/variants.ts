import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { cleanDrawing } from '@/lib/site/clean-drawing';
import { MODERN, ownPath, type OwnPictureFacts } from '@/lib/site/picture';
import { heightAt, RECIPE } from '@/lib/site/picture-recipe';
import { decode, fromRaster, openOriginal } from './decode';

type Format = keyof typeof RECIPE;

interface Variant {
  /** Name of the file, in the cache and in the export. */
  readonly file: string;
  readonly format: Format;
  readonly width: number;
}

/** The files of a picture that the site serves. */
export function variantsOf(facts: OwnPictureFacts): readonly Variant[] {
  const { stem, widths, width, ending } = facts;
  const paths = [
    ...MODERN[ending].flatMap((format) => widths.map((each) => `${stem}-${each}.${format}`)),
    ownPath(facts),
  ];
  return paths.map((each) => {
    const [, at, format] = /(?:-(\d+))?\.(\w+)$/.exec(each) ?? [];
    return {
      file: path.basename(each),
      format: format as Format,
      width: ending === 'svg' ? width : Number(at),
    };
  });
}

const encode = (image: Sharp, format: Exclude<Format, 'svg'>): Promise<Buffer> =>
  image.toFormat(format === 'jpg' ? 'jpeg' : format, RECIPE[format]).toBuffer();

/**
 * Returns a function that makes the variants of one picture and decodes the original only once. sharp removes metadata by default.
 *
 * @throws Error of libvips for a damaged file
 */
export function variantMaker(file: string, facts: OwnPictureFacts): (variant: Variant) => Promise<Buffer> {
  let bytes: Buffer | undefined;
  let largest: ReturnType<typeof decode> | undefined;
  return async ({ format, width }) => {
    if (format === 'svg') return Buffer.from(cleanDrawing(readFileSync(file, 'utf8')));
    bytes ??= readFileSync(file);
    if (facts.ending === 'gif')
      return encode(openOriginal(bytes, { animated: true }).resize({ width }).toColourspace('srgb'), format);
    largest ??= decode(bytes, facts.width, facts.height);
    return encode(fromRaster(await largest).resize(width, heightAt(facts, width)), format);
  };
}
