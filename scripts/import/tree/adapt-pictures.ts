import type { BlockContent, Image, RootContent, Table } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { ImportPicture } from './nodes';
import type { Adaption } from './adaption';
import { asPicture, isShownPicture, paragraph, text, words } from './parts';

const linkOf = (image: Image) => (image.data as { readonly link?: string } | undefined)?.link ?? '';

/** The parts of a picture: its image, the text below it, and the link around it. */
export function pictureNodes({ image, caption }: ImportPicture, adaption: Adaption): RootContent[] {
  const flat = caption.map((node) => words(node)).join(' ');
  const typed = image.alt ?? '';
  const hasLink = caption.some((node) => {
    let found = false;
    visit(node, 'link', () => void (found = true));
    return found;
  });
  const said = [...new Set([flat, typed, image.title ?? ''])].filter(Boolean);
  const url = adaption.picture(image.url, said.join(' / '));
  const around = linkOf(image);
  // A link to a larger file of the same picture may be dropped.
  if (
    around !== '' &&
    !/\.(?:jpe?g|png|gif|webp|avif|tiff?)(?:[?#]|$)|attachment_id=/i.test(around) &&
    url !== undefined
  )
    adaption.note(around, 'picture', `the link around the picture, to ${around}, was left out`);
  const title = hasLink ? '' : flat || image.title;
  const below = hasLink ? (caption as RootContent[]) : [];
  if (url === undefined) {
    // Keep the text below a missing picture, because it is still informative.
    const left: RootContent[] =
      flat !== '' && !hasLink ? [paragraph({ type: 'emphasis', children: [text(flat)] })] : below;
    const remote = /^(?:https?:)?\/\//.test(image.url) ? image.url.replace(/^\/\//, 'https://') : undefined;
    const address = remote && adaption.link(remote, typed)?.url;
    const label = adaption.describes(image.url, typed) ? typed : 'Picture';
    return address ? [paragraph({ type: 'link', url: address, children: [text(label)] }), ...left] : left;
  }
  const alt = adaption.description(image.url, typed);
  return [paragraph({ type: 'image', url, alt, title: title === alt ? null : title }), ...below];
}

/** A table with only text in its cells. Pictures in cells are moved after the table. */
export function tableNodes(table: Table, adaption: Adaption): RootContent[] {
  const pictures: RootContent[] = [];
  visit(table, (node, index, parent) => {
    const { type } = node as RootContent;
    if ((type === 'image' || type === 'importPicture') && parent && index !== undefined) {
      pictures.push(
        ...pictureNodes(
          type === 'image' ? asPicture(node as Image) : (node as never as ImportPicture),
          adaption,
        ),
      );
      (parent as { children: unknown[] }).children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  const isEmpty = words(table) === '';
  // A table with nothing but pictures was only used for layout.
  if (pictures.length > 0 && isEmpty) return pictures;
  return [table, ...pictures];
}

export function galleryNodes(pictures: readonly ImportPicture[], adaption: Adaption): RootContent[] {
  const nodes = pictures.flatMap((picture) => pictureNodes(picture, adaption));
  const shown = nodes.filter(isShownPicture);
  if (shown.length < 2) return nodes;
  const gallery: ContainerDirective = {
    type: 'containerDirective',
    name: 'gallery',
    attributes: {},
    children: shown as BlockContent[],
  };
  return [gallery, ...nodes.filter((node) => !shown.includes(node))];
}
