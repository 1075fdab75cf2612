import { decodeAddress } from '@/lib/source/web-address';
import { isOwnPath } from '@/lib/articles/redirects';
import { articleSchema } from '@/lib/articles/schemas';
import { isReservedSlug, routes } from '@/lib/site/routes';
import { newExcerpt } from '@/lib/articles/placeholders';
import { hasAddress, nameSlug } from '@/lib/source/name-slug';
import { proposeCategory } from './categories';
import { DAY_FIELDS, dateOf, updateOf } from './dates';
import { quoted } from './finding';
import type { Fields, SourceArticle } from './source';
import { listOf, textOf, withoutDay } from './systems';

/*
 * Fields of other systems and themes, and what they become here.
 */

const TITLES = ['title', 'headline', 'seoTitle'];
const EXCERPTS = [
  'excerpt',
  'description',
  'summary',
  'subtitle',
  'intro',
  'lead',
  'abstract',
  'tldr',
  'spoiler',
  'metaDescription',
  'subheading',
  'subhead',
];
const AUTHORS = ['author', 'authors', 'creator', 'writer', 'by'];
const IMAGES = [
  'image',
  'cover',
  'coverImage',
  'cover_image',
  'heroImage',
  'hero',
  'hero_image',
  'featuredImage',
  'featured_image',
  'feature_image',
  'featureImage',
  'banner',
  'bannerImage',
  'header',
  'thumbnail',
  'thumb',
  'img',
  'photo',
  'ogImage',
  'og_image',
  'socialImage',
  'postImage',
  'cardImage',
  'background',
  'header-img',
  'images',
  'preview',
  'titleImage',
  'mainImage',
];
const ALTS = [
  'imageAlt',
  'image_alt',
  'coverAlt',
  'heroImageAlt',
  'heroAlt',
  'featuredImageAlt',
  'alt',
  'thumbnailAlt',
  'coverImageAlt',
  'cover_alt',
];
const CREDITS = [
  'imageCredit',
  'image_credit',
  'coverCredit',
  'photoCredit',
  'photo_credit',
  'credit',
  'coverImageCredit',
];
const TAGS = ['tags', 'tag', 'keywords', 'topics'];
const CATEGORIES = ['categories', 'category', 'sections', 'section'];
const FORMER = ['redirect_from', 'redirectFrom', 'aliases', 'redirects', 'oldUrl', 'old_url'];
/** Fields for machines, which readers never saw. */
const NEEDLESS = [
  'slug',
  'path',
  'permalink',
  'url',
  'layout',
  'draft',
  'published',
  'status',
  'type',
  'id',
  'key',
  'weight',
  'order',
  'featured',
  'sticky',
  'pinned',
  'toc',
  'showToc',
  'comments',
  'comment',
  'disqus',
  'math',
  'mathjax',
  'author_profile',
  'read_time',
  'readTime',
  'readingTime',
  'share',
  'related',
  'sitemap',
  'robots',
  'noindex',
  'canonical',
  'canonicalURL',
  'canonical_url',
  'lang',
  'language',
  'locale',
  'classes',
  'password',
  'template',
  'templateKey',
  'collection',
  'wordpress_id',
  'post_id',
  'guid',
  'meta',
  'build',
  'resources',
  'menu',
  'outputs',
  'markup',
  'isCJKLanguage',
  'params',
  'uid',
  'dsq_thread_id',
  'output',
  'post_format',
  'views',
  'parent',
  'tweet',
  'ShowToc',
  'TocOpen',
  'hidemeta',
  'seo',
  'image_metadata',
  'searchHidden',
  'disableShare',
  'usePageBundles',
  'codeMaxLines',
  'lightgallery',
  'fontawesome',
  'excerpt_separator',
  'modified_by',
  'translationKey',
  'title_separator',
];

export const KNOWN_FIELDS: ReadonlySet<string> = new Set(
  [TITLES, EXCERPTS, AUTHORS, IMAGES, ALTS, CREDITS, TAGS, CATEGORIES, FORMER, NEEDLESS, DAY_FIELDS]
    .flat()
    .map((name) => name.toLowerCase()),
);

