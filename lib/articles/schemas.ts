import { namedArticles } from '@/lib/site/page-schemas';
import { HORIZON_VARIANTS } from '@/lib/site/landing-pages';
import { z } from 'zod';
import { LONGEST_SLUG, SLUG } from '@/lib/source/name-slug';
import {
  allFields,
  calendarDate,
  fields,
  id,
  line,
  nameWithAddress,
  slug,
  statedId,
} from '@/lib/source/field-rules';
import { didYouMean } from '@/lib/source/did-you-mean';
import { newsletterService } from './newsletter';

/*
 * Schemas of content files. The message of each rule is the "expected …" part of a diagnostic and is written for the person who
 * edits the file.
 */

/** The categories of the magazine (product 3.2). */
export const ARTICLE_CATEGORIES = [
  'Flight Tips',
  'Budget Travel',
  'Destinations',
  'Hotels',
  'Travel Tips',
  'Transportation',
  'Travel Finance',
  'Solo Travel',
  'Travel Planning',
  'Sustainable Travel',
] as const;

export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** The category whose articles are about places. */
export const PLACES = 'Destinations' satisfies ArticleCategory;

const tagsRule = "a list of at least one tag, such as ['packing', 'city breaks']";
const tagRule = 'a tag whose address can be written in a-z and digits (accents are left out)';
const oneTagRule =
  'one tag in each entry, without commas, semicolons and quotation marks, such as [packing, trains]';
