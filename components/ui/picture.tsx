import { photoSources, type Photo } from '@/lib/site/picture';
import { Postcard } from './postcard';

interface PictureProps {
  readonly photo: Photo;
  /** The width of the picture by window width, as in the `sizes` of an `<img>`. */
  readonly sizes: string;
  /** The maximum width in CSS pixels. */
  readonly largest: number;
  /** Only for a picture that is visible without scrolling. */
  readonly eager?: boolean;
  /** Hides the picture from screen readers if a title next to it says the same. */
  readonly decorative?: boolean;
}

/** A photo from the photo host with reserved space. A drawn postcard of the same subject is behind it. */
export function Picture({ photo, sizes, largest, eager = false, decorative = false }: PictureProps) {
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
        // The start-up script may mark a failed photo before React starts.
        suppressHydrationWarning
      />
    </span>
  );
}
