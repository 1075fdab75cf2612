import { decodeEntities } from '@/scripts/html/decode-entities';
import type { Fields } from '@/scripts/import/source/source';
import { pick, textOf } from '@/scripts/import/source/systems';

/** Adds a note about a field to the report. */
export type NoteField = (field: string, subject: string, text: string) => void;

/** The text of a field without Markdown and HTML, which pages would show as typed. */
export const plainText = (text: string): string =>
  // Some exports encode twice.
  decodeEntities(decodeEntities(text.replace(/<[^>]*>/g, ' ')))
    .replace(/<\/?[a-z][^<>]*>|<!--/gi, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{\{[^}]*\}\}|\{%[^%]*%\}/g, ' ')
    // Shortcodes have parameters or an end. Other words in brackets, such as [Video], are text.
    .replace(/\[[a-z][\w-]*\s[^\]=]*\w=[^\]]*\]/gi, ' ')
    .replace(/\[([a-z][\w-]*)(?:\s[^\]]*)?\](?=[^]*\[\/\1\])|\[\/[a-z][\w-]*\]/gi, ' ')
    .replace(/\[…\]/g, '…')
    .replace(/\*\*|__|`|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** The picture in an image field, which contains a path or a record with a path. */
export function pictureIn(
  value: unknown,
): { readonly src: string; readonly alt: string; readonly credit: string } | undefined {
  if (typeof value === 'string') return { src: value.trim(), alt: '', credit: '' };
  if (Array.isArray(value)) return pictureIn(value[0]);
  if (typeof value !== 'object' || value === null) return undefined;
  const named = value as Fields;
  const src = textOf(
    pick(named, [
      'src',
      'url',
      'image',
      'path',
      'feature',
      'overlay_image',
      'teaser',
      'publicURL',
      'file',
      'thumbnail',
      'filename',
    ])?.[1],
  );
  const alt = textOf(pick(named, ['alt', 'image_description'])?.[1]);
  const credit = plainText(textOf(pick(named, ['credit', 'attribution'])?.[1]));
  return src === '' ? undefined : { src, alt, credit };
}
