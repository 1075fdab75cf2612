import ExifReader from 'exifreader';
import { PHOTO_HOST } from '@/lib/site/picture';

/** The license of all photos of the host: https://unsplash.com/license */
const HOST_LICENSE = 'Unsplash License';

/** The text of a metadata tag on one line. */
function textOf(tag: unknown): string | undefined {
  const { description } = (tag ?? {}) as { readonly description?: unknown };
  const text = typeof description === 'string' ? description.replace(/[\p{Cc}\s]+/gu, ' ').trim() : '';
  return text === '' ? undefined : text;
}

/**
 * The author and the license of a photo, from the metadata of the file (EXIF, IPTC). For photos of the photo host, the license is
 * always known.
 *
 * @param origin origin of the server that the photo came from
 */
export function readAuthor(
  bytes: Buffer,
  origin: string,
): { readonly author?: string; readonly license?: string } {
  let tags: ReturnType<typeof readTags> = {};
  try {
    tags = readTags(bytes);
  } catch {
    // Unreadable metadata is treated like missing metadata.
  }
  const author = textOf(tags.iptc?.['By-line']) ?? textOf(tags.exif?.Artist);
  const stated = textOf(tags.iptc?.['Copyright Notice']) ?? textOf(tags.exif?.Copyright);
  const license = stated ?? (origin === PHOTO_HOST ? HOST_LICENSE : undefined);
  return { ...(author && { author }), ...(license && { license }) };
}

const readTags = (bytes: Buffer) => ExifReader.load(bytes, { expanded: true });
