import { blocks, phrases, titleOf } from './box-parts';
import { element, labelOf, type Directive } from './directive';

/** A box that readers open with a click on its label. */
export const details: Directive = {
  form: 'container',
  attributes: [],
  check({ children }, { report }) {
    if (!labelOf({ children })) report('details', 'no words to press', "':::details[Words to press]'");
  },
  element(node, { state, isPlain }) {
    const words = phrases(state, labelOf(node)?.children ?? []);
    const content = blocks(state, node);
    return isPlain
      ? element('div', {}, [titleOf(words), ...content])
      : element('details', { dataDetails: '' }, [element('summary', {}, words), ...content]);
  },
  allowed: { details: ['dataDetails'] },
};
