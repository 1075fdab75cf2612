import type { Element } from 'hast';
import { toString } from 'mdast-util-to-string';
import { escapeMarkdown } from '@/lib/source/escape-markdown';
import { formatLocation, locationIn, MAP_EDGES, mapLinks } from '@/lib/site/location';
import { element, text, type Directive } from './directive';
import { figureUrl, pictureBlock } from './pictures';
import { VIDEO_HOSTS, type VideoHost } from './video-hosts';

/*
 * Videos and places. Pages contact the sites that show them only after a click.
 */

const link = (href: string, words: string): Element => element('a', { href }, [text(words)]);

/** A video. Its poster is a picture, named as in a figure, or a drawing. */
export function video(host: VideoHost): Directive {
  const { name, id: form, example, copied, page } = VIDEO_HOSTS[host];
  return {
    form: 'leaf',
    attributes: ['id', 'photo', 'src'],
    check({ attributes, text: words }, { report, checkPicture }) {
      const id = attributes.id ?? '';
      const [, meant = example] = copied.exec(id) ?? [];
      if (!form.test(id)) report(host, `id='${id}'`, `the id of a video on ${name}, such as id=${meant}`);
      if (!words) report(host, 'no words', 'what the video shows, between [ and ]');
      // The text of the video also serves as the poster's description.
      if (attributes.photo != null || attributes.src != null) checkPicture(figureUrl(attributes), words);
    },
    block(node, context) {
      const attributes = node.attributes ?? {};
      const hasPoster = attributes.photo != null || attributes.src != null;
      const poster = { url: figureUrl(attributes), alt: '', caption: undefined };
      return {
        kind: 'video',
        host,
        id: attributes.id ?? '',
        text: toString(node),
        poster: hasPoster ? pictureBlock(poster, context).photo : undefined,
      };
    },
    element: (node) =>
      element('p', {}, [link(page(node.attributes?.id ?? ''), `Video on ${name}: ${toString(node)}`)]),
    markdown: (node) =>
      `[Video on ${name}: ${escapeMarkdown(toString(node))}](${page(node.attributes?.id ?? '')})`,
  };
}

const LATITUDES = `${-MAP_EDGES.south}° S and ${MAP_EDGES.north}° N`;

/** A place on a drawn map, with links to interactive maps. */
export const map: Directive = {
  form: 'leaf',
  attributes: ['at'],
  check({ attributes, text: words }, { report }) {
    const at = attributes.at ?? '';
    const location = locationIn(at);
    if (!location) {
      report('map', `at="${at}"`, 'latitude and longitude in degrees, such as at="38.711, -9.140"');
    } else if (location.lat > MAP_EDGES.north || location.lat < MAP_EDGES.south) {
      report('map', `at="${at}"`, `a place between ${LATITUDES}, with the latitude first`);
    }
    if (!words) report('map', 'no words', 'the name of the place, between [ and ]');
  },
  block: (node) => ({
    kind: 'map',
    label: toString(node),
    location: locationIn(node.attributes?.at ?? '') ?? { lat: 0, lng: 0 },
  }),
  element(node) {
    const location = locationIn(node.attributes?.at ?? '') ?? { lat: 0, lng: 0 };
    const links = mapLinks(location).flatMap(({ name, href }) => [text(', '), link(href, name)]);
    return element('p', {}, [text(`${toString(node)} (${formatLocation(location)})`), ...links]);
  },
  markdown(node) {
    const location = locationIn(node.attributes?.at ?? '') ?? { lat: 0, lng: 0 };
    const links = mapLinks(location).map(({ name, href }) => `, [${name}](${href})`);
    return `${escapeMarkdown(toString(node))} (${formatLocation(location)})${links.join('')}`;
  },
};
