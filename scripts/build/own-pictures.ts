import { loadPictureUses } from '@/lib/lint/check-content';
import { PICTURE_CACHE } from '@/lib/site/own-pictures';
import { contentDirectory } from '@/lib/site/memoize';
import { ContentError } from '@/lib/source/diagnostic';
import { UserError } from '@/scripts/command/command';
import { preparePictures } from '@/scripts/pictures/prepare';

/**
 * Makes the variants of the pictures in content/pictures that visitors get. This happens before pages are rendered, because pages name
 * the variants by the hashes of the originals.
 *
 * @returns a function that stops the build if a picture has changed since
 * @throws ContentError for pictures that cannot be shown
 * @throws UserError for pictures that change while they are read
 */
export async function makeOwnPictures(): Promise<() => void> {
  const directory = contentDirectory();
  const uses = loadPictureUses(directory);
  const { diagnostics, made, cached, changed } = await preparePictures(
    directory,
    uses,
    'make',
    PICTURE_CACHE,
  );
  if (diagnostics.length > 0) throw new ContentError(diagnostics);
  function requireUnchanged(): void {
    const [first] = changed();
    // Pages that were rendered after the change name variants that do not exist.
    if (first !== undefined)
      throw new UserError(
        `${first} has changed during the build. The previous site is unchanged. Build again.`,
      );
  }
  requireUnchanged();
  if (made + cached > 0) console.log(`Pictures: ${made} made, ${cached} from the cache`);
  return requireUnchanged;
}
