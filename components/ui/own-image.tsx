import { asset } from '@/lib/site/address';
import { ownPath, ownSources, type OwnPicture } from '@/lib/site/picture';

export interface OwnImageProps {
  readonly picture: OwnPicture;
  /** The width of the picture by window width, as in the `sizes` of an `<img>`. */
  readonly sizes: string;
  /** The maximum width in CSS pixels. */
  readonly largest: number;
  /** Only for a picture that is visible without scrolling. */
  readonly eager?: boolean;
  /** Hides the picture from screen readers if a title next to it says the same. */
  readonly decorative?: boolean;
  /** Whether a frame crops the picture to the proportions of the frame (`pictureCss`). */
  readonly framed?: boolean;
}

/**
 * A picture that the site serves itself. Width and height reserve the space, and the main color fills it until the picture has loaded.
 */
export function OwnImage({
  picture,
  sizes,
  largest,
  eager = false,
  decorative = false,
  framed = false,
}: OwnImageProps) {
  const { width, height, color, focus, alt } = picture;
  return (
    <picture
      className={framed ? 'picture' : undefined}
      style={framed && color ? { background: color } : undefined}
    >
      {ownSources(picture, largest, asset).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={asset(ownPath(picture))}
        alt={decorative ? '' : alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        style={framed ? { objectPosition: focus } : { background: color }}
        // The start-up script may mark a failed photo before React starts.
        suppressHydrationWarning
      />
    </picture>
  );
}
