import type { ListItem, PhrasingContent, Text } from 'mdast';
import { blocks, listsIn, phrases, shown, titleOf } from './box-parts';
import { contentOf, element, labelOf, text, type Directive } from './directive';

/** A fact of a list: a name, a colon and a value. */
interface Fact {
  readonly name: readonly PhrasingContent[];
  readonly value: readonly PhrasingContent[];
}

const COLON = /^\s*:\s*/;

/** Reads `**Currency**: euro`, `**Currency:** euro`, `Currency: euro` or `[Visa](/visa): none`. */
function factIn({ children: [first] }: ListItem): Fact | undefined {
  if (first?.type !== 'paragraph') return undefined;
  const [name, next, ...rest] = first.children;
  const withText = (value: string): Text[] => (value ? [{ type: 'text', value }] : []);
  if (name?.type === 'strong') {
    const last = name.children.at(-1);
    if (last?.type === 'text' && last.value.endsWith(':')) {
      const bare = { ...last, value: last.value.slice(0, -1).trimEnd() };
      return { name: [...name.children.slice(0, -1), bare], value: first.children.slice(1) };
    }
  }
  if (name?.type === 'strong' || name?.type === 'link') {
    if (next?.type !== 'text' || !COLON.test(next.value)) return undefined;
    const words = name.type === 'link' ? [name] : name.children;
    return { name: words, value: [...withText(next.value.replace(COLON, '')), ...rest] };
  }
  const [, before = '', after = ''] =
    (name?.type === 'text' && /^([^:\n]+):(?:\s|$)([^]*)/.exec(name.value)) || [];
  return before
    ? { name: withText(before), value: [...withText(after), ...first.children.slice(1)] }
    : undefined;
}

/** Key facts of a place or a trip, as a list of names and values. */
export const facts: Directive = {
  form: 'container',
  attributes: [],
  check({ children }, { report }) {
    const right =
      "a list in which each entry has a name, a colon and a value, such as '- **Currency**: euro'";
    const other = contentOf({ children }).find(({ type }) => type !== 'list');
    if (other) report('facts', shown(other), right, other);
    for (const item of listsIn(children).flatMap((list) => list.children)) {
      const fact = factIn(item);
      const isEmpty = fact?.value.length === 0 && item.children.length === 1;
      if (!fact || isEmpty) report('facts', `'- ${shown(item).slice(1)}`, right, item);
    }
  },
  element(node, { state, isPlain }) {
    const label = labelOf(node);
    const words = label ? phrases(state, label.children) : [text('Key facts')];
    const entries = listsIn(contentOf(node)).flatMap((list) => list.children);
    const content = isPlain
      ? blocks(state, node)
      : [
          element(
            'dl',
            {},
            entries.flatMap((item) => {
              const fact = factIn(item);
              if (!fact) return [];
              const value = [...phrases(state, fact.value), ...blocks(state, item, item.children.slice(1))];
              return [
                element('div', {}, [element('dt', {}, phrases(state, fact.name)), element('dd', {}, value)]),
              ];
            }),
          ),
        ];
    return element('div', { dataFacts: '' }, [titleOf(words), ...content]);
  },
  allowed: { div: ['dataFacts'] },
};
