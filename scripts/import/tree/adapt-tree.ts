import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { blocks } from './adapt-blocks';
import type { Adaption } from './adaption';
import { repairHeadings } from './repair-headings';
import { repairLinks } from './repair-links';
import { listsInParagraphs, repairLists, splitAtBreaks } from './repair-lists';
import { repairText } from './repair-text';
import { label, text } from './parts';

/*
 * Adapts a Markdown tree to the conventions of this site: headings from the second level on, pictures on their own, and this site's
 * directives if there is one for an element.
 */

const CALLOUTS: ReadonlySet<string> = new Set(['tip', 'note', 'warning']);

/** Makes the source of each quotation the label of its box, and the title of each callout, which is a first paragraph in bold. */
function labelBoxes(root: Root): void {
  visit(root, 'containerDirective', (node: ContainerDirective) => {
    const source = node.attributes?.source;
    node.attributes = {};
    if (source) node.children.unshift(label(text(source)));
    const [first, ...others] = node.children;
    if (!CALLOUTS.has(node.name) || first?.type !== 'paragraph' || others.length === 0) return;
    const [words, ...more] = first.children;
    if (words?.type === 'strong' && more.length === 0) node.children = [label(...words.children), ...others];
  });
}

export function adaptTree(root: Root, adaption: Adaption): Root {
  repairText(root, adaption);
  const adapted: Root = {
    type: 'root',
    children: blocks(listsInParagraphs(splitAtBreaks(root.children)), adaption, true),
  };
  labelBoxes(adapted);
  repairLinks(adapted, adaption);
  repairHeadings(adapted, adaption);
  repairLists(adapted);
  return adapted;
}
