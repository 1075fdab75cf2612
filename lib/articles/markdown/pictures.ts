import type { Element } from 'hast';
import type { PhrasingContent, RootContent } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { isLocal, photoUrl } from '@/lib/site/picture';
import { photoOf } from '@/lib/site/pictures';
import { encodePath } from './address';
import type { BodyBlock, BodyContext, PortableContext } from './body';
import type { Attributes } from './directive';
import { loneImage, LOCAL_PICTURES, PHOTO_SCHEME } from './parse';

/**
 * A picture of a body: `![alt](photo:key "caption")` alone in its paragraph, or `::figure[caption]{photo=key alt="…"}`; a path
 * of the site's own pictures stands in place of `photo:key`, or in `src=` of a figure.
 */
export interface BodyPicture {
  /** Address as written: `photo:` and a key, or a path of a picture of the site's own. */
  readonly url: string;
  readonly alt: string;
  readonly caption: string | undefined;
}

/** The address of a figure's picture, as an image would name it. */
export const figureUrl = ({ src, photo }: Attributes): string => src ?? `${PHOTO_SCHEME}${photo ?? ''}`;

/** The picture that a paragraph is, if it is one. */
export function pictureOf(node: RootContent): BodyPicture | undefined {
  const image = loneImage(node);
  return image && { url: image.url, alt: image.alt ?? '', caption: image.title ?? undefined };
}

/** A picture as a component of the page draws it. */
export function pictureBlock(
  { url, alt, caption }: BodyPicture,
  { pictures, address, localSize }: BodyContext,
): BodyBlock & { readonly kind: 'picture' } {
  const photo = url.startsWith(LOCAL_PICTURES)
    ? { src: address(encodePath(url)), alt, ...localSize(url) }
    : { ...photoOf(pictures, url.slice(PHOTO_SCHEME.length)), alt };
  return { kind: 'picture', photo, caption };
}

/** A picture where no component draws: a plain image with its caption. */
export function pictureElement(picture: BodyPicture, context: BodyContext, state: State): Element {
  const { photo, caption } = pictureBlock(picture, context);
  const url = isLocal(photo) ? photo.src : photoUrl(photo.id, 1200);
  const words: readonly PhrasingContent[] = caption
    ? [{ type: 'break' }, { type: 'emphasis', children: [{ type: 'text', value: caption }] }]
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
export function pictureMarkdown({ url, alt, caption = '' }: BodyPicture, context: PortableContext): string {
  const isPhoto = url.startsWith(PHOTO_SCHEME);
  const address = isPhoto ? context.photo(url.slice(PHOTO_SCHEME.length)) : context.site + encodePath(url);
  const title = caption && ` "${escaped(caption)}"`;
  return address === undefined ? caption : `![${escaped(alt)}](${address}${title})`;
}
