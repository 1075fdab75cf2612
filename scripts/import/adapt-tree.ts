import type {
  BlockContent,
  Heading,
  Image,
  List,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { directiveNames } from '@/lib/articles/markdown/directives';
import { nameSlug } from '@/lib/source/name-slug';
import { quoted } from './finding';
import { mediaAt } from './media';
import type { ImportDetails, ImportFrame, ImportPicture } from './nodes';

/*
 * A tree of Markdown as this site writes it: headings from the second level on, pictures in places of their own, and directives of
 * this site where it has one for what was found.
 */

/** What a tree is held against while it is adapted. */
export interface Adaption {
  readonly title: string;
  /** The address that a picture has here; nothing where it cannot be taken along. Notes why. */
  readonly picture: (source: string, words: string) => string | undefined;
  /** The description to write for a picture. Notes where a writer must fill it in. */
  readonly description: (source: string, alt: string) => string;
  /** The address to link, or nothing where only the words can stay. Notes why. */
  readonly link: (address: string, words: string) => string | undefined;
  /** @param needle what to look for in the source, to tell the line */
  readonly note: (needle: string, subject: string, text: string) => void;
}

const has = (name: string) => directiveNames().includes(name);

const words = (node: Parameters<typeof toString>[0]) =>
  toString(node, { includeImageAlt: false }).replace(/\s+/g, ' ').trim();
const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
const text = (value: string): PhrasingContent => ({ type: 'text', value });
const isBlank = (nodes: readonly PhrasingContent[]) =>
  nodes.every(
    (node) => node.type === 'break' || (node.type === 'text' && /^[\s\u00a0\u200b]*$/.test(node.value)),
  );

const BLOCKS: readonly string[] = [
  'importPicture',
  'importGallery',
  'importFrame',
  'importDetails',
  'image',
  'containerDirective',
  'list',
  'table',
  'blockquote',
  'paragraph',
  'heading',
  'code',
  'thematicBreak',
];

/** The address that a paragraph is nothing but, which many systems show as a film. */
function loneAddress(nodes: readonly PhrasingContent[]): string | undefined {
  const [only, ...more] = nodes.filter((node) => !isBlank([node]));
  if (!only || more.length > 0) return undefined;
  const address =
    only.type === 'link' && toString(only) === only.url
      ? only.url
      : only.type === 'text'
        ? only.value.trim()
        : '';
  const kind = /^https?:\/\/\S+$/.test(address) ? mediaAt(address)?.kind : undefined;
  return kind === 'youtube' || kind === 'vimeo' ? address : undefined;
}

const asPicture = (image: Image, link = ''): ImportPicture => ({
  type: 'importPicture',
  image: { ...image, data: { ...image.data, link } } as Image,
  caption: [],
});

const linkOf = (image: Image) => (image.data as { readonly link?: string } | undefined)?.link ?? '';

/** A paragraph, cut where a picture or another block stands in it. */
function cutParagraph(node: Paragraph): RootContent[] {
  const address = loneAddress(node.children);
  if (address !== undefined) return [{ type: 'importFrame', address, title: '' }];
  const parts: RootContent[] = [];
  let run: PhrasingContent[] = [];
  const close = () => {
    while (run[0] && isBlank([run[0]])) run.shift();
    while (run.length > 0 && isBlank(run.slice(-1))) run.pop();
    if (run.length > 0) parts.push(paragraph(...run));
    run = [];
  };
  const take = (
    children: readonly PhrasingContent[],
    wrap: (inner: PhrasingContent[]) => PhrasingContent[],
    link: string,
  ) => {
    for (const child of children) {
      if (child.type === 'image') {
        close();
        parts.push(asPicture(child, link));
      } else if (BLOCKS.includes(child.type)) {
        close();
        parts.push(child as never);
      } else if ('children' in child && holdsBlock(child)) {
        const outer = child as typeof child & { children: PhrasingContent[] };
        const inLink = child.type === 'link' ? child.url : link;
        // Words between the pictures keep their link or emphasis.
        take(
          outer.children,
          (inner) => (isBlank(inner) ? inner : wrap([{ ...outer, children: inner } as PhrasingContent])),
          inLink,
        );
      } else run.push(...wrap([child]));
    }
  };
  take(node.children, (inner) => inner, '');
  close();
  return parts;
}

function holdsBlock(node: PhrasingContent): boolean {
  let found = false;
  visit(node, (each) => {
    if (each !== node && BLOCKS.includes(each.type)) found = true;
  });
  return found;
}

/** The parts of a picture: its image, what stands below it, and a link that was around it. */
function pictureNodes({ image, caption }: ImportPicture, adaption: Adaption): RootContent[] {
  const flat = words({ type: 'root', children: caption } as Root);
  const hasLink = caption.some((node) => {
    let found = false;
    visit(node, 'link', () => void (found = true));
    return found;
  });
  const url = adaption.picture(image.url, flat || (image.alt ?? ''));
  const around = linkOf(image);
  // A link to the larger file of the same picture is no loss.
  if (
    around !== '' &&
    !/\.(?:jpe?g|png|gif|webp|avif|tiff?)(?:[?#]|$)|attachment_id=/i.test(around) &&
    url !== undefined
  )
    adaption.note(around, 'picture', `the link around the picture, to ${around}, was left out`);
  const title = hasLink ? '' : flat || (image.title ?? '').trim();
  const below = hasLink ? (caption as RootContent[]) : [];
  if (url === undefined) {
    // What was below a picture that is not there still tells something.
    const left: RootContent[] =
      flat !== '' && !hasLink ? [paragraph({ type: 'emphasis', children: [text(flat)] })] : below;
    const remote = /^(?:https?:)?\/\//.test(image.url) ? image.url.replace(/^\/\//, 'https://') : undefined;
    const address = remote && adaption.link(remote, image.alt ?? '');
    const label = (image.alt ?? '').trim() || 'Picture';
    return address ? [paragraph({ type: 'link', url: address, children: [text(label)] }), ...left] : left;
  }
  const alt = adaption.description(image.url, (image.alt ?? '').trim());
  return [
    paragraph({ type: 'image', url, alt, title: title === '' || title === alt ? null : title }),
    ...below,
  ];
}

function frameNodes({ address, title }: ImportFrame, adaption: Adaption): RootContent[] {
  const media = mediaAt(address);
  if (!media) {
    if (!/\.(?:mp4|webm|mov|m4v|mp3|ogg|wav)$/i.test(address) && address.length > 200) return [];
    adaption.note(address, 'frame', `${quoted(address, 120)} was shown in a frame and was left out`);
    return [];
  }
  if ((media.kind === 'youtube' || media.kind === 'vimeo') && has(media.kind)) {
    const directive: LeafDirective = {
      type: 'leafDirective',
      name: media.kind,
      attributes: { id: media.id },
      children: [text(title || media.words)] as never,
    };
    if (title === '')
      adaption.note(
        address,
        'video',
        `a film without a title: write what it shows in place of '${media.words}'`,
      );
    return [directive];
  }
  const url = adaption.link(media.page, title || media.words);
  adaption.note(address, 'frame', `${media.words}, shown in a frame, became a link`);
  return [
    paragraph(
      url ? { type: 'link', url, children: [text(title || media.words)] } : text(title || media.words),
    ),
  ];
}

function detailsNodes({ summary, children }: ImportDetails, adaption: Adaption): RootContent[] {
  const inner = blocks(children, adaption, false);
  if (has('details') && summary !== '') {
    const label: Paragraph = { ...paragraph(text(summary)), data: { directiveLabel: true } };
    return [
      {
        type: 'containerDirective',
        name: 'details',
        attributes: {},
        children: [label, ...(inner as BlockContent[])],
      },
    ];
  }
  return [...(summary === '' ? [] : [paragraph({ type: 'strong', children: [text(summary)] })]), ...inner];
}

const isShownPicture = (node: RootContent) =>
  node.type === 'paragraph' && node.children.length === 1 && node.children[0]?.type === 'image';

/** Pictures and what else only stands outside of lists, quotes and boxes is moved behind them. */
function withOutcasts(node: RootContent & { children: RootContent[] }, adaption: Adaption): RootContent[] {
  const outcasts: RootContent[] = [];
  const sweep = (parent: { children: RootContent[] }) => {
    parent.children = parent.children.filter((child) => {
      if (
        isShownPicture(child) ||
        child.type === 'leafDirective' ||
        (child.type === 'containerDirective' && child.name === 'gallery')
      ) {
        outcasts.push(child);
        return false;
      }
      if ('children' in child && child.type !== 'paragraph' && child.type !== 'heading') {
        sweep(child as { children: RootContent[] });
        return (
          child.type === 'table' ||
          child.type === 'tableRow' ||
          child.type === 'tableCell' ||
          child.children.length > 0
        );
      }
      return true;
    });
  };
  sweep(node);
  if (outcasts.length > 0)
    adaption.note(
      '',
      'picture',
      `${outcasts.length === 1 ? 'a picture was' : `${outcasts.length} pictures were`} moved out of a ${node.type === 'list' ? 'list' : node.type === 'blockquote' ? 'quote' : 'box'} and now ${outcasts.length === 1 ? 'stands' : 'stand'} below it`,
    );
  return [...(node.children.length > 0 ? [node] : []), ...outcasts];
}

/** Cells hold words only; pictures in them come behind the table. */
function tableNodes(table: Table, adaption: Adaption): RootContent[] {
  const pictures: RootContent[] = [];
  visit(table, (node, index, parent) => {
    if (node === table || node.type === 'tableRow' || node.type === 'tableCell') return undefined;
    const { type } = node as RootContent;
    if ((type === 'image' || type === 'importPicture') && parent && index !== undefined) {
      pictures.push(
        ...pictureNodes(
          type === 'image' ? asPicture(node as Image) : (node as never as ImportPicture),
          adaption,
        ),
      );
      (parent as { children: unknown[] }).children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  const width = Math.max(...table.children.map((row) => row.children.length));
  for (const row of table.children)
    while (row.children.length < width) row.children.push({ type: 'tableCell', children: [] });
  const isEmpty = words(table) === '';
  // A table of one column, or of nothing but pictures, was a layout.
  if (pictures.length > 0 && isEmpty) return pictures;
  return [table, ...pictures];
}

const isFlat = (node: RootContent): node is RootContent & { children: RootContent[] } =>
  node.type === 'blockquote' ||
  node.type === 'list' ||
  node.type === 'listItem' ||
  node.type === 'containerDirective' ||
  node.type === 'footnoteDefinition';

/** @param atTop whether the blocks stand in the article itself */
function blocks(nodes: readonly RootContent[], adaption: Adaption, atTop: boolean): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    switch (node.type) {
      case 'paragraph':
        return cutParagraph(node).flatMap((part) =>
          part.type === 'paragraph' ? [part] : blocks([part], adaption, atTop),
        );
      case 'image':
        return pictureNodes(asPicture(node), adaption);
      case 'importPicture':
        return pictureNodes(node, adaption);
      case 'importGallery':
        return galleryNodes(node.pictures, adaption);
      case 'importFrame':
        return frameNodes(node, adaption);
      case 'importDetails':
        return detailsNodes(node, adaption);
      case 'table':
        return tableNodes(node, adaption);
      case 'heading':
        return headingNodes(node, adaption);
      case 'html':
        return [];
      default: {
        if (!isFlat(node)) return [node];
        node.children = blocks(node.children, adaption, false);
        if (node.type === 'listItem' && node.children.length === 0) node.children = [paragraph()];
        if (node.children.length === 0) return [];
        return atTop ? withOutcasts(node, adaption) : [node];
      }
    }
  });
}

function galleryNodes(pictures: readonly ImportPicture[], adaption: Adaption): RootContent[] {
  const nodes = pictures.flatMap((picture) => pictureNodes(picture, adaption));
  const shown = nodes.filter(isShownPicture);
  if (!has('gallery') || shown.length < 2) return nodes;
  const gallery: ContainerDirective = {
    type: 'containerDirective',
    name: 'gallery',
    attributes: {},
    children: shown as BlockContent[],
  };
  return [gallery, ...nodes.filter((node) => !shown.includes(node))];
}

/** A heading of words; pictures in it come behind it, and one without a word is none. */
function headingNodes(node: Heading, adaption: Adaption): RootContent[] {
  const parts = cutParagraph(paragraph(...node.children));
  const spoken = parts.filter((part): part is Paragraph => part.type === 'paragraph');
  const others = parts
    .filter((part) => part.type !== 'paragraph')
    .flatMap((part) => blocks([part], adaption, false));
  const children = spoken
    .flatMap((part) => part.children)
    .map((child) => (child.type === 'break' ? text(' ') : child));
  if (children.length === 0) return others;
  // A heading is strong by itself.
  const [only] = children;
  const bare = children.length === 1 && only?.type === 'strong' ? only.children : children;
  const slug = nameSlug(toString(bare));
  if (slug === '' || /^user-content-/.test(slug)) return [paragraph(...bare), ...others];
  return [{ type: 'heading', depth: node.depth, children: bare }, ...others];
}

/** Headings begin at the second level and skip none; the title of the article is not repeated. */
function mendHeadings(root: Root, { title }: Adaption): void {
  const first = root.children.findIndex((node) => node.type === 'heading' || words(node) !== '');
  const lead = root.children[first];
  if (lead?.type === 'heading' && nameSlug(toString(lead)) === nameSlug(title))
    root.children.splice(first, 1);
  const headings: Heading[] = [];
  visit(root, 'heading', (node) => void headings.push(node));
  const shift = 2 - Math.min(...headings.map(({ depth }) => depth));
  let level = 1;
  // The levels as they were written, of which some are left out here.
  const open: number[] = [];
  for (const heading of headings) {
    const depth = heading.depth + shift;
    while (open.length > 0 && (open.at(-1) ?? 0) >= depth) open.pop();
    open.push(depth);
    level = Math.min(open.length + 1, level + 1, 6);
    heading.depth = Math.max(2, level) as Heading['depth'];
    level = heading.depth;
  }
}

/** Where a paragraph was broken in two by two breaks, it is two. */
function splitAtBreaks(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type !== 'paragraph') {
      if (isFlat(node)) node.children = splitAtBreaks(node.children);
      return [node];
    }
    const parts: PhrasingContent[][] = [[]];
    node.children.forEach((child, index) => {
      const rest = node.children.slice(index + 1).find((each) => !(each.type === 'text' && isBlank([each])));
      if (child.type === 'break' && rest?.type === 'break') parts.push([]);
      else if (!(child.type === 'break' && (parts.at(-1) ?? []).every((each) => isBlank([each]))))
        parts.at(-1)?.push(child);
    });
    return parts
      .map((part) => {
        while (part.length > 0 && isBlank(part.slice(-1))) part.pop();
        return part;
      })
      .filter((part) => part.length > 0)
      .map((part) => paragraph(...part));
  });
}

