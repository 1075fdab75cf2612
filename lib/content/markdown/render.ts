import GithubSlugger from 'github-slugger';
import type { Heading, ListItem, PhrasingContent, Root, RootContent } from 'mdast';
import type { TextDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { PARTNER_REL } from '@/lib/partners/registry';
import { isLocal, photoUrl, type LocalPicture, type Photo, type PictureSize } from '@/lib/picture';
import type { Article } from '../articles';
import { photoOf, type Pictures } from '../collections';
import { toSafeHtml } from './compile';
import { encodePath } from './address';
import {
  CALLOUTS,
  holdsEarningLink,
  isCallout,
  LOCAL_PICTURES,
  PAGE_IDS,
  parseBody,
  PHOTO_SCHEME,
  pictureOf,
} from './parse';

/** The body of an article as a page shows it: HTML that is safe to insert, and what components draw in between. */
export type BodyBlock =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'picture'; readonly photo: Photo | LocalPicture; readonly caption: string | undefined }
  | { readonly kind: 'deal'; readonly id: string; readonly text: string }
  /** Where the commission note stands: above the first link that earns. */
  | { readonly kind: 'commission' };

export interface BodyHeading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

export interface Body {
  readonly blocks: readonly BodyBlock[];
  readonly headings: readonly BodyHeading[];
}

/** What a body needs from the page it is rendered for. */
export interface BodyContext {
  readonly pictures: Pictures;
  /** Turns an internal path into the address to link, such as one with the base path. */
  readonly address: (path: string) => string;
  /** Address of the article where it is read elsewhere, such as in a feed; links to its own headings begin with it. */
  readonly page?: string;
  /** The size of a picture of the site's own, by its path. */
  readonly localSize: (path: string) => PictureSize;
  /** The link of `:partner[…]{to=… place=…}`. */
  readonly partnerLink: (to: string, place: string) => { readonly href: string; readonly partner: string };
}

/** A node that mdast does not know, given its element by name (mdast-util-to-hast, "Fields on nodes"). */
function block(hName: string, hProperties: object, children: readonly RootContent[]): RootContent {
  return { type: 'blockquote', data: { hName, hProperties }, children: [...children] } as RootContent;
}

function inline(hName: string, hProperties: object, children: readonly PhrasingContent[]): PhrasingContent {
  return { type: 'emphasis', data: { hName, hProperties }, children: [...children] } as PhrasingContent;
}

/** A heading links to itself, unless there is a link in it: links do not nest. */
function holdsLink(heading: Heading): boolean {
  let found = false;
  visit(heading, (node) => {
    found ||= ['link', 'linkReference', 'footnoteReference', 'textDirective'].includes(node.type);
  });
  return found;
}

/** A checklist that a reader can tick: the box and its words in one label, for a finger and for a screen reader. */
function labelTask(item: ListItem): void {
  const [first] = item.children;
  if (typeof item.checked !== 'boolean' || first?.type !== 'paragraph') return;
  const box = inline('input', { type: 'checkbox', checked: item.checked }, []);
  first.children = [inline('label', {}, [box, ...first.children])];
  item.data = { hProperties: { dataTask: '' } };
  item.checked = null;
}

/** A link that earns: marked for search engines, and announced for people who do not see the arrow. */
function linkPartner(node: TextDirective, { partnerLink }: BodyContext): void {
  const { href, partner } = partnerLink(node.attributes?.to ?? '', node.attributes?.place ?? '');
  const words = inline('span', { className: 'visually-hidden' }, [
    { type: 'text', value: ` (opens ${partner} in a new tab)` },
  ]);
  node.data = { hName: 'a', hProperties: { href, target: '_blank', rel: PARTNER_REL.split(' ') } };
  node.children.push(words);
}

/** A table scrolls inside a region of its own. */
function boxTables(tree: Root): void {
  let count = 0;
  visit(tree, 'table', (node, index, parent) => {
    if (!parent || index === undefined) return CONTINUE;
    count += 1;
    const properties = { dataTable: '', role: 'region', ariaLabel: `Table ${count}`, tabIndex: 0 };
    parent.children[index] = block('div', properties, [node]);
    // The table is now one level down; going there again would box it again.
    return SKIP;
  });
}

/** Ids on headings, boxes around tables, labels around tasks, and every link with its address. */
function prepare(tree: Root, context: BodyContext): readonly BodyHeading[] {
  const { page = '' } = context;
  const headings: BodyHeading[] = [];
  const slugger = new GithubSlugger();
  for (const id of PAGE_IDS) slugger.slug(id);
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const text = toString(node);
      const id = slugger.slug(text);
      headings.push({ id, text, level: node.depth });
      node.data = { hProperties: { id } };
      if (holdsLink(node)) return CONTINUE;
      node.children = [{ type: 'link', url: `${page}#${id}`, children: node.children as never }];
      return SKIP;
    }
    if (node.type === 'link' || node.type === 'definition') {
      if (node.url.startsWith('/')) node.url = context.address(node.url);
      else if (node.url.startsWith('#')) node.url = page + node.url;
    }
    if (node.type === 'textDirective' && node.name === 'partner') linkPartner(node, context);
    if (node.type === 'containerDirective' && isCallout(node.name)) {
      const title = CALLOUTS[node.name];
      node.data = { hName: 'div', hProperties: { dataCallout: node.name, role: 'note', ariaLabel: title } };
      const strong = { type: 'strong', children: [{ type: 'text', value: title }] } as const;
      node.children.unshift({ type: 'paragraph', children: [{ ...strong, children: [...strong.children] }] });
    }
    if (node.type === 'listItem') labelTask(node);
    return CONTINUE;
  });
  boxTables(tree);
  return headings;
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

/** What stands in a text by itself where no component draws: a picture as a plain image, a deal as its sentence. */
function plainBlock(node: RootContent, context: BodyContext): RootContent {
  const block = blockOf(node, context);
  if (block?.kind === 'deal') return { type: 'paragraph', children: [{ type: 'text', value: block.text }] };
  if (block?.kind !== 'picture') return node;
  const { photo } = block;
  const url = isLocal(photo) ? photo.src : photoUrl(photo.id, 1200);
  return { type: 'paragraph', children: [{ type: 'image', url, alt: photo.alt }] };
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
