import type { PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isLocal, photoUrl, type LocalPicture, type Photo } from '@/lib/site/picture';
import type { Article } from '@/lib/articles/article';
import { photoOf } from '@/lib/site/pictures';
import { encodePath } from './address';
import { toSafeHtml } from './compile';
import { holdsEarningLink, LOCAL_PICTURES, parseBody, PHOTO_SCHEME, pictureOf } from './parse';
import { prepare, type BodyContext, type BodyHeading } from './prepare';

/** The body of an article as a page shows it: HTML that is safe to insert, and what components draw in between. */
export type BodyBlock =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'picture'; readonly photo: Photo | LocalPicture; readonly caption: string | undefined }
  | { readonly kind: 'deal'; readonly id: string; readonly text: string }
  /** Where the commission note stands: above the first link that earns. */
  | { readonly kind: 'commission' };

export interface Body {
  readonly blocks: readonly BodyBlock[];
  readonly headings: readonly BodyHeading[];
}

function blockOf(node: RootContent, { pictures, address, localSize }: BodyContext): BodyBlock | undefined {
  const picture = pictureOf(node);
  if (picture) {
    const { url, alt, caption } = picture;
    if (url.startsWith(LOCAL_PICTURES))
      return { kind: 'picture', photo: { src: address(encodePath(url)), alt, ...localSize(url) }, caption };
    const photo = photoOf(pictures, url.slice(PHOTO_SCHEME.length));
    return { kind: 'picture', photo: { ...photo, alt }, caption };
  }
  if (node.type !== 'leafDirective' || node.name !== 'deal') return undefined;
  return { kind: 'deal', id: node.attributes?.id ?? '', text: toString(node) };
}

/** Takes out of the tree what components draw, and leaves a marker in each place. */
function cutBlocks(tree: Root, context: BodyContext): readonly BodyBlock[] {
  const cut: BodyBlock[] = [];
  const marker = (block: BodyBlock): RootContent => {
    cut.push(block);
    return { type: 'thematicBreak', data: { hProperties: { dataBlock: cut.length } } };
  };
  const first = tree.children.find(holdsEarningLink);
  tree.children = tree.children.flatMap((node) => {
    const note = node === first ? [marker({ kind: 'commission' })] : [];
    const drawn = blockOf(node, context);
    return [...note, drawn ? marker(drawn) : node];
  });
  return cut;
}

/** Renders the Markdown of an article. */
export function renderBody(article: Article, context: BodyContext): Body {
  const tree = parseBody(article.body);
  const cut = cutBlocks(tree, context);
  const headings = prepare(tree, context);
  // The marker is ours alone: raw HTML in a body never reaches the output.
  const pieces = toSafeHtml(tree).split(/<hr data-block="\d+">\n?/);
  const blocks = pieces.flatMap((html, index): readonly BodyBlock[] => {
    const piece = html.trim() === '' ? [] : [{ kind: 'html', html } as const];
    const block = cut[index];
    return block ? [...piece, block] : piece;
  });
  return { blocks, headings };
}

/** What stands in a text by itself where no component draws: a picture as a plain image with its caption, a deal as its sentence. */
function plainBlock(node: RootContent, context: BodyContext): RootContent {
  const block = blockOf(node, context);
  if (block?.kind === 'deal') return { type: 'paragraph', children: [{ type: 'text', value: block.text }] };
  if (block?.kind !== 'picture') return node;
  const { photo, caption } = block;
  const url = isLocal(photo) ? photo.src : photoUrl(photo.id, 1200);
  const words: readonly PhrasingContent[] = caption
    ? [{ type: 'break' }, { type: 'emphasis', children: [{ type: 'text', value: caption }] }]
    : [];
  return { type: 'paragraph', children: [{ type: 'image', url, alt: photo.alt }, ...words] };
}

/**
 * The body as one piece of plain HTML, for feeds.
 *
 * @param commissionNote stands above the first link that earns; no style sheet draws the arrows of which it speaks, so they are text
 */
export function bodyHtml(article: Article, context: BodyContext, commissionNote: string): string {
  const tree = parseBody(article.body);
  tree.children = tree.children.map((node) => plainBlock(node, context));
  const first = tree.children.findIndex(holdsEarningLink);
  if (first >= 0) {
    const note: PhrasingContent = { type: 'emphasis', children: [{ type: 'text', value: commissionNote }] };
    tree.children.splice(first, 0, { type: 'paragraph', children: [note] });
  }
  visit(tree, 'textDirective', ({ name, children }) => {
    if (name === 'partner') children.push({ type: 'text', value: ' ↗' });
  });
  prepare(tree, context);
  return toSafeHtml(tree);
}
