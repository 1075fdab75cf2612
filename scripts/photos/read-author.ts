import ExifReader from 'exifreader';
import { PHOTO_HOST } from '@/lib/site/picture';

/** Under which all photos of the host may be used: https://unsplash.com/license */
const HOST_LICENSE = 'Unsplash License';

/** One line of text of a tag, as photographers and agencies fill them. */
function textOf(tag: unknown): string | undefined {
  const { description } = (tag ?? {}) as { readonly description?: unknown };
  const text = typeof description === 'string' ? description.replace(/[\p{Cc}\s]+/gu, ' ').trim() : '';
  return text === '' ? undefined : text;
}

/**
 * Who took a photo and what may be done with it, as far as the file itself says so (EXIF, IPTC). The license is known of all photos
 * of the photo host.
 *
 * @param origin of the server that the photo came from
 */
export function readAuthor(
  bytes: Buffer,
  origin: string,
): { readonly author?: string; readonly license?: string } {
  let tags: ReturnType<typeof readTags> = {};
  try {
    tags = readTags(bytes);
  } catch {
    // Notes that nobody can read name nobody.
  }
  const author = textOf(tags.iptc?.['By-line']) ?? textOf(tags.exif?.Artist);
  const stated = textOf(tags.iptc?.['Copyright Notice']) ?? textOf(tags.exif?.Copyright);
  const license = stated ?? (origin === PHOTO_HOST ? HOST_LICENSE : undefined);
  return { ...(author && { author }), ...(license && { license }) };
}

const readTags = (bytes: Buffer) => ExifReader.load(bytes, { expanded: true });
