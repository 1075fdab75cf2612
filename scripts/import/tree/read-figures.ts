import type { Element, ElementContent, Root as HastRoot } from 'hast';
import type { State } from 'hast-util-to-mdast';
import type { BlockContent, Image, Nodes, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ImportPicture } from './nodes';
import { elementsIn, isElement, propertyOf, wordsIn, wordsOf, wrapped } from './html-elements';

/*
 * Pictures of HTML: figures, captions and galleries.
 */

/** The address of a picture. Pages with lazy loading have it in another attribute than `src`. */
function sourceOf(element: Element): string {
  const late = propertyOf(element, 'dataOrigFile', 'dataSrc', 'dataLazySrc', 'dataOriginal');
  const src = propertyOf(element, 'src');
  if (src !== '' && !src.startsWith('data:')) return src;
  return late || (propertyOf(element, 'srcSet', 'dataSrcset').split(/[\s,]/)[0] ?? '');
}

export const imageOf = (element: Element): Image => ({
  type: 'image',
  url: sourceOf(element),
  alt: propertyOf(element, 'alt'),
  title: propertyOf(element, 'title') || null,
});

/** A figure: its pictures with the text below them, or its other content. */
export function figure(state: State, node: Element): RootContent[] {
  const [image, ...more] = elementsIn(node, 'img');
  if (!image || elementsIn(node, 'table').length > 0) return state.toFlow(state.all(node)) as RootContent[];
  return more.length > 0 ? gallery(state, node) : [picture(state, node, image)];
}

/** The content of a caption in one line, without the picture in it. */
function withoutPictures<T extends Nodes>(nodes: readonly T[]): T[] {
  return nodes.flatMap((node): T[] => {
    if (node.type === 'text') return [node];
    if (node.type === 'break') return [{ type: 'text', value: ' ' } as T];
    if (wordsOf(node) === '') return [];
    return 'children' in node
      ? [{ ...node, children: withoutPictures(node.children as Nodes[]) } as T]
      : [node];
  });
}

/** A picture with its caption, from <figcaption> or from WordPress's [caption]. */
function picture(state: State, node: Element, image: Element): ImportPicture {
  // Unwrap inner figures. Otherwise an inner figure would become another picture, and this caption would belong to none.
  for (const inner of elementsIn(node, 'figure')) inner.tagName = 'div';
  const caption = withoutPictures(state.toFlow(state.all(node)) as Nodes[]);
  return { type: 'importPicture', image: linkedImage(node, image), caption: caption as BlockContent[] };
}

/** A picture with the address of the link around it. */
function linkedImage(within: Element, image: Element): Image {
  const link = elementsIn(within, 'a').find((each) => elementsIn(each, 'img').includes(image));
  return { ...imageOf(image), data: { link: link ? propertyOf(link, 'href') : '' } } as Image;
}

/** A gallery of pictures, followed by text that belongs to none of them. */
export function gallery(state: State, node: Element): RootContent[] {
  const images: ImportPicture[] = [];
  const rest: RootContent[] = [];
  const take = (children: readonly ElementContent[]) => {
    for (const child of children) {
      const element = isElement(child) ? child : undefined;
      const [image, ...more] = element ? elementsIn(element, 'img') : [];
      if (element?.tagName === 'img')
        images.push({ type: 'importPicture', image: imageOf(element), caption: [] });
      else if (element && image && more.length === 0) images.push(picture(state, wrapped(element), image));
      else if (element && image) take(element.children);
      else rest.push(...(state.toFlow(state.all(wrapped(child))) as RootContent[]));
    }
  };
  take(node.children);
  return [{ type: 'importGallery', pictures: images }, ...rest];
}

/** Turns links to pictures without text into pictures. Page builders' galleries consist of such links and a script. */
export function showLinkedPictures(tree: HastRoot): void {
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
