import type { Element } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { BlockContent, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { classesOf, elementsIn, wordsIn } from './html-elements';

/** Characters that a quotation in large letters may have. */
const LONGEST = 400;

const bare = (node: Element) => wordsIn(node).replace(/^[—–-]\s*/, '');

export const isPullQuote = (node: Element): boolean => /pull-?quote/i.test(classesOf(node));

/** Takes the words out that say whose a quotation is. */
function takeSource(node: Element): string {
  const [cite] = elementsIn(node, 'cite');
  if (!cite) return '';
  // Nothing but the source stands in a footer or paragraph.
  const source =
    elementsIn(node, 'footer', 'p').find(
      (each) => elementsIn(each, 'cite').includes(cite) && bare(each) === bare(cite),
    ) ?? cite;
  visit(node, 'element', (parent: Element) => {
    parent.children = parent.children.filter((child) => child !== source);
  });
  return bare(source);
}

/** A quotation: one that names its source or was set in large letters stands out here, too. `adaptTree` makes a label of its source. */
export function quotation(state: State, node: Element): RootContent[] {
  const isLarge = isPullQuote(node) || elementsIn(node, 'cite').length === 1;
  const isLong =
    wordsIn(node).length > LONGEST ||
    elementsIn(node, 'img', 'ul', 'ol', 'blockquote', 'table', 'a').length > 0;
  const flow = () => state.toFlow(state.all(node)) as BlockContent[];
  if (!isLarge || isLong) return [{ type: 'blockquote', children: flow() }];
  const source = takeSource(node);
  return [{ type: 'containerDirective', name: 'quote', attributes: { source }, children: flow() }];
}

/** What stands around a pull quote: `<figure class="wp-block-pullquote">`, `<aside class="pull-quote">`. */
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
