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
    ['the first line that is a heading', { title: null }, 'No #  title\n#  The quay\n', 'The quay'],
    ['a heading in HTML', { title: null }, '<H1 class="big">The\n<em>quay</em></H1>', 'The quay'],
  ])('%s', (_, fields, body, title) => {
    expect(map(fields, { body }).title).toBe(title);
    expect(notesOf('title', fields, { body })).toEqual([]);
  });

  test.each([
    ['<b class="x">Bold</b>and <i>thin</i>', 'Bold and thin'],
    ['See [the pier](/pier) and ![a boat](boat.jpg).', 'See the pier and a boat.'],
    ['[Note] the {{ site.title }}pier{% if x %}s{% endif %}', '[Note] the pier s'],
    ['[caption id="a b"]A boat[/caption] [1]', 'A boat [1]'],
    ['Bali [Complete Guide] [b]now[/b]', 'Bali [Complete Guide] now'],
    ['A&nbsp;B &amp; C', 'A B & C'],
    ['It&#39;s, it&#039;s, it&rsquo;s, it&#8217;s', "It's, it's, it’s, it’s"],
    ['&quot;a&quot; &ldquo;b&rdquo; &#8220;c&#8221;', '"a" “b” “c”'],
    ['Caf&eacute; &#8211; a quay &#x2014; &lt;3', 'Café – a quay — <3'],
    ['Fish &amp;amp; chips, &lt;b&gt;bold&lt;/b&gt;', 'Fish & chips, bold'],
    ['On&hellip; &#8230; […] [&hellip;]', 'On… … … …'],
    ['**A** __b__ `c` *d e* f*g 2 * 3', 'A b c d e f*g 2 * 3'],
    [' One\n\t two\u0007 ', 'One two'],
  ])('%j reads %j', (title, plain) => {
    expect(map({ title }).title).toBe(plain);
  });

  test('the name of the file, and a note', () => {
    const nameless = [{ title: null }, { name: '2020-01-02-old_pier--walk' }] as const;
    expect(map(...nameless).title).toBe('Old pier walk');
    expect(notesOf('title', ...nameless)).toEqual([
      "title: there is none; 'Old pier walk' was made from the file name",
    ]);
  });
});

describe('slug', () => {
  test.each([
    ['its own', { slug: '/walks/Old Pier/' }, {}, 'old-pier'],
    ['its own in other letters', { Slug: 'old-pier' }, {}, 'old-pier'],
    ['of its address', {}, { address: '/2020/03/quay.html' }, 'quay'],
    ['of an old address', {}, { address: '/2020/03/quay.htm' }, 'quay'],
    ['of its address, with a dot', {}, { address: '/2020/quay.html.old/' }, 'quayhtmlold'],
    ['of an address in percent-encoding', {}, { address: '/2020/caf%C3%A9-%26-quay/' }, 'cafe-quay'],
    ['of its file', {}, { name: '2020-01-02-_old_pier_' }, 'old-pier'],
    ['of its title', {}, { name: '--' }, 'a-pier'],
    ['of a name between signs', {}, { name: '__old__pier__' }, 'old-pier'],
  ])('%s', (_, fields, rest, slug) => {
    expect(map(fields, rest).slug).toBe(slug);
    expect(notesOf('slug', fields, rest)).toEqual([]);
  });

  test('one that a page of this site has, and one without Latin letters, get the day', () => {
    expect(map({ slug: 'category' }).slug).toBe('category-2020-03-04');
    expect(notesOf('slug', { slug: 'category' })).toEqual([
      "slug: 'category' is the name of a page of this site; 'category-2020-03-04' was used",
    ]);
    expect(map({ slug: 'blog-series-japan' }).slug).toBe('article-blog-series-japan-2020-03-04');
    const title = { title: '桟橋', date: null };
    expect(map(title, { name: '桟橋' }).slug).toBe('article-2026-03-01');
    expect(notesOf('slug', title, { name: '桟橋' })).toEqual([
      "slug: the name contains no Latin letters; 'article-2026-03-01' was used",
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
      "by: 'Ada', 'Bo' is not in content/authors.yaml; 'Zoë Ångström' was used (choose another with --author)",
    ]);
    expect(strangers({ author: ['Ada', 'Pip Underhill', 'Zoë Ångström'] })).toEqual([
      "author: 'Ada' is not in content/authors.yaml; 'Zoë Ångström', 'Pip Underhill' was used (choose another with --author)",
    ]);
    expect(strangers({})).toEqual([
      "author: no author named here is in content/authors.yaml; 'Zoë Ångström' was used (choose another with --author)",
    ]);
    const chosen = { author: 'Pip Underhill' };
    expect(fieldsOf({ writer: 'Ada' }, {}, chosen)).toMatchObject({ author: 'Pip Underhill' });
    expect(strangers({ writer: 'Ada' }, chosen)).toEqual([]);
  });
});

