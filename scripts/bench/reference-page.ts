import { parse, parseFragment } from 'parse5';
import { escapeHtml } from '@/lib/source/escape-html';
import { attribute, elements, type Element, type Node } from '@/scripts/html/elements';

/** Elements without text for readers. */
const SILENT = new Set(['style', 'script', 'svg', 'iframe', 'template', 'noscript']);

/**
 * Attributes that make a picture load as on the page, because a largest paint that is a picture cannot be compared with one that is
 * text. They include the priority, because Lighthouse's model ignores pictures of low priority for the largest paint.
 */
const PICTURE = ['src', 'srcset', 'sizes', 'alt', 'loading', 'fetchpriority', 'decoding'] as const;

/** Elements that a hand-written page would use for its text. For all others, only the content is used. */
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

/** The text and pictures of HTML in semantic elements, without styles and scripts, and without attributes other than addresses. */
export const plainHtml = (html: string): string => parseFragment(html).childNodes.map(plain).join('');

/** The same for the first element with a name in a page. @throws TypeError for a page without such an element */
export function plainElement(page: string, wanted: string): string {
  const found = [...elements(parse(page))].find(({ tagName }) => tagName === wanted);
  if (!found) throw new TypeError(`A page without <${wanted}> cannot be written by hand`);
  return plain(found);
}

const STYLE =
  ':root{color-scheme:light dark}body{font:1.1rem/1.6 Georgia,serif;max-width:38rem;margin:0 auto;padding:1rem}h1,h2,h3{line-height:1.2}table{border-collapse:collapse}td,th{padding:.3rem .6rem;border:1px solid}img{width:100%;aspect-ratio:3/2;object-fit:cover}';

/** The page that a developer would write by hand for speed alone. @param body the result of `plainHtml` */
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
