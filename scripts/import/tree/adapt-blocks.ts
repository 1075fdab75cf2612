import type { BlockContent, Heading, Paragraph, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { nameSlug } from '@/lib/source/name-slug';
import type { ImportDetails } from './nodes';
import { frameNodes } from './adapt-frame';
import { galleryNodes, pictureNodes, tableNodes } from './adapt-pictures';
import type { Adaption } from './adaption';
import { cutParagraph } from './cut-paragraph';
import { hoistBlocks } from './hoist-blocks';
import { isFlat, label, paragraph, text } from './parts';

function detailsNodes(
  { summary, children }: ImportDetails,
  adaption: Adaption,
  atTop: boolean,
): RootContent[] {
  const inner = blocks(children, adaption, atTop && summary === '');
  if (summary === '') return inner;
  const box: ContainerDirective = {
    type: 'containerDirective',
    name: 'details',
    attributes: {},
    children: [label(text(summary)), ...(inner as BlockContent[])],
  };
  return atTop ? hoistBlocks(box, adaption) : [box];
}

/**
 * Adapts the parts of a paragraph. The text around a part that leaves nothing, such as a picture that cannot be imported, is one
 * paragraph again.
 */
function partsOfParagraph(parts: readonly RootContent[], adaption: Adaption, atTop: boolean): RootContent[] {
  const adapted: RootContent[] = [];
  /** The paragraph that text behind a part without a result continues. */
  let open: Paragraph | undefined;
  let isGone = false;
  for (const part of parts) {
    if (part.type !== 'paragraph') {
      const nodes = blocks([part], adaption, atTop);
      if (nodes.length > 0) open = undefined;
      adapted.push(...nodes);
      isGone = true;
    } else if (open && isGone) {
      const gap = /^[,.;:!?)]/.test(toString(part)) ? [] : [text(' ')];
      open.children.push(...gap, ...part.children);
      isGone = false;
    } else {
      open = part;
      adapted.push(part);
      isGone = false;
    }
  }
  return adapted;
}

/** @param atTop whether the blocks are at the top level of the article */
export function blocks(nodes: readonly RootContent[], adaption: Adaption, atTop: boolean): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    switch (node.type) {
      case 'paragraph':
        return partsOfParagraph(cutParagraph(node), adaption, atTop);
      case 'importPicture':
        return pictureNodes(node, adaption);
      case 'importGallery':
        return galleryNodes(node.pictures, adaption);
      case 'importFrame':
        return frameNodes(node, adaption);
      case 'importDetails':
        return detailsNodes(node, adaption, atTop);
      case 'table':
        return tableNodes(node, adaption);
      case 'heading':
        return headingNodes(node, adaption);
      default: {
        if (!isFlat(node)) return [node];
        node.children = blocks(node.children, adaption, false);
        if (node.children.length === 0) return [];
        return atTop ? hoistBlocks(node, adaption) : [node];
      }
    }
  });
}

/** A heading with text only. Pictures in it are moved after it, and a heading without text is removed. */
function headingNodes(node: Heading, adaption: Adaption): RootContent[] {
  const parts = cutParagraph(paragraph(...node.children));
  const spoken = parts.filter((part): part is Paragraph => part.type === 'paragraph');
  // Text between pictures describes them and is not a heading.
  if (spoken.length > 1) return blocks(parts, adaption, false);
  const others = blocks(
    parts.filter((part) => part.type !== 'paragraph'),
    adaption,
    false,
  );
  const children = spoken
    .flatMap((part) => part.children)
    .map((child) => (child.type === 'break' ? text(' ') : child));
  if (children.length === 0) return others;
  // Remove strong emphasis around a whole heading, because headings are bold anyway.
  const [only] = children;
  const bare = children.length === 1 && only?.type === 'strong' ? only.children : children;
  const slug = nameSlug(toString(bare));
  if (slug === '' || /^user-content-/.test(slug)) return [paragraph(...bare), ...others];
  return [{ type: 'heading', depth: node.depth, children: bare }, ...others];
}
