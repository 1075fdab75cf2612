import type { Element } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import type { FootnoteDefinition, RootContent } from 'mdast';
import { propertyOf, wordsIn } from './html-elements';
import { block, details, film, frame, FRAMES } from './read-blocks';
import { figure, imageOf } from './read-figures';
import { isPullQuote, pullQuote, quotation } from './read-quotes';

/*
 * The handlers for HTML elements. Elements for which this site has a special form become nodes of that kind.
 */

const SMALL: Readonly<Record<string, string>> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' };

/** Digits in superscripts and subscripts become Unicode characters: m², H₂O. Other text, as in 1st, is kept. */
const small: Handle = (state: State, node: Element) => {
  const words = wordsIn(node);
  const signs = [...(SMALL[node.tagName] ?? '')];
  if (!/^\d+$/.test(words)) return state.all(node);
  return { type: 'text', value: words.replace(/\d/g, (digit) => signs[Number(digit)] ?? digit) };
};

const asFlow =
  (make: (state: State, node: Element) => RootContent[]): Handle =>
  (state, node: Element) =>
    make(state, node) as never;

export const HANDLERS: Readonly<Record<string, Handle>> = {
  figure: asFlow((state, node) => (isPullQuote(node) ? pullQuote(state, node) : figure(state, node))),
  blockquote: asFlow(quotation),
  figcaption: (state: State, node: Element) => state.all(node),
  picture: (state: State, node: Element) => state.all(node),
  ...Object.fromEntries(
    ['div', 'aside', 'section', 'article', 'main', 'header', 'footer'].map((name) => [name, asFlow(block)]),
  ),
  details: asFlow(details),
  img: (_state, node: Element) => imageOf(node),
  sup: small,
  sub: small,
  ...Object.fromEntries(FRAMES.map((name) => [name, frame])),
  ...Object.fromEntries(
    ['lite-youtube', 'lite-vimeo', 'amp-youtube', 'amp-vimeo', 'youtube-embed'].map((name) => [name, film]),
  ),
  // By default, the text in these elements would be dropped.
  ...Object.fromEntries(
    ['menu', 'dialog'].map((name) => [name, (state: State, node: Element) => state.all(node)]),
  ),
  'import-note': (_state, node: Element) => ({
    type: 'footnoteReference',
    identifier: propertyOf(node, 'name'),
  }),
  'import-notes': (state, node: Element) =>
    ({
      type: 'footnoteDefinition',
      identifier: propertyOf(node, 'name'),
      children: state.toFlow(state.all(node)),
    }) as FootnoteDefinition as never,
};
