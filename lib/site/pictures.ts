import type { Checked, Diagnostic } from '@/lib/source/diagnostic';
import { didYouMean } from '@/lib/source/did-you-mean';
import { memoize } from './memoize';
import { orThrow, readYamlFile } from '@/lib/source/yaml-file';
import type { DiagnosticSource } from '@/lib/source/yaml-source';
import type { Photo } from './picture';
import { picturesSchema } from './schemas';

export type Pictures = Readonly<Record<string, Photo>>;

/** `content/pictures.yaml`, or nothing where it is wrong: other files can still be checked then. */
export const readPictures = (directory: string): Checked<Pictures | undefined> =>
  readYamlFile(directory, 'pictures.yaml', picturesSchema);

/** `content/pictures.yaml`. */
export const loadPictures = memoize((directory): Pictures => orThrow(readPictures(directory)));

/** The photo of a key. @throws TypeError when a check has let an unknown key pass, which is a mistake in this code */
export function photoOf(pictures: Pictures, key: string): Photo {
  const photo = pictures[key];
  if (!photo) throw new TypeError(`Unchecked picture key '${key}'`);
  return photo;
}

/** A diagnostic for a key that `content/pictures.yaml` does not have. */
export function checkPictureKey(
  pictures: Pictures,
  source: DiagnosticSource,
  path: readonly PropertyKey[],
  key: string,
): readonly Diagnostic[] {
  return Object.hasOwn(pictures, key)
    ? []
    : [
        source.diagnosticAt(
          path,
          `'${key}'`,
          `a key of content/pictures.yaml${didYouMean(key, Object.keys(pictures))}`,
        ),
      ];
}
