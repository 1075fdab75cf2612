import type { z } from 'zod';
import {
  articleSchema,
  authorsSchema,
  beachesSchema,
  blogSchema,
  guideSchema,
  seriesSchema,
  textPageSchema,
} from '@/lib/articles/schemas';

/* What content files may hold. */

/** What is reported about a value, as `path: expected`, each once. */
const toldOf = (schema: z.ZodType, value: unknown) => {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return [...new Set(issues.map(({ path, message }) => `${path.join('.')}: ${message}`))];
};

const ARTICLE = {
  ...{ title: 'A title', slug: 'a-title', excerpt: 'An excerpt.', author: 'Pip Underhill' },
  ...{ publishDate: '2026-03-09', category: 'Hotels', tags: ['one'], image: 'lagoon' },
};
const toldOfArticle = (fields: Record<string, unknown>) => toldOf(articleSchema, { ...ARTICLE, ...fields });

const FORMER = "a slug such as 'cheap-flights', or a path such as '/2019/05/cheap-flights' without an ending";
const READ_TIME = "text such as '6 min read'";
const FOCUS = 'the point that crops keep, from the left and from the top, such as 40% 60%';
const TAG = 'a tag whose address can be written in a-z and digits (accents are left out)';
const ONE_TAG =
  'one tag in each entry, without commas, semicolons and quotation marks, such as [packing, trains]';
const CATEGORIES =
  'one of Flight Tips, Budget Travel, Destinations, Hotels, Travel Tips, Transportation, Travel Finance, Solo Travel, Travel Planning, Sustainable Travel';

describe('articles', () => {
  test.each([
    {},
    { authors: ['Ada Quill', 'Pip Underhill', 'Zoë Ångström'] },
    { tags: ['one', 'Café crawls', '2'] },
    { readTime: '6 min read' },
    { readTime: '10 min read' },
    { imageFocus: '0% 100%' },
    { imageFocus: '100% 5%' },
    { imageFocus: '40% 60%' },
    { part: 1 },
    { part: 12 },
    { redirectFrom: ['cheap', 'cheap-flights-2', '/cheap', '/2019/05/cheap.flights-2', '/~me/a_b', '/a/_b'] },
  ])('%j is accepted', (fields) => {
    expect(toldOfArticle(fields)).toEqual([]);
  });

  test.each<readonly [name: string, values: readonly unknown[], told: string]>([
    [
      'redirectFrom',
      [
        ...['Cheap', 'cheap_flights', '-cheap', 'cheap-', 'two words', 'a.html', 'https://a.example/b', ''],
        ...['/', '//a', '/a/', '/a b', '/.well-known', '/_next', '/old.html', '/old.htm', 'x /a', '/a?b'],
      ].map((address) => [address]),
      `redirectFrom.0: ${FORMER}`,
    ],
    [
      'readTime',
      ['6 min', '0 min read', 'about 6 min read', '6 min reading', 'six min read', 6],
      `readTime: ${READ_TIME}`,
    ],
    [
      'imageFocus',
      ['40%', '40% 101%', '101% 40%', 'a40% 60%', '40% 60% 10%', '40 60', 'ab% 60%', '40% ab%', 40],
      `imageFocus: ${FOCUS}`,
    ],
    ['part', [0, 1.5, '1'], 'part: a whole number from 1, the place of the article in its series'],
    [
      'authors',
      [['Ada Quill'], [], 'Ada Quill'],
      "authors: a list of two names of content/authors.yaml or more; 'author' has one",
    ],
    ['tags', [[], 'one'], "tags: a list of at least one tag, such as ['packing', 'city breaks']"],
    ['tags', [['!?']], `tags.0: ${TAG}`],
    ['tags', [['a, b'], ['a; b'], ['“a'], ['b”'], ['„a b'], ['"a" b']], `tags.0: ${ONE_TAG}`],
    ['category', [5, undefined, 'Cooking'], `category: ${CATEGORIES}`],
    ['category', ['hotel'], `category: ${CATEGORIES}; did you mean 'Hotels'?`],
    ['draft', ['yes'], 'draft: true or false'],
    [
      'destinations',
      ['paris'],
      'destinations: a list of ids of content/deals/destinations.yaml, such as [paris]',
    ],
  ])('%s: each of %j is reported as %j', (name, values, told) => {
    for (const value of values) expect(toldOfArticle({ [name]: value })).toEqual([told]);
  });

  test('a name that no article has is reported', () => {
    expect(toldOfArticle({ colour: 'red' })).toHaveLength(1);
  });
});

