import { loadPictureUses } from '@/lib/lint/check-content';
import { PICTURE_CACHE } from '@/lib/site/own-pictures';
import { contentDirectory } from '@/lib/site/memoize';
import { ContentError } from '@/lib/source/diagnostic';
import { preparePictures } from '@/scripts/pictures/prepare';

/**
 * Makes the variants of the pictures in content/pictures that visitors get. This happens before pages are rendered, because pages name
 * the variants by the hashes of the originals.
 *
 * @throws ContentError for pictures that cannot be shown
 */
export async function makeOwnPictures(): Promise<void> {
  const directory = contentDirectory();
  const uses = loadPictureUses(directory);
  const { diagnostics, made, cached } = await preparePictures(directory, uses, 'make', PICTURE_CACHE);
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
  if (made + cached > 0) console.log(`Pictures: ${made} made, ${cached} from the cache`);
}