describe('days', () => {
  test('an article without a date gets the day of its source, or else today with a note', () => {
    expect(fieldsOf({ date: null })).toMatchObject({ publishDate: '2026-03-01' });
    expect(notesOf('publishDate', { date: null })).toEqual([
      "date: there is no date; today's date, 2026-03-01, was used",
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
    ['pubDate', 'publishDate'],
    ['published_at', 'publishDate'],
    ['lastmod', 'updated'],
    ['modDatetime', 'updated'],
  ])('%s is %s', (name, field) => {
    expect(
      fieldsOf({ date: null, [name]: '2019-05-06', ...(field === 'updated' ? { date: '2018-01-01' } : {}) })[
        field
      ],
    ).toBe('2019-05-06');
  });

  test.each([
    ['2019-05-12 10:00:00 +0200', '2019-05-12'],
    ['2019/5/2', '2019-05-02'],
    [' 2019.12.2 ', '2019-12-02'],
    ['May 12, 2019', '2019-05-12'],
    ['Sun, 12 May 2019 08:00:00 GMT', '2019-05-12'],
    [new Date('2019-05-12T23:00:00Z'), '2019-05-12'],
    ['2019-02-30', undefined],
    ['2019-05-123', undefined],
    ['05/12/2019', undefined],
    ['1999-12-31', undefined],
    ['soon', undefined],
    [20190512, undefined],
  ])('the day in %p is %p', (date, day) => {
    expect(fieldsOf({ date }).publishDate).toBe(day ?? CHOICES.today);
  });
});

describe('category and tags', () => {
  test('what an article was filed under stays as tags, each once', () => {
    const filed = {
      ...{ tags: ['#Sea', 'Old \t town', 'sea', 'A#1'], category: 'Coast', keywords: 'boats, Old town' },
    };
    expect(fieldsOf(filed).tags).toEqual(['Sea', 'Old town', 'A#1', 'boats', 'Coast']);
    expect(notesOf('tags', filed)).toEqual([]);
  });

  test('signs that no tag has here separate tags or are left out', () => {
    const tags = ['“night ferries”', '"street" art', 'sea; sun', 'Paris, Texas'];
    expect(fieldsOf({ tags }).tags).toEqual(['night ferries', 'street art', 'sea', 'sun', 'Paris', 'Texas']);
  });

  test('a tag without Latin letters is left out, and there is one at least', () => {
    expect(fieldsOf({ tags: ['海', '町', 'sea'] }).tags).toEqual(['sea']);
    expect(notesOf('tags', { tags: ['海', '町', 'sea'] })).toEqual([
      "tags: '海', '町' cannot be written as an address in a-z and digits, and was left out",
    ]);
    expect(fieldsOf({}).tags).toEqual(['travel']);
    expect(notesOf('tags', {})).toEqual(["tags: there is none; 'travel' was used"]);
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

  test.each(['src', 'publicURL', 'feature'])('a record with %s', (name) => {
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
  test('unknown fields with a value are reported', () => {
    const odd = { rating: 5, route: ['a', 'b'], place: { lat: 1 }, empty: '', off: false, none: null };
    expect(notesOf('fields', odd)).toEqual([
      "rating: no field here for rating ('5'), route (2 entries), place (a record)",
    ]);
  });

  test('a password is reported', () => {
    expect(notesOf('draft', { password: 'x' })).toEqual([
      'password: the article was behind a password; it is a draft here',
    ]);
    expect(notesOf('draft', {})).toEqual([]);
  });

  test('a new article is a draft, with an excerpt to be written', () => {
    expect(fieldsOf({})).toMatchObject({ draft: true, excerpt: 'A pier, in short.' });
    expect(fieldsOf({ summary: 'Boats &amp; **piers**' }).excerpt).toBe('Boats & piers');
  });

  test('those for machines are passed over, whatever the case of their names', () => {
    const machines = { layout: 'post', permalink: '/a', wordpress_id: 7, showtoc: true, templateKey: 'blog' };
    expect(notesOf('fields', machines)).toEqual([]);
  });

  test('a field of a day, a picture or a former address is no odd one', () => {
    expect(notesOf('fields', { lastmod: 'soon', thumb: 'a.jpg', credit: 'Ada', aliases: ['/a'] })).toEqual(
      [],
    );
  });
});

describe('former addresses', () => {
  test.each([
    ['the one that it had', {}, { address: '/2020/pier/' }, ['/2020/pier']],
    ['aliases', { aliases: ['/old/pier.html', '/piers/index.htm'] }, {}, ['/old/pier', '/piers']],
    ['aliases in other letters', { Aliases: ['/old/pier'] }, {}, ['/old/pier']],
    ['one with slashes', { aliases: ['/old/pier//'] }, {}, ['/old/pier']],
    ['one that only looks like a file', { redirects: '/pier.html-old//' }, {}, ['/pier.html-old']],
    ['a whole one', { redirect_from: 'https://old.example/pier?x=1' }, {}, ['/pier']],
    ['one of the blog', { oldUrl: '/blog/old-pier/' }, {}, ['old-pier']],
    ['one below the blog', { oldUrl: '/blog/2019/05/old-pier/' }, {}, ['/blog/2019/05/old-pier']],
    ['one of the blog in capitals', { oldUrl: '/blog/Old-Pier/' }, {}, ['/blog/Old-Pier']],
    ['a name alone', { redirects: 'old-pier' }, {}, ['old-pier']],
    ['each once', { aliases: ['/pier', '/pier/'] }, { address: '/pier' }, ['/pier']],
    ['an encoded one', { aliases: ['/the%20pier'] }, {}, []],
  ])('%s', (_, fields, rest, expected) => {
    expect(map(fields, rest).formerAddresses).toEqual(expected);
  });

  test.each(['/blog/a-pier', 'old/pier', 'not one', '/', '/a b', 'https://old.example/'])(
    'none is %s, which the article has, or which cannot be one',
    (alias) => {
      expect(map({ aliases: [alias] }).formerAddresses).toEqual([]);
    },
  );

  test('those that cannot be former addresses are noted, and the own address is not', () => {
    expect(notesOf('redirectFrom', { aliases: ['/café', 'old/pier', '/blog/a-pier', '/pier#end'] })).toEqual([
      expect.stringMatching(/^aliases: left out: '\/café'; expected a slug such as/),
      "aliases: left out: 'old/pier'; expected a path that begins with /",
    ]);
  });
});

describe('names that themes give', () => {
  test.each(['image', 'cover_image', 'featuredImage', 'header-img', 'mainImage', 'COVER'])(
    '%s is a picture',
    (name) => {
      expect(map({ [name]: 'a.jpg' }).lead).toMatchObject({ field: name, src: 'a.jpg' });
    },
  );

  test.each([
    ['alt', 'imageAlt', 'A view'],
    ['alt', 'cover_alt', 'A view'],
    ['credit', 'imageCredit', 'Ada'],
    ['credit', 'photo_credit', 'Ada'],
  ] as const)('its %s is in %s', (part, name, words) => {
    expect(map({ image: 'a.jpg', [name]: words }).lead?.[part]).toBe(words);
  });

  test.each(['excerpt', 'description', 'metaDescription'])('%s is an excerpt', (name) => {
    expect(fieldsOf({ [name]: 'Boats.' }).excerpt).toBe('Boats.');
  });

  test.each(['authors', 'creator'])('%s is an author', (name) => {
    expect(fieldsOf({ [name]: 'Pip Underhill' }).author).toBe('Pip Underhill');
  });

  test.each(['tags', 'keywords', 'category', 'section'])('%s is a topic', (name) => {
    expect(fieldsOf({ [name]: 'sea, boats' }).tags).toEqual(['sea', 'boats']);
  });
});
