import type { Image, Nodes } from 'mdast';
import { counted } from '@/lib/source/counted';
import { contentOf, element, labelOf, type Directive } from './directive';
import { pictureBlock, pictureElement, pictureMarkdown, type BodyPicture } from './pictures';

/** Minimum number of pictures. Writers use figures for fewer. */
const FEWEST = 2;

/** The content of a gallery. The pictures may be paragraphs or lines of one paragraph. */
const partsOf = (children: readonly Nodes[]): readonly Nodes[] =>
  contentOf({ children }).flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));

/** The pictures of a gallery. */
const galleryImages = (children: readonly Nodes[]): readonly Image[] =>
  partsOf(children).filter((part): part is Image => part.type === 'image');

const picturesOf = (children: readonly Nodes[]): readonly BodyPicture[] =>
  galleryImages(children).map(({ url, alt, title }) => ({
    url,
    alt: alt ?? '',
    caption: title ?? undefined,
  }));

const isBetween = (part: Nodes) =>
  part.type === 'image' || part.type === 'break' || (part.type === 'text' && part.value.trim() === '');

/** Pictures side by side. Each opens enlarged. */
export const gallery: Directive = {
  form: 'container',
  attributes: [],
  check({ children }, { report }) {
    const right = `pictures and nothing else, such as '![What it shows](photo:key "Caption")', one in each line`;
    const other = labelOf({ children }) ?? partsOf(children).find((part) => !isBetween(part));
    const { length } = galleryImages(children);
    if (other) report('gallery', 'words', right, other);
    else if (length < FEWEST)
      report('gallery', counted(length, 'picture'), `${FEWEST} at least; a single picture needs no gallery`);
  },
  block: (node, context) => ({
    kind: 'gallery',
    pictures: picturesOf(node.children).map((picture) => pictureBlock(picture, context)),
  }),
  element: (node, { context, state }) =>
    element(
      'div',
      {},
      picturesOf(node.children).map((picture) => pictureElement(picture, context, state)),
    ),
  markdown: (node, context) =>
    picturesOf(node.children)
      .map((picture) => pictureMarkdown(picture, context))
      .join('\n\n'),
};
