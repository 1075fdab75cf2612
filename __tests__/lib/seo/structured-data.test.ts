import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ArticleList } from '@/lib/articles/article-list';
import { loadMagazine } from '@/lib/articles/magazine';
import {
  articleGraph,
  articleListGraph,
  destinationGraph,
  homeGraph,
  listGraph,
  textGraph,
} from '@/lib/seo/structured-data';
import { contentCopy } from '@/__tests__/support/content-copy';

/* What search engines are told, property by property. That it is valid schema.org is for the tests of the build. */

const ORIGIN = 'https://farewind.example';
const SITE = { name: 'Wayfarer', description: 'Deals.', social: { instagram: 'https://social.example/w' } };
const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'Blog', path: '/blog' },
];
const BREADCRUMBS = {
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${ORIGIN}/blog` },
  ],
};
const graph = (...nodes: readonly object[]) => ({ '@context': 'https://schema.org', '@graph': nodes });

test('the home page tells who publishes the site', () => {
  const id = `${ORIGIN}/#organization`;
  expect(homeGraph(SITE)).toEqual(
    graph(
      {
        ...{ '@type': 'Organization', '@id': id, name: 'Wayfarer', url: `${ORIGIN}/` },
        ...{ logo: `${ORIGIN}/icon-512.png`, sameAs: ['https://social.example/w'] },
      },
      {
        ...{ '@type': 'WebSite', name: 'Wayfarer', description: 'Deals.', url: `${ORIGIN}/` },
        publisher: { '@id': id },
      },
    ),
  );
});

test('a site without profiles names none', () => {
  expect(homeGraph({ ...SITE, social: {} })['@graph'][0]).not.toHaveProperty('sameAs');
});

const HOUSE = { '@type': 'Organization', name: 'Wayfarer', url: `${ORIGIN}/` };
const author = (name: string, slug: string) => ({
  ...{ '@type': 'Organization', name, url: `${ORIGIN}/blog/author/${slug}` },
  parentOrganization: HOUSE,
});

test('an article tells its dates, its house names and its place in a series', () => {
  const article = loadMagazine().bySlug.get('light-bags')!;
  const { title, excerpt } = article;
  expect(articleGraph(SITE, article, CRUMBS)).toEqual(
    graph(
      {
        '@type': 'BlogPosting',
        ...{ headline: title, description: excerpt, image: [`${ORIGIN}/share/light-bags.png`] },
        ...{ datePublished: '2024-04-02', dateModified: '2024-04-02' },
        author: [author('Pip Underhill', 'pip-underhill'), author('Zoë Ångström', 'zoe-angstrom')],
        publisher: HOUSE,
        mainEntityOfPage: `${ORIGIN}/blog/light-bags`,
        ...{ articleSection: 'Travel Tips', keywords: ['packing', 'walking'] },
        isPartOf: {
          ...{ '@type': 'CreativeWorkSeries', name: 'Left of the ferry' },
          url: `${ORIGIN}/blog/series/left-of-the-ferry`,
        },
        position: 2,
      },
      BREADCRUMBS,
    ),
  );
});

test('one author is no list, a change has its date, and an article by itself is part of nothing', () => {
  const article = loadMagazine().bySlug.get('harbor-walks')!;
  const [post] = articleGraph(SITE, article, [])['@graph'] as [object];
  expect(post).toMatchObject({
    author: author('Zoë Ångström', 'zoe-angstrom'),
    dateModified: '2024-06-10',
    datePublished: '2024-05-01',
  });
  expect(Object.keys(post)).not.toContain('isPartOf');
});

