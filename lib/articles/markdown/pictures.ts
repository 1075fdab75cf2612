import type { Element } from 'hast';
import type { PhrasingContent, RootContent } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { ownName } from '@/lib/site/own-pictures';
import { creditLine, isOwn, ownPath, photoUrl, type AnyPicture } from '@/lib/site/picture';
import { photoOf } from '@/lib/site/pictures';
import type { BodyBlock, BodyContext, PortableContext } from './body';
import type { Attributes } from './directive';
import { loneImage, PHOTO_SCHEME } from './parse';

/**
 * A picture of a body: `![alt](photo:key "caption")` alone in its paragraph, or `::figure[caption]{photo=key alt="…"}`; the name
 * of a picture of the site's own stands in place of `photo:key`, or in `src=` of a figure.
 */
export interface BodyPicture {
  /** Address as written: `photo:` and a key, or the name of a picture of the site's own. */
  readonly url: string;
  readonly alt: string;
  readonly caption: string | undefined;
  readonly credit?: string | undefined;
}

/** The address of a figure's picture, as an image would name it. */
export const figureUrl = ({ src, photo }: Attributes): string => src ?? `${PHOTO_SCHEME}${photo ?? ''}`;

/** The picture that a paragraph is, if it is one. */
export function pictureOf(node: RootContent): BodyPicture | undefined {
  const image = loneImage(node);
  return image && { url: image.url, alt: image.alt ?? '', caption: image.title ?? undefined };
}

/** The picture that an address means. @throws TypeError when a check has let an unknown one pass */
export function pictureAt(url: string, { pictures, ownFacts }: BodyContext): Omit<AnyPicture, 'alt'> {
  const name = ownName(url);
  return name === undefined ? photoOf(pictures, url.slice(PHOTO_SCHEME.length)) : ownFacts(name);
}

/** A picture as a component of the page draws it. */
export function pictureBlock(
  { url, alt, caption, credit }: BodyPicture,
  context: BodyContext,
): BodyBlock & { readonly kind: 'picture' } {
  const photo = { ...pictureAt(url, context), alt, ...(credit && { credit }) } as AnyPicture;
  return { kind: 'picture', photo, caption };
}

/** What stands below a picture: its caption, then who took it. */
const wordsBelow = (caption: string | undefined, credit: string | undefined): string =>
  [caption, credit && `(${creditLine(credit)})`].filter(Boolean).join(' ');

/** A picture where no component draws: a plain image with its caption. */
export function pictureElement(picture: BodyPicture, context: BodyContext, state: State): Element {
  const { photo, caption } = pictureBlock(picture, context);
  const url = isOwn(photo) ? context.address(ownPath(photo)) : photoUrl(photo.id, 1200);
  const below = wordsBelow(caption, photo.credit);
  const words: readonly PhrasingContent[] = below
    ? [{ type: 'break' }, { type: 'emphasis', children: [{ type: 'text', value: below }] }]
    : [];
  const children: PhrasingContent[] = [{ type: 'image', url, alt: photo.alt }, ...words];
  return {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: state.all({ type: 'paragraph', children }),
  };
}

/** Text that stands for itself between brackets and between quotes. */
const escaped = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\[\]"`*_<&]/g, '\\$&');

/** A picture as Markdown, with its caption behind the address; the caption alone where there is no such photo. */
export function pictureMarkdown(
  { url, alt, caption = '', credit }: BodyPicture,
  context: PortableContext,
): string {
  const address = context.picture(url);
  const below = wordsBelow(caption, credit);
  return address === undefined ? caption : `![${escaped(alt)}](${address}${below && ` "${escaped(below)}"`})`;
}
