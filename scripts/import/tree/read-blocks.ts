import type { Element } from 'hast';
import type { Handle, State } from 'hast-util-to-mdast';
import type { BlockContent, RootContent } from 'mdast';
import { boxKind } from '@/scripts/import/markup/component';
import { classesOf, elementsIn, isElement, propertyOf, wordsIn } from './html-elements';
import { gallery } from './read-figures';
import { isQuestions, questions } from './read-questions';
import { isPullQuote, pullQuote } from './read-quotes';

/*
 * Boxes and frames of HTML.
 */

/** A frame with another page. `adaptTree` determines its content. */
const frameNode = (address: string, title: string): RootContent[] =>
  address === '' ? [] : [{ type: 'importFrame', address, title }];

const GALLERY =
  /(?:^|[\s-])(?:gallery|galleries|carousel|slider|slideshow|swiper|photo-?grid|image-?grid|photoset|tiled)(?:$|[\s-])/i;

const BOX =
  /(?:^|[\s_-])(?:alert|callout|admonition|notice|hint|tip|infobox|info-box|warning|note)(?:$|[\s_-])/i;

export function block(state: State, node: Element): RootContent[] {
  const kind = propertyOf(node, 'dataImport');
  const classes = classesOf(node);
  const flow = () => state.toFlow(state.all(node)) as RootContent[];
  if (kind === 'faq' || isQuestions(node)) return questions(state, node);
  if (isPullQuote(node)) return pullQuote(state, node);
  if (kind === 'embed') {
    const [address] = /https?:\/\/\S+/.exec(wordsIn(node)) ?? [];
    return address ? frameNode(address, '') : flow();
  }
  const images = elementsIn(node, 'img').length;
  if (kind === 'gallery' || (GALLERY.test(classes) && images > 1)) return gallery(state, node);
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

export function details(state: State, node: Element): RootContent[] {
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

export const FRAMES = ['iframe', 'embed', 'object', 'video', 'audio'];

export const frame: Handle = (_state, node: Element) => {
  const [source] = elementsIn(node, 'source', 'embed');
  const address =
    propertyOf(node, 'src', 'dataSrc', 'dataLazySrc', 'data') || (source ? propertyOf(source, 'src') : '');
  return frameNode(address, propertyOf(node, 'title')) as never;
};

/** Custom elements for videos: <lite-youtube videoid>, <amp-youtube data-videoid>. */
export const film: Handle = (_state, node: Element) => {
  const id = propertyOf(node, 'videoid', 'dataVideoid', 'dataVideoId');
  const page = node.tagName.includes('vimeo') ? 'https://vimeo.com/' : 'https://www.youtube.com/watch?v=';
  return frameNode(id === '' ? '' : page + id, propertyOf(node, 'title')) as never;
};
