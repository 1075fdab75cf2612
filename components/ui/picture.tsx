import { isOwn, photoSources, type AnyPicture, type Photo } from '@/lib/site/picture';
import { OwnImage, type OwnImageProps } from './own-image';
import { Postcard } from './postcard';

interface PictureProps extends Omit<OwnImageProps, 'picture' | 'framed'> {
  readonly photo: AnyPicture;
}

/** An empty picture, so that the drawing behind it is visible. */
const WAITING = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** The addresses of a photo. For a photo that waits for consent, they are in data attributes that a script reads (`show-photos.ts`). */
function sourcesOf({ id, waits }: Photo, largest: number) {
  const { src, srcSet } = photoSources(id, largest);
  return waits ? { src: WAITING, 'data-src': src, 'data-srcset': srcSet } : { src, srcSet };
}

/**
 * A picture that fills a frame of the page. Behind a photo from the photo host is a drawn postcard of the same subject.
 */
export function Picture({ photo, sizes, largest, eager = false, decorative = false }: PictureProps) {
  if (isOwn(photo)) return <OwnImage picture={photo} {...{ sizes, largest, eager, decorative }} framed />;
  return (
    <span className="picture">
      <Postcard subject={photo.drawing} />
      <img
        {...sourcesOf(photo, largest)}
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
