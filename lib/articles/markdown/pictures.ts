import type { Element } from 'hast';
import type { PhrasingContent, RootContent } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { ownName } from '@/lib/site/own-pictures';
import { creditLine, PHOTO_SCHEME, plainPictureUrl, type AnyPicture } from '@/lib/site/picture';
import { photoOf } from '@/lib/site/pictures';
import { escapeMarkdown } from '@/lib/source/escape-markdown';
import type { BodyBlock, BodyContext, PortableContext } from './body';
import type { Attributes } from './directive';
import { loneImage } from './parse';

/**
 * A picture of a body: `![alt](photo:key "caption")` alone in its paragraph, or `::figure[caption]{photo=key alt="…"}`. For an own
 * picture, its name replaces `photo:key`, or is the value of `src=` in a figure.
 */
export interface BodyPicture {
  /** The address as written: `photo:` and a key, or the name of an own picture. */
  readonly url: string;
  readonly alt: string;
  readonly caption: string | undefined;
  readonly credit?: string | undefined;
}

/** The address of a figure's picture, in the form that images use. */
export const figureUrl = ({ src, photo }: Attributes): string => src ?? `${PHOTO_SCHEME}${photo ?? ''}`;

/** The picture of a paragraph that consists of a picture. */
export function pictureOf(node: RootContent): BodyPicture | undefined {
  const image = loneImage(node);
  return image && { url: image.url, alt: image.alt ?? '', caption: image.title ?? undefined };
}

/** The picture at an address. @throws TypeError for an unknown address, which the checks reject */
function pictureAt(url: string, { pictures, ownFacts }: BodyContext): Omit<AnyPicture, 'alt'> {
  const name = ownName(url);
  return name === undefined ? photoOf(pictures, url.slice(PHOTO_SCHEME.length)) : ownFacts(name);
}

/** The data from which a component renders a picture. */
export function pictureBlock(
  { url, alt, caption, credit }: BodyPicture,
  context: BodyContext,
): BodyBlock & { readonly kind: 'picture' } {
  const photo = { ...pictureAt(url, context), alt, ...(credit && { credit }) } as AnyPicture;
  return { kind: 'picture', photo, caption };
}

/** The text below a picture: its caption, then its credit. */
const wordsBelow = (caption: string | undefined, credit: string | undefined): string =>
  [caption, credit && `(${creditLine(credit)})`].filter(Boolean).join(' ');

/** A picture in output without components: a plain image with its caption. */
export function pictureElement(picture: BodyPicture, context: BodyContext, state: State): Element {
  const { photo, caption } = pictureBlock(picture, context);
  const url = plainPictureUrl(photo, context.address);
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

/** A picture as Markdown, with its caption after the address. For an unknown photo, only the caption. */
export function pictureMarkdown(
  { url, alt, caption = '', credit }: BodyPicture,
  context: PortableContext,
): string {
  const address = context.picture(url);
  const below = wordsBelow(caption, credit);
  if (address === undefined) return escapeMarkdown(caption);
  const title = escapeMarkdown(below).replaceAll('"', '\\"');
  return `![${escapeMarkdown(alt)}](${address}${title && ` "${title}"`})`;
}
