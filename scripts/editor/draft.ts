import { didYouMean } from '@/lib/source/did-you-mean';
import { NEW_BODY, newExcerpt, UNDESCRIBED } from '@/lib/articles/placeholders';
import { ARTICLE_CATEGORIES, tagSchema, type ArticleCategory } from '@/lib/articles/schemas';
import { writeFrontmatter } from '@/lib/articles/write-frontmatter';
import { nameSlug } from '@/lib/source/name-slug';
import { meantPicture, ownName } from '@/lib/site/own-pictures';
import { isReservedSlug } from '@/lib/site/routes';
import { UserError } from '@/scripts/command/command';

/** Maximum length of a slug in characters, which file systems and search results do not truncate. */
const LONGEST_SLUG = 60;

/**
 * The slug of a title: in lower case, without accents, and cut between words.
 *
 * @throws UserError if no character is left that an address may contain
 */
export function draftSlug(title: string): string {
  const words = nameSlug(title)
    .replace(/[^a-z0-9]+/g, '-')
    .split('-')
    .filter(Boolean);
  let slug = words.shift()?.slice(0, LONGEST_SLUG) ?? '';
  for (const word of words) {
    if (slug.length + 1 + word.length > LONGEST_SLUG) break;
    slug += `-${word}`;
  }
  if (slug === '') {
    throw new UserError(
      `'${title}' contains no letter from a to z and no digit, so no address can be made from it. Write the title in Latin letters for now; you can change \`title:\` in the file to any text.`,
    );
  }
  if (isReservedSlug(slug)) {
    throw new UserError(`'${slug}' is the name of a page of the site itself. Choose another title.`);
  }
  return slug;
}

/** The valid value that matches, ignoring case. @throws UserError with the most similar value and all valid values */
export function chooseOne<T extends string>(field: string, value: string, valid: readonly T[]): T {
  const found = valid.find((each) => each.toLowerCase() === value.trim().toLowerCase());
  if (found) return found;
  throw new UserError(
    `There is no ${field} '${value}'${didYouMean(value, valid)}\nOne of: ${valid.join(', ')}`,
  );
}

/** The start of picture paths that people copy from a shell. */
const BELOW_CONTENT = /^(?:\.\/)?content\/pictures\//;

/** The lead picture of an article: a key of `content/pictures.yaml`, or a file of `content/pictures`. @throws UserError */
export function choosePicture(
  value: string,
  { pictures, ownPictures }: Pick<DraftSurroundings, 'pictures' | 'ownPictures'>,
): string {
  const own = ownName(value.trim().replace(BELOW_CONTENT, ''));
  if (own === undefined) return chooseOne('picture', value, pictures);
  const found = ownPictures.find((each) => each.toLowerCase() === own.toLowerCase());
  if (found) return found;
  throw new UserError(
    `There is no file '${own}' in content/pictures${meantPicture(own, ownPictures)}\nPut the unedited file there, or use one of: ${pictures.join(', ')}`,
  );
}

/** Tags, separated by commas. @throws UserError if there are none, or for a tag that the content check would reject */
export function tagsIn(text: string): readonly string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
    // Spellings of a tag with the same address count as one tag.
    .filter((tag, index, all) => all.findIndex((other) => nameSlug(other) === nameSlug(tag)) === index);
  for (const name of tags) {
    const { error } = tagSchema.safeParse(name);
    if (error) throw new UserError(`The tag '${name}' is not valid; expected ${error.issues[0]?.message}.`);
  }
  if (tags.length > 0) return tags;
  throw new UserError('An article needs at least one tag, such as packing, trains');
}

/** The text as typed, on one line and without control characters. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

export interface DraftChoices {
  readonly title: string;
  readonly category: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly image: string;
  /** The description of the picture. May be empty; then a stock photo keeps its own. */
  readonly imageAlt: string;
  readonly excerpt: string;
}

/** The existing content that a new article refers to. */
export interface DraftSurroundings {
  readonly authors: readonly string[];
  /** Keys of `content/pictures.yaml`. */
  readonly pictures: readonly string[];
  /** Files of `content/pictures`. */
  readonly ownPictures: readonly string[];
  /** YYYY-MM-DD */
  readonly today: string;
}

export interface Draft {
  readonly slug: string;
  readonly text: string;
}

/** The file of a new article, which is valid from the start. @throws UserError with the valid choices */
export function draftArticle(choices: DraftChoices, surroundings: DraftSurroundings): Draft {
  const { authors, today } = surroundings;
  const title = oneLine(choices.title);
  const slug = draftSlug(title);
  const category: ArticleCategory = chooseOne('category', choices.category, ARTICLE_CATEGORIES);
  const image = choosePicture(choices.image, surroundings);
  const imageAlt = oneLine(choices.imageAlt) || (ownName(image) === undefined ? '' : UNDESCRIBED);
  const fields = {
    title,
    slug,
    excerpt: oneLine(choices.excerpt) || newExcerpt(title),
    author: chooseOne('author', choices.author, authors),
    publishDate: today,
    category,
    tags: tagsIn(choices.tags.join(',')),
    image,
    ...(imageAlt && { imageAlt }),
    draft: true,
  };
  return { slug, text: `${writeFrontmatter(fields)}\n${NEW_BODY}` };
}
