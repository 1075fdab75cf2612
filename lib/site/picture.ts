import type { PostcardSubject } from './postcard-subjects';

/** A photo from the photo host, and the drawing that replaces it if it does not load. */
export interface Photo {
  /** Id at the photo host, without the `photo-` prefix. */
  readonly id: string;
  /** A description for people who cannot see the picture. */
  readonly alt: string;
  readonly drawing: PostcardSubject;
}

/** CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A local picture from `public/pictures`. */
export interface LocalPicture extends PictureSize {
  /** With the base path. */
  readonly src: string;
  readonly alt: string;
}

export const isLocal = (picture: Photo | LocalPicture): picture is LocalPicture => 'src' in picture;

const PHOTO_HOST = 'https://images.unsplash.com/photo-';

/** Widths in pixels for `srcset`. */
const WIDTHS = [400, 800, 1200, 1600] as const;

/**
 * The address of a photo at one width.
 *
 * @param width pixels; the host scales the photo and chooses the best format for the browser (`auto=format`)
 */
export function photoUrl(id: string, width: number): string {
  return `${PHOTO_HOST}${id}?w=${width}&q=70&auto=format`;
}

/** The `src` and `srcset` of an `<img>`. `largest` is its maximum width in CSS pixels. */
export function photoSources(id: string, largest: number): { readonly src: string; readonly srcSet: string } {
  // Twice the width is enough for high-density screens.
  const widths = WIDTHS.filter((width, index) => index === 0 || width <= largest * 2);
  return {
    src: photoUrl(id, widths[Math.min(1, widths.length - 1)] ?? WIDTHS[0]),
    srcSet: widths.map((width) => `${photoUrl(id, width)} ${width}w`).join(', '),
  };
}
