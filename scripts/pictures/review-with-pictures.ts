import { inOrder, reviewContent, type Review } from '@/lib/lint/check-content';
import type { BuildContext } from '@/lib/site/build-context';
import { PICTURE_CACHE } from '@/lib/site/own-pictures';
import { preparePictures } from './prepare';

/** All errors and warnings of content, including those from decoding every picture. A build decodes them in a separate step. */
export async function reviewWithPictures(directory: string, buildContext: BuildContext): Promise<Review> {
  const review = reviewContent(directory, buildContext);
  const { diagnostics } = await preparePictures(directory, review.pictures, 'inspect', PICTURE_CACHE);
  return { ...review, errors: inOrder([...review.errors, ...diagnostics]) };
}
