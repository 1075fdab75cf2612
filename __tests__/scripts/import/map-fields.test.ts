import { mapFields, type FieldChoices } from '@/scripts/import/fields/map-fields';
import type { Fields, SourceArticle } from '@/scripts/import/source/source';

/*
 * What the fields of an article of another site become here.
 */

const CHOICES: FieldChoices = {
  authors: ['Zoë Ångström', 'Pip Underhill'],
  pictures: ['beach', 'boats', 'desert'],
  today: '2026-03-01',
  author: undefined,
};

const map = (fields: Fields, rest: Partial<SourceArticle> = {}, choices: Partial<FieldChoices> = {}) => {
  const article: SourceArticle = {
    ...{
      file: 'a.md',
      format: 'markdown',
      body: '',
      bodyLine: 1,
      firstLine: 1,
      name: 'a-pier',
      oddities: [],
    },
    fieldLines: new Map(),
    fields: { title: 'A pier', date: '2020-03-04', ...fields },
    ...rest,
  };
  return mapFields(article, { ...CHOICES, ...choices });
};
const fieldsOf = (...given: Parameters<typeof map>) => map(...given).fields;
const notesOf = (subject: string, ...given: Parameters<typeof map>) =>
  map(...given)
    .notes.filter((note) => note.subject === subject)
    .map(({ field, text }) => `${field}: ${text}`);

describe('title', () => {
  test.each([
    ['title', { title: ' A  **bold** pier ' }, '', 'A bold pier'],
    ['headline', { title: null, headline: 'A quay' }, '', 'A quay'],
    ['seoTitle', { title: '', seoTitle: 'A quay' }, '', 'A quay'],
    ['a name in other letters', { title: false, SEOTITLE: 'A quay' }, '', 'A quay'],
    ['a number', { title: 1984 }, '', '1984'],
    ['the heading of the body', { title: null }, 'Words.\n# The **quay** ##\n# Other', 'The quay'],
    ['a heading in HTML', { title: null }, '<H1 class="big">The\n<em>quay</em></H1>', 'The quay'],
  ])('%s', (_, fields, body, title) => {
    expect(map(fields, { body }).title).toBe(title);
    expect(notesOf('title', fields, { body })).toEqual([]);
  });

  test('the name of the file, and a note', () => {
    const nameless = [{ title: null }, { name: '2020-01-02-old_pier--walk' }] as const;
    expect(map(...nameless).title).toBe('Old pier walk');
    expect(notesOf('title', ...nameless)).toEqual([
      "title: there is none; 'Old pier walk' was made of the file's name",
    ]);
  });
});

describe('slug', () => {
  test.each([
    ['its own', { slug: '/walks/Old Pier/' }, {}, 'old-pier'],
    ['of its address', {}, { address: '/2020/03/quay.html' }, 'quay'],
    ['of an old address', {}, { address: '/2020/03/quay.htm' }, 'quay'],
    ['of its address, with a dot', {}, { address: '/2020/quay.html.old/' }, 'quayhtmlold'],
    ['of its file', {}, { name: '2020-01-02-_old_pier_' }, 'old-pier'],
    ['of its title', {}, { name: '--' }, 'a-pier'],
  ])('%s', (_, fields, rest, slug) => {
    expect(map(fields, rest).slug).toBe(slug);
    expect(notesOf('slug', fields, rest)).toEqual([]);
  });

  test('one that a page of this site has, and one without Latin letters, get the day', () => {
    expect(map({ slug: 'category' }).slug).toBe('category-2020-03-04');
    expect(notesOf('slug', { slug: 'category' })).toEqual([
      "slug: 'category' is the name of a page of this site; 'category-2020-03-04' was taken",
    ]);
    const title = { title: '桟橋', date: null };
    expect(map(title, { name: '桟橋' }).slug).toBe('article-2026-03-01');
    expect(notesOf('slug', title, { name: '桟橋' })).toEqual([
      "slug: the name holds no Latin letters; 'article-2026-03-01' was taken",
    ]);
  });
});

