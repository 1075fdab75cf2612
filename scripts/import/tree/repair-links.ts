import type { PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Adaption } from './adaption';
import { isBlank, text, words } from './parts';

/** Points links to their targets on this site, and removes links without text or without a target. */
export function repairLinks(root: Root, adaption: Adaption): void {
  // A link around several blocks is split into links, some of them without text.
  const known = new Set<string>();
  visit(root, 'link', (node) => {
    if (words(node) !== '') known.add(node.url);
  });
  const shortened = new Set<unknown>();
  visit(root, 'link', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const inner = words(node);
    const siblings = parent.children as PhrasingContent[];
    if (inner === '') {
      siblings.splice(index, 1);
      shortened.add(parent);
      if (node.url !== '' && !node.url.startsWith('#') && !known.has(node.url))
        adaption.note(node.url, 'link', `a link without words, to ${node.url}, was left out`);
      known.add(node.url);
      return index;
    }
    const target = node.url === '' ? undefined : adaption.link(node.url, inner);
    if (target === undefined) {
      siblings.splice(index, 1, ...node.children);
      return index;
    }
    // Replace an address as link text with the title of the article, which says more to readers.
    if (target.title !== undefined && inner === node.url) node.children = [text(target.title) as never];
    node.url = target.url;
    node.title = null;
    return SKIP;
  });
  visit(root, 'paragraph', (node, index, parent) => {
    if (!shortened.has(node) || !isBlank(node.children) || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
}
