import { escapeHtml } from '@/lib/source/escape-html';
import { boxKind } from './component';

/*
 * Boxes written with special characters: those of GitHub and Obsidian, of Starlight, Docusaurus and VuePress, of Python-Markdown, and
 * of gatsby-remark-custom-blocks. Each becomes HTML with Markdown in it.
 */

const box = (kind: string, title: string, words: string) =>
  kind.toLowerCase() === 'details'
    ? `<details><summary>${escapeHtml(title || 'Details')}</summary>\n\n${words}\n\n</details>\n`
    : `<div data-import="${boxKind(kind)}">\n\n${title ? `**${title}**\n\n` : ''}${words}\n\n</div>\n`;

/** A box within a list item, for example: its words are indented as its signs are. */
const indentedBox = (indent: string, kind: string, title: string, words: string) =>
  box(kind, title, words.replace(new RegExp(`^${indent}`, 'gm'), '')).replace(/^(?=.)/gm, indent);

/** `:::tip[Title]` or `::: tip Title`, up to a line of colons. Matches the innermost box first. */
const COLONS =
  /^([ \t]*):{3,}[ \t]*([a-z][\w-]*)(?:\[([^\]\n]*)\]|[ \t]([^\n{:]+))?(?:\{[^}\n]*\})?[ \t]*\n((?:(?![ \t]*:{3})[^\n]*\n)*)[ \t]*:{3,}[ \t]*$/gm;

function colonBoxes(text: string): string {
  const replaced = text.replace(
    COLONS,
    (_, indent: string, kind: string, label = '', title = '', words: string) =>
      indentedBox(indent, kind, (label || title).trim(), words),
  );
  return replaced === text ? text : colonBoxes(replaced);
}

export const fencedBoxes = (text: string): string =>
  colonBoxes(text)
    // > [!TIP] above a quote.
    .replace(
      /^> ?\[!(\w+)\][-+]?[ \t]*([^\n]*)\n((?:>[^\n]*(?:\n|$))*)/gm,
      (_, kind: string, title: string, quote: string) => box(kind, title, quote.replace(/^> ?/gm, '')),
    )
    // !!! tip "Title" above indented lines.
    .replace(
      /^([ \t]*)(?:!!!|\?\?\?\+?)[ \t]+([\w-]+)(?:[ \t]+"([^"\n]*)")?[ \t]*\n((?:\1(?: {4}|\t)[^\n]*(?:\n|$)|[ \t]*\n(?=\1(?: {4}|\t)))+)/gm,
      (_, indent: string, kind: string, title = '', words: string) =>
        indentedBox(indent, kind, title, words.replace(/^(?: {4}|\t)/gm, '')),
    )
    // [[tip | Title]] above lines that begin with a bar.
    .replace(
      /^\[\[[ \t]*([a-z]\w*)[ \t]*(?:\|([^\]\n]*))?\]\][ \t]*\n((?:\|[^\n]*(?:\n|$))+)/gm,
      (_, kind: string, title = '', words: string) =>
        box(kind, title.trim(), words.replace(/^\|[ \t]?/gm, '')),
    );
