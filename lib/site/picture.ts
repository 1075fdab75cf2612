import type { PostcardSubject } from './postcard-subjects';

/** A photo of the photo host and the drawing that stands in when it does not arrive. */
export interface Photo {
  /** Id at the photo host, without the `photo-` prefix. */
  readonly id: string;
  /** What the picture shows, for people who do not see it. */
  readonly alt: string;
  readonly drawing: PostcardSubject;
}

/** Pixels of CSS. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A picture of the site's own, from `public/pictures`. */
export interface LocalPicture extends PictureSize {
  /** With the base path. */
  readonly src: string;
  readonly alt: string;
}

export const isLocal = (picture: Photo | LocalPicture): picture is LocalPicture => 'src' in picture;

const PHOTO_HOST = 'https://images.unsplash.com/photo-';

/** Widths in pixels that a visitor's browser may choose from; four are enough for every slot of the site. */
const WIDTHS = [400, 800, 1200, 1600] as const;

/**
 * Address of a photo at one width.
 *
 * @param width pixels; the host scales and answers the best format the browser takes (`auto=format`)
 */
export function photoUrl(id: string, width: number): string {
  return `${PHOTO_HOST}${id}?w=${width}&q=70&auto=format`;
}

/** The `src` and `srcset` of an `<img>`; `largest` is the widest slot the picture can have, in CSS pixels. */
export function photoSources(id: string, largest: number): { readonly src: string; readonly srcSet: string } {
  // Twice the slot serves dense screens; more would only cost the visitor.
  const widths = WIDTHS.filter((width, index) => index === 0 || width <= largest * 2);
  return {
    src: photoUrl(id, widths[Math.min(1, widths.length - 1)] ?? WIDTHS[0]),
    srcSet: widths.map((width) => `${photoUrl(id, width)} ${width}w`).join(', '),
  };
}
