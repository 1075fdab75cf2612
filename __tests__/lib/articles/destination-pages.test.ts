import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Article } from '@/lib/articles/article';
import {
  articlesOn,
  authorOf,
  destinationHeadings,
  destinationTopics,
  loadDestinationPages,
  loadHomeDestinations,
  guideLinks,
  withCity,
} from '@/lib/articles/destination-pages';
import { reviewContent } from '@/lib/lint/check-content';
import { formatDiagnostic } from '@/lib/source/diagnostic';
import { contentCopy } from '@/__tests__/support/content-copy';

test('a destination with a guide has a page; those that name it or share a tag are its articles', () => {
  const pages = loadDestinationPages();
  expect(pages.map(({ destination }) => destination.id)).toEqual(['eastwick']);
  expect(pages[0]?.articles.map(({ slug }) => slug)).toEqual(['harbor-walks']);
});

test('articles that name a destination come before those that share a tag', () => {
  const article = (slug: string, tags: readonly string[], destinations?: readonly string[]) =>
    ({ slug, tags, destinations }) as Article;
  const found = articlesOn({ slug: 'oslo', tags: ['Slow Trains'] }, [
    article('tagged', ['slow trains']),
    article('other', ['ships'], ['bergen']),
    article('both', ['slow trains'], ['oslo']),
    article('named', [], ['oslo']),
  ]);
  expect(found.map(({ slug }) => slug)).toEqual(['both', 'named', 'tagged']);
});

test('articles that a guide names come first, in its order', () => {
  const articles = ['named', 'second', 'first'].map(
    (slug) =>
      ({ slug, tags: [], destinations: slug === 'named' ? ['oslo'] : undefined }) as unknown as Article,
  );
  const found = articlesOn({ slug: 'oslo', articles: ['first', 'second', 'unpublished'] }, articles);
  expect(found.map(({ slug }) => slug)).toEqual(['first', 'second', 'named']);
});

test('the author of a guide has a link if there are articles, and so a page', () => {
  expect(authorOf({ author: 'Zoë Ångström' })).toEqual({
    name: 'Zoë Ångström',
    href: '/blog/author/zoe-angstrom',
  });
  expect(authorOf({ author: 'Ada Quill' })).toEqual({ name: 'Ada Quill', href: undefined });
  expect(authorOf({ author: undefined })).toBeUndefined();
});

test('words on prices can say where they leave from and what they pay for', () => {
  const from = { code: 'OSL', city: 'Oslo', name: 'Oslo', country: 'Norway', also: [] };
  const text = '{trip} from {from} to {city}';
  expect(withCity(text, { name: 'Rome', from })).toBe('round trip from Oslo to Rome');
  expect(withCity(text, { name: 'Rome', from, trip: 'one-way' })).toBe('one way from Oslo to Rome');
});

const WORDS = 'Some words about the place that nobody else has. '.repeat(30);
const guide = (body: string, fields = '') =>
  `---\ntitle: Monte Fino\nsearchTitle: Flights to Monte Fino\ndescription: Soup.\nheading: Soup, slowly\n${fields}---\n\n${body}\n`;

function toldOf(name: string, text: string): readonly string[] {
  const directory = contentCopy();
  writeFileSync(path.join(directory, name), text);
  return reviewContent(directory)
    .errors.map(formatDiagnostic)
    .filter((line) => line.startsWith(path.join(directory, name)))
    .map((line) => line.slice(path.join(directory, name).length + 1));
}

test('a whole guide is right', () => {
  expect(toldOf('destinations/monte-fino.md', guide(WORDS, 'tags: [soup]\n'))).toEqual([]);
});

