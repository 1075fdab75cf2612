import { closeSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { PictureSize } from '@/lib/site/picture';
import { decodeAddress } from './markdown/address';
import { LOCAL_PICTURES } from './markdown/parse';
import { fileSizes } from '@/lib/source/read-files';
import { memoize } from '@/lib/site/memoize';

/** Where files stand that are served as they are. */
const PUBLIC_DIRECTORY = 'public';

/** What browsers show as a picture. */
export const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const TYPES: readonly (string | undefined)[] = ['avif', 'gif', 'jpg', 'png', 'svg', 'webp'];

/** Bytes from the start that hold the size; cameras put a small picture and notes in front of it. */
const HEAD = 512 * 1024;

/** EXIF: from here on the camera was held on its side, and browsers turn the picture (TIFF 6.0, tag 274). */
const FIRST_ON_ITS_SIDE = 5;

export interface LocalPictureFile {
  /** Bytes. */
  readonly bytes: number;
  /** As browsers show it; nothing for a file that they cannot show. Read when it is first asked for. */
  readonly size: () => PictureSize | undefined;
}

/** The site's own pictures by path, such as `/pictures/map.jpg`. */
export type LocalPictures = ReadonlyMap<string, LocalPictureFile>;

function headOf(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(HEAD);
    return head.subarray(0, readSync(handle, head));
  } finally {
    closeSync(handle);
  }
}

function measure(file: string): PictureSize | undefined {
  try {
    const { type, width, height, orientation = 1 } = imageSize(headOf(file));
    // What is called .jpg may be a HEIC, which few browsers show; an SVG may say '100%' or nothing.
    if (!TYPES.includes(type) || !(width > 0 && height > 0)) return undefined;
    return orientation < FIRST_ON_ITS_SIDE ? { width, height } : { width: height, height: width };
  } catch {
    // Damaged, or taken away since the folder was read.
    return undefined;
  }
}

/** The pictures below `<directory>/pictures`. @param directory the folder of files served as they are */
export const loadLocalPictures = memoize((directory): LocalPictures => {
  const folder = path.join(directory, LOCAL_PICTURES);
  return new Map(
    [...fileSizes(folder)]
      .filter(([name]) => PICTURE.test(name))
      .map(([name, bytes]) => {
        let known: { readonly size: PictureSize | undefined } | undefined;
        const size = () => (known ??= { size: measure(path.join(folder, name)) }).size;
        return [LOCAL_PICTURES + name, { bytes, size }];
      }),
  );
});

/** The picture that an address in a body means, with or without `%20`. */
export const localPictureAt = (pictures: LocalPictures, url: string): LocalPictureFile | undefined =>
  pictures.get(decodeAddress(url));

/** The size of a picture. @throws TypeError when a check has let an unknown one pass, which is a mistake in this code */
export function localPictureSize(url: string, directory = PUBLIC_DIRECTORY): PictureSize {
  const size = localPictureAt(loadLocalPictures(directory), url)?.size();
  if (!size) throw new TypeError(`Unchecked picture '${url}'`);
  return size;
}
