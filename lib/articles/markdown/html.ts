import type { Html, Nodes, Parents, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/*
 * The HTML that an article may contain because Markdown has no syntax for it: line breaks, subscripts and superscripts, keys, and
 * `<details>`. It becomes nodes of the tree here, without attributes, so that no raw HTML enters a page. The content check
 * reports all other HTML (`lib/lint/markdown/html-advice.ts`).
 */

/** Inline elements around text. */
export const INLINE_TAGS = ['sub', 'sup', 'kbd'] as const;

const BREAK = /^<br *\/?>$/i;
const OPENING = new RegExp(`^<(${INLINE_TAGS.join('|')})>$`, 'i');
/** The start of a `<details>`, or all of one without an empty line, which Markdown treats as HTML. */
const DETAILS = /^<details>\s*<summary>([^<]*)<\/summary>\s*(?:([^<]*?)\s*<\/details>\s*)?$/i;
const DETAILS_END = /^<\/details>\s*$/i;

const isHtml = (node: Nodes | undefined): node is Html => node?.type === 'html';

/** From the start of one node to the end of another. */
const across = (first: Nodes, last: Nodes) =>
  first.position && last.position && { position: { start: first.position.start, end: last.position.end } };

function readPhrases(parent: Parents): void {
  const children = parent.children as PhrasingContent[];
  for (let at = 0; at < children.length; at += 1) {
    const node = children[at];
    if (!isHtml(node)) continue;
    if (BREAK.test(node.value)) {
      children[at] = { type: 'break', ...across(node, node) };
      continue;
    }
    const [, tag = ''] = OPENING.exec(node.value) ?? [];
    const length = children
      .slice(at + 1)
      .findIndex((other) => isHtml(other) && other.value.toLowerCase() === `</${tag.toLowerCase()}>`);
    const last = tag && length > 0 ? children[at + 1 + length] : undefined;
    if (!last) continue;
    const inside = children.slice(at + 1, at + 1 + length);
    children.splice(at, length + 2, {
      type: 'emphasis',
      data: { hName: tag.toLowerCase() },
      children: inside,
      ...across(node, last),
    });
  }
}

type Parse = (text: string) => Root;

const PLAIN: ReadonlySet<string> = new Set<Nodes['type']>(['root', 'paragraph', 'text']);

/** The words of a text with its entities decoded. Undefined for a text with markup. */
function plainWords(text: string, parse: Parse): string | undefined {
  const tree = parse(text);
  let isPlain = true;
  visit(tree, ({ type, position }) => {
    // A bare address, which is a link without a bracket, is shown as it is.
    const isBare = type === 'link' && text[position?.start.offset ?? 0] !== '[';
    isPlain &&= PLAIN.has(type) || isBare;
  });
  return isPlain ? toString(tree) : undefined;
}

/** The words of a `<summary>`. A letter in front of them prevents lists and headings, which a line of text cannot contain. */
const summaryOf = (text: string, parse: Parse) =>
  plainWords(`x ${text.trim().replace(/\s+/g, ' ')}`, parse)?.slice('x '.length);

/** The same box as that of `:::details[words]`. */
function detailsBox(
  first: Html,
  words: string,
  last: Nodes,
  content: readonly RootContent[],
): ContainerDirective {
  const label: Paragraph = {
    type: 'paragraph',
    data: { directiveLabel: true },
    children: [{ type: 'text', value: words }],
    ...across(first, first),
  };
  return {
    type: 'containerDirective',
    name: 'details',
    attributes: {},
    children: [label, ...(content as ContainerDirective['children'])],
    ...across(first, last),
  };
}

function readDetails(parent: Parents, parse: Parse): void {
  const children = parent.children as RootContent[];
  for (let at = 0; at < children.length; at += 1) {
    const node = children[at];
    if (!isHtml(node)) continue;
    const [, typed, text] = DETAILS.exec(node.value) ?? [];
    const summary = typed === undefined ? undefined : summaryOf(typed, parse);
    if (summary === undefined) continue;
    if (text !== undefined) {
      const value = plainWords(text, parse);
      if (value === undefined) continue;
      const words: Paragraph = {
        type: 'paragraph',
        children: [{ type: 'text', value }],
        ...across(node, node),
      };
      children[at] = detailsBox(node, summary, node, [words]);
      continue;
    }
    const length = children
      .slice(at + 1)
      .findIndex((other) => isHtml(other) && DETAILS_END.test(other.value));
    const last = length > 0 ? children[at + 1 + length] : undefined;
    if (!last) continue;
    const content = children.slice(at + 1, at + 1 + length);
    children.splice(at, length + 2, detailsBox(node, summary, last, content));
  }
}

const HOLDS_BLOCKS: ReadonlySet<string> = new Set<Nodes['type']>([
  'root',
  'blockquote',
  'listItem',
  'containerDirective',
  'footnoteDefinition',
]);

/**
 * Replaces supported HTML in a body with nodes of the tree.
 *
 * @param parse parses the text inside HTML
 */
export function readHtml(tree: Root, parse: Parse): void {
  visit(tree, (node) => {
    if (!('children' in node) || !node.children.some(isHtml)) return;
    if (HOLDS_BLOCKS.has(node.type)) readDetails(node, parse);
    else readPhrases(node);
  });
}