test.each([
  [
    'too few words',
    'monte-fino.md',
    guide('Thick soup.'),
    /^7:1 +body +found 2 words; expected 200 at least/,
  ],
  [
    'no destination',
    'monte-fina.md',
    guide(WORDS),
    /file +found .*; expected the id of a destination.*did you mean 'monte-fino'/,
  ],
  [
    'an unknown author',
    'monte-fino.md',
    guide(WORDS, 'author: Zoe Angstrom\n'),
    /^6:1 +author +found 'Zoe Angstrom'; .*did you mean 'Zoë Ångström'/,
  ],
  [
    'a day that is none',
    'monte-fino.md',
    guide(WORDS, 'updated: yesterday\n'),
    /^6:1 +updated +found "yesterday"/,
  ],
  [
    'no headline above the text',
    'monte-fino.md',
    guide(WORDS).replace('heading: Soup, slowly\n', ''),
    /heading +found nothing; expected the headline above the text/,
  ],
  [
    'an unknown article',
    'monte-fino.md',
    guide(WORDS, 'articles: [harbor-walk]\n'),
    /^6:12 +articles\.0 +found 'harbor-walk'; .*did you mean 'harbor-walks'/,
  ],
  [
    'an unknown field',
    'monte-fino.md',
    guide(WORDS, 'price: 9\n'),
    /price +found a field that does not exist/,
  ],
])('%s is reported', (_, name, text, expected) => {
  expect(toldOf(`destinations/${name}`, text)).toEqual([expect.stringMatching(expected)]);
});

test('an article names destinations that there are', () => {
  const article = `---
title: A title
slug: a-title
excerpt: An excerpt.
author: Pip Underhill
publishDate: 2025-03-09
category: Hotels
tags: [one]
destinations: [eastwick, eastwich]
image: lagoon
---

See [Eastwick](/destinations/eastwick#how-to-arrive).
`;
  expect(toldOf('blog/a-title.md', article)).toEqual([
    expect.stringMatching(/destinations\.1 +found 'eastwich'; expected an id of .*did you mean 'eastwick'/),
  ]);
});

test('no guides, no pages', () => {
  const directory = contentCopy();
  rmSync(path.join(directory, 'destinations'), { recursive: true });
  expect(loadDestinationPages(directory)).toEqual([]);
});

test('a guide without tags has the articles that name it, six at most', () => {
  const naming = Array.from({ length: 8 }, (_, index) => ({
    ...{ slug: String(index), tags: ['ships'], destinations: ['oslo'] },
  })) as unknown as readonly Article[];
  const other = { slug: 'other', tags: ['ships'] } as unknown as Article;
  const found = articlesOn({ slug: 'oslo' }, [other, ...naming]);
  expect(found.map(({ slug }) => slug)).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(articlesOn({ slug: 'bergen' }, [other])).toEqual([]);
});

test('the home page leads to the pages that there are, and leaves out places that are not for it', () => {
  const directory = contentCopy();
  const file = path.join(directory, 'deals/destinations.yaml');
  const text = readFileSync(file, 'utf8');
  const third = text.slice(text.indexOf('- id: monte-fino')).replaceAll('monte-fino', 'far-away');
  writeFileSync(file, `${text}${third}  home: false\n`);
  const content = process.env.CONTENT_DIRECTORY;
  process.env.CONTENT_DIRECTORY = directory;
  try {
    expect(loadHomeDestinations().map(({ id, more }) => [id, more])).toEqual([
      ['eastwick', 'More on Eastwick'],
      ['monte-fino', undefined],
    ]);
  } finally {
    process.env.CONTENT_DIRECTORY = content;
  }
});

test('the pages of destinations lead to each other, not to themselves', () => {
  expect(destinationTopics()).toEqual([
    { name: 'Eastwick', href: '/destinations/eastwick', drawing: 'city' },
  ]);
  expect(guideLinks('eastwick')).toEqual([]);
  expect(guideLinks()).toMatchObject([{ name: 'Eastwick', href: '/destinations/eastwick' }]);
});

test('the headings of a page name the place', () => {
  const [page] = loadDestinationPages();
  expect(page && destinationHeadings(page.destination)).toEqual({
    deals: { title: 'Deals for Eastwick', text: 'Prices nobody pays in Eastwick.' },
    months: { title: 'Months in Eastwick', text: 'The lowest price of each month.' },
    articles: 'Read on Eastwick',
  });
});
