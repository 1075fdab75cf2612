import { nameSlug } from '@/lib/source/name-slug';
import type { Fields } from '@/scripts/import/source/source';
import { pick, textOf } from '@/scripts/import/source/systems';
import { AUTHORS } from './known-fields';
import type { NoteField } from './read-field';

/** The authors to write: the article's authors that we have, or else the chosen or the first author. */
export function bylineOf(
  fields: Fields,
  { authors, author: chosen }: { readonly authors: readonly string[]; readonly author: string | undefined },
  note: NoteField,
): readonly string[] {
  const named = pick(fields, AUTHORS);
  const writers = [named?.[1] ?? []]
    .flat()
    .map((each) => textOf(typeof each === 'object' && each !== null ? (each as Fields).name : each))
    .filter(Boolean);
  const own = authors.filter((each) => writers.some((writer) => nameSlug(writer) === nameSlug(each)));
  const strangers = writers.filter((writer) => !own.some((each) => nameSlug(each) === nameSlug(writer)));
  const byline = own.length > 0 ? own : [chosen ?? authors[0] ?? ''];
  if (!chosen && (strangers.length > 0 || own.length === 0)) {
    const who = strangers.map((writer) => `'${writer}'`).join(', ');
    note(
      named?.[0] ?? 'author',
      'author',
      `${who ? `${who} is not` : 'no author named here is'} in content/authors.yaml; '${byline.join("', '")}' was used (choose another with --author)`,
    );
  }
  return byline;
}