describe('byline', () => {
  const strangers = (fields: Fields, choices?: Partial<FieldChoices>) =>
    notesOf('author', fields, {}, choices);

  test('our authors stay, in our order, however their names are typed', () => {
    expect(fieldsOf({ author: 'pip underhill ' })).toMatchObject({ author: 'Pip Underhill' });
    expect(strangers({ author: 'pip underhill' })).toEqual([]);
    const both = { authors: ['Pip Underhill', { name: 'Zoe Angstrom' }, null] };
    expect(fieldsOf(both)).toMatchObject({ authors: CHOICES.authors });
    expect(strangers(both)).toEqual([]);
  });

  test('for strangers the first one is written, or the one that was chosen', () => {
    expect(fieldsOf({ by: ['Ada', 'Bo'] })).toMatchObject({ author: 'Zoë Ångström' });
    expect(strangers({ by: ['Ada', 'Bo'] })).toEqual([
      "by: 'Ada', 'Bo' is not in content/authors.yaml; 'Zoë Ångström' was written (choose another with --author)",
    ]);
    expect(strangers({ author: ['Ada', 'Pip Underhill', 'Zoë Ångström'] })).toEqual([
      "author: 'Ada' is not in content/authors.yaml; 'Zoë Ångström', 'Pip Underhill' was written (choose another with --author)",
    ]);
    expect(strangers({})).toEqual([
      "author: nobody is named who is in content/authors.yaml; 'Zoë Ångström' was written (choose another with --author)",
    ]);
    const chosen = { author: 'Pip Underhill' };
    expect(fieldsOf({ writer: 'Ada' }, {}, chosen)).toMatchObject({ author: 'Pip Underhill' });
    expect(strangers({ writer: 'Ada' }, chosen)).toEqual([]);
  });
});

describe('days', () => {
  test('without one it is today, and told', () => {
    expect(fieldsOf({ date: null })).toMatchObject({ publishDate: '2026-03-01' });
    expect(notesOf('publishDate', { date: null })).toEqual([
      'date: there is no date; 2026-03-01, today, was written',
    ]);
    expect(fieldsOf({ date: null }, { date: '2019-09-09' })).toMatchObject({ publishDate: '2019-09-09' });
    expect(notesOf('publishDate', {})).toEqual([]);
  });

  test.each([
    ['2020-03-05', '2020-03-05'],
    ['2026-03-01', '2026-03-01'],
    ['2020-03-04', undefined],
    ['2020-03-03', undefined],
    ['2026-03-02', undefined],
    [null, undefined],
  ])('updated on %s', (lastmod, updated) => {
    expect(fieldsOf({ lastmod }).updated).toBe(updated);
  });

  test.each([
    ...['date', 'pubDate', 'pubDatetime', 'publishDate', 'publishedDate', 'publishedAt', 'published_at'],
    ...['datePublished', 'datePosted', 'publishedOn', 'published', 'createdAt', 'created', 'posted'],
  ])('%s is the day of an article', (name) => {
    expect(fieldsOf({ date: null, [name]: '2019-05-06' }).publishDate).toBe('2019-05-06');
  });

  test.each([
    ...['updated', 'updatedDate', 'lastmod', 'last_modified_at', 'modified', 'modDatetime', 'updatedAt'],
    ...['updated_at', 'dateModified', 'lastUpdated'],
  ])('%s is the day of a change', (name) => {
    expect(fieldsOf({ [name]: '2021-05-06' }).updated).toBe('2021-05-06');
  });
});

