import type { Element } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { BlockContent, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { classesOf, elementsIn, wordsIn } from './html-elements';

/** Maximum length of a pull quote in characters. */
const LONGEST = 400;

const bare = (node: Element) => wordsIn(node).replace(/^[—–-]\s*/, '');

export const isPullQuote = (node: Element): boolean => /pull-?quote/i.test(classesOf(node));

/** The source of a quotation: its last words. A `<cite>` within a sentence is part of the quotation. */
const sourceIn = (node: Element): Element | undefined => {
  const [cite, ...more] = elementsIn(node, 'cite');
  return cite && more.length === 0 && wordsIn(node).endsWith(wordsIn(cite)) ? cite : undefined;
};

/** Removes and returns the source of a quotation. */
function takeSource(node: Element): string {
  const cite = sourceIn(node);
  if (!cite) return '';
  // A footer or paragraph that contains only the source.
  const source =
    elementsIn(node, 'footer', 'p').find(
      (each) => elementsIn(each, 'cite').includes(cite) && bare(each) === bare(cite),
    ) ?? cite;
  visit(node, 'element', (parent: Element) => {
    parent.children = parent.children.filter((child) => child !== source);
  });
  return bare(source);
}

/** A quotation. With a source or as a pull quote, it becomes a pull quote here. `adaptTree` turns its source into a label. */
export function quotation(state: State, node: Element): RootContent[] {
  const isLarge = isPullQuote(node) || sourceIn(node) !== undefined;
  const isLong =
    wordsIn(node).length > LONGEST ||
    elementsIn(node, 'img', 'ul', 'ol', 'blockquote', 'table', 'a').length > 0;
  const flow = () => state.toFlow(state.all(node)) as BlockContent[];
  if (!isLarge || isLong) return [{ type: 'blockquote', children: flow() }];
  const source = takeSource(node);
  return [{ type: 'containerDirective', name: 'quote', attributes: { source }, children: flow() }];
}

/** The element around a pull quote: `<figure class="wp-block-pullquote">`, `<aside class="pull-quote">`. */
export function pullQuote(state: State, node: Element): RootContent[] {
  const [inner] = elementsIn(node, 'blockquote');
  const quote: Element = inner ?? { ...node, tagName: 'blockquote' };
  quote.properties = { ...quote.properties, className: ['pullquote'] };
  const caption =
    inner && elementsIn(node, 'figcaption').find((each) => !elementsIn(inner, 'figcaption').includes(each));
  if (inner && caption && elementsIn(inner, 'cite').length === 0)
    inner.children.push({ type: 'element', tagName: 'cite', properties: {}, children: caption.children });
  return quotation(state, quote);
}
