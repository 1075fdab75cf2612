import { hasAddress, nameSlug } from '@/lib/source/name-slug';
import { quoted } from '@/scripts/import/source/finding';
import type { Fields } from '@/scripts/import/source/source';
import { listOf, valueOf } from '@/scripts/import/source/systems';
import { proposeCategory } from './categories';
import { CATEGORIES, TAGS } from './known-fields';
import { plainText, type NoteField } from './read-field';

interface Topics {
  readonly category: string;
  readonly tags: readonly string[];
  /** The original tags and categories. */
  readonly words: readonly string[];
}

export function topicsOf(fields: Fields, title: string, note: NoteField): Topics {
  const categories = CATEGORIES.flatMap((field) => listOf(valueOf(fields, field))).map(plainText);
  const tagged = TAGS.flatMap((field) => listOf(valueOf(fields, field))).map(plainText);
  const words = [...tagged, ...categories];
  return {
    category: categoryOf(categories, tagged, title, note),
    tags: tagsOf(words, note),
    words,
  };
}

function categoryOf(
  categories: readonly string[],
  tagged: readonly string[],
  title: string,
  note: NoteField,
): string {
  const { category, sign } = proposeCategory([...categories, ...tagged], title);
  if (!categories.some((each) => each.toLowerCase() === category.toLowerCase()))
    note(
      'categories',
      'category',
      sign === undefined
        ? `'${category}' is proposed; nothing pointed to another one`
        : `'${category}' is proposed because of ${quoted(sign, 60)}`,
    );
  return category;
}

function tagsOf(words: readonly string[], note: NoteField): readonly string[] {
  const tags = words
    // Our tags contain none of these signs.
    .flatMap((tag) => tag.replace(/^#|["“”„]/g, '').split(/[,;]/))
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
    .filter((tag, index, all) => all.findIndex((other) => nameSlug(other) === nameSlug(tag)) === index);
  const nameless = tags.filter((tag) => !hasAddress(tag));
  if (nameless.length > 0)
    note(
      'tags',
      'tags',
      `${nameless.map((tag) => `'${tag}'`).join(', ')} cannot be written as an address in a-z and digits, and was left out`,
    );
  const kept = tags.filter(hasAddress);
  if (kept.length > 0) return kept;
  note('tags', 'tags', "there is none; 'travel' was used");
  return ['travel'];
}
