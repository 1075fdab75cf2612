import { escapeHtml } from '@/lib/source/escape-html';

/*
 * Creates the HTML for components. Later steps map it like any other HTML.
 */

/** Text on one line, because an empty line would end the HTML inside Markdown. */
const inLine = (text: string) => text.replace(/\s+/g, ' ');

export const attribute = (name: string, value: string) =>
  value === '' ? '' : ` ${name}="${escapeHtml(inLine(value))}"`;

export interface Picture {
  readonly src: string;
  readonly alt?: string;
  readonly caption?: string;
}

export const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|heic|tiff?)(?:[?#].*)?$/i;

export const figure = ({ src, alt = '', caption = '' }: Picture) =>
  `<figure><img${attribute('src', src)}${attribute('alt', alt)}>${caption ? `<figcaption>${inLine(caption)}</figcaption>` : ''}</figure>`;

export const gallery = (pictures: readonly Picture[]) =>
  `<div data-import="gallery">${pictures.map((picture) => figure(picture)).join('')}</div>`;

export const frame = (address: string, title = ''): string =>
  `<iframe${attribute('src', address)}${attribute('title', title)}></iframe>`;

export const link = (address: string, words: string) =>
  `<p><a${attribute('href', address)}>${escapeHtml(words)}</a></p>`;
