import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { loadOwnPictures, OWN_PICTURES, PICTURE_CACHE, pictureHash, stemOf } from '@/lib/site/own-pictures';
import { FileCache } from '@/scripts/command/file-cache';
import { variantMaker, variantsOf } from '@/scripts/pictures/variants';

const TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
} as const;

/**
 * A variant of an own picture, made when a page of the preview first requests it.
 *
 * @param pathname path of the variant, without the base path
 * @param directory the content directory
 * @returns undefined if there is no such variant
 */
async function liveVariant(
  pathname: string,
  directory: string,
  cacheDirectory: string,
): Promise<{ readonly type: string; readonly bytes: Buffer } | undefined> {
  for (const [name, picture] of loadOwnPictures(directory)) {
    // Compare the stem first, because the facts of an unknown picture require reading the whole file.
    if (!pathname.startsWith(`${stemOf(name)}-`) || picture.problem()) continue;
    const facts = picture.facts();
    const variant = variantsOf(facts).find(({ file }) => OWN_PICTURES + file === pathname);
    if (!variant) continue;
    const cache = new FileCache(cacheDirectory);
    if (!cache.has(variant.file)) {
      const made = await variantMaker(picture.file, facts)(variant);
      // The file may have changed since the page was made. Builds use this cache, so no name may get the variant of another picture.
      if (!facts.stem.endsWith(`-${pictureHash(readFileSync(picture.file))}`)) return undefined;
      await cache.add(variant.file, made);
    }
    return { type: TYPES[variant.format], bytes: readFileSync(cache.file(variant.file)) };
  }
  return undefined;
}

/** Answers requests for a path below `OWN_PICTURES`. The content check reports damaged pictures. */
export async function answerWithPicture(
  response: ServerResponse,
  pathname: string,
  directory: string,
  cacheDirectory = PICTURE_CACHE,
): Promise<void> {
  const found = await liveVariant(pathname, directory, cacheDirectory).catch(() => undefined);
  const headers = { 'Content-Type': found?.type ?? 'text/plain', 'Cache-Control': 'no-store' };
  response.writeHead(found ? 200 : 404, headers).end(found?.bytes);
}
