import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { displayPath, filesBelow, LITTER } from '@/lib/source/read-files';
import { nameSlug } from '@/lib/source/name-slug';
import { decodeAddress } from '@/lib/source/web-address';
import { memoize } from './memoize';
import type { OwnPictureFacts, PictureEnding, PictureSize } from './picture';
import { MOST_PIXELS, RECIPE, variantsOf } from './picture-recipe';

/*
 * The pictures of writers: originals as the camera made them, in `content/pictures`. Nothing of them is served but the
 * variants that `scripts/pictures` makes. What takes decoding to know stands in the cache of that folder; here is only
 * what the first bytes of a file say.
 */

/** Where originals stand, below the content directory. */
export const PICTURES_FOLDER = 'pictures';

/** Where variants are served, and what the address of an own picture may begin with in an article. */
export const OWN_PICTURES = '/pictures/';

/** Variants and what is known of originals, from one build to the next. */
export const PICTURE_CACHE = '.next/cache/pictures';

/** The file of the cache that says what is known of the originals. */
export const PICTURE_INDEX = 'index.json';

/** What the first bytes of a file may be, by image-size's names. */
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

/** Names of pictures that can be shown. */
export const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/i;

/** Bytes from the start that hold the size: cameras put a small picture and notes in front of it, printing houses a profile. */
const HEAD = 2 * 1024 * 1024;

/** EXIF: from here on the camera was held on its side, and the picture is turned (TIFF 6.0, tag 274). */
const FIRST_ON_ITS_SIDE = 5;

/** What is wrong with a picture, in the words of a diagnostic. */
export interface PictureProblem {
  readonly found: string;
  readonly expected: string;
}

/** What decoding has shown of an original. The size is that of the upright original. */
export interface KnownPicture extends PictureSize {
  readonly ending: PictureEnding;
  readonly color?: string | undefined;
  readonly focus?: string | undefined;
}

/** A file as it was when its hash was taken. */
export interface Fingerprint {
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
  readonly hash: string;
}

/** What is known of originals, by hash, and which file had which hash. */
export interface PictureIndex {
  /** By path relative to the project. */
  readonly files: Readonly<Record<string, Fingerprint>>;
  /** By hash. */
  readonly known: Readonly<Record<string, KnownPicture>>;
}

export interface OwnPictureFile {
  /** Absolute. */
  readonly file: string;
  /** What the first bytes of the file say. Read when it is first asked for. */
  readonly problem: () => PictureProblem | undefined;
  /** @throws TypeError for a file with a problem, which a check has let pass */
  readonly facts: () => OwnPictureFacts;
}

/** The site's own pictures by their path below `content/pictures`, such as `lisbon/harbor.jpg`. */
export type OwnPictures = ReadonlyMap<string, OwnPictureFile>;

/** Names a picture by its bytes and by how its variants are made. */
export const pictureHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(JSON.stringify(RECIPE)).update(bytes).digest('hex').slice(0, 10);

/** What earlier runs have seen. */
export function readIndex(cacheDirectory: string = PICTURE_CACHE): PictureIndex {
  try {
    return JSON.parse(readFileSync(path.join(cacheDirectory, PICTURE_INDEX), 'utf8'));
  } catch {
    // No build has been here, or it was stopped while it wrote: everything is looked at again.
    return { files: {}, known: {} };
  }
}

/** What the variants of a picture are called, and how large they are. */
export function factsOf(
  name: string,
  hash: string,
  { ending, color, focus, ...size }: KnownPicture,
): OwnPictureFacts {
  const stem = `${OWN_PICTURES}${nameSlug(path.parse(name).name) || 'picture'}-${hash}`;
  const colors = { ...(color && { color }), ...(focus && { focus }) };
  return ending === 'svg'
    ? { stem, ...size, widths: [], ending }
    : { stem, ...variantsOf(size), ending, ...colors };
}

function headOf(file: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const head = Buffer.alloc(Math.min(HEAD, fstatSync(handle).size));
    return head.subarray(0, readSync(handle, head));
  } finally {
    closeSync(handle);
  }
}

const HEIC: PictureProblem = {
  found: 'a HEIC, the format of iPhones, which browsers do not show',
  expected:
    'the same picture as JPEG: open it in Photos or Preview and export it, or set the iPhone to Settings › Camera › Formats › Most Compatible',
};

