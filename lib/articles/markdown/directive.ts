import type { Element, ElementContent, Properties } from 'hast';
import type { Schema } from 'hast-util-sanitize';
import type { Nodes, Paragraph } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import type { State } from 'mdast-util-to-hast';
import type { BodyBlock, BodyContext, PortableContext } from './body';

export type Attributes = Readonly<Record<string, string | null | undefined>>;

/** Reports a diagnostic at the part of the body that is being checked, or at a part inside it. */
export type Report = (
  field: string,
  found: string,
  expected: string,
  at?: Pick<Nodes, 'position'> | undefined,
) => void;

/** A directive in the form in which a writer typed it. */
export interface TypedDirective {
  readonly type: Directives['type'];
  readonly name: string;
  readonly attributes: Attributes;
  readonly text: string;
  /** For a box, its content, with the label first. */
  readonly children: readonly Nodes[];
  /** Whether the directive is at the top level of the article and not inside a box, a list or a quote. */
  readonly atTop: boolean;
}

/** The facts that checks of directives need. */
export interface DirectiveFacts {
  readonly deals: ReadonlySet<string>;
  /** Names of the files in `content/deals` that contain the deals. */
  readonly dealFiles: readonly string[];
  /** Keys of links that need no target. */
  readonly partnerLinks: ReadonlySet<string>;
  /** Places and deals of the article so far. Checks add those of their directives. */
  readonly used: Set<string>;
  readonly report: Report;
  readonly checkPicture: (url: string, alt: string) => void;
}

/** The context in which a directive becomes an element. */
export interface Drawing {
  readonly state: State;
  readonly context: BodyContext;
  /** Whether the output has neither style sheets nor components of the site, as in a feed. */
  readonly isPlain: boolean;
}

/** A directive: its syntax, its checks and its output. */
export interface Directive {
  /** `:name[…]` inside a line of text, `::name[…]` on its own line, or `:::name` around blocks. */
  readonly form: 'text' | 'leaf' | 'container';
  readonly attributes: readonly string[];
  /** Whether the directive is a link that earns a commission. */
  readonly earns?: true;
  /** Reports mistakes in a directive, except in the names of its attributes and its position. */
  readonly check?: (directive: TypedDirective, facts: DirectiveFacts) => void;
  /** The data that a component of the page renders. Such a directive must be outside of boxes, lists and quotes. */
  readonly block?: (node: Directives, context: BodyContext) => BodyBlock;
  /** Its element in output without components. */
  readonly element: (node: Directives, drawing: Drawing) => Element;
  /** The attributes that the sanitizer must allow for its element, by the name of the element. */
  readonly allowed?: NonNullable<Schema['attributes']>;
  /** Whether its headings are days of a trip. The table of contents lists them, and its content counts as top level of the article. */
  readonly hasDays?: true;
  /**
   * Its public Markdown. Without this function or if it returns undefined, the Markdown is that of the content.
   *
   * @param inner returns the public Markdown of the content
   */
  readonly markdown?: (node: Directives, context: PortableContext, inner: () => string) => string | undefined;
}

const isLabel = (node: Nodes | undefined): node is Paragraph =>
  node?.type === 'paragraph' && Boolean(node.data && 'directiveLabel' in node.data);

/** The label in brackets after the name of a box. */
export const labelOf = ({
  children: [first],
}: {
  readonly children: readonly Nodes[];
}): Paragraph | undefined => (isLabel(first) ? first : undefined);

/** The content of a box, without its label. */
export const contentOf = ({ children }: { readonly children: readonly Nodes[] }): Nodes[] =>
  children.filter((child) => !isLabel(child));

/** Creates an element. */
export const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** Creates a text node. */
export const text = (value: string): ElementContent => ({ type: 'text', value });
