import type { PhrasingContent, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Adaption } from './adaption';
import { text, words } from './parts';

/** Points links to their targets on this site, and removes links without text or without a target. */
export function repairLinks(root: Root, adaption: Adaption): void {
  visit(root, 'link', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const inner = words(node);
    const siblings = parent.children as PhrasingContent[];
    if (inner === '') {
      siblings.splice(index, 1);
      if (node.url !== '' && !node.url.startsWith('#'))
        adaption.note(node.url, 'link', `a link without words, to ${node.url}, was left out`);
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
}