/** The brand of an HEIF file, as ISO/IEC 23008-12 has them; AVIF has other ones. */
const isHeic = (head: Buffer) =>
  /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(head.toString('latin1', 4, 12));

export const tooLarge = ({ width, height }: PictureSize, frames = 1): PictureProblem | undefined =>
  width * height * frames > MOST_PIXELS
    ? {
        found: `${Math.round((width * height * frames) / 1e6)} megapixels (${width} × ${height}${frames > 1 ? ` in ${frames} frames` : ''})`,
        expected: `${MOST_PIXELS / 1e6} at most: save it smaller; no page shows more than 1,600 pixels across`,
      }
    : undefined;

/** What the first bytes of a file say. */
export function headFacts(file: string): KnownPicture | PictureProblem {
  let head: Buffer = Buffer.alloc(0);
  try {
    head = headOf(file);
    const { type = '', width, height, orientation = 1 } = imageSize(head);
    const ending = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
    if (ending !== undefined && width > 0 && height > 0) {
      const size = orientation < FIRST_ON_ITS_SIDE ? { width, height } : { width: height, height: width };
      return tooLarge(size) ?? { ...size, ending };
    }
  } catch {
    // Damaged, or taken away since the folder was read.
  }
  if (isHeic(head)) return HEIC;
  return /\.svg$/i.test(file)
    ? {
        found: 'a drawing without a size',
        expected: 'an SVG with width and height, or a viewBox of four numbers, in its first tag',
      }
    : { found: 'a damaged or unknown file', expected: KINDS };
}

function ownPicture(directory: string, name: string, index: PictureIndex): OwnPictureFile {
  const file = path.join(directory, PICTURES_FOLDER, name);
  let head: KnownPicture | PictureProblem | undefined;
  let facts: OwnPictureFacts | undefined;
  /** What the cache knows, unless the file has changed since. */
  function cached(): OwnPictureFacts | undefined {
    const print = index.files[displayPath(file)];
    const known = print && index.known[print.hash];
    if (!known) return undefined;
    const now = statSync(file, { throwIfNoEntry: false });
    return print.bytes === now?.size && print.modified === now.mtimeMs
      ? factsOf(name, print.hash, known)
      : undefined;
  }
  function measured(): OwnPictureFacts {
    head ??= headFacts(file);
    if ('found' in head) throw new TypeError(`Unchecked picture '${name}'`);
    return factsOf(name, pictureHash(readFileSync(file)), head);
  }
  return {
    file,
    problem() {
      facts ??= cached();
      if (facts) return undefined;
      head ??= headFacts(file);
      return 'found' in head ? head : undefined;
    },
    facts: () => (facts ??= cached() ?? measured()),
  };
}

/** Notes of people and programs beside the pictures. */
const isPicture = (name: string) =>
  !/\.(?:ya?ml|md|txt)$/i.test(name) && !name.split('/').some((part) => LITTER.test(part));

/** The files below `<directory>/pictures`, those too that no browser shows. */
export const loadOwnPictures = memoize((directory): OwnPictures => {
  const index = readIndex();
  const names = filesBelow(path.join(directory, PICTURES_FOLDER)).filter(isPicture);
  return new Map(names.map((name) => [name.normalize('NFC'), ownPicture(directory, name, index)]));
});

/** Systems write an accent as a letter of its own or not; so do people. */
const decodeName = (address: string) => decodeAddress(address).normalize('NFC');

/** The name of an own picture that an address means: `harbor.jpg` or `/pictures/harbor.jpg`, with or without `%20`. */
export function ownName(address: string): string | undefined {
  if (address.startsWith(OWN_PICTURES)) return decodeName(address.slice(OWN_PICTURES.length));
  return /^(?:\.\/)?[^/:?#][^:?#]*\.[a-z]{3,4}$/i.test(address)
    ? decodeName(address.replace(/^\.\//, ''))
    : undefined;
}

/** @throws TypeError when a check has let an unknown one pass, which is a mistake in this code */
export function ownFacts(name: string, directory?: string): OwnPictureFacts {
  const picture = loadOwnPictures(directory).get(name);
  if (!picture) throw new TypeError(`Unchecked picture '${name}'`);
  return picture.facts();
}