/** A tag of an article. */
export const tagSchema = nameWithAddress(tagRule).refine((name) => !/[,;"“”„]/.test(name), oneTagRule);
const categoryRule = `one of ${ARTICLE_CATEGORIES.join(', ')}`;
const readTimeRule = "text such as '6 min read'";
const booleanRule = 'true or false';
const destinationsRule = 'a list of ids of content/deals/destinations.yaml, such as [paris]';
const focusRule = 'the point that crops keep, from the left and from the top, such as 40% 60%';
const redirectRule =
  'a list of slugs or paths that the article had before, such as [cheap-flights, /2019/05/cheap-flights]';
const formerRule =
  "a slug such as 'cheap-flights', or a path such as '/2019/05/cheap-flights' without an ending";
/** A former address of an article: its slug on this site, or its path on another site. */
const formerAddress = z
  .string(formerRule)
  .regex(new RegExp(String.raw`${SLUG.source}|^(?:/[\w~][\w~.-]*)+$`), formerRule)
  .refine((address) => !/^\/_|\.html?(?:\/|$)/.test(address), formerRule)
  .refine(
    (address) => address.split('/').every((part) => part.length <= LONGEST_SLUG),
    `${formerRule}; ${LONGEST_SLUG} characters between two slashes at most`,
  );

const authorRule = 'the name of an author in content/authors.yaml';
const authorsRule = "a list of two names of content/authors.yaml or more; 'author' has one";
const partRule = 'a whole number from 1, the place of the article in its series';

/** The frontmatter of an article. */
export const articleSchema = fields({
  id: statedId.optional(),
  title: line('the title of the article'),
  slug,
  excerpt: line('one or two sentences about the article'),
  author: line(authorRule).optional(),
  authors: z.array(line(authorRule), authorsRule).min(2, authorsRule).optional(),
  publishDate: calendarDate,
  updated: calendarDate.optional(),
  readTime: z
    .string(readTimeRule)
    .regex(/^[1-9]\d* min read$/, readTimeRule)
    .optional(),
  category: z.enum(ARTICLE_CATEGORIES, {
    error: ({ input }) =>
      categoryRule + (typeof input === 'string' ? didYouMean(input, ARTICLE_CATEGORIES) : ''),
  }),
  tags: z.array(tagSchema, tagsRule).min(1, tagsRule),
  featured: z.boolean(booleanRule).optional(),
  draft: z.boolean(booleanRule).optional(),
  image: line('a key of content/pictures.yaml, or a file of content/pictures such as harbor.jpg'),
  imageAlt: line('what the picture shows, in a few words').optional(),
  imageCredit: line('who took the picture, such as Ines Carrera').optional(),
  imageFocus: z
    .string(focusRule)
    .regex(/^(?:100|\d{1,2})% (?:100|\d{1,2})%$/, focusRule)
    .optional(),
  destinations: z.array(slug, destinationsRule).optional(),
  series: line('the name of a series in content/series.yaml').optional(),
  part: z.int(partRule).min(1, partRule).optional(),
  redirectFrom: z.array(formerAddress, redirectRule).optional(),
});

const guideTagsRule = 'a list of tags; articles with one of them are named on the page';
const searchTitleRule = 'the title in search results, tabs and shared links';
const searchDescription = line('one or two sentences for search results');
const orderRule = 'a whole number; smaller ones come first';
const horizonRule = `a drawing: ${HORIZON_VARIANTS.join(', ')}`;
const emailRule = 'an email address, such as hello@example.org';

/** The frontmatter of a text page (`content/pages/*.md`). */
export const textPageSchema = fields({
  title: line('the headline of the page'),
  searchTitle: line(`${searchTitleRule}, or no such line for that of the page`).optional(),
  description: searchDescription,
  footer: z.boolean(booleanRule).optional(),
  order: z.int(orderRule).optional(),
  horizon: z.enum(HORIZON_VARIANTS, horizonRule).optional(),
  email: z.email(emailRule).optional(),
  authors: z.boolean(booleanRule).optional(),
  partners: z.boolean(booleanRule).optional(),
  services: z.boolean(booleanRule).optional(),
  exampleCard: z.boolean(booleanRule).optional(),
  updated: calendarDate.optional(),
  articles: namedArticles.optional(),
});

/** The frontmatter of a destination guide (`content/destinations/*.md`). */
export const guideSchema = fields({
  title: line('the name of the place, as the headline of its page'),
  searchTitle: line(searchTitleRule),
  description: searchDescription,
  heading: line("the headline above the text, such as 'Rome, slowly'"),
  author: line(authorRule).optional(),
  updated: calendarDate.optional(),
  tags: z.array(tagSchema, guideTagsRule).optional(),
  articles: namedArticles.optional(),
});

/** The fields that determine when visitors see an article. They can be read even if other fields are invalid. */
export const articleDatesSchema = z.object({
  publishDate: articleSchema.shape.publishDate,
  draft: articleSchema.shape.draft,
});

const authorNameRule =
  'the name of an author whose address can be written in a-z and digits (accents are left out)';
/** `content/authors.yaml`: the house names of the magazine. */
export const authorsSchema = fields({
  note: line('one or two sentences that say what a house name is'),
  authors: z.array(
    fields({
      name: nameWithAddress(authorNameRule),
      description: line('one or two sentences about what the author writes on'),
    }),
    'a list of authors',
  ),
});

const seriesNameRule =
  'the name of a series whose address can be written in a-z and digits (accents are left out)';
/** `content/series.yaml`: articles that belong together, in an order. */
export const seriesSchema = z.array(
  fields({
    name: nameWithAddress(seriesNameRule),
    description: line('one or two sentences about the series'),
  }),
  'a list of series',
);

const pictureKey = line('a key of content/pictures.yaml');

const regionRule = 'Europe or Asia';
/** The id of a section of the article that a card leads to. The content check knows the ids (`lib/lint/check-content.ts`). */
const section = line('the id of a heading of the article, as in its address after the #').optional();

/** `content/beaches.yaml`: the beach highlights of the blog. */
export const beachesSchema = z.array(
  fields({
    name: line('the name of the beach'),
    region: z.enum(['Europe', 'Asia'], regionRule),
    slug,
    section,
    description: line('one or two sentences about the beach'),
    image: pictureKey,
    keywords: line('keywords separated by commas'),
  }),
  'a list of beaches',
);

const describedTagsRule = 'tags, each with one or two sentences, such as `trains: …`';

/** `content/blog.yaml`: the content of the blog besides its articles. */
export const blogSchema = fields({
  title: line('the headline of the blog'),
  intro: line('one or two sentences below the headline'),
  tiles: z
    .array(
      fields({
        title: line('a title'),
        text: line('a sentence'),
        slug: slug.optional(),
        section,
        image: pictureKey,
      }),
      'a list of three tiles',
    )
    .length(3, 'a list of three tiles'),
  gridPictures: z
    .array(pictureKey, 'a list of twelve picture keys')
    .length(12, 'a list of twelve picture keys'),
  categories: allFields(
    Object.fromEntries(
      ARTICLE_CATEGORIES.map((name) => [name, line('one or two sentences about the category')]),
    ) as Record<ArticleCategory, ReturnType<typeof line>>,
  ),
  tags: z.record(z.string(), line('one or two sentences about the tag'), describedTagsRule).optional(),
  sampleComments: z.array(
    fields({
      id,
      name: line('a name'),
      email: line('an address'),
      message: line('the comment'),
      date: calendarDate,
    }),
    'a list of comments',
  ),
  newsletter: fields({
    title: line('the headline of the box'),
    text: line('a sentence'),
    service: newsletterService,
    afterArticles: z.boolean(booleanRule).optional(),
  }),
});
