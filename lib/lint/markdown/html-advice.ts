import { INLINE_TAGS } from '@/lib/articles/markdown/html';
import { videoAt } from '@/lib/articles/markdown/video-hosts';

/*
 * Suggests replacements for HTML, which articles do not show. `lib/articles/markdown/html.ts` has the few elements that they may
 * contain.
 */

const FRAMING: readonly string[] = ['iframe', 'embed', 'object'];

/** The replacement for a frame that shows the page at an address. */
function frameAdvice(address: string): string {
  const video = videoAt(address);
  if (video) return `'::${video.host}[What it shows]{id=${video.id}}'`;
  return /google\.[a-z.]+\/maps|maps\.google|openstreetmap\.org/i.test(address)
    ? `'::map[The place]{at="38.711, -9.140"}'`
    : "a link: pages of others are not shown within ours, but '::youtube', '::vimeo' and '::map'";
}

/** Replacements by the names of elements. */
const INSTEAD: readonly (readonly [tags: string, instead: string])[] = [
  ['blockquote q cite', "':::quote' above and ':::' below the words, or '> ' in front of them"],
  [
    'img picture figure figcaption source',
    '\'![what it shows](photo:key "caption")\' in a paragraph of its own',
  ],
  ['video audio track', "'::youtube[What it shows]{id=…}', '::vimeo[What it shows]{id=…}' or a link"],
  [
    'details summary',
    "':::details[Words to press]' above and ':::' below, or '<details><summary>Plain words</summary>', an empty line, the text, an empty line, '</details>'",
  ],
  ['dl dt dd', "':::facts' around a list such as '- **Currency**: euro'"],
  ['input form label button select', "':::checklist' around a list such as '- Passport'"],
  ['ul ol li', "'- ' or '1. ' in front of each entry of a list"],
  ['a', "'[words](address)'"],
  ['b strong mark', "'**words**'"],
  ['i em var dfn u', "'_words_'"],
  ['s del strike', "'~~words~~'"],
  ['code pre samp tt', "'`words`', or a line '```' above and below what is code"],
  ['h1 h2 h3 h4 h5 h6', "'## ' in front of the words of a heading"],
  ['table thead tbody tr th td', "a table of Markdown, with '|' between its cells"],
  ['hr', "'---' between empty lines"],
  ['br', 'an empty line: paragraphs have room between them'],
];

const isInline = (tag: string) => INLINE_TAGS.some((each) => each === tag);

/** The replacement to suggest for HTML that a page does not show. */
export function htmlAdvice(html: string): string {
  const [, slash = '', name = ''] = /<(\/?)([a-z][a-z0-9]*)/i.exec(html) ?? [];
  const tag = name.toLowerCase();
  if (isInline(tag)) {
    return slash
      ? `'<${tag}>' in front of the words, in the same paragraph`
      : `'<${tag}>words</${tag}>' in one paragraph, without attributes`;
  }
  // A frame is often inside boxes that only position it.
  const [frame] = /<(?:iframe|embed|object)\b[^]*/i.exec(html) ?? (FRAMING.includes(tag) ? [html] : []);
  if (frame !== undefined) {
    const [, address = ''] = /\b(?:src|data)=["']?([^"'\s>]+)/i.exec(frame) ?? [];
    return frameAdvice(address.replace(/^\/\//, 'https://'));
  }
  // In other boxes, the first known element shows the intent.
  const inside = [...html.matchAll(/<([a-z][a-z0-9]*)/gi)].map(([, each = '']) => each.toLowerCase());
  const instead = [tag, ...inside].flatMap(
    (each) => INSTEAD.find(([tags]) => tags.split(' ').includes(each))?.[1] ?? [],
  )[0];
  return `${instead ?? 'Markdown'}; HTML in an article is not shown`;
}
