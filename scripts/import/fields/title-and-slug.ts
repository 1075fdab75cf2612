import { isReservedSlug } from '@/lib/site/routes';
import { LONGEST_SLUG, nameSlug } from '@/lib/source/name-slug';
import { decodeAddress } from '@/lib/source/web-address';
import type { SourceArticle } from '@/scripts/import/source/source';
import { pick, textOf, valueOf, withoutDay } from '@/scripts/import/source/systems';
import { TITLES } from './known-fields';
import { plainText, type NoteField } from './read-field';

/** The title from the first heading of a body, for articles without a title field. */
const headingIn = (body: string) =>
  plainText(/^#[ \t]+(.+?)[ \t]*#*$/m.exec(body)?.[1] ?? /<h1[^>]*>([^]*?)<\/h1>/i.exec(body)?.[1] ?? '');

export function titleOf({ fields, name, body }: SourceArticle, note: NoteField): string {
  const stated = plainText(textOf(pick(fields, TITLES)?.[1])) || headingIn(body);
  if (stated !== '') return stated;
  const title = withoutDay(name)
    .replace(/[-_]+/g, ' ')
    .replace(/^./, (letter) => letter.toUpperCase());
  note('title', 'title', `there is none; '${title}' was made from the file name`);
  return title;
}

const slugIn = (text: string) =>
  nameSlug(decodeAddress(text))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');

/** A slug with an ending such as `-2`. The slug is cut if the result would be too long. */
export const withEnding = (slug: string, ending: string): string =>
  slug.slice(0, LONGEST_SLUG - ending.length).replace(/-+$/, '') + ending;

const lastPart = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';

/** @param day YYYY-MM-DD, appended if the slug is reserved or has no Latin letters */
export function slugOf(
  { fields, name, address }: SourceArticle,
  title: string,
  day: string,
  note: NoteField,
): string {
  const slug =
    slugIn(lastPart(textOf(valueOf(fields, 'slug')))) ||
    slugIn(lastPart((address ?? '').replace(/\.html?$/, ''))) ||
    slugIn(withoutDay(name)) ||
    slugIn(title);
  if (slug !== '' && !isReservedSlug(slug)) return slug;
  const dated = withEnding(slug || 'article', `-${day}`);
  // Every name that begins like that of a list is reserved.
  const taken = isReservedSlug(dated) ? withEnding(`article-${slug}`, `-${day}`) : dated;
  note(
    'slug',
    'slug',
    `${slug ? `'${slug}' is the name of a page of this site` : 'the name contains no Latin letters'}; '${taken}' was used`,
  );
  return taken;
}
