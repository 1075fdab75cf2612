import type { Element, ElementContent, Nodes as HastNodes } from 'hast';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/*
 * Helper functions for HTML elements, used by the steps from HTML to Markdown.
 */

export const propertyOf = ({ properties }: Element, ...names: readonly string[]): string => {
  for (const name of names) {
    const value = properties[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
};

export const classesOf = ({ properties: { className } }: Element): string =>
  [className ?? []].flat().join(' ');

/** Whether a node is an element and, if names are given, has one of them. */
export const isElement = (node: HastNodes, ...names: readonly string[]): node is Element =>
  node.type === 'element' && (names.length === 0 || names.includes((node as Element).tagName));

export const wrapped = (child: ElementContent): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {},
  children: [child],
});

export function elementsIn(node: Element, ...names: readonly string[]): readonly Element[] {
  const found: Element[] = [];
  visit(node, (each) => {
    if (each !== node && isElement(each, ...names)) found.push(each);
  });
  return found;
}

export function wordsIn(node: HastNodes): string {
  let words = '';
  visit(node, 'text', ({ value }: { value: string }) => void (words += value));
  return words.replace(/\s+/g, ' ').trim();
}

/** The text of a Markdown node, without the descriptions of pictures. */
export const wordsOf = (node: Nodes): string => toString(node, { includeImageAlt: false }).trim();