/** The first of these fields that holds something, whatever the case of its name. */
function pick(fields: Fields, names: readonly string[]): readonly [name: string, value: unknown] | undefined {
  for (const name of names) {
    const found = Object.entries(fields).find(
      ([key, value]) =>
        key.toLowerCase() === name.toLowerCase() &&
        value !== undefined &&
        value !== null &&
        value !== '' &&
        value !== false,
    );
    if (found) return found;
  }
  return undefined;
}

/** Text of a field without the Markdown and HTML that a page would show as it was typed. */
export const plainText = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{\{[^}]*\}\}|\{%[^%]*%\}|\[\/?[a-z][\w-]*(?:\s[^\]]*)?\]/gi, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&#0?39;|&rsquo;|&#8217;/g, '’')
    .replace(/&quot;|&[lr]dquo;|&#822[01];/g, '"')
    .replace(/&hellip;|&#8230;|\[…\]|\[&hellip;\]/g, '…')
    .replace(/\*\*|__|`|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** What the text of an image field may be: a path, or a record with one. */
function pictureIn(
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

const SLUG_SAFE = /[^a-z0-9]+/g;
const slugOf = (text: string) =>
  nameSlug(text)
    .replace(SLUG_SAFE, '-')
    .replace(/^-+|-+$/g, '');

/** What an import has to choose from. */
export interface FieldChoices {
  readonly authors: readonly string[];
  /** Keys of `content/pictures.yaml`. */
  readonly pictures: readonly string[];
  /** YYYY-MM-DD */
  readonly today: string;
  /** The author to write for those who are not among ours. */
  readonly author: string | undefined;
}

/** A picture that belongs to an article as a whole. */
export interface Lead {
  /** The field that names it. */
  readonly field: string;
  readonly src: string;
  readonly alt: string;
  readonly credit: string;
}

/** What the fields of an article say here. */
export interface MappedFields {
  readonly title: string;
  readonly slug: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly lead: Lead | undefined;
  readonly notes: readonly { readonly field: string; readonly subject: string; readonly text: string }[];
}

/** The title in a body whose fields have none. */
const headingIn = (body: string) =>
  plainText(/^#[ \t]+(.+?)[ \t]*#*$/m.exec(body)?.[1] ?? /<h1[^>]*>([^]*?)<\/h1>/i.exec(body)?.[1] ?? '');

export function mapFields(
  article: SourceArticle,
  { authors, pictures, today, author: chosen }: FieldChoices,
): MappedFields {
  const { fields, name, address, body } = article;
  const notes: { field: string; subject: string; text: string }[] = [];
  const note = (field: string, subject: string, text: string) => void notes.push({ field, subject, text });

  const stated = plainText(textOf(pick(fields, TITLES)?.[1])) || headingIn(body);
  const title =
    stated ||
    withoutDay(name)
      .replace(/[-_]+/g, ' ')
      .replace(/^./, (letter) => letter.toUpperCase());
  if (stated === '') note('title', 'title', `there is none; '${title}' was made of the file's name`);

  const last =
    (address ?? '')
      .replace(/\.html?$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? '';
  const date = dateOf(fields) ?? article.date;
  let slug =
    slugOf(textOf(fields.slug).split('/').filter(Boolean).at(-1) ?? '') ||
    slugOf(last) ||
    slugOf(withoutDay(name)) ||
    slugOf(title);
  if (slug === '' || isReservedSlug(slug)) {
    const found = slug;
    slug = `${slug || 'article'}-${date ?? today}`;
    note(
      'slug',
      'slug',
      `${found ? `'${found}' is the name of a page of this site` : 'the name holds no Latin letters'}; '${slug}' was taken`,
    );
  }
  if (!date) note('date', 'publishDate', `there is no date; ${today}, today, was written`);
  const updated = updateOf(fields);

  const excerpt = plainText(textOf(pick(fields, EXCERPTS)?.[1]));

  const named = pick(fields, AUTHORS);
  const writers = [named?.[1] ?? []]
    .flat()
    .map((each) => textOf(typeof each === 'object' && each !== null ? (each as Fields).name : each))
    .filter(Boolean);
  const own = authors.filter((each) => writers.some((writer) => nameSlug(writer) === nameSlug(each)));
  const strangers = writers.filter((writer) => !own.some((each) => nameSlug(each) === nameSlug(writer)));
  const byline = own.length > 0 ? own : [chosen ?? authors[0] ?? ''];
  if (strangers.length > 0 ? !chosen : own.length === 0 && !chosen) {
    const who = strangers.map((writer) => `'${writer}'`).join(', ');
    note(
      named?.[0] ?? 'author',
      'author',
      `${who ? `${who} is not` : 'nobody is named who is'} in content/authors.yaml; '${byline.join("', '")}' was written (choose another with --author)`,
    );
  }

  const categories = CATEGORIES.flatMap((field) => listOf(fields[field])).map(plainText);
  const tagged = TAGS.flatMap((field) => listOf(fields[field])).map(plainText);
  const { category, sign } = proposeCategory([...categories, ...tagged], title);
  if (!categories.some((each) => each.toLowerCase() === category.toLowerCase()))
    note(
      'categories',
      'category',
      sign === undefined
        ? `'${category}' is proposed; nothing pointed to another one`
        : `'${category}' is proposed because of ${quoted(sign, 60)}`,
    );

  const tags = [...tagged, ...categories]
    .map((tag) => tag.replace(/^#/, '').replace(/\s+/g, ' '))
    .filter((tag, index, all) => all.findIndex((other) => nameSlug(other) === nameSlug(tag)) === index);
  const nameless = tags.filter((tag) => !hasAddress(tag));
  if (nameless.length > 0)
    note(
      'tags',
      'tags',
      `${nameless.map((tag) => `'${tag}'`).join(', ')} cannot be an address in a-z and digits and was left out`,
    );
  const kept = tags.filter(hasAddress);
  if (kept.length === 0) note('tags', 'tags', "there is none; 'travel' was written");

  // A key by a word of the title or the tags; else the first one, to be chosen.
  const about = new Set([...tagged, ...categories, title].flatMap((text) => nameSlug(text).split('-')));
  const key = pictures.find((each) => about.has(each)) ?? pictures[0] ?? '';

  const pictured = pick(fields, IMAGES);
  const picture = pictured && pictureIn(pictured[1]);
  const lead = picture && {
    field: pictured[0],
    src: picture.src,
    alt: picture.alt || plainText(textOf(pick(fields, ALTS)?.[1])),
    credit: picture.credit || plainText(textOf(pick(fields, CREDITS)?.[1])),
  };

  const others = Object.entries(fields).filter(
    ([field, value]) =>
      !KNOWN_FIELDS.has(field.toLowerCase()) && value !== null && value !== '' && value !== false,
  );
  if (others.length > 0) {
    const list = others.map(
      ([field, value]) =>
        `${field} (${Array.isArray(value) ? `${value.length} entries` : typeof value === 'object' ? 'a record' : quoted(String(value), 60)})`,
    );
    note(others[0]?.[0] ?? '', 'fields', `no place here for ${list.join(', ')}`);
  }
  if (fields.password) note('password', 'draft', 'the article was behind a password; it is a draft here');

  const former = [...(address ? [address] : []), ...FORMER.flatMap((field) => listOf(fields[field]))];
  const moved = former.flatMap((each) => formerAddress(each, slug));
  return {
    title,
    slug,
    lead,
    notes,
    fields: {
      title,
      slug,
      excerpt: excerpt || newExcerpt(title),
      ...(byline.length > 1 ? { authors: byline } : { author: byline[0] }),
      publishDate: date ?? today,
      ...(updated && updated > (date ?? today) && updated <= today ? { updated } : {}),
      category,
      tags: kept.length > 0 ? kept : ['travel'],
      image: key,
      draft: true,
      ...(moved.length > 0 ? { redirectFrom: [...new Set(moved)] } : {}),
    },
  };
}

/** A former address as `redirectFrom` has it; nothing for one that the article has here, or that the site itself has. */
function formerAddress(address: string, slug: string): readonly string[] {
  const path = decodeAddress(URL.canParse(address) ? new URL(address).pathname : address)
    .replace(/(?:\/index)?\.html?$/, '')
    .replace(/\/+$/, '');
  const whole = path.startsWith('/') ? path : routes.article(path);
  const former = whole.startsWith(`${routes.blog}/`) ? whole.slice(routes.blog.length + 1) : whole;
  const isOne = articleSchema.shape.redirectFrom.safeParse([former]).success;
  return isOne && former !== slug && !isOwnPath(whole) ? [former] : [];
}
