import { newExcerpt } from '@/lib/articles/placeholders';
import { nameSlug } from '@/lib/source/name-slug';
import { dateOf, updateOf } from '@/scripts/import/source/dates';
import { quoted } from '@/scripts/import/source/finding';
import type { Fields, SourceArticle } from '@/scripts/import/source/source';
import { pick, textOf } from '@/scripts/import/source/systems';
import { bylineOf } from './byline';
import { formerAddresses } from './former-address';
import { ALTS, CREDITS, EXCERPTS, IMAGES, KNOWN_FIELDS } from './known-fields';
import { pictureIn, plainText, type NoteField } from './read-field';
import { slugOf, titleOf } from './title-and-slug';
import { topicsOf } from './topics';

/** The values that an import can choose from. */
export interface FieldChoices {
  readonly authors: readonly string[];
  /** Keys of `content/pictures.yaml`. */
  readonly pictures: readonly string[];
  /** YYYY-MM-DD */
  readonly today: string;
  /** The author to use for articles by authors that we do not have. */
  readonly author: string | undefined;
}

/** The lead picture of an article. */
export interface Lead {
  /** The field that names it. */
  readonly field: string;
  readonly src: string;
  readonly alt: string;
  readonly credit: string;
}

/** The result for a field, for the report. */
interface FieldNote {
  readonly field: string;
  readonly subject: string;
  readonly text: string;
}

/** The fields of an article, mapped to ours. */
export interface MappedFields {
  readonly title: string;
  readonly slug: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** For `redirectFrom`, unless the other articles or the site have the address. */
  readonly formerAddresses: readonly string[];
  readonly lead: Lead | undefined;
  readonly notes: readonly FieldNote[];
}

function leadOf(fields: Fields): Lead | undefined {
  const pictured = pick(fields, IMAGES);
  const picture = pictured && pictureIn(pictured[1]);
  return (
    picture && {
      field: pictured[0],
      src: picture.src,
      alt: picture.alt || plainText(textOf(pick(fields, ALTS)?.[1])),
      credit: picture.credit || plainText(textOf(pick(fields, CREDITS)?.[1])),
    }
  );
}

const shown = (value: unknown) => {
  if (Array.isArray(value)) return `${value.length} entries`;
  return typeof value === 'object' ? 'a record' : quoted(String(value), 60);
};

/** Reports fields that have no equivalent here. */
function noteOthers(fields: Fields, note: NoteField): void {
  const others = Object.entries(fields).filter(
    ([field, value]) =>
      !KNOWN_FIELDS.has(field.toLowerCase()) && value !== null && value !== '' && value !== false,
  );
  if (others.length > 0) {
    const list = others.map(([field, value]) => `${field} (${shown(value)})`);
    note(others[0]?.[0] ?? '', 'fields', `no field here for ${list.join(', ')}`);
  }
  if (fields.password) note('password', 'draft', 'the article was behind a password; it is a draft here');
}

export function mapFields(article: SourceArticle, choices: FieldChoices): MappedFields {
  const { fields } = article;
  const { pictures, today } = choices;
  const notes: FieldNote[] = [];
  const note: NoteField = (field, subject, text) => void notes.push({ field, subject, text });

  const title = titleOf(article, note);
  const date = dateOf(fields) ?? article.date;
  const slug = slugOf(article, title, date ?? today, note);
  if (!date) note('date', 'publishDate', `there is no date; today's date, ${today}, was used`);
  const updated = updateOf(fields);
  const excerpt = plainText(textOf(pick(fields, EXCERPTS)?.[1]));
  const byline = bylineOf(fields, choices, note);
  const { category, tags, words } = topicsOf(fields, title, note);
  noteOthers(fields, note);

  // A key that occurs as a word in the title or the tags, or else the first key, which the writer should replace.
  const about = new Set([...words, title].flatMap((text) => nameSlug(text).split('-')));
  const image = pictures.find((each) => about.has(each)) ?? pictures[0] ?? '';
  return {
    title,
    slug,
    formerAddresses: formerAddresses(article, slug, note),
    lead: leadOf(fields),
    notes,
    fields: {
      title,
      slug,
      excerpt: excerpt || newExcerpt(title),
      ...(byline.length > 1 ? { authors: byline } : { author: byline[0] }),
      publishDate: date ?? today,
      ...(updated && updated > (date ?? today) && updated <= today ? { updated } : {}),
      category,
      tags,
      image,
      draft: true,
    },
  };
}