describe('category and tags', () => {
  test('what an article was filed under stays as tags, each once', () => {
    const filed = { tags: ['#Sea', 'Old  town', 'sea'], category: 'Coast', keywords: 'boats, Old town' };
    expect(fieldsOf(filed).tags).toEqual(['Sea', 'Old town', 'boats', 'Coast']);
    expect(notesOf('tags', filed)).toEqual([]);
  });

  test('a tag without Latin letters is left out, and there is one at least', () => {
    expect(fieldsOf({ tags: ['海', '町', 'sea'] }).tags).toEqual(['sea']);
    expect(notesOf('tags', { tags: ['海', '町', 'sea'] })).toEqual([
      "tags: '海', '町' cannot be an address in a-z and digits and was left out",
    ]);
    expect(fieldsOf({}).tags).toEqual(['travel']);
    expect(notesOf('tags', {})).toEqual(["tags: there is none; 'travel' was written"]);
  });

  test('a category of ours needs no note', () => {
    expect(fieldsOf({ categories: ['Coast', 'travel tips'] }).category).toBe('Travel Tips');
    expect(notesOf('category', { categories: ['Coast', 'travel tips'] })).toEqual([]);
    expect(notesOf('category', { section: 'Night trains' })).toEqual([
      "categories: 'Transportation' is proposed because of 'Night trains'",
    ]);
    expect(notesOf('category', {})).toEqual([
      "categories: 'Destinations' is proposed; nothing pointed to another one",
    ]);
  });
});

describe('picture', () => {
  test.each([
    ['a path', { image: ' a.jpg ', imageAlt: 'A **view**' }, { alt: 'A view' }],
    ['the first of several', { images: ['a.jpg', 'b.jpg'] }, {}],
    [
      'a record',
      { cover: { image: 'a.jpg', alt: 'A view', credit: '<b>Ada</b>' } },
      { alt: 'A view', credit: 'Ada' },
    ],
    [
      'a record of Minimal Mistakes',
      { header: { overlay_image: 'a.jpg', image_description: 'A view' } },
      { alt: 'A view' },
    ],
    [
      'words beside it',
      { hero: { src: 'a.jpg', alt: '' }, alt: 'A view', credit: 'Ada' },
      { alt: 'A view', credit: 'Ada' },
    ],
    [
      'its own words first',
      { hero: { src: 'a.jpg', alt: 'A view', attribution: 'Ada' }, alt: 'x', credit: 'x' },
      { alt: 'A view', credit: 'Ada' },
    ],
  ])('%s', (_, fields, words) => {
    const [field] = Object.keys(fields);
    expect(map(fields).lead).toEqual({ field, src: 'a.jpg', alt: '', credit: '', ...words });
  });

  test.each([
    'src',
    'url',
    'image',
    'path',
    'feature',
    'teaser',
    'publicURL',
    'file',
    'thumbnail',
    'filename',
  ])('a record with %s', (name) => {
    expect(map({ image: { [name]: 'a.jpg' } }).lead?.src).toBe('a.jpg');
  });

  test.each([
    {},
    { image: '' },
    { image: { caption: 'x' } },
    { image: 7 },
    { images: [] },
    { images: [null] },
  ])('there is none in %j', (fields) => {
    expect(map(fields).lead).toBeUndefined();
  });

  test('until there is one, a stock photo that fits a tag or the title stands in', () => {
    expect(fieldsOf({ tags: ['Desert'] }).image).toBe('desert');
    expect(fieldsOf({ title: 'Three boats' }).image).toBe('boats');
    expect(fieldsOf({}).image).toBe('beach');
  });
});

