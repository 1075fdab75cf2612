import { defaultSchema, type Schema } from 'hast-util-sanitize';
import type { Heading, ListItem, Node as MdastNode, Paragraph, PhrasingContent, Root, Table } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { defaultHandlers, type Handler, type Handlers, type State } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { BodyBlock, BodyContext, BodyHeading } from './body';
import { partHeadings } from './box-parts';
import { dayHeading } from './days';
import { directiveOf, DIRECTIVES, hasDays } from './directives';
import { headingIds, linkWithin } from './parse';
import { pictureBlock, pictureElement, pictureOf } from './pictures';

/** A place in both trees where a component of the page draws. */
interface BlockNode extends MdastNode {
  type: 'block';
  block: BodyBlock;
}

/** The box of a task and its words. */
interface TaskLabel extends MdastNode {
  type: 'taskLabel';
  checked: boolean;
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface RootContentMap {
    block: BlockNode;
    taskLabel: TaskLabel;
  }
  interface PhrasingContentMap {
    taskLabel: TaskLabel;
  }
}

declare module 'hast' {
  interface RootContentMap {
    block: BlockNode;
  }
  interface ElementContentMap {
    block: BlockNode;
  }
}

type Attributes = NonNullable<Schema['attributes']>;

/** What elements may have besides what GitHub allows, by the name of the element. */
const OURS: readonly Attributes[] = [
  {
    div: ['dataTable', ['role', 'region', 'note'], 'ariaLabel'],
    input: [['type', 'checkbox']],
    label: [],
    li: ['dataTask'],
  },
  ...Object.values(DIRECTIVES).map(({ allowed = {} }) => allowed),
];

function allowedAttributes(): Attributes {
  // Sites of GitHub's give `div` microdata and `input` a state that nobody can change; ours have neither.
  const attributes: Attributes = { ...defaultSchema.attributes, div: [], input: [] };
  for (const [name, own] of OURS.flatMap((each) => Object.entries(each)))
    attributes[name] = [...(attributes[name] ?? []), ...own];
  return attributes;
}

/** What may leave the pipeline. Raw HTML never enters it: the check of contents names it, and it is dropped. */
export const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), ...OURS.flatMap((each) => Object.keys(each))],
  // Heading ids are made here and footnote ids carry a prefix already; a second prefix would break their links.
  clobber: [],
  // GitHub disables task boxes; ours can be ticked.
  required: {},
  attributes: allowedAttributes(),
};

/** The headings of a body with their ids, by their nodes. */
export function headingsOf(tree: Root): ReadonlyMap<Heading, BodyHeading> {
  const nodes: Heading[] = [];
  visit(tree, 'heading', (node) => void nodes.push(node));
  const days = new Set(tree.children.flatMap((node) => (hasDays(node) ? partHeadings(node.children) : [])));
  const texts = nodes.map((node) => toString(node));
  const ids = headingIds(texts);
  return new Map(
    nodes.map((node, index) => [
      node,
      {
        id: ids[index] ?? '',
        text: texts[index] ?? '',
        level: node.depth,
        ...(days.has(node) && { isDay: true as const }),
      },
    ]),
  );
}

/** Each table by the heading above it; a second one below that is number 2. */
function tableNames(tree: Root, headings: ReadonlyMap<Heading, BodyHeading>): ReadonlyMap<Table, string> {
  const names = new Map<Table, string>();
  const counts = new Map<string, number>();
  let above = 'Table';
  visit(tree, ['heading', 'table'], (node) => {
    if (node.type === 'heading') above = `Table: ${headings.get(node)?.text}`;
    if (node.type !== 'table') return;
    const count = (counts.get(above) ?? 0) + 1;
    counts.set(above, count);
    names.set(node, count > 1 ? `${above} (${count})` : above);
  });
  return names;
}

/** A checklist that a reader can tick: the box and its words in one label, for a finger and for a screen reader. */
const listItem = (state: State, item: ListItem, parent: Parameters<Handler>[2]) => {
  const [first, ...rest] = item.children;
  if (typeof item.checked !== 'boolean' || first?.type !== 'paragraph')
    return defaultHandlers.listItem(state, item, parent);
  const label: TaskLabel = { type: 'taskLabel', checked: item.checked, children: first.children };
  const task: ListItem = {
    ...item,
    checked: null,
    children: [{ ...first, children: [label] }, ...rest],
    data: { hProperties: { dataTask: '' } },
  };
  return defaultHandlers.listItem(state, task, parent);
};

/**
 * What becomes of the nodes of a body where mdast-util-to-hast does not know it; the tree stays as it is.
 *
 * @param isPlain whether no component and no style sheet of the site draws it, as in a feed
 */
export function bodyHandlers(
  tree: Root,
  headings: ReadonlyMap<Heading, BodyHeading>,
  context: BodyContext,
  isPlain: boolean,
): Handlers {
  const names = tableNames(tree, headings);
  const linked = (url: string) => (url.startsWith('/') ? context.address(url) : url);
  const block = (drawn: BodyBlock): BlockNode => ({ type: 'block', block: drawn });
  const directive: Handler = (state, node: Directives, parent) => {
    const known = directiveOf(node);
    if (!known || (known.block && parent?.type !== 'root')) {
      return { type: 'element', tagName: 'div', properties: {}, children: state.all(node) };
    }
    return known.block && !isPlain
      ? block(known.block(node, context))
      : known.element(node, { state, context, isPlain });
  };
  return {
    textDirective: directive,
    leafDirective: directive,
    containerDirective: directive,
    listItem,
    block: (_state, node: BlockNode) => node,
    root(state, node: Root) {
      for (const [id, definition] of state.definitionById)
        state.definitionById.set(id, { ...definition, url: linked(definition.url) });
      return defaultHandlers.root(state, node) as never;
    },
    link: (state, node) => defaultHandlers.link(state, { ...node, url: linked(node.url) }),
    // A heading links to itself, unless there is a link in it.
    heading(state, node: Heading) {
      const { id = '', isDay } = headings.get(node) ?? {};
      const words = isDay && !isPlain ? dayHeading(node.children) : node.children;
      const children: PhrasingContent[] = linkWithin(node)
        ? words
        : [{ type: 'link', url: `#${id}`, children: words as never }];
      return defaultHandlers.heading(state, { ...node, children, data: { hProperties: { id } } });
    },
    paragraph(state, node: Paragraph, parent) {
      const picture = parent?.type === 'root' ? pictureOf(node) : undefined;
      if (!picture) return defaultHandlers.paragraph(state, node);
      return isPlain ? pictureElement(picture, context, state) : block(pictureBlock(picture, context));
    },
    // A table scrolls inside a region of its own.
    table(state, node: Table) {
      const properties = { dataTable: '', role: 'region', ariaLabel: names.get(node) ?? '', tabIndex: 0 };
      const children = state.wrap([defaultHandlers.table(state, node)], true);
      return { type: 'element', tagName: 'div', properties, children };
    },
    taskLabel: (state, node: TaskLabel) => ({
      type: 'element',
      tagName: 'label',
      properties: {},
      children: [
        {
          type: 'element',
          tagName: 'input',
          properties: { type: 'checkbox', checked: node.checked },
          children: [],
        },
        ...state.all(node),
      ],
    }),
  };
}
