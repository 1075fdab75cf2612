/** Elements that cannot be part of a paragraph. */
const BLOCKS =
  'table|thead|tfoot|caption|col|colgroup|tbody|tr|td|th|div|dl|dd|dt|ul|ol|li|pre|form|map|area|blockquote|address|style|p|h[1-6]|hr|fieldset|legend|section|article|aside|header|footer|nav|figure|figcaption|details|menu|summary|iframe|video|audio|script|noscript';

const OPEN = new RegExp(`(<(?:${BLOCKS})(?=[\\s/>]))`, 'gi');
const CLOSE = new RegExp(`(</(?:${BLOCKS})>|<hr\\b[^>]*>)`, 'gi');
const IS_BLOCK = new RegExp(`^</?(?:${BLOCKS})(?=[\\s/>])`, 'i');

/** Adds `<p>` tags as WordPress's function `wpautop` does. Texts of its old editor separate paragraphs only by empty lines. */
export function withParagraphs(html: string): string {
  // The new editor writes all tags itself.
  if (/<!-- wp:/.test(html)) return html;
  const kept: string[] = [];
  const hidden = html.replace(
    /<pre\b[^]*?<\/pre>/gi,
    (code) => `<pre data-kept="${kept.push(code) - 1}"></pre>`,
  );
  return hidden
    .replace(/<!--\s*(?:more|nextpage|noteaser)\b[^]*?-->/g, '\n\n')
    .replace(OPEN, '\n\n$1')
    .replace(CLOSE, '$1\n\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .map((chunk) =>
      IS_BLOCK.test(chunk) ? chunk : `<p>${chunk.replace(/(?<!<br\s*\/?>)\n/gi, '<br>\n')}</p>`,
    )
    .join('\n')
    .replace(/<pre data-kept="(\d+)"><\/pre>/g, (_, index: string) => kept[Number(index)] ?? '');
}