describe('other fields', () => {
  test('those that nothing here has are told', () => {
    const odd = { rating: 5, route: ['a', 'b'], place: { lat: 1 }, empty: '', off: false, none: null };
    expect(notesOf('fields', odd)).toEqual([
      "rating: no place here for rating ('5'), route (2 entries), place (a record)",
    ]);
  });

  test('a password is told', () => {
    expect(notesOf('draft', { password: 'x' })).toEqual([
      'password: the article was behind a password; it is a draft here',
    ]);
    expect(notesOf('draft', {})).toEqual([]);
  });

  test('a new article is a draft, with an excerpt to be written', () => {
    expect(fieldsOf({})).toMatchObject({ draft: true, excerpt: 'A pier, in short.' });
    expect(fieldsOf({ summary: 'Boats &amp; **piers**' }).excerpt).toBe('Boats & piers');
  });

  /* As the documentation of each shows them. */
  test.each([
    [
      'Minimal Mistakes and Chirpy on Jekyll',
      [
        'layout',
        'permalink',
        'published',
        'classes',
        'author_profile',
        'read_time',
        'share',
        'related',
        'toc',
      ],
      ['comments', 'comment', 'sitemap', 'math', 'mathjax', 'excerpt_separator', 'modified_by', 'collection'],
    ],
    [
      'PaperMod, LoveIt and the core of Hugo',
      [
        'draft',
        'weight',
        'slug',
        'url',
        'type',
        'ShowToc',
        'TocOpen',
        'hidemeta',
        'disableShare',
        'searchHidden',
      ],
      [
        'canonicalURL',
        'robots',
        'lightgallery',
        'fontawesome',
        'codeMaxLines',
        'usePageBundles',
        'translationKey',
      ],
      [
        'menu',
        'outputs',
        'markup',
        'isCJKLanguage',
        'params',
        'resources',
        'build',
        'featured',
        'readingTime',
      ],
    ],
    [
      'WordPress, as exporters write it',
      ['id', 'status', 'guid', 'wordpress_id', 'post_id', 'post_format', 'meta', 'parent', 'views', 'sticky'],
      ['password', 'dsq_thread_id', 'title_separator', 'image_metadata', 'seo'],
    ],
    [
      'Astro and Gatsby',
      [
        'path',
        'template',
        'templateKey',
        'key',
        'uid',
        'order',
        'pinned',
        'language',
        'lang',
        'locale',
        'output',
      ],
      ['noindex', 'canonical', 'canonical_url', 'disqus', 'tweet', 'readTime', 'showToc'],
    ],
  ])('those for machines are passed over: %s', (_, ...names) => {
    const machines = Object.fromEntries(names.flat().map((name) => [name, 'x']));
    expect(notesOf('fields', machines)).toEqual([]);
  });
});

describe('names that themes give', () => {
  test.each([
    ...['image', 'cover', 'coverImage', 'cover_image', 'heroImage', 'hero', 'hero_image', 'featuredImage'],
    ...[
      'featured_image',
      'feature_image',
      'featureImage',
      'banner',
      'bannerImage',
      'header',
      'thumbnail',
      'thumb',
    ],
    ...[
      'img',
      'photo',
      'ogImage',
      'og_image',
      'socialImage',
      'postImage',
      'cardImage',
      'background',
      'header-img',
    ],
    ...['images', 'preview', 'titleImage', 'mainImage'],
  ])('%s is a picture', (name) => {
    expect(map({ [name]: 'a.jpg' }).lead).toMatchObject({ field: name, src: 'a.jpg' });
  });

  test.each([
    ...[
      'imageAlt',
      'image_alt',
      'coverAlt',
      'heroImageAlt',
      'heroAlt',
      'featuredImageAlt',
      'alt',
      'thumbnailAlt',
    ],
    ...['coverImageAlt', 'cover_alt'],
  ])('%s describes it', (name) => {
    expect(map({ image: 'a.jpg', [name]: 'A view' }).lead?.alt).toBe('A view');
  });

  test.each([
    ...[
      'imageCredit',
      'image_credit',
      'coverCredit',
      'photoCredit',
      'photo_credit',
      'credit',
      'coverImageCredit',
    ],
  ])('%s says whose it is', (name) => {
    expect(map({ image: 'a.jpg', [name]: 'Ada' }).lead?.credit).toBe('Ada');
  });

  test.each([
    ...['excerpt', 'description', 'summary', 'subtitle', 'intro', 'lead', 'abstract', 'tldr', 'spoiler'],
    ...['metaDescription', 'subheading', 'subhead'],
  ])('%s is an excerpt', (name) => {
    expect(fieldsOf({ [name]: 'Boats.' }).excerpt).toBe('Boats.');
  });

  test.each(['author', 'authors', 'creator', 'writer', 'by'])('%s is an author', (name) => {
    expect(fieldsOf({ [name]: 'Pip Underhill' }).author).toBe('Pip Underhill');
  });

  test.each(['tags', 'tag', 'keywords', 'topics', 'categories', 'category', 'sections', 'section'])(
    '%s is a topic',
    (name) => {
      expect(fieldsOf({ [name]: 'sea, boats' }).tags).toEqual(['sea', 'boats']);
    },
  );
});
