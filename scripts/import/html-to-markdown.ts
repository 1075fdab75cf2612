import type { Element, ElementContent, Nodes as HastNodes, Root as HastRoot } from 'hast';
import { raw } from 'hast-util-raw';
import type { Handle, State } from 'hast-util-to-mdast';
import type { BlockContent, FootnoteDefinition, Image, Nodes, Root, RootContent } from 'mdast';
import { toHast, type Handlers } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import rehypeRemark from 'rehype-remark';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { boxKind } from './components';
import type { ImportPicture } from './nodes';

/*
 * HTML, and Markdown with HTML in it, as a tree of Markdown. What this site has a form of its own for becomes a node of that kind;
 * pictures and links keep the addresses of their site.
 */

const parser = remark().use(remarkGfm, { singleTilde: false }).freeze();

const propertyOf = ({ properties }: Element, ...names: readonly string[]): string => {
  for (const name of names) {
    const value = properties[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
};

const classesOf = ({ properties: { className } }: Element): string =>
  Array.isArray(className) ? className.join(' ') : String(className ?? '');

/** Whether a node is an element, of one of these names where any are given. */
const isElement = (node: HastNodes, ...names: readonly string[]): node is Element =>
  node.type === 'element' && (names.length === 0 || names.includes((node as Element).tagName));

const wrapped = (child: ElementContent): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {},
  children: [child],
});

function elementsIn(node: Element, ...names: readonly string[]): readonly Element[] {
  const found: Element[] = [];
  visit(node, 'element', (each: Element) => {
    if (each !== node && names.includes(each.tagName)) found.push(each);
  });
  return found;
}

function wordsIn(node: HastNodes): string {
  let words = '';
  visit(node, 'text', ({ value }: { value: string }) => void (words += value));
  return words.replace(/\s+/g, ' ').trim();
}

/** Words of a part of a tree of Markdown; the description of a picture is none of them. */
const wordsOf = (node: Nodes): string => toString(node, { includeImageAlt: false }).trim();

/** A frame of another page; `mapTree` knows what is in it. */
const frameNode = (address: string, title: string): RootContent[] =>
  address === '' ? [] : [{ type: 'importFrame', address, title }];

/** The address of a picture: pages that load it late have it elsewhere than in `src`. */
function sourceOf(element: Element): string {
  const late = propertyOf(element, 'dataOrigFile', 'dataSrc', 'dataLazySrc', 'dataOriginal');
  const src = propertyOf(element, 'src');
  if (src !== '' && !src.startsWith('data:')) return src;
  return late || (propertyOf(element, 'srcSet', 'dataSrcset').split(/[\s,]/)[0] ?? '');
}

const imageOf = (element: Element): Image => ({
  type: 'image',
  url: sourceOf(element),
  alt: propertyOf(element, 'alt'),
  title: propertyOf(element, 'title') || null,
});

/** A figure: its pictures with what stands below them, or whatever else it holds. */
function figure(state: State, node: Element): RootContent[] {
  const [image, ...more] = elementsIn(node, 'img');
  if (!image || elementsIn(node, 'table').length > 0) return state.toFlow(state.all(node)) as RootContent[];
  return more.length > 0 ? gallery(state, node) : [picture(state, node, image)];
}

/** Words of a caption without the picture that stands among them. */
function withoutPictures<T extends Nodes>(nodes: readonly T[]): T[] {
  return nodes.flatMap((node): T[] => {
    if (node.type === 'image' || wordsOf(node) === '') return [];
    return 'children' in node
      ? [{ ...node, children: withoutPictures(node.children as Nodes[]) } as T]
      : [node];
  });
}

/** A picture with the words beside it, which are its caption: <figcaption>, or what stands in [caption] of WordPress. */
function picture(state: State, node: Element, image: Element): ImportPicture {
  const caption = withoutPictures(state.toFlow(state.all(node)) as Nodes[]);
  return { type: 'importPicture', image: linkedImage(node, image), caption: caption as BlockContent[] };
}

/** A picture with the address that a link around it leads to. */
function linkedImage(within: Element, image: Element): Image {
  const link = elementsIn(within, 'a').find((each) => elementsIn(each, 'img').includes(image));
  return { ...imageOf(image), data: { link: link ? propertyOf(link, 'href') : '' } } as Image;
}

