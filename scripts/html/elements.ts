import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** The elements of a parsed page, in the order of the page. */
export function* elements(root: Node): Generator<Element> {
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    if ('tagName' in node) yield node;
    if ('childNodes' in node) open.push(...node.childNodes.toReversed());
  }
}

/** All text in a node, unchanged. */
export function rawText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : '';
}

/** Text as one line. */
export const textOf = (node: Node): string => rawText(node).replace(/\s+/g, ' ').trim();
