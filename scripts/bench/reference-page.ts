import { parse, parseFragment } from 'parse5';
import { escapeHtml } from '@/lib/source/escape-html';
import { attribute, elements, type Element, type Node } from '@/scripts/html/elements';

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

function attributesOf(element: Element, names: readonly string[]): string {
  const given = names.map((name) => [name, attribute(element, name)] as const);
  return given.map(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : '')).join('');
}

function plain(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return escapeHtml(node.value);
  if (!('tagName' in node) || SILENT.has(node.tagName)) return '';
  if (node.tagName === 'img') return `<img${attributesOf(node, PICTURE)}>`;
  const inside = node.childNodes.map(plain).join('');
  if (inside.trim() === '' || !PLAIN.has(node.tagName)) return inside;
  const address = node.tagName === 'a' ? attributesOf(node, ['href']) : '';
  return `<${node.tagName}${address}>${inside}</${node.tagName}>`;
}

/** Text and pictures of some HTML in the elements that give them meaning: no style, no script, no attribute but addresses. */
export const plainHtml = (html: string): string => parseFragment(html).childNodes.map(plain).join('');

/** The same of the first element of a name in a page. @throws TypeError for a page without one */
export function plainElement(page: string, wanted: string): string {
  const found = [...elements(parse(page))].find(({ tagName }) => tagName === wanted);
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
