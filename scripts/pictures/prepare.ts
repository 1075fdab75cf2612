import { readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import { atUse, type PictureUse } from '@/lib/lint/picture-uses';
import {
  factsOf,
  knownPrint,
  loadOwnPictures,
  PICTURE_INDEX,
  pictureHash,
  readIndex,
  type Fingerprint,
} from '@/lib/site/own-pictures';
import type { KnownPicture, PictureProblem } from '@/lib/site/picture-heads';
import type { Diagnostic } from '@/lib/source/diagnostic';
import { displayPath } from '@/lib/source/read-files';
import { FileCache } from '@/scripts/command/file-cache';
import { progress } from '@/scripts/command/progress';
import { inspect } from './inspect';
import { variantMaker, variantsOf } from './variants';

interface PreparedPictures {
  /** Problems of pictures, at each place that names the picture. */
  readonly diagnostics: readonly Diagnostic[];
  /** Number of pictures for which variants were made. */
  readonly made: number;
  readonly cached: number;
  /** The paths of the pictures whose bytes are now other ones than those that were prepared. */
  readonly changed: () => readonly string[];
}

/** Problems that this process has found, by hash. The preview looks at every picture after each save. */
const damaged = new Map<string, PictureProblem>();

/** Whether a file has other bytes than those of a fingerprint. A copy of its folder by hard links changes only the time. */
function isOther(file: string, { bytes, changed, hash }: Fingerprint): boolean {
  const now = statSync(file, { throwIfNoEntry: false });
  if (now?.size === bytes && now.ctimeMs === changed) return false;
  return !now || pictureHash(readFileSync(file)) !== hash;
}

interface Original {
  readonly name: string;
  readonly file: string;
  /** Whether visitors see the picture. */
  readonly shown: boolean;
}

function originalsOf(directory: string, uses: readonly PictureUse[]): readonly Original[] {
  const own = loadOwnPictures(directory);
  const shown = new Set(uses.flatMap((use) => (use.shown ? use.name : [])));
  return [...new Set(uses.map(({ name }) => name))].flatMap((name) => {
    const picture = own.get(name);
    // The content check reports problems in the first bytes of a file.
    return !picture || picture.problem() ? [] : { name, file: picture.file, shown: shown.has(name) };
  });
}

/**
 * Inspects every original that content names, and makes the variants of those that visitors see. Results of earlier runs are reused.
 *
 * @param task `inspect` makes no variants and keeps the cache; `make` also removes everything from the cache that this build does
 *   not need
 */
export async function preparePictures(
  directory: string,
  uses: readonly PictureUse[],
  task: 'inspect' | 'make',
  cacheDirectory: string,
): Promise<PreparedPictures> {
  const originals = originalsOf(directory, uses);
  const before = readIndex(cacheDirectory);
  const cache = new FileCache(cacheDirectory);
  const prints = new Map<string, Fingerprint>();
  const files: Record<string, Fingerprint> = {};
  const known: Record<string, KnownPicture> = {};
  const problems = new Map<string, PictureProblem>();
  const used = new Set<string>([PICTURE_INDEX]);
  let made = 0;
  const tick = progress('Pictures', originals.length);

  /** The fingerprint of a picture. Its bytes are read again only if the file has changed. Undefined for a deleted file. */
  function printOf(file: string): Fingerprint | undefined {
    const { size: bytes, ctimeMs: changed } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (bytes === undefined || changed === undefined) return undefined;
    return knownPrint(file, before) ?? { bytes, changed, hash: pictureHash(readFileSync(file)) };
  }

  async function prepare({ name, file, shown }: Original): Promise<void> {
    const print = printOf(file);
    // A writer has deleted the file since the content check. The next check reports that.
    if (!print) return;
    prints.set(file, print);
    const seen =
      before.known[print.hash] ?? damaged.get(print.hash) ?? (await inspect(file, readFileSync(file)));
    // What comes from other bytes must not be kept under this hash.
    if (isOther(file, print)) return;
    if ('found' in seen) {
      damaged.set(print.hash, seen);
      problems.set(name, seen);
      return;
    }
    files[displayPath(file)] = print;
    known[print.hash] = seen;
    if (task === 'inspect' || !shown) return;
    const facts = factsOf(name, print.hash, seen);
    const variants = variantsOf(facts);
    const missing = variants.filter((variant) => !cache.has(variant.file));
    if (missing.length > 0) made += 1;
    const make = variantMaker(file, facts);
    for (const variant of missing) {
      const bytes = await make(variant);
      if (isOther(file, print)) return;
      await cache.add(variant.file, bytes);
    }
    for (const variant of variants) used.add(variant.file);
  }

  await pMap(
    originals,
    async (original) => {
      await prepare(original);
      tick();
    },
    { concurrency: availableParallelism() },
  );
  const kept =
    task === 'make'
      ? { ...before, files, known }
      : { ...before, files: { ...before.files, ...files }, known: { ...before.known, ...known } };
  if (originals.length > 0 || cache.has(PICTURE_INDEX)) await cache.add(PICTURE_INDEX, JSON.stringify(kept));
  if (task === 'make') cache.keepOnly((name) => used.has(name));
  return {
    diagnostics: uses.flatMap((use) => {
      const problem = problems.get(use.name);
      return problem ? atUse(use, problem) : [];
    }),
    made,
    cached: originals.length - made,
    changed: () => [...prints].flatMap(([file, print]) => (isOther(file, print) ? displayPath(file) : [])),
  };
}
