import { blocks, phrases, titleOf } from './box-parts';
import { element, labelOf, type Directive } from './directive';
import { linkWithin } from './parse';

/** A box that readers open with a click on its label. */
export const details: Directive = {
  form: 'container',
  attributes: [],
  check({ children }, { report }) {
    const label = labelOf({ children });
    if (!label) report('details', 'no words to press', "':::details[Words to press]'");
    else if (linkWithin(label)) report('details', 'a link inside the words to press', 'the link in the text');
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
