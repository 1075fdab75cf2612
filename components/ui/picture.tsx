import { photoSources, type Photo } from '@/lib/site/picture';
import { Postcard } from './postcard';

interface PictureProps {
  readonly photo: Photo;
  /** How wide the slot is at which width of the window, as in the `sizes` of an `<img>`. */
  readonly sizes: string;
  /** The widest the slot can be, in CSS pixels. */
  readonly largest: number;
  /** Only for a picture that can be seen without scrolling. */
  readonly eager?: boolean;
  /** Beside a title that says the same, a picture stays silent for screen readers. */
  readonly decorative?: boolean;
}

/** A photo of the photo host, its space reserved, with a drawn postcard of the same subject behind it. */
export function Picture({ photo, sizes, largest, eager = false, decorative = false }: PictureProps) {
  return (
    <span className="picture">
      <Postcard subject={photo.drawing} />
      <img
        {...photoSources(photo.id, largest)}
        sizes={sizes}
        alt={decorative ? '' : photo.alt}
        loading={eager ? 'eager' : 'lazy'}
        // Text is what a reader came for; a photo never competes with it.
        fetchPriority={eager ? 'low' : undefined}
        decoding="async"
        // The start-up script may mark a failed photo before React is there.
        suppressHydrationWarning
      />
    </span>
  );
}
