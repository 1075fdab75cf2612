import type { PostcardSubject } from './postcard-subjects';

/** The start of a photo's address in a body. A key of `content/pictures.yaml` follows. */
export const PHOTO_SCHEME = 'photo:';

/** The text and the crop position that any picture of the site may have. */
interface PictureWords {
  /** A description for people who cannot see the picture. */
  readonly alt: string;
  /** The photographer, and the license if its terms require that. */
  readonly credit?: string | undefined;
  /** The point that a crop keeps, as a CSS position such as '40% 60%'. */
  readonly focus?: string | undefined;
}

/** A photo from the photo host, and the drawing that replaces it if it does not load. */
export interface Photo extends PictureWords {
  /** Id at the photo host, without the `photo-` prefix. */
  readonly id: string;
  readonly drawing: PostcardSubject;
  /** Whether only the drawing is shown until the reader allows photos. */
  readonly waits?: boolean | undefined;
}

/** CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The fallback format of a picture, for browsers without AVIF and WebP. Drawings have no other format. */
export type PictureEnding = 'jpg' | 'png' | 'gif' | 'svg';

/** The variants that the build makes of a picture in `content/pictures`. The size is that of the largest variant. */
export interface OwnPictureFacts extends PictureSize {
  /** The start of the paths of all variants, such as /pictures/harbor-3f2a9c1b07; without the base path. */
  readonly stem: string;
  /** In pixels, ascending. Empty for a drawing. */
  readonly widths: readonly number[];
  readonly ending: PictureEnding;
  /** Shown until the picture has loaded. Undefined for a transparent picture. */
  readonly color?: string | undefined;
  readonly focus?: string | undefined;
}

/** A picture that the site serves itself. */
export interface OwnPicture extends OwnPictureFacts, PictureWords {}

export type AnyPicture = Photo | OwnPicture;

export const isOwn = (picture: AnyPicture): picture is OwnPicture => 'stem' in picture;

/** A credit as pages show it. */
export const creditLine = (credit: string): string => `Photo: ${credit}`;

/** The pictures that come from the photo host and need a drawing as a fallback. */
export const hostPhotos = (pictures: readonly AnyPicture[]): readonly Photo[] =>
  pictures.flatMap((picture) => (isOwn(picture) ? [] : [picture]));

/** The photo host, as pages name it. */
export const PHOTO_PROVIDER = 'Unsplash';
export const PHOTO_HOST = 'https://images.unsplash.com';

/** Widths in pixels for `srcset`. */
export const WIDTHS = [400, 800, 1200, 1600] as const;

/** Width of a picture where the client cannot choose one: in feeds, in Markdown, in old browsers. */
const PLAIN_WIDTH = 1200;

/**
 * The address of a photo at one width.
 *
 * @param width pixels; the host scales the photo and chooses the best format for the browser (`auto=format`)
 */
export function photoUrl(id: string, width: number): string {
  return `${PHOTO_HOST}/photo-${id}?w=${width}&q=70&auto=format`;
}

/** Widths for a picture. Twice the displayed width is enough for high-density screens. @param largest CSS pixels */
const widthsFor = <T extends number>(widths: readonly T[], largest: number): readonly T[] =>
  widths.filter((width, index) => index === 0 || width <= largest * 2);

/** The `src` and `srcset` of an `<img>`. `largest` is its maximum width in CSS pixels. */
export function photoSources(id: string, largest: number): { readonly src: string; readonly srcSet: string } {
  const widths = widthsFor(WIDTHS, largest);
  return {
    src: photoUrl(id, widths[Math.min(1, widths.length - 1)] ?? WIDTHS[0]),
    srcSet: widths.map((width) => `${photoUrl(id, width)} ${width}w`).join(', '),
  };
}

/** The modern formats of a picture by its fallback format, smallest files first. */
export const MODERN: Readonly<Record<PictureEnding, readonly ('avif' | 'webp')[]>> = {
  jpg: ['avif', 'webp'],
  png: ['avif', 'webp'],
  // sharp cannot write animated AVIF.
  gif: ['webp'],
  svg: [],
};

/** The width of the only variant in the fallback format. */
export const plainWidth = (widths: readonly number[]): number | undefined =>
  widths.findLast((width) => width <= PLAIN_WIDTH);

/** The path of a picture in its fallback format: for browsers without modern formats, feeds and search engines. */
export function ownPath({ stem, widths, ending }: OwnPictureFacts): string {
  const width = plainWidth(widths);
  return width === undefined ? `${stem}.${ending}` : `${stem}-${width}.${ending}`;
}

/** The address of a picture where the client cannot choose a width. @param address turns a path into an address */
export const plainPictureUrl = (picture: AnyPicture, address: (path: string) => string): string =>
  isOwn(picture) ? address(ownPath(picture)) : photoUrl(picture.id, PLAIN_WIDTH);

/**
 * The `<source>` elements of a picture.
 *
 * @param largest maximum width in CSS pixels
 * @param address turns a path into an address
 */
export function ownSources(
  { stem, widths, ending }: OwnPictureFacts,
  largest: number,
  address: (path: string) => string,
): readonly { readonly type: string; readonly srcSet: string }[] {
  return MODERN[ending].map((format) => ({
    type: `image/${format}`,
    srcSet: widthsFor(widths, largest)
      .map((width) => `${address(`${stem}-${width}.${format}`)} ${width}w`)
      .join(', '),
  }));
}
