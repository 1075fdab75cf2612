import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { elementsIn, isElement, wordsIn } from './html-elements';

const text = (value: string): ElementContent => ({ type: 'text', value });

/** Joins blocks with a separator. */
const joined = (parts: readonly ElementContent[][], sign: string): ElementContent[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [text(sign), ...part]));

/** The content of a cell on one line: paragraphs separated by spaces, list entries by semicolons. */
function inLine(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return [child];
    if (child.tagName === 'br') return [text(' ')];
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
    if (child.tagName === 'pre') return [{ ...child, tagName: 'code', children: [text(wordsIn(child))] }];
    return /^(?:p|div|h[1-6]|blockquote|dl|dt|dd)$/.test(child.tagName)
      ? [text(' '), ...inLine(child.children), text(' ')]
      : [child];
  });
}

/** Reduces table cells to one line, because Markdown cells cannot have more. */
export function flattenCells(tree: Root): void {
  visit(tree, 'element', (node) => {
    if (!isElement(node, 'td', 'th') || elementsIn(node, 'table').length > 0) return;
    node.children = inLine(node.children);
  });
}
