import { articleWarnings, tagWarnings, titleWarnings } from '@/lib/lint/warnings';
import type { Article } from '@/lib/articles/article';
import { outlineOf } from '@/lib/lint/markdown/outline';

const TODAY = '2026-11-21';

const ARTICLE: Article = {
  id: 1,
  title: 'A title',
  slug: 'a-title',
  excerpt: 'An excerpt.',
  authors: ['Pip Underhill'],
  publishDate: '2026-01-05',
  readTime: '1 min read',
  category: 'Hotels',
  tags: ['one'],
  image: 'lagoon',
  body: 'Read [another one](/blog).',
  file: 'a-title.md',
  bodyLine: 20,
  lines: {
    ...{ title: 2, slug: 3, excerpt: 4, publishDate: 6, updated: 7, readTime: 8, tags: 9 },
    ...{ image: 10, imageAlt: 11 },
  },
};

/** All warnings about an article, as they are shown. */
function warningsAbout(changes: Partial<Article>): readonly string[] {
  const article = { ...ARTICLE, ...changes };
  return articleWarnings(article, outlineOf(article.body), TODAY).map(
    ({ line, column, field, found, expected }) => `${line}:${column} ${field}: ${found}; ${expected}`,
  );
}

const LINK = '\n\nRead [another one](/blog).';
const words = (count: number) => Array(count).fill('word').join(' ');

test('a good article has no warning', () => {
  expect(warningsAbout({})).toEqual([]);
});

test.each<readonly [what: string, changes: Partial<Article>, warning: string]>([
  [
    'a title too long for a search result',
    { title: 'x'.repeat(61) },
    '2:1 title: 61 characters; 60 at most, or search results cut it',
  ],
  [
    'an excerpt too long for a search result',
    { excerpt: 'x'.repeat(161) },
    '4:1 excerpt: 161 characters; 160 at most, or search results cut it',
  ],
  [
    'an article that nobody has read through for long',
    { publishDate: '2025-05-20' },
    "6:1 publishDate: 2025-05-20; 'updated' with the day on which you last checked it; this day is more than 18 months ago",
  ],
  ['an update to come', { updated: '2026-11-22' }, '7:1 updated: 2026-11-22; 2026-11-21 at the latest'],
  [
    'a stale updated',
    { publishDate: '2020-01-01', updated: '2025-05-20' },
    "7:1 updated: 2025-05-20; 'updated' with the day on which you last checked it; this day is more than 18 months ago",
  ],
  [
    'no internal link',
    { body: 'Words, and a [link](https://example.com/) elsewhere, and [one](#here) here.' },
    '20:1 body: no link to another page of the site; one at least, such as [text](/blog/another-article)',
  ],
  [
    'an overlong paragraph of plain words',
    { body: `Short.\n\n${words(131)}${LINK}` },
    '22:1 paragraph: a paragraph of 131 words; 130 at most',
  ],
  [
    'an overlong paragraph with markup, in a box',
    { body: `:::tip\n**One** ${words(130)}\n:::${LINK}` },
    '21:1 paragraph: a paragraph of 131 words; 130 at most',
  ],
])('%s', (_what, changes, warning) => {
  expect(warningsAbout(changes)).toEqual([warning]);
});

test('values just within the limits have no warning', () => {
  expect(
    warningsAbout({
      title: 'x'.repeat(60),
      excerpt: 'x'.repeat(160),
      publishDate: '2020-01-01',
      updated: '2025-05-21',
      body: `${words(130)}\n\n![Map](/pictures/small.jpg)${LINK}`,
    }),
  ).toEqual([]);
});

test('an article for a day to come may be as new as that day', () => {
  expect(warningsAbout({ publishDate: '2026-12-24' })).toEqual([]);
  expect(warningsAbout({ publishDate: '2026-12-24', updated: '2026-12-24' })).toEqual([]);
});

test('of a body that cannot be read, nothing is said but that', () => {
  expect(warningsAbout({ body: `${'> '.repeat(500)}word` })).toEqual([]);
});

/** Warnings about the tags of some articles, as they are shown. */
const warningsAboutTags = (...changes: readonly Partial<Article>[]) =>
  tagWarnings(
    changes.map((change, index) => ({ ...ARTICLE, id: changes.length - index, ...change })),
    { today: TODAY, preview: false },
  ).map(({ file, line, found, expected }) => `${file}:${line} ${found}; ${expected}`);

test('tags that would share a page are reported where the second name stands', () => {
  expect(
    warningsAboutTags(
      { file: 'other.md', tags: ['city breaks', 'City-Breaks', 'C#'] },
      { tags: ['C', 'city breaks'] },
    ),
  ).toEqual([
    "other.md:9 'City-Breaks', which shares a page with 'city breaks' in a-title.md; 'city breaks', or a tag of other letters",
    "other.md:9 'C#', which shares a page with 'C' in a-title.md; 'C', or a tag of other letters",
  ]);
});

test('the name of a page is that of the oldest article, whatever the order of the files', () => {
  expect(
    warningsAboutTags(
      { file: 'draft.md', publishDate: '2024-02-01', tags: ['PACKING'], draft: true },
      { file: 'new.md', publishDate: '2026-01-01', tags: ['packing'] },
      { file: 'old.md', publishDate: '2025-01-01', tags: ['Packing'] },
    ),
  ).toEqual([
    "new.md:9 'packing', which shares a page with 'Packing' in old.md; 'Packing', or a tag of other letters",
    "draft.md:9 'PACKING', which shares a page with 'Packing' in old.md; 'Packing', or a tag of other letters",
  ]);
});

test('two such tags of one article are not reported again', () => {
  expect(warningsAboutTags({ tags: ['c++', 'C', 'C#'] })).toEqual([]);
});

test('a title that an older article has is reported at the newer one', () => {
  const articles = [
    { file: 'new.md', publishDate: '2026-01-01', title: 'Two Days in Oslo' },
    { file: 'old.md', publishDate: '2025-01-01', title: 'Two days in Oslo' },
    { file: 'other.md', publishDate: '2025-02-01', title: 'Three days in Oslo' },
  ].map((change) => ({ ...ARTICLE, ...change }));
  expect(titleWarnings(articles, { today: TODAY, preview: false })).toEqual([
    expect.objectContaining({
      ...{ file: 'new.md', line: ARTICLE.lines.title, field: 'title' },
      found: "'Two Days in Oslo', as in old.md",
      expected: 'a title of its own',
    }),
  ]);
});