test('an article with a picture of its own shows it to search engines, beside the card for sharing', () => {
  const article = { ...loadMagazine().bySlug.get('harbor-walks')!, image: 'ferry.svg', imageAlt: 'A ferry' };
  const before = process.env.CONTENT_DIRECTORY;
  const directory = contentCopy();
  mkdirSync(path.join(directory, 'pictures'));
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
  writeFileSync(path.join(directory, 'pictures/ferry.svg'), drawing);
  process.env.CONTENT_DIRECTORY = directory;
  try {
    expect(articleGraph(SITE, article, [])['@graph'][0]).toHaveProperty('image', [
      `${ORIGIN}/share/harbor-walks.jpg`,
      expect.stringMatching(/^https:\/\/farewind\.example\/pictures\/ferry-\w+\.svg$/),
    ]);
  } finally {
    process.env.CONTENT_DIRECTORY = before;
  }
});

test('a page of text is described as it is', () => {
  const page = { path: '/about', title: 'About', description: 'Who we are.', updated: '2024-05-20' };
  expect(textGraph(page, CRUMBS)).toEqual(
    graph(
      {
        ...{ '@type': 'WebPage', name: 'About', description: 'Who we are.', url: `${ORIGIN}/about` },
        dateModified: '2024-05-20',
      },
      BREADCRUMBS,
    ),
  );
});

test('the page of a destination is about a city of a country', () => {
  const place = {
    guide: { searchTitle: 'Eastwick by boat', description: 'By boat.' },
    destination: { id: 'eastwick', name: 'Eastwick', country: 'Nowhere' },
  } as never;
  expect(destinationGraph(SITE, place, CRUMBS)).toEqual(
    graph(
      {
        ...{ '@type': 'WebPage', name: 'Eastwick by boat', description: 'By boat.' },
        url: `${ORIGIN}/destinations/eastwick`,
        about: {
          ...{ '@type': 'City', name: 'Eastwick' },
          containedInPlace: { '@type': 'Country', name: 'Nowhere' },
        },
      },
      BREADCRUMBS,
    ),
  );
});

test('the guide of a destination names its author, with a page if there is one, and its day', () => {
  const guideOf = (fields: object) => {
    const destination = { id: 'eastwick', name: 'Eastwick', country: 'Nowhere' };
    const guide = { searchTitle: 'Eastwick by boat', description: 'By boat.', ...fields };
    return destinationGraph(SITE, { guide, destination } as never, CRUMBS)['@graph'][0];
  };
  expect(guideOf({ author: 'Pip Underhill', updated: '2024-05-20' })).toMatchObject({
    dateModified: '2024-05-20',
    author: { name: 'Pip Underhill', url: `${ORIGIN}/blog/author/pip-underhill` },
  });
  expect(guideOf({ author: 'Ada Quill' })).toMatchObject({ author: { name: 'Ada Quill', url: undefined } });
});

const listed = (...slugs: readonly string[]) => ({
  '@type': 'ItemList',
  itemListElement: slugs.map((slug, index) => ({
    ...{ '@type': 'ListItem', position: index + 1, url: `${ORIGIN}/blog/${slug}` },
  })),
});

test('a list has its articles in order, and no breadcrumbs where the page shows none', () => {
  const facts = { path: '/blog', title: 'Blog', description: 'All.', items: ['/blog/b', '/blog/a'] };
  expect(listGraph(facts)).toEqual(
    graph({
      ...{ '@type': 'CollectionPage', name: 'Blog', description: 'All.', url: `${ORIGIN}/blog` },
      mainEntity: listed('b', 'a'),
    }),
  );
});

test.each([
  ['author', { about: author('Pip Underhill', 'pip-underhill') }],
  ['tag', {}],
] as const)('the list of an %s tells whom it is about, if it is about somebody', (kind, about) => {
  const list = {
    ...{ kind, slug: 'pip-underhill', name: 'Pip Underhill', title: 'By Pip', text: 'All.', page: 2 },
    ...{ cards: [{ slug: 'a' }], crumbs: CRUMBS },
  } as unknown as ArticleList;
  expect(articleListGraph(SITE, list)).toEqual(
    graph(
      {
        ...{ '@type': 'CollectionPage', name: 'By Pip', description: 'All.', ...about },
        url: `${ORIGIN}/blog/${kind}/pip-underhill/page/2`,
        mainEntity: listed('a'),
      },
      BREADCRUMBS,
    ),
  );
});
