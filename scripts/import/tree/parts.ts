import type { Image, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { ImportPicture } from './nodes';

/*
 * Helper functions for Markdown nodes, used by the steps of an import.
 */

export const words = (node: Parameters<typeof toString>[0]) =>
  toString(node, { includeImageAlt: false }).replace(/\s+/g, ' ').trim();

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** The words in brackets after the name of a box. */
export const label = (...children: PhrasingContent[]): Paragraph => ({
  ...paragraph(...children),
  data: { directiveLabel: true },
});

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

export const isBlank = (nodes: readonly PhrasingContent[]) =>
  nodes.every(
    (node) => node.type === 'break' || (node.type === 'text' && /^[\s\u00a0\u200b]*$/.test(node.value)),
  );

export const asPicture = (image: Image, link = ''): ImportPicture => ({
  type: 'importPicture',
  image: { ...image, data: { ...image.data, link } } as Image,
  caption: [],
});

export const isShownPicture = (node: RootContent) =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image';

export const isFlat = (node: RootContent): node is RootContent & { children: RootContent[] } =>
  node.type === 'blockquote' ||
  node.type === 'list' ||
  node.type === 'listItem' ||
  node.type === 'containerDirective' ||
  node.type === 'footnoteDefinition';