const PAGE = { title: 'Imprint', description: 'Who we are.' };
const GUIDE = { ...PAGE, searchTitle: 'Flights to Rome', heading: 'Rome, slowly' };

test.each([
  ['a page of text', textPageSchema, PAGE, 'order', 1.5, 'order: a whole number; smaller ones come first'],
  ['a guide', guideSchema, GUIDE, 'tags', ['…'], `tags.0: ${TAG}`],
  [
    'a guide',
    guideSchema,
    GUIDE,
    'tags',
    'food',
    'tags: a list of tags; articles with one of them are named on the page',
  ],
])('of %s, what is wrong is reported', (_what, schema, right, name, value, told) => {
  expect(toldOf(schema, right)).toEqual([]);
  expect(toldOf(schema, { ...right, [name]: value })).toEqual([told]);
  expect(toldOf(schema, {})).toContain('description: one or two sentences for search results');
});

test('only a page may leave its title in search results to its headline', () => {
  const rule = 'searchTitle: the title in search results, tabs and shared links';
  expect(toldOf(guideSchema, { ...GUIDE, searchTitle: undefined })).toEqual([rule]);
  expect(toldOf(textPageSchema, { ...PAGE, searchTitle: '' })).toEqual([
    `${rule}, or no such line for that of the page`,
  ]);
});

const BEACH = {
  ...{ name: 'Sandy Bay', region: 'Asia', slug: 'a-title', description: 'Words.', image: 'lagoon' },
  keywords: 'sea, sand',
};

test('beaches lie in Europe or Asia', () => {
  expect(toldOf(beachesSchema, [BEACH, { ...BEACH, region: 'Europe' }])).toEqual([]);
  expect(toldOf(beachesSchema, [{ ...BEACH, region: 'Mars' }])).toEqual(['0.region: Europe or Asia']);
  expect(toldOf(beachesSchema, 'none')).toEqual([': a list of beaches']);
  expect(toldOf(beachesSchema, [{}])).toHaveLength(6);
});

test('series and authors have names with an address', () => {
  const entry = { name: 'By night', description: 'Words.' };
  expect(toldOf(seriesSchema, [entry])).toEqual([]);
  expect(toldOf(seriesSchema, 'none')).toEqual([': a list of series']);
  expect(toldOf(seriesSchema, [{ ...entry, name: '…' }])).toEqual([
    '0.name: the name of a series whose address can be written in a-z and digits (accents are left out)',
  ]);
  expect(toldOf(authorsSchema, { note: 'Words.', authors: [{ ...entry, name: '…' }] })).toEqual([
    'authors.0.name: the name of an author whose address can be written in a-z and digits (accents are left out)',
  ]);
});

test('the blog has three tiles and twelve pictures', () => {
  const TILE = { title: 'A title', text: 'A sentence.', image: 'lagoon' };
  const told = (fields: Record<string, unknown>) =>
    toldOf(blogSchema, fields).filter((each) => /^(?:tiles|gridPictures|sampleComments)/.test(each));
  const right = { tiles: Array(3).fill(TILE), gridPictures: Array(12).fill('lagoon'), sampleComments: [] };
  expect(told(right)).toEqual([]);
  expect(told({ ...right, tiles: [TILE, TILE, {}] })).toEqual([
    'tiles.2.title: a title',
    'tiles.2.text: a sentence',
    'tiles.2.image: a key of content/pictures.yaml',
  ]);
  expect(told({ ...right, tiles: [TILE] })).toEqual(['tiles: a list of three tiles']);
  expect(told({ ...right, gridPictures: ['lagoon'] })).toEqual([
    'gridPictures: a list of twelve picture keys',
  ]);
  expect(told({ ...right, tiles: TILE, gridPictures: 'lagoon', sampleComments: [{}] })).toEqual([
    'tiles: a list of three tiles',
    'gridPictures: a list of twelve picture keys',
    ...['id', 'name', 'email', 'message', 'date'].map((name) =>
      expect.stringContaining(`sampleComments.0.${name}: `),
    ),
  ]);
});
