import path from 'node:path';
import { listPictures } from '@/scripts/share/list-pictures';
import { loadShareContent } from '@/scripts/share/load-share-content';
import { makePictures } from '@/scripts/share/make-pictures';

/**
 * Adds the share pictures to the site. The cache is in `.next/cache`, which `next build` keeps, so a build draws only the pictures that
 * changed since the previous build.
 */
export async function writeSharePictures(directory: string): Promise<void> {
  const start = performance.now();
  const { drawn, cached, unset } = await makePictures(listPictures(loadShareContent()), {
    outDirectory: path.resolve(directory),
    cacheDirectory: path.resolve('.next/cache/share'),
  });
  for (const { title, missing } of unset) {
    console.warn(
      `Share picture: the display face has no ${missing.join(' ')}; the pictures of '${title}' show the category or the brand instead.`,
    );
  }
  console.log(
    `Share pictures: ${drawn} drawn, ${cached} from the cache (${Math.round(performance.now() - start)} ms)`,
  );
}
