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

/** A node in both trees that a component of the page renders. */
interface BlockNode extends MdastNode {
  type: 'block';
  block: BodyBlock;
}

/** The checkbox of a task and its text. */
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

/** The attributes allowed in addition to those of GitHub's schema, by the name of the element. */
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
  // GitHub's schema allows microdata on `div` and a fixed state on `input`. Our elements have neither.
  const attributes: Attributes = { ...defaultSchema.attributes, div: [], input: [] };
  for (const [name, own] of OURS.flatMap((each) => Object.entries(each)))
    attributes[name] = [...(attributes[name] ?? []), ...own];
  return attributes;
}

/** The schema of the sanitizer for all output. Raw HTML never enters the pipeline: it is dropped, and the content check reports it. */
export const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), ...OURS.flatMap((each) => Object.keys(each))],
  // Heading ids are generated here, and footnote ids already have a prefix. A second prefix would break links to them.
  clobber: [],
  // GitHub disables checkboxes of tasks. Readers can tick ours.
  required: {},
  attributes: allowedAttributes(),
  // The addresses that the content check accepts (`checkElsewhere`). GitHub's schema leaves out telephone numbers.
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
};

/** The headings of a body with their ids, by node. */
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

/** A name for each table: the heading above it, with a number from the second table below that heading on. */
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

/** An item of a checklist. The checkbox and its text share a label, which helps touch and screen reader users. */
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
 * The handlers for nodes that mdast-util-to-hast does not know or that need different output. They do not change the tree.
 *
 * @param isPlain whether the output has neither components nor style sheets of the site, as in a feed
 */
export function bodyHandlers(
  tree: Root,
  headings: ReadonlyMap<Heading, BodyHeading>,
  context: BodyContext,
  isPlain: boolean,
): Handlers {
  const names = tableNames(tree, headings);
  // The sanitizer knows protocols in lower case only.
  const linked = (url: string) =>
    url.startsWith('/') ? context.address(url) : url.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase());
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
    // A heading links to itself unless it contains a link, because links cannot be nested.
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
    // A wide table scrolls inside its own region.
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
