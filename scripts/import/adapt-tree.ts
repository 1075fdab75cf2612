import { nameToEmoji } from 'gemoji';
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
import { UNTITLED_VIDEO } from '@/lib/articles/placeholders';
import { directiveNames } from '@/lib/articles/markdown/directives';
import { nameSlug } from '@/lib/source/name-slug';
import { quoted } from './finding';
import { mediaAt } from './media';
import type { ImportDetails, ImportFrame, ImportPicture } from './nodes';

/*
 * A tree of Markdown as this site writes it: headings from the second level on, pictures in places of their own, and directives of
 * this site where it has one for what was found.
 */

/** Where a link leads here. */
export interface Linked {
  readonly url: string;
  /** What the article is called to which it leads. */
  readonly title?: string;
}

/** What a tree is held against while it is adapted. */
export interface Adaption {
  readonly title: string;
  /** The address that a picture has here; nothing where it cannot be taken along. Notes why. */
  readonly picture: (source: string, words: string) => string | undefined;
  /** Whether a description says more than the name of the file. */
  readonly describes: (source: string, alt: string) => boolean;
  /** The description to write for a picture. Notes where a writer must fill it in. */
  readonly description: (source: string, alt: string) => string;
  /** The address to link, or nothing where only the words can stay. Notes why. */
  readonly link: (address: string, words: string) => Linked | undefined;
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
  return /^https?:\/\/\S+$/.test(address) && mediaAt(address)?.video ? address : undefined;
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
    const [first, last] = [run[0], run.at(-1)];
    if (first?.type === 'text') first.value = first.value.trimStart();
    if (last?.type === 'text') last.value = last.value.trimEnd();
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
  const said = [...new Set([flat, image.alt ?? '', image.title ?? ''])].filter((each) => each.trim() !== '');
  const url = adaption.picture(image.url, said.join(' / '));
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
    const address = remote && adaption.link(remote, image.alt ?? '')?.url;
    const alt = (image.alt ?? '').trim();
    const label = adaption.describes(image.url, alt) ? alt : 'Picture';
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
  const { video, place } = media;
  if (video && has(video.host)) {
    if (title === '')
      adaption.note(
        address,
        'video',
        `${media.words} has no title: say what it shows in place of '${UNTITLED_VIDEO}'`,
      );
    const label = [text(title || UNTITLED_VIDEO)];
    return [
      {
        type: 'leafDirective',
        name: video.host,
        attributes: { id: video.id },
        children: label as LeafDirective['children'],
      },
    ];
  }
  if (place && has('map')) {
    const label = [text(place.name)];
    return [
      {
        type: 'leafDirective',
        name: 'map',
        attributes: { at: place.at },
        children: label as LeafDirective['children'],
      },
    ];
  }
  const url = adaption.link(media.page, title || media.words)?.url;
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
  // Words between pictures tell of them and head nothing.
  if (spoken.length > 1)
    return parts.flatMap((part) => (part.type === 'paragraph' ? [part] : blocks([part], adaption, false)));
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
    const target = adaption.link(node.url, inner);
    if (target === undefined) {
      siblings.splice(index, 1, ...node.children);
      return index;
    }
    // An address among the words of a link tells readers nothing where the article has a title.
    if (target.title !== undefined && inner === node.url) node.children = [text(target.title) as never];
    node.url = target.url;
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

const EDGES = ['emphasis', 'strong', 'delete', 'link'] as const;

/** Blanks of text programs become ordinary ones, and stand outside of what is strong or a link. */
function mendText(root: Root, { note }: Adaption): void {
  visit(root, 'text', (node) => {
    node.value = node.value
      .replace(/[\u00a0\u2007\u202f]/g, ' ')
      .replace(/[\u200b\u2060\ufeff\u00ad\ufffd]|(?![\t\n])\p{Cc}/gu, '');
    // Names that show as signs in chat programs and on GitHub; times such as 10:30:15 have a digit in front.
    node.value = node.value.replace(/(?<![\w:]):([a-z][\w+-]*|[+-]1):(?![\w:])/g, (typed, name: string) => {
      const emoji = Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined;
      if (!emoji)
        note(typed, 'emoji', `'${typed}' is the name of a sign that is not known: put the sign itself`);
      return emoji ?? typed;
    });
  });
  visit(root, [...EDGES], (node, index, parent) => {
    if (!parent || index === undefined || !('children' in node)) return undefined;
    const children = node.children as PhrasingContent[];
    const first = children[0];
    const last = children.at(-1);
    const siblings = parent.children as PhrasingContent[];
    if (children.length === 0 || (isBlank(children) && node.type !== 'link')) {
      siblings.splice(index, 1, ...children);
      return index;
    }
    if (last?.type === 'text' && /\s$/.test(last.value)) {
      last.value = last.value.trimEnd();
      siblings.splice(index + 1, 0, text(' '));
    } else if (last?.type === 'break') {
      siblings.splice(index + 1, 0, ...children.splice(-1));
      return index;
    }
    if (first?.type === 'text' && /^\s/.test(first.value)) {
      first.value = first.value.trimStart();
      siblings.splice(index, 0, text(' '));
      return index + 1;
    }
    return undefined;
  });
}

const BULLET = /^\s*(?:[•‣▪◦·●○]\s*|[-–]\s*(?=\p{L}))/u;

/** Lines that begin with a sign for an entry, as people type lists where there are none. */
function listsInParagraphs(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (isFlat(node)) node.children = listsInParagraphs(node.children);
    if (node.type !== 'paragraph') return [node];
    const lines: PhrasingContent[][] = [[]];
    for (const child of node.children) {
      if (child.type === 'break') lines.push([]);
      else lines.at(-1)?.push(child);
    }
    const isEntry = ([first]: readonly PhrasingContent[]) =>
      first?.type === 'text' && BULLET.test(first.value);
    const signs = lines.filter(isEntry);
    const hasSign = signs.some(([first]) => first?.type === 'text' && !/^\s*[-–]/.test(first.value));
    // A single line with a dash may be what somebody says.
    if (signs.length === 0 || (!hasSign && signs.length < 2)) return [node];
    const parts: RootContent[] = [];
    for (const line of lines) {
      const last = parts.at(-1);
      if (isEntry(line)) {
        const [first, ...rest] = line;
        const value = first?.type === 'text' ? first.value.replace(BULLET, '') : '';
        const item = {
          type: 'listItem' as const,
          spread: false,
          children: [paragraph(text(value), ...rest)],
        };
        if (last?.type === 'list') last.children.push(item);
        else parts.push({ type: 'list', ordered: false, spread: false, children: [item] });
      } else if (last?.type === 'paragraph') last.children.push({ type: 'break' }, ...line);
      else parts.push(paragraph(...line));
    }
    return parts;
  });
}

export function adaptTree(root: Root, adaption: Adaption): Root {
  mendText(root, adaption);
  const adapted: Root = {
    type: 'root',
    children: mendBoxes(blocks(listsInParagraphs(splitAtBreaks(root.children)), adaption, true)),
  };
  mendLinks(adapted, adaption);
  mendHeadings(adapted, adaption);
  mendLists(adapted);
  return adapted;
}
