import type { Element, ElementContent, Properties } from 'hast';
import type { Schema } from 'hast-util-sanitize';
import type { Nodes, Paragraph } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import type { BodyBlock, BodyContext, PortableContext } from './body';

export type Attributes = Readonly<Record<string, string | null | undefined>>;

/** Notes a diagnostic at the part of the body that is being looked at, or at another one within it. */
export type Report = (
  field: string,
  found: string,
  expected: string,
  at?: Pick<Nodes, 'position'> | undefined,
) => void;

/** A directive as a writer typed it. */
export interface TypedDirective {
  readonly type: Directives['type'];
  readonly name: string;
  readonly attributes: Attributes;
  readonly text: string;
  /** Of a box that is checked, what stands in it, its label first. */
  readonly children: readonly Nodes[];
  /** Whether it stands in the article itself and not inside a box, a list or a quote. */
  readonly atTop: boolean;
}

/** What directives are checked against. */
export interface DirectiveFacts {
  readonly deals: ReadonlySet<string>;
  /** Names of the files in `content/deals` that have them. */
  readonly dealFiles: readonly string[];
  /** Keys of links that need no target of their own. */
  readonly partnerLinks: ReadonlySet<string>;
  /** Places and deals of the article so far; a check adds what its directive uses. */
  readonly used: Set<string>;
  readonly report: Report;
  readonly checkPicture: (url: string, alt: string) => void;
}

/** Where a directive becomes an element. */
export interface Drawing {
  readonly state: State;
  readonly context: BodyContext;
  /** Whether no style sheet and no component of the site draws it, as in a feed. */
  readonly isPlain: boolean;
}

/** A directive: what a writer may type, what is checked, and what becomes of it. */
export interface Directive {
  /** `:name[…]` in a line of text, `::name[…]` as a line, or `:::name` around blocks. */
  readonly form: 'text' | 'leaf' | 'container';
  readonly attributes: readonly string[];
  /** Whether a reader who follows it earns the site a commission. */
  readonly earns?: true;
  /** Notes what is wrong with one, apart from the names of its attributes and from where it stands. */
  readonly check?: (directive: TypedDirective, facts: DirectiveFacts) => void;
  /** What a component of the page draws. Such a directive stands outside of boxes, lists and quotes. */
  readonly block?: (node: Directives, context: BodyContext) => BodyBlock;
  /** Its element where no component draws it. */
  readonly element: (node: Directives, drawing: Drawing) => Element;
  /** What its element needs to pass the sanitizer: attributes by the name of the element. */
  readonly allowed?: NonNullable<Schema['attributes']>;
  /** Whether its headings are the days of a journey: the contents list them, and what stands in it stands in the article itself. */
  readonly hasDays?: true;
  /**
   * Its public Markdown; without this or where it returns nothing, what stands in it.
   *
   * @param inner the public Markdown of what stands in it
   */
  readonly markdown?: (node: Directives, context: PortableContext, inner: () => string) => string | undefined;
}

const isLabel = (node: Nodes | undefined): node is Paragraph =>
  node?.type === 'paragraph' && Boolean(node.data && 'directiveLabel' in node.data);

/** The words in brackets behind the name of a box. */
export const labelOf = ({
  children: [first],
}: {
  readonly children: readonly Nodes[];
}): Paragraph | undefined => (isLabel(first) ? first : undefined);

/** What stands in a box, without its label. */
export const contentOf = ({ children }: { readonly children: readonly Nodes[] }): Nodes[] =>
  children.filter((child) => !isLabel(child));

/** An element of a page. */
export const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Plain text of a page. */
export const text = (value: string): ElementContent => ({ type: 'text', value });