/** The innermost figure of an element that holds one picture. */
const figureOf = (element: Element): Element =>
  elementsIn(element, 'figure').at(-1) ??
  (element.tagName === 'figure' ? element : { ...wrapped(element), tagName: 'figure' });

/** Pictures side by side, and after them what words stand there that are not theirs. */
function gallery(state: State, node: Element): RootContent[] {
  const images: ImportPicture[] = [];
  const rest: RootContent[] = [];
  const take = (children: readonly ElementContent[]) => {
    for (const child of children) {
      const element = isElement(child) ? child : undefined;
      const [image, ...more] = element ? elementsIn(element, 'img') : [];
      if (element?.tagName === 'img')
        images.push({ type: 'importPicture', image: imageOf(element), caption: [] });
      else if (element && image && more.length === 0) images.push(picture(state, figureOf(element), image));
      else if (element && image) take(element.children);
      else if (wordsIn(child) !== '')
        rest.push(...(state.toFlow(state.all(wrapped(child))) as RootContent[]));
    }
  };
  take(node.children);
  return [{ type: 'importGallery', pictures: images }, ...rest];
}

const GALLERY =
  /(?:^|[\s-])(?:gallery|galleries|carousel|slider|slideshow|swiper|photo-?grid|image-?grid|photoset|tiled)(?:$|[\s-])/i;
const BOX =
  /(?:^|[\s_-])(?:alert|callout|admonition|notice|hint|tip|infobox|info-box|warning|note)(?:$|[\s_-])/i;

function block(state: State, node: Element): RootContent[] {
  const kind = propertyOf(node, 'dataImport');
  const classes = classesOf(node);
  const flow = () => state.toFlow(state.all(node)) as RootContent[];
  if (kind === 'embed') {
    const [address] = /https?:\/\/\S+/.exec(wordsIn(node)) ?? [];
    return address ? frameNode(address, '') : flow();
  }
  const images = elementsIn(node, 'img').length;
  if (kind === 'gallery' || (GALLERY.test(classes) && images > 1))
    return images > 0 ? gallery(state, node) : flow();
  if (kind !== '' || (BOX.test(classes) && wordsIn(node) !== ''))
    return [
      {
        type: 'containerDirective',
        name: kind || boxKind(classes),
        attributes: {},
        children: flow() as BlockContent[],
      },
    ];
  return flow();
}

function details(state: State, node: Element): RootContent[] {
  const summary = node.children.find((child): child is Element => isElement(child, 'summary'));
  const children = node.children.filter((child) => child !== summary);
  return [
    {
      type: 'importDetails',
      summary: summary ? wordsIn(summary) : '',
      children: state.toFlow(state.all({ ...node, children })) as BlockContent[],
    },
  ];
}

const SMALL: Readonly<Record<string, string>> = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' };

/** Figures high or low have signs of their own: m², H₂O. Words, as in 1st, stand as they are. */
const small: Handle = (state: State, node: Element) => {
  const words = wordsIn(node);
  const signs = [...(SMALL[node.tagName] ?? '')];
  if (!/^\d+$/.test(words)) return state.all(node);
  return { type: 'text', value: words.replace(/\d/g, (digit) => signs[Number(digit)] ?? digit) };
};

const FRAMES = ['iframe', 'embed', 'object', 'video', 'audio'];

const frame: Handle = (_state, node: Element) => {
  const [source] = elementsIn(node, 'source', 'embed');
  const address =
    propertyOf(node, 'src', 'dataSrc', 'dataLazySrc', 'data') || (source ? propertyOf(source, 'src') : '');
  return frameNode(address, propertyOf(node, 'title')) as never;
};

/** Custom elements that show films: <lite-youtube videoid>, <amp-youtube data-videoid>. */
const film: Handle = (_state, node: Element) => {
  const id = propertyOf(node, 'videoid', 'videoId', 'dataVideoid', 'dataVideoId');
  const page = node.tagName.includes('vimeo') ? 'https://vimeo.com/' : 'https://www.youtube.com/watch?v=';
  return frameNode(id === '' ? '' : page + id, propertyOf(node, 'title')) as never;
};

const asFlow =
  (make: (state: State, node: Element) => RootContent[]): Handle =>
  (state, node: Element) =>
    make(state, node) as never;

