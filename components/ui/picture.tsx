import { isOwn, photoSources, type AnyPicture } from '@/lib/site/picture';
import { OwnImage, type OwnImageProps } from './own-image';
import { Postcard } from './postcard';

interface PictureProps extends Omit<OwnImageProps, 'picture' | 'framed'> {
  readonly photo: AnyPicture;
}

/**
 * A picture that fills a frame of the page. Behind a photo from the photo host is a drawn postcard of the same subject; the page must
 * include its `PostcardSprite`.
 */
export function Picture({ photo, sizes, largest, eager = false, decorative = false }: PictureProps) {
  if (isOwn(photo)) return <OwnImage picture={photo} {...{ sizes, largest, eager, decorative }} framed />;
  return (
    <span className="picture">
      <Postcard subject={photo.drawing} />
      <img
        {...photoSources(photo.id, largest)}
        sizes={sizes}
        alt={decorative ? '' : photo.alt}
        loading={eager ? 'eager' : 'lazy'}
        // The text has priority over photos.
        fetchPriority={eager ? 'low' : undefined}
        decoding="async"
        style={photo.focus ? { objectPosition: photo.focus } : undefined}
        // The start-up script may mark a failed photo before React starts.
        suppressHydrationWarning
      />
    </span>
  );
}
