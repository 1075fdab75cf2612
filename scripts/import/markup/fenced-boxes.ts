import { escapeHtml } from '@/lib/source/escape-html';
import { boxKind } from './component';

/*
 * Boxes written with special characters: those of GitHub and Obsidian, of Starlight, Docusaurus and VuePress, of Python-Markdown, and
 * of gatsby-remark-custom-blocks. Each becomes HTML with Markdown in it.
 */

const box = (kind: string, title: string, words: string) =>
  /^details$/i.test(kind)
    ? `<details><summary>${escapeHtml(title || 'Details')}</summary>\n\n${words}\n\n</details>\n`
    : `<div data-import="${boxKind(kind)}">\n\n${title ? `**${title}**\n\n` : ''}${words}\n\n</div>\n`;

/** `:::tip[Title]` or `::: tip Title`, up to a line of colons. Matches the innermost box first. */
const COLONS =
  /^(:{3,})[ \t]*([a-z][\w-]*)(?:\[([^\]\n]*)\]|[ \t]+([^\n{:]+))?(?:\{[^}\n]*\})?[ \t]*\n((?:(?!:{3})[^\n]*\n)*):{3,}[ \t]*$/gm;

function colonBoxes(text: string): string {
  const replaced = text.replace(
    COLONS,
    (_, _colons: string, kind: string, label = '', title = '', words: string) =>
      box(kind, (label || title).trim(), words.trim()),
  );
  return replaced === text ? text : colonBoxes(replaced);
}

export const fencedBoxes = (text: string): string =>
  colonBoxes(text)
    // > [!TIP] above a quote.
    .replace(
      /^> ?\[!(\w+)\][-+]?[ \t]*([^\n]*)\n((?:^>[^\n]*(?:\n|$))*)/gm,
      (_, kind: string, title: string, quote: string) => box(kind, title, quote.replace(/^> ?/gm, '')),
    )
    // !!! tip "Title" above indented lines.
    .replace(
      /^(?:!!!|\?\?\?\+?)[ \t]+([\w-]+)(?:[ \t]+"([^"\n]*)")?[ \t]*\n((?:(?: {4}|\t)[^\n]*(?:\n|$)|[ \t]*\n(?= {4}|\t))+)/gm,
      (_, kind: string, title = '', words: string) =>
        box(kind, title, words.replace(/^(?: {4}|\t)/gm, '').trim()),
    )
    // [[tip | Title]] above lines that begin with a bar.
    .replace(
      /^\[\[[ \t]*([a-z]\w*)[ \t]*(?:\|[ \t]*([^\]\n]*))?\]\][ \t]*\n((?:\|[^\n]*(?:\n|$))+)/gm,
      (_, kind: string, title = '', words: string) =>
        box(kind, title.trim(), words.replace(/^\|[ \t]?/gm, '').trim()),
    );
