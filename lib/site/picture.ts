import type { PostcardSubject } from './postcard-subjects';

/** What any picture of the site may have besides what it shows. */
interface PictureWords {
  /** A description for people who cannot see the picture. */
  readonly alt: string;
  /** Who took it, and the license if it asks to be named. */
  readonly credit?: string | undefined;
  /** The point that a crop keeps, as a CSS position such as '40% 60%'. */
  readonly focus?: string | undefined;
}

/** A photo from the photo host, and the drawing that replaces it if it does not load. */
export interface Photo extends PictureWords {
  /** Id at the photo host, without the `photo-` prefix. */
  readonly id: string;
  readonly drawing: PostcardSubject;
  /** Whether the drawing stands alone until a reader allows photos. */
  readonly waits?: boolean | undefined;
}

/** CSS pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The format of a picture for browsers that know none of the modern ones. Drawings have no other. */
export type PictureEnding = 'jpg' | 'png' | 'gif' | 'svg';

/** What the build makes of a picture in `content/pictures`. The size is that of the largest variant. */
export interface OwnPictureFacts extends PictureSize {
  /** What the paths of all variants begin with, such as /pictures/harbor-3f2a9c1b07; without the base path. */
  readonly stem: string;
  /** In pixels, ascending; none for a drawing. */
  readonly widths: readonly number[];
  readonly ending: PictureEnding;
  /** Shown until the picture is there; none where it is transparent. */
  readonly color?: string | undefined;
  readonly focus?: string | undefined;
}

/** A picture that the site serves itself. */
export interface OwnPicture extends OwnPictureFacts, PictureWords {}

export type AnyPicture = Photo | OwnPicture;

export const isOwn = (picture: AnyPicture): picture is OwnPicture => 'stem' in picture;

/** A credit as it is shown. */
export const creditLine = (credit: string): string => `Photo: ${credit}`;

/** The photos among pictures that come from the photo host and need a drawing behind them. */
export const hostPhotos = (pictures: readonly AnyPicture[]): readonly Photo[] =>
  pictures.flatMap((picture) => (isOwn(picture) ? [] : [picture]));

/** Where photos by name come from. */
export const PHOTO_PROVIDER = 'Unsplash';
export const PHOTO_HOST = 'https://images.unsplash.com';

/** Widths in pixels for `srcset`. */
export const WIDTHS = [400, 800, 1200, 1600] as const;

/** Width of a picture where nothing chooses one: in feeds, in Markdown, in old browsers. */
const PLAIN_WIDTH = 1200;

/**
 * The address of a photo at one width.
 *
 * @param width pixels; the host scales the photo and chooses the best format for the browser (`auto=format`)
 */
export function photoUrl(id: string, width: number): string {
  return `${PHOTO_HOST}/photo-${id}?w=${width}&q=70&auto=format`;
}

/** Widths for a slot. Twice its width is enough for high-density screens. @param largest CSS pixels */
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

/** Formats that browsers choose from, the smallest first, by the format for those that know none of them. */
export const MODERN: Readonly<Record<PictureEnding, readonly ('avif' | 'webp')[]>> = {
  jpg: ['avif', 'webp'],
  png: ['avif', 'webp'],
  // AVIF cannot be animated here.
  gif: ['webp'],
  svg: [],
};

/** The width of the one variant in the oldest format. */
export const plainWidth = (widths: readonly number[]): number | undefined =>
  widths.findLast((width) => width <= PLAIN_WIDTH);

/** The path of a picture for whoever takes only one: browsers without modern formats, feeds, search engines. */
export function ownPath({ stem, widths, ending }: OwnPictureFacts): string {
  const width = plainWidth(widths);
  return width === undefined ? `${stem}.${ending}` : `${stem}-${width}.${ending}`;
}

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
