import type { Element, ElementContent, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { FootnoteDefinition, Root } from 'mdast';
import { toHast, type Handlers } from 'mdast-util-to-hast';
import rehypeRemark from 'rehype-remark';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { isElement } from './html-elements';
import { HANDLERS } from './html-handlers';
import { prepareTables } from './read-cells';
import { showLinkedPictures } from './read-figures';

/*
 * Converts HTML, and Markdown that contains HTML, to a Markdown tree. Elements for which this site has a special form become nodes of
 * that kind. Pictures and links keep their original addresses.
 */

const parser = remark().use(remarkGfm, { singleTilde: false }).freeze();

/** Custom elements preserve footnotes in HTML. */
const NOTES: Handlers = {
  footnoteReference: (_state, node: { identifier: string }) => ({
    ...{ type: 'element', tagName: 'import-note', properties: { name: node.identifier }, children: [] },
  }),
  footnoteDefinition: (state, node: FootnoteDefinition) => ({
    ...{
      type: 'element',
      tagName: 'import-notes',
      properties: { name: node.identifier },
      children: state.all(node),
    },
  }),
};

/** Parses Markdown inside HTML, which only some systems support: links, pictures and strong emphasis. */
function readMarkdownWithin(tree: HastRoot): void {
  visit(tree, 'text', (node: { value: string }, index, parent) => {
    if (
      !parent ||
      index === undefined ||
      !/\]\([^)\s]|\*\*\S/.test(node.value) ||
      isElement(parent as Element, 'code', 'pre')
    )
      return undefined;
    const inner = toHast(parser.parse(node.value.trim())) as HastRoot;
    const children = inner.children.flatMap((child) =>
      isElement(child, 'p') ? child.children : [child as ElementContent],
    );
    const edge = (blank: RegExp): ElementContent => ({
      type: 'text',
      value: blank.test(node.value) ? ' ' : '',
    });
    const spaced = [edge(/^\s/), ...children, edge(/\s$/)];
    (parent as Element).children.splice(index, 1, ...spaced);
    return index + spaced.length;
  });
}

const toMarkdown = remark()
  .use(rehypeRemark, { handlers: HANDLERS as never, document: true })
  .freeze();

/** Removes comments, which readers never saw, and prepares tables for Markdown. */
function tidy(tree: HastRoot): void {
  visit(tree, 'comment', (_node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    parent.children.splice(index, 1);
    return index;
  });
  prepareTables(tree);
}

/** Converts Markdown with its HTML parsed as in browsers. */
export function treeOfMarkdown(tree: Root): Root {
  const hast = toHast(tree, { allowDangerousHtml: true, handlers: NOTES }) as HastRoot;
  const whole = raw(hast) as HastRoot;
  readMarkdownWithin(whole);
  tidy(whole);
  return toMarkdown.runSync(whole as never) as unknown as Root;
}

export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

export function treeOfHtml(html: string): Root {
  const whole = raw({ type: 'root', children: [{ type: 'raw', value: html }] }) as HastRoot;
  showLinkedPictures(whole);
  tidy(whole);
  return toMarkdown.runSync(whole as never) as unknown as Root;
}
