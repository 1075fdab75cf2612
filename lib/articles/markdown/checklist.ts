import { blocks, listsIn, phrases, titleOf } from './box-parts';
import { contentOf, element, labelOf, text, type Directive } from './directive';

/** Maximum number of entries of a printed card, which is half a sheet with two columns. */
const MOST_ENTRIES = 40;

/** A list with checkboxes, on screen or printed. */
export const checklist: Directive = {
  form: 'container',
  attributes: [],
  check({ children }, { report }) {
    const count = listsIn(children).reduce((sum, list) => sum + list.children.length, 0);
    if (count === 0) report('checklist', 'no list', "entries such as '- Passport'");
    if (count > MOST_ENTRIES) {
      report('checklist', `${count} entries`, `${MOST_ENTRIES} at most, which a printed card has room for`);
    }
  },
  element(node, { state }) {
    const label = labelOf(node);
    const content = contentOf(node).map((child) =>
      child.type === 'list'
        ? { ...child, children: child.children.map((item) => ({ ...item, checked: item.checked ?? false })) }
        : child,
    );
    const words = label ? phrases(state, label.children) : [text('Checklist')];
    return element('div', { dataChecklist: '' }, [titleOf(words), ...blocks(state, node, content)]);
  },
  allowed: { div: ['dataChecklist'] },
};
