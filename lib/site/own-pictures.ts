import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { memoize } from './memoize';
import type { OwnPictureFacts } from './picture';
import { headFacts, type KnownPicture, type PictureProblem } from './picture-heads';
import { RECIPE, variantsOf } from './picture-recipe';
import { didYouMean } from '@/lib/source/did-you-mean';
import { nameSlug } from '@/lib/source/name-slug';
import { displayPath, filesBelow, LITTER } from '@/lib/source/read-files';
import { decodeAddress } from '@/lib/source/web-address';

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

/** Names of pictures that can be shown. */
export const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/i;

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

/** What the addresses of the variants of a picture begin with: in a-z and digits, which every host and tool takes. */
export const stemOf = (name: string): string => {
  const words = nameSlug(path.parse(name).name).replace(/[^a-z0-9]+/g, '-');
  return OWN_PICTURES + (words.replace(/^-+|-+$/g, '') || 'picture');
};

/** What the variants of a picture are called, and how large they are. */
export function factsOf(
  name: string,
  hash: string,
  { ending, color, focus, ...size }: KnownPicture,
): OwnPictureFacts {
  const stem = `${stemOf(name)}-${hash}`;
  const colors = { ...(color && { color }), ...(focus && { focus }) };
  return ending === 'svg'
    ? { stem, ...size, widths: [], ending }
    : { stem, ...variantsOf(size), ending, ...colors };
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

/** `; did you mean '…'?` with the file of that name in another folder, or else with the one that is called most alike. */
export function meantPicture(address: string, names: readonly string[]): string {
  const base = (each: string) =>
    decodeName(each)
      .toLowerCase()
      .split(/[\\/:]/)
      .at(-1);
  const same = names.find((name) => base(name) === base(address));
  return same === undefined ? didYouMean(address, names) : `; did you mean '${same}'?`;
}

/** @throws TypeError when a check has let an unknown one pass, which is a mistake in this code */
export function ownFacts(name: string, directory?: string): OwnPictureFacts {
  const picture = loadOwnPictures(directory).get(name);
  if (!picture) throw new TypeError(`Unchecked picture '${name}'`);
  return picture.facts();
}
