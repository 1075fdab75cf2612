import { existsSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { Checked, Diagnostic } from '@/lib/source/diagnostic';
import { didYouMean } from '@/lib/source/did-you-mean';
import { memoize } from './memoize';
import { asksFirst } from './load-site';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import type { DiagnosticSource } from '@/lib/source/yaml-source';
import { loadOwnPictures, PICTURES_FOLDER } from './own-pictures';
import { PHOTO_SCHEME, type AnyPicture, type Photo } from './picture';
import { picturesSchema, stockSchema } from './schemas';

export type Pictures = Readonly<Record<string, AnyPicture>>;

/** The folder, inside the folder of own pictures, in which `npm run photos:fetch` saves photos and a file about them. */
const STOCK_FOLDER = 'stock';
export const STOCK_FILE = `${PICTURES_FOLDER}/${STOCK_FOLDER}/photos.yaml`;

/** The own-picture name of a photo that was fetched from the photo host. */
export const stockName = (id: string): string => `${STOCK_FOLDER}/${id}.jpg`;

export type Stock = Readonly<z.infer<typeof stockSchema>>;

/** Authors and licenses of fetched photos by their ids. */
export const loadStock = memoize((directory): Stock =>
  existsSync(path.join(directory, STOCK_FILE))
    ? orThrow(readYamlFile(directory, STOCK_FILE, stockSchema))
    : {},
);

/** `content/pictures.yaml`, or undefined with diagnostics if it is invalid, so that other files can still be checked. */
export const readPictures = (directory: string): Checked<Readonly<Record<string, Photo>> | undefined> =>
  readYamlFile(directory, 'pictures.yaml', picturesSchema);

/** `content/pictures.yaml`. Fetched photos become own pictures; all others come from the photo host. */
export const loadPictures = memoize((directory): Pictures => {
  const photos = orThrow(readPictures(directory));
  const own = loadOwnPictures(directory);
  const stock = loadStock(directory);
  const waits = asksFirst(directory);
  return Object.fromEntries(
    Object.entries(photos).map(([key, photo]) => {
      const { author, license } = stock[photo.id] ?? {};
      const credit = photo.credit ?? (author && [author, license].filter(Boolean).join(', '));
      const credited = { ...photo, ...(credit && { credit }), ...(waits && { waits }) };
      const file = own.get(stockName(photo.id));
      // The picture check reports a damaged file.
      if (!file || file.problem()) return [key, credited];
      return [key, { ...file.facts(), alt: photo.alt, ...(credit && { credit }) }];
    }),
  );
});

/** The photo of a key. @throws TypeError for an unknown key; checks reject such keys, so this is a defect of the code */
export function photoOf(pictures: Pictures, key: string): AnyPicture {
  const photo = pictures[key];
  if (!photo) throw new TypeError(`Unchecked picture key '${key}'`);
  return photo;
}

/** A diagnostic for a key that `content/pictures.yaml` does not have. */
export function checkPictureKey(
  pictures: Readonly<Record<string, unknown>>,
  source: DiagnosticSource,
  path: readonly PropertyKey[],
  key: string,
): readonly Diagnostic[] {
  if (Object.hasOwn(pictures, key)) return [];
  // In the text of an article, the key has this in front.
  const meant = key.startsWith(PHOTO_SCHEME) ? key.slice(PHOTO_SCHEME.length) : key;
  const expected = `a key of content/pictures.yaml${didYouMean(meant, Object.keys(pictures))}`;
  return [source.diagnosticAt(path, `'${key}'`, expected)];
}
