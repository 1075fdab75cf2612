import { DAY_FIELDS } from '@/scripts/import/source/dates';

/*
 * Fields of other systems and themes, grouped by the field that they become here.
 */

export const TITLES = ['title', 'headline', 'seoTitle'];

export const EXCERPTS = [
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

export const AUTHORS = ['author', 'authors', 'creator', 'writer', 'by'];

export const IMAGES = [
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

export const ALTS = [
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

export const CREDITS = [
  'imageCredit',
  'image_credit',
  'coverCredit',
  'photoCredit',
  'photo_credit',
  'credit',
  'coverImageCredit',
];

export const TAGS = ['tags', 'tag', 'keywords', 'topics'];

export const CATEGORIES = ['categories', 'category', 'sections', 'section'];

export const FORMER = ['redirect_from', 'redirectFrom', 'aliases', 'redirects', 'oldUrl', 'old_url'];

/** Technical fields, which readers never saw. */
const NEEDLESS = [
  'slug',
  'path',
  'permalink',
  'url',
  'layout',
  'draft',
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
