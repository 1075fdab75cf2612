import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeHtml } from '@/lib/source/escape-html';

type Nodes = ReturnType<typeof parseDocument>['children'];
type Node = Nodes[number];

/** What a page says without saying it in words. */
const SILENT = new Set(['style', 'script', 'svg', 'iframe', 'template', 'noscript']);

/**
 * What a picture needs to arrive as it does on the page: a largest paint that is a picture compares with no text. The
 * priority too, because Lighthouse's model leaves pictures of low priority out of the largest paint.
 */
const PICTURE = ['src', 'srcset', 'sizes', 'alt', 'loading', 'fetchpriority', 'decoding'] as const;

/** Elements that a page written by hand would use for its text; of all others only the content is taken. */
const PLAIN = new Set(
  'h1 h2 h3 h4 h5 h6 p ul ol li a strong em blockquote table thead tbody tr th td dl dt dd code pre'.split(
    ' ',
  ),
);

const attributesOf = (attribs: Readonly<Record<string, string>>, names: readonly string[]) =>
  names.flatMap((name) => (attribs[name] ? ` ${name}="${escapeHtml(attribs[name])}"` : [])).join('');

function plain(node: Node): string {
  if ('data' in node) return node.type === 'text' ? escapeHtml(node.data) : '';
  if (!('name' in node) || SILENT.has(node.name)) return '';
  if (node.name === 'img') return `<img${attributesOf(node.attribs, PICTURE)}>`;
  const inside = node.children.map(plain).join('');
  if (inside.trim() === '' || !PLAIN.has(node.name)) return inside;
  const address = node.name === 'a' ? attributesOf(node.attribs, ['href']) : '';
  return `<${node.name}${address}>${inside}</${node.name}>`;
}

/** Text and pictures of some HTML in the elements that give them meaning: no style, no script, no attribute but addresses. */
export const plainHtml = (html: string): string => parseDocument(html).children.map(plain).join('');

/** The same of the first element of a name in a page. @throws TypeError for a page without one */
export function plainElement(page: string, wanted: string): string {
  const found = DomUtils.findOne(({ name }) => name === wanted, parseDocument(page).children);
  if (!found) throw new TypeError(`A page without <${wanted}> cannot be written by hand`);
  return plain(found);
}

const STYLE =
  ':root{color-scheme:light dark}body{font:1.1rem/1.6 Georgia,serif;max-width:38rem;margin:0 auto;padding:1rem}h1,h2,h3{line-height:1.2}table{border-collapse:collapse}td,th{padding:.3rem .6rem;border:1px solid}img{width:100%;aspect-ratio:3/2;object-fit:cover}';

/** The page that somebody who cares for speed alone would write by hand. @param body what `plainHtml` gives */
export function referencePage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="description" content="${escapeHtml(title)}">
<link rel="icon" href="data:,">
<style>${STYLE}</style>
<main>${body}</main>
</html>
`;
}