const HANDLERS: Readonly<Record<string, Handle>> = {
  figure: asFlow(figure),
  figcaption: (state: State, node: Element) => state.all(node),
  ...Object.fromEntries(
    ['div', 'aside', 'section', 'article', 'main', 'header', 'footer'].map((name) => [name, asFlow(block)]),
  ),
  details: asFlow(details),
  img: (_state, node: Element) => imageOf(node),
  sup: small,
  sub: small,
  ...Object.fromEntries(FRAMES.map((name) => [name, frame])),
  ...Object.fromEntries(
    ['lite-youtube', 'lite-vimeo', 'amp-youtube', 'amp-vimeo', 'youtube-embed'].map((name) => [name, film]),
  ),
  // By itself the words in them would be dropped.
  ...Object.fromEntries(
    ['caption', 'button', 'menu', 'dialog', 'noembed', 'label', 'nav'].map((name) => [
      name,
      (state: State, node: Element) => state.all(node),
    ]),
  ),
  'import-note': (_state, node: Element) => ({
    type: 'footnoteReference',
    identifier: propertyOf(node, 'name'),
    label: propertyOf(node, 'name'),
  }),
  'import-notes': (state, node: Element) =>
    ({
      type: 'footnoteDefinition',
      identifier: propertyOf(node, 'name'),
      label: propertyOf(node, 'name'),
      children: state.toFlow(state.all(node)),
    }) as FootnoteDefinition as never,
};

/** Footnotes pass through HTML as elements of their own. */
const NOTES: Handlers = {
  footnoteReference: (_state, node: { identifier: string }) => ({
    ...{ type: 'element', tagName: 'import-note', properties: { name: node.identifier }, children: [] },
  }),
  footnoteDefinition: (state, node: FootnoteDefinition) => ({
    ...{
      type: 'element',
      tagName: 'import-notes',
      properties: { name: node.identifier },
      children: state.all(node),
    },
  }),
};

/** Markdown that stands within HTML, where some systems read it and others do not: links, pictures and strong words. */
function readMarkdownWithin(tree: HastRoot): void {
  visit(tree, 'text', (node: { value: string }, index, parent) => {
    if (
      !parent ||
      index === undefined ||
      !/\]\([^)\s]|\*\*\S/.test(node.value) ||
      (parent as Element).tagName === 'code'
    )
      return undefined;
    const inner = toHast(parser.parse(node.value.trim())) as HastRoot;
    const children = inner.children.flatMap((child) =>
      isElement(child, 'p') ? child.children : [child as ElementContent],
    );
    const [before = '', after = ''] = [/^\s*/.exec(node.value)?.[0], /\s*$/.exec(node.value)?.[0]];
    const spaced: ElementContent[] = [
      { type: 'text', value: before },
      ...children,
      { type: 'text', value: after },
    ];
    (parent as Element).children.splice(index, 1, ...spaced);
    return index + spaced.length;
  });
}

/** Galleries of page builders are links without words to pictures, which a script shows. */
function showLinkedPictures(tree: HastRoot): void {
  visit(tree, 'element', (node: Element) => {
    const href = node.tagName === 'a' ? propertyOf(node, 'href') : '';
    if (
      !/\.(?:jpe?g|png|gif|webp|avif)$/i.test(href) ||
      wordsIn(node) !== '' ||
      elementsIn(node, 'img', 'svg').length > 0
    )
      return;
    node.tagName = 'img';
    node.properties = {
      src: href,
      alt: propertyOf(node, 'dataElementorLightboxTitle', 'title', 'dataCaption'),
    };
  });
}

const toMarkdown = remark()
  .use(rehypeRemark, { handlers: HANDLERS as never, document: true })
  .freeze();

/** Markdown whose HTML is read as browsers read it. */
export function treeOfMarkdown(tree: Root): Root {
  const hast = toHast(tree, { allowDangerousHtml: true, handlers: NOTES }) as HastRoot;
  const hasHtml = hast.children.length > 0;
  const whole = hasHtml ? (raw(hast) as HastRoot) : hast;
  readMarkdownWithin(whole);
  return toMarkdown.runSync(whole as never) as unknown as Root;
}

export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

export function treeOfHtml(html: string): Root {
  const whole = raw({ type: 'root', children: [{ type: 'raw', value: html }] }) as HastRoot;
  showLinkedPictures(whole);
  return toMarkdown.runSync(whole as never) as unknown as Root;
}
