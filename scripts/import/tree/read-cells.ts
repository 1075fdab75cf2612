import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { elementsIn, isElement, wordsIn } from './html-elements';

const text = (value: string): ElementContent => ({ type: 'text', value });

/** Joins blocks with a separator. */
const joined = (parts: readonly ElementContent[][], sign: string): ElementContent[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [text(sign), ...part]));

function asBlock(node: Element): void {
  node.tagName = 'div';
  node.properties = {};
}

/** The content of a cell on one line: paragraphs separated by spaces, list entries by semicolons. */
function inLine(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return [child];
    if (child.tagName === 'ul' || child.tagName === 'ol') {
      const items = child.children.filter((item) => isElement(item, 'li') && wordsIn(item) !== '');
      return [
        text(' '),
        ...joined(
          items.map((item) => inLine((item as Element).children)),
          '; ',
        ),
        text(' '),
      ];
    }
    if (child.tagName === 'pre')
      return [text(' '), { ...child, tagName: 'code', children: [text(wordsIn(child))] }, text(' ')];
    return /^(?:p|div|h[1-6]|blockquote|dl|dt|dd)$/.test(child.tagName)
      ? [text(' '), ...inLine(child.children), text(' ')]
      : [child];
  });
}

/** Turns a table around other tables, which only arranged them, into blocks. */
function unwrap(node: Element): void {
  asBlock(node);
  for (const child of node.children)
    if (isElement(child, 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td')) unwrap(child);
}

/** Prepares tables for Markdown: a caption goes before its table, and cells have one line. */
export function prepareTables(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (isElement(node, 'td', 'th')) node.children = inLine(node.children);
    if (!isElement(node, 'table')) return undefined;
    if (elementsIn(node, 'table').length > 0) unwrap(node);
    const caption = node.children.find((child): child is Element => isElement(child, 'caption'));
    if (!caption || !parent || index === undefined) return undefined;
    asBlock(caption);
    node.children = node.children.filter((child) => child !== caption);
    parent.children.splice(index, 0, caption);
    return index + 1;
  });
}
