import { toString } from 'mdast-util-to-string';
import { escapeMarkdown } from '@/lib/source/escape-markdown';
import { blocks, phrases } from './box-parts';
import { element, labelOf, text, type Directive } from './directive';

/** A pull quote. */
export const quote: Directive = {
  form: 'container',
  attributes: [],
  element(node, { state, isPlain }) {
    const label = labelOf(node);
    const source = label ? phrases(state, label.children) : [];
    const words = blocks(state, node);
    if (isPlain) {
      const by = source.length > 0 ? [element('p', {}, [text('— '), ...source])] : [];
      return element('blockquote', {}, [...words, ...by]);
    }
    const by = source.length > 0 ? [element('figcaption', {}, source)] : [];
    return element('figure', { dataQuote: '' }, [element('blockquote', {}, words), ...by]);
  },
  allowed: { figure: ['dataQuote'], figcaption: [] },
  markdown(node, _context, inner) {
    const label = labelOf(node);
    const words = label ? `${inner()}\n\n— ${escapeMarkdown(toString(label))}` : inner();
    return words.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>');
  },
};
