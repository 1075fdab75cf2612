import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { memoize } from './memoize';
import type { OwnPictureFacts } from './picture';
import { headFacts, type KnownPicture, type PictureProblem } from './picture-heads';
import { RECIPE, variantsOf } from './picture-recipe';
import project from '@/package.json' with { type: 'json' };
import { didYouMean } from '@/lib/source/did-you-mean';
import { LONGEST_SLUG, nameSlug } from '@/lib/source/name-slug';
import { displayPath, filesBelow, isLitter } from '@/lib/source/read-files';
import { decodeAddress } from '@/lib/source/web-address';

/*
 * The pictures of writers: unedited originals in `content/pictures`. The site serves only the variants that `scripts/pictures`
 * makes of them. Facts that require decoding come from the cache that `scripts/pictures` writes; this module itself reads only
 * the first bytes of a file.
 */

/** The folder of the originals, below the content directory. */
export const PICTURES_FOLDER = 'pictures';

/** The path below which variants are served. In articles, addresses of own pictures may begin with it. */
export const OWN_PICTURES = '/pictures/';

/** Cache for later builds: the variants, and the known facts of the originals. */
export const PICTURE_CACHE = '.next/cache/pictures';

/** The cache file with the known facts of the originals. */
export const PICTURE_INDEX = 'index.json';

/** Names of pictures that can be shown. */
export const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/i;

/** A file as it was when its hash was taken. */
export interface Fingerprint {
  readonly bytes: number;
  /** Milliseconds since 1970 (`ctime`). Unlike the time of the content, no program can set it, and a new name changes it. */
  readonly changed: number;
  readonly hash: string;
}

/** The known facts of the originals by hash, and the hash of each file. */
interface PictureIndex {
  /** The recipe that the hashes contain, with the code that follows it and the versions of sharp and svgo. */
  readonly recipe: string;
  /** By path relative to the project. */
  readonly files: Readonly<Record<string, Fingerprint>>;
  /** By hash. */
  readonly known: Readonly<Record<string, KnownPicture>>;
}

interface OwnPictureFile {
  /** Absolute. */
  readonly file: string;
  /** The problem that the first bytes of the file show. Read on the first call. */
  readonly problem: () => PictureProblem | undefined;
  /** @throws TypeError for a file with a problem; checks reject such files, so this is a defect of the code */
  readonly facts: () => OwnPictureFacts;
}

/** The site's own pictures by their path below `content/pictures`, such as `lisbon/harbor.jpg`. */
export type OwnPictures = ReadonlyMap<string, OwnPictureFile>;

/**
 * A hash of the modules that inspect originals and write variants. A test fails after a change of one of them and says what to
 * write here. This module cannot compute it: in the pages' bundle, it does not know where their source files are.
 */
export const PICTURE_CODE = 'bb3198df8b';

/** Other code, and each version of the packages that write variants, may write other bytes. */
function currentRecipe(): string {
  const { sharp, svgo } = project.dependencies;
  return JSON.stringify({ code: PICTURE_CODE, sharp, svgo, ...RECIPE });
}

/** A hash of a picture's bytes and of the recipe for its variants, which names the variants. */
export const pictureHash = (bytes: Uint8Array): string =>
  createHash('sha256').update(currentRecipe()).update(bytes).digest('hex').slice(0, 10);

/** The index that earlier runs with the same recipe wrote. */
export function readIndex(cacheDirectory: string = PICTURE_CACHE): PictureIndex {
  const recipe = currentRecipe();
  try {
    const index: PictureIndex = JSON.parse(readFileSync(path.join(cacheDirectory, PICTURE_INDEX), 'utf8'));
    if (index.recipe === recipe) return index;
  } catch {
    // There was no build yet, or it stopped while it wrote the index. All pictures are decoded again.
  }
  return { recipe, files: {}, known: {} };
}

/** The fingerprint of a file in an index, unless the file has changed since. */
export function knownPrint(file: string, { files }: Pick<PictureIndex, 'files'>): Fingerprint | undefined {
  const print = files[displayPath(file)];
  const now = statSync(file, { throwIfNoEntry: false });
  return print?.bytes === now?.size && print?.changed === now?.ctimeMs ? print : undefined;
}

/** The start of the paths of a picture's variants, in a-z, digits and hyphens, which every host and tool accepts. */
export const stemOf = (name: string): string => {
  const words = nameSlug(path.parse(name).name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG);
  return OWN_PICTURES + (words.replace(/^-+|-+$/g, '') || 'picture');
};

/** The names and sizes of a picture's variants. */
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
  /** The facts from the cache, unless the file has changed since. */
  function cached(): OwnPictureFacts | undefined {
    const print = knownPrint(file, index);
    const known = print && index.known[print.hash];
    return known && factsOf(name, print.hash, known);
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

/** Whether a file is a picture and not a note of a person or a program. */
const isPicture = (name: string) => !/\.(?:ya?ml|md|txt)$/i.test(name) && !isLitter(name);

/** The files below `<directory>/pictures`, including formats that browsers cannot show. */
export const loadOwnPictures = memoize((directory): OwnPictures => {
  const index = readIndex();
  const names = filesBelow(path.join(directory, PICTURES_FOLDER)).filter(isPicture);
  return new Map(names.map((name) => [name.normalize('NFC'), ownPicture(directory, name, index)]));
});

/** Some systems store a letter and its accent as two characters, others as one. NFC makes the names comparable. */
const decodeName = (address: string) => decodeAddress(address).normalize('NFC');

/** The name of the own picture at an address: `harbor.jpg` or `/pictures/harbor.jpg`, with or without `%20`. */
export function ownName(address: string): string | undefined {
  if (address.startsWith(OWN_PICTURES)) return decodeName(address.slice(OWN_PICTURES.length));
  return /^(?:\.\/)?[^/:?#][^:?#]*\.[a-z]{3,4}$/i.test(address)
    ? decodeName(address.replace(/^\.\//, ''))
    : undefined;
}

/** The address of an own picture in an article. Blanks would end an address, and `#`, `?` and `:` have their own meanings in it. */
export const pictureAddress = (name: string): string => name.replace(/[%#?:\s]/g, encodeURIComponent);

/**
 * `; did you mean '…'?` with the address of the file of the same name in another folder, or else of the file with the most similar
 * name.
 */
export function meantPicture(address: string, names: readonly string[]): string {
  const base = (each: string) =>
    decodeName(each)
      .toLowerCase()
      .split(/[\\/:]/)
      .at(-1);
  const same = names.find((name) => base(pictureAddress(name)) === base(address));
  return same === undefined
    ? didYouMean(address, names, pictureAddress)
    : `; did you mean '${pictureAddress(same)}'?`;
}

/** @throws TypeError for an unknown name; checks reject such names, so this is a defect of the code */
export function ownFacts(name: string, directory?: string): OwnPictureFacts {
  const picture = loadOwnPictures(directory).get(name);
  if (!picture) throw new TypeError(`Unchecked picture '${name}'`);
  return picture.facts();
}
