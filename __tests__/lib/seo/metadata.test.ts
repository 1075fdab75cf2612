import type { Metadata } from 'next';
import {
  articleMetadata,
  categoryFeed,
  dealsFeedLink,
  landingMetadata,
  missingMetadata,
  pageMetadata,
  textMetadata,
} from '@/lib/seo/metadata';

const ORIGIN = 'https://farewind.example';
const SITE = 'Wayfarer Test';
const ARTICLE: Parameters<typeof articleMetadata>[0] = {
  ...{ id: 1, slug: 'night-trains', title: 'Night trains', excerpt: 'By night.', readTime: '1 min read' },
  ...{ authors: ['Pip Underhill', 'Ann'], publishDate: '2026-03-09', category: 'Hotels' },
  ...{ tags: ['one', 'two'], image: 'lagoon' },
};
const typesOf = ({ alternates }: Metadata) => alternates?.types;

const BLOG_FEEDS = {
  'application/rss+xml': [{ url: `${ORIGIN}/blog/feed.xml`, title: SITE }],
  'application/atom+xml': [{ url: `${ORIGIN}/blog/atom.xml`, title: `${SITE} (Atom)` }],
  'application/feed+json': [{ url: `${ORIGIN}/blog/feed.json`, title: `${SITE} (JSON)` }],
};

test('a page has one address, and a picture with its size for those who share it', () => {
  expect(pageMetadata({ path: '/flights', title: 'Flights', description: 'All of them.' })).toEqual({
    title: 'Flights',
    description: 'All of them.',
    alternates: { canonical: `${ORIGIN}/flights` },
    openGraph: {
      ...{ title: 'Flights', description: 'All of them.', url: `${ORIGIN}/flights`, siteName: SITE },
      type: 'website',
      images: [{ url: `${ORIGIN}/share/page-flights.png`, width: 1200, height: 630, alt: 'Flights' }],
    },
    twitter: { card: 'summary_large_image' },
  });
});

test.each([
  ['/blog', BLOG_FEEDS],
  ['/blog/tag/rail', BLOG_FEEDS],
  ['/blog-policy', undefined],
])('%s leads to the feeds of the blog only if it is a page of the blog', (path, feeds) => {
  expect(typesOf(pageMetadata({ path, title: 'A page', description: 'Words.' }))).toEqual(feeds);
});

test('an article also tells its dates, authors and subjects, and leads to the feeds of the blog', () => {
  const address = `${ORIGIN}/blog/night-trains`;
  expect(articleMetadata(ARTICLE)).toEqual({
    title: 'Night trains',
    description: 'By night.',
    alternates: { canonical: address, types: BLOG_FEEDS },
    openGraph: {
      ...{ title: 'Night trains', description: 'By night.', url: address, siteName: SITE },
      type: 'article',
      images: [{ url: `${ORIGIN}/share/night-trains.png`, width: 1200, height: 630, alt: 'Night trains' }],
      ...{ publishedTime: '2026-03-09', modifiedTime: '2026-03-09' },
      authors: [`${ORIGIN}/blog/author/pip-underhill`, `${ORIGIN}/blog/author/ann`],
      ...{ section: 'Hotels', tags: ['one', 'two'] },
    },
    twitter: { card: 'summary_large_image' },
  });
  expect(articleMetadata({ ...ARTICLE, updated: '2026-05-01' }).openGraph).toMatchObject({
    publishedTime: '2026-03-09',
    modifiedTime: '2026-05-01',
  });
});

test('readers are offered the feed of a page itself first', () => {
  const page = { title: 'Hotels', description: 'All.' };
  const feed = categoryFeed({ name: SITE }, { name: 'Hotels', slug: 'hotels' });
  expect(typesOf(pageMetadata({ ...page, path: '/blog/category/hotels', feed }))).toEqual({
    ...BLOG_FEEDS,
    'application/rss+xml': [
      { url: `${ORIGIN}/blog/category/hotels/feed.xml`, title: `${SITE}: Hotels` },
      ...BLOG_FEEDS['application/rss+xml'],
    ],
  });
  expect(typesOf(pageMetadata({ ...page, path: '/deals', feed: dealsFeedLink({ name: SITE }) }))).toEqual({
    'application/rss+xml': [{ url: `${ORIGIN}/deals/feed.xml`, title: `${SITE}: new deals` }],
  });
});

test('a page of text has a title of its own for search engines, where it names one', () => {
  const text = { title: 'About', description: 'Who we are.' };
  expect(textMetadata('/about', text)).toMatchObject({ title: 'About', description: 'Who we are.' });
  expect(textMetadata('/about', { ...text, searchTitle: 'Who makes this' })).toMatchObject({
    title: 'Who makes this',
    alternates: { canonical: `${ORIGIN}/about` },
  });
});

test('landing pages have their titles of the content; that of the home page is whole', () => {
  expect(landingMetadata('flights')).toMatchObject({
    title: 'Flights of no airline',
    description: 'A page of made-up flights.',
    alternates: { canonical: `${ORIGIN}/flights` },
  });
  expect(landingMetadata('home')).toMatchObject({
    title: { absolute: `Deals worth testing for | ${SITE}` },
    alternates: { canonical: `${ORIGIN}/` },
  });
});

test('the page for a missing address is described without a title', () => {
  expect(missingMetadata).toEqual({ title: null, description: expect.stringMatching(/^There is nothing/) });
});
