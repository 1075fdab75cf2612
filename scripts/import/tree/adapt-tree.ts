import type { Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { blocks } from './adapt-blocks';
import type { Adaption } from './adaption';
import { repairHeadings } from './repair-headings';
import { repairLinks } from './repair-links';
import { listsInParagraphs, repairLists, splitAtBreaks } from './repair-lists';
import { repairText } from './repair-text';
import { has, isFlat, paragraph, text } from './parts';

/*
 * Adapts a Markdown tree to the conventions of this site: headings from the second level on, pictures on their own, and this site's
 * directives if there is one for an element.
 */

/** Makes the source of a quotation the label of its box. */
function labelQuote(node: ContainerDirective): void {
  const source = node.attributes?.source;
  node.attributes = {};
  if (source) node.children.unshift({ ...paragraph(text(source)), data: { directiveLabel: true } });
}

/** Replaces boxes that this site does not have with their content. */
function mendBoxes(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node) => {
    if (isFlat(node)) node.children = mendBoxes(node.children);
    if (node.type === 'containerDirective' && node.name === 'quote') labelQuote(node);
    return node.type === 'containerDirective' && !has(node.name) ? (node.children as RootContent[]) : [node];
  });
}

export function adaptTree(root: Root, adaption: Adaption): Root {
  repairText(root, adaption);
  const adapted: Root = {
    type: 'root',
    children: mendBoxes(blocks(listsInParagraphs(splitAtBreaks(root.children)), adaption, true)),
  };
  repairLinks(adapted, adaption);
  repairHeadings(adapted, adaption);
  repairLists(adapted);
  return adapted;
}