/** Links lead where this site has their target, and have words. */
function mendLinks(root: Root, adaption: Adaption): void {
  visit(root, 'link', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const inner = words(node);
    const siblings = parent.children as PhrasingContent[];
    if (inner === '') {
      siblings.splice(index, 1);
      if (node.url !== '' && !node.url.startsWith('#'))
        adaption.note(node.url, 'link', `a link without words, to ${node.url}, was left out`);
      return index;
    }
    const url = adaption.link(node.url, inner);
    if (url === undefined) {
      siblings.splice(index, 1, ...node.children);
      return index;
    }
    node.url = url;
    node.title = null;
    return SKIP;
  });
}

/** Boxes that this site has none of become one that it has, or what stands in them. */
function mendBoxes(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node) => {
    if (isFlat(node)) node.children = mendBoxes(node.children);
    return node.type === 'containerDirective' && !has(node.name) ? (node.children as RootContent[]) : [node];
  });
}

/** Lists of one kind that follow each other keep their numbers. */
function mendLists(root: Root): void {
  visit(root, 'list', (node: List) => {
    node.spread = node.children.some(
      (item) =>
        item.children.length > 1 &&
        item.children.some((child) => child.type === 'paragraph' && child !== item.children[0]),
    );
    for (const item of node.children) item.spread = node.spread;
  });
}

export function adaptTree(root: Root, adaption: Adaption): Root {
  const adapted: Root = {
    type: 'root',
    children: mendBoxes(blocks(splitAtBreaks(root.children), adaption, true)),
  };
  mendLinks(adapted, adaption);
  mendHeadings(adapted, adaption);
  mendLists(adapted);
  return adapted;
}
