import type { Definition, Image, Link, Nodes, Parents, Text } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import { applyEdits, type Edit } from '@/lib/source/edit-text';
import type { PortableContext } from './body';
import { contentOf, labelOf } from './directive';
import { directiveOf } from './directives';
import { UnreadableBody } from './limits';
import { parseBody } from './parse';
import { endOf, startOf } from './position';

const startAt = (node: Nodes) => startOf(node).offset;
const endAt = (node: Nodes) => endOf(node).offset;

/** An address inside a link, up to the blank, the bracket or the quotation mark that ends it. */
const TARGET = /\](?:\(|:)\s*(<[^>]*>|[^\s)]*)/g;

/** Replaces the address of a link, a picture or a definition, but not its text and title. */
function editAddress(
  node: Link | Image | Definition,
  source: string,
  { site, picture }: PortableContext,
): readonly Edit[] {
  const text =
    node.type === 'image' ? picture(node.url) : /^\/(?!\/)/.test(node.url) ? site + node.url : undefined;
  if (text === undefined) return [];
  const start = startAt(node);
  const targets = [...source.slice(start, endAt(node)).matchAll(TARGET)];
  // Text and titles may also contain brackets.
  const found =
    targets.findLast(([, target = '']) => target.replace(/^<|>$/g, '') === node.url) ?? targets.at(-1);
  if (!found) return [];
  const end = start + found.index + found[0].length;
  return [{ start: end - (found[1] ?? '').length, end, text }];
}

/** Replaces a directive with its content. */
function unwrap(directive: Directives, source: string): readonly Edit[] {
  const cut = (start: number, end: number, text = ''): Edit => ({ start, end, text });
  const [first, next] = directive.children;
  const last = directive.children.at(-1);
  if (!first || !last) return [cut(startAt(directive), endAt(directive))];
  const end = cut(endAt(last), endAt(directive));
  if (!labelOf(directive) || !next) return [cut(startAt(directive), startAt(first)), end];
  // The label of a box becomes a paragraph. The line end includes the marks of a quote around the box.
  const gap = source.slice(endAt(first), startAt(next));
  const lineEnd = gap.slice(gap.indexOf('\n'));
  return [
    cut(startAt(directive), startAt(first) + '['.length),
    cut(endAt(first) - ']'.length, startAt(next), lineEnd + lineEnd),
    end,
  ];
}

/** The marks before a directive, as the lines below it have them: marks of quotes remain, and marks of lists become blanks. */
const indentOf = (directive: Directives, source: string): string =>
  source.slice(source.lastIndexOf('\n', startAt(directive)) + 1, startAt(directive)).replace(/[^>\s]/g, ' ');

const indent = (text: string, marks: string): string => text.replaceAll('\n', `\n${marks}`);

/** Removes the marks from all lines but the first. An empty line may lack the blank behind them. */
const outdent = (text: string, marks: string): string =>
  text
    .split('\n')
    .map((line, index) => {
      if (index > 0 && line.startsWith(marks)) return line.slice(marks.length);
      return line === marks.trimEnd() ? '' : line;
    })
    .join('\n');

/** Removes HTML. Pages do not show it either, and comments are meant only for the writer. */
function htmlEdit(node: Nodes, parent: Parents | undefined, source: string): readonly Edit[] {
  const end = endAt(node);
  const [blank = ''] = (parent?.type === 'root' && /^\s*\n/.exec(source.slice(end))) || [];
  return [{ start: startAt(node), end: end + blank.length, text: '' }];
}

/** An escaped character, or one that could begin HTML or a link after the text beside it has been removed. */
const OPENING = /\\[!-/:-@[-`{-~]|[<[]/g;

/** Escapes what is text in the article, so that it remains text. */
function escapeText(node: Text, source: string): readonly Edit[] {
  const start = startAt(node);
  return [...source.slice(start, endAt(node)).matchAll(OPENING)]
    .filter(([signs]) => signs.length === 1)
    .map(({ index }) => ({ start: start + index, end: start + index, text: '\\' }));
}

/**
 * The Markdown of a body for readers that know neither our directives nor our addresses. Links and pictures have absolute
 * addresses, figures become pictures, boxes, deals and partner links become their text, and comments are removed. All else stays
 * as typed, and so does a body that cannot be parsed, which the content check rejects.
 */
export function portableMarkdown(source: string, context: PortableContext): string {
  const edits: Edit[] = [];
  try {
    visit(parseBody(source), (node, _index, parent) => {
      switch (node.type) {
        case 'text':
          // The text of an address without brackets is the address.
          if (parent?.type !== 'link' || source[startAt(parent)] === '[')
            edits.push(...escapeText(node, source));
          return undefined;
        case 'link':
        case 'image':
        case 'definition':
          edits.push(...editAddress(node, source, context));
          return undefined;
        case 'html':
          edits.push(...htmlEdit(node, parent, source));
          return undefined;
        case 'leafDirective':
        case 'textDirective':
        case 'containerDirective': {
          // Markdown readers also know this HTML.
          if (source[startAt(node)] !== ':') return undefined;
          const marks = indentOf(node, source);
          const inner = () => {
            const content = contentOf(node);
            const [first, last] = [content[0], content.at(-1)];
            if (!first || !last) return '';
            return portableMarkdown(outdent(source.slice(startAt(first), endAt(last)), marks), context);
          };
          const text = directiveOf(node)?.markdown?.(node, context, inner);
          if (text === undefined) {
            edits.push(...unwrap(node, source));
            return undefined;
          }
          edits.push({ start: startAt(node), end: endAt(node), text: indent(text, marks) });
          return SKIP;
        }
        default:
          return undefined;
      }
    });
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    return source;
  }
  return applyEdits(source, edits);
}
