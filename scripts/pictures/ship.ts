import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PictureUse } from '@/lib/lint/picture-uses';
import { factsOf, loadOwnPictures, PICTURES_FOLDER, readIndex } from '@/lib/site/own-pictures';
import { displayPath } from '@/lib/source/read-files';
import { FileCache } from '@/scripts/command/file-cache';
import { variantsOf } from './variants';

/** Copies the variants of every picture that visitors see from the cache, where `preparePictures` saved them, to the export. */
export function shipPictures(
  directory: string,
  uses: readonly PictureUse[],
  cacheDirectory: string,
  outDirectory: string,
): void {
  const target = path.join(outDirectory, PICTURES_FOLDER);
  rmSync(target, { recursive: true, force: true });
  const shown = new Set(uses.flatMap((use) => (use.shown ? use.name : [])));
  if (shown.size === 0) return;
  mkdirSync(target, { recursive: true });
  const cache = new FileCache(cacheDirectory);
  const own = loadOwnPictures(directory);
  const { files, known } = readIndex(cacheDirectory);
  const shipped = new Set<string>();
  for (const name of shown) {
    const { hash = '' } = files[displayPath(own.get(name)?.file ?? '')] ?? {};
    const picture = known[hash];
    if (!picture) throw new TypeError(`No variants of '${name}'`);
    for (const { file } of variantsOf(factsOf(name, hash, picture))) shipped.add(file);
  }
  for (const file of shipped) cache.ship(file, path.join(target, file));
}
