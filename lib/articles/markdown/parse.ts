import type { Image, Nodes, Root, RootContent } from 'mdast';
import type { LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { checkDepth, checkSize } from './limits';

/** One tilde is the sign for "about", as in "~5 to ~10 minutes": only two strike words out. */
const parser = remark().use(remarkGfm, { singleTilde: false }).use(remarkDirective).freeze();

/** How a body names a photo: `photo:` and a key of `content/pictures.yaml`. */
export const PHOTO_SCHEME = 'photo:';

/** Where pictures of the site's own stand, below `public/`. */
export const LOCAL_PICTURES = '/pictures/';

/** Ids that the page around an article uses itself; a heading of the same name gets a number behind it. */
export const PAGE_IDS = [
  'content',
  'menu',
  'comments',
  'more',
  'newsletter',
  'search',
  'sky',
  'footnote-label',
] as const;

/** Those of them that every article has, so that a link may lead there. */
export const ARTICLE_IDS = [
  'content',
  'menu',
  'comments',
  'more',
] as const satisfies readonly (typeof PAGE_IDS)[number][];

/** The boxes that a writer can put around paragraphs, with the word above each. */
export const CALLOUTS = { tip: 'Tip', note: 'Note', warning: 'Warning' } as const;

export const isCallout = (name: string): name is keyof typeof CALLOUTS => Object.hasOwn(CALLOUTS, name);

/**
 * The Markdown of a body as a tree. A colon before a letter reads as a directive (`from 9:am`); one without label and
 * attributes was never meant as such and becomes text again.
 *
 * @throws UnreadableBody where reading would take too long or exhaust the stack; the check of contents tells it as a diagnostic
 */
export function parseBody(body: string): Root {
  checkSize(body);
  // Micromark drops a byte order mark, and every offset would then be that of another character.
  const tree = parser.parse(body.replace(/^\ufeff/, ' '));
  checkDepth(tree);
  visit(tree, 'textDirective', (node: TextDirective, index, parent) => {
    const isProse = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
    if (!isProse || !parent || index === undefined || !node.position) return;
    const { start, end } = node.position;
    parent.children[index] = {
      type: 'text',
      value: body.slice(start.offset, end.offset),
      position: node.position,
    };
  });
  return tree;
}

/**
 * A picture of a body: `![alt](photo:key "caption")` alone in its paragraph, or `::figure[caption]{photo=key alt="…"}`; a path
 * of the site's own pictures stands in place of `photo:key`, or in `src=` of a figure.
 */
export interface BodyPicture {
  /** Address as written: `photo:` and a key, or a path of a picture of the site's own. */
  readonly url: string;
  readonly alt: string;
  readonly caption: string | undefined;
}

/** A paragraph that is one picture and nothing else. */
export function loneImage(node: RootContent): Image | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined;
  const [only] = node.children;
  return only?.type === 'image' ? only : undefined;
}

/** The address of a figure's picture, as an image would name it. */
export const figureUrl = ({ src, photo }: Readonly<Record<string, string | null | undefined>>): string =>
  src ?? `${PHOTO_SCHEME}${photo ?? ''}`;

function figurePicture({ attributes, children }: LeafDirective): BodyPicture {
  const caption = toString(children).trim();
  return { url: figureUrl(attributes ?? {}), alt: attributes?.alt ?? '', caption: caption || undefined };
}

/** The picture that a node of the body is, if it is one. */
export function pictureOf(node: RootContent): BodyPicture | undefined {
  if (node.type === 'leafDirective' && node.name === 'figure') return figurePicture(node);
  const image = loneImage(node);
  return image && { url: image.url, alt: image.alt ?? '', caption: image.title ?? undefined };
}

/** Whether a reader who follows something in here earns the site a commission. */
export function holdsEarningLink(node: RootContent): boolean {
  let found = false;
  visit(node, (inner) => {
    found ||=
      (inner.type === 'leafDirective' && inner.name === 'deal') ||
      (inner.type === 'textDirective' && inner.name === 'partner');
  });
  return found;
}

/** What becomes a link. */
const LINKS: ReadonlySet<string> = new Set<Nodes['type']>([
  'link',
  'linkReference',
  'footnoteReference',
  'textDirective',
]);

/** The first link inside of something, such as of a heading or another link: links do not nest. */
export function linkWithin(outer: Nodes): Nodes | undefined {
  let found: Nodes | undefined;
  visit(outer, (node) => {
    if (node !== outer && LINKS.has(node.type)) found ??= node;
  });
  return found;
}
