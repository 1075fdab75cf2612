import {
  articlePattern,
  atLeastOne,
  dealAnchor,
  destinationAnchor,
  EMPTY_ROUTE,
  FOOTER_PAGES,
  isReservedPage,
  isReservedSlug,
  LIST_ANCHORS,
  listsPattern,
  NAVIGATION,
  PAGE_ANCHORS,
  routes,
} from '@/lib/site/routes';

test('pages have the addresses that links, feeds and search engines know', () => {
  const { home, flightHotel, deals, blog, dealsFeed, rss, atom, jsonFeed, llms, places, postcards } = routes;
  expect([home, flightHotel, deals, blog, dealsFeed, rss, atom, jsonFeed, llms, places, postcards]).toEqual([
    ...['/', '/flight-hotel', '/deals', '/blog', '/deals/feed.xml', '/blog/feed.xml', '/blog/atom.xml'],
    ...['/blog/feed.json', '/llms.txt', '/airports.json', '/postcards.svg'],
  ]);
  expect([
    routes.article('a'),
    routes.textPage('a'),
    routes.destination('a'),
    routes.categoryFeed('a'),
  ]).toEqual([...['/blog/a', '/a', '/destinations/a', '/blog/category/a/feed.xml']]);
});

test.each<[string, (page: number) => string]>([
  ['/deals', routes.dealsPage],
  ['/blog', routes.blogPage],
  ['/blog/category/a', (page) => routes.category('a', page)],
  ['/blog/tag/a', (page) => routes.tag('a', page)],
  ['/blog/author/a', (page) => routes.author('a', page)],
  ['/blog/series/a', (page) => routes.series('a', page)],
])('the first page of %s has no number', (address, of) => {
  expect([of(1), of(2)]).toEqual([address, `${address}/page/2`]);
});

test('a list without a page number is its first page', () => {
  expect([routes.category('a'), routes.tag('a'), routes.author('a'), routes.series('a')]).toEqual([
    ...['/blog/category/a', '/blog/tag/a', '/blog/author/a', '/blog/series/a'],
  ]);
});

test.each([
  ['/blog/night-trains', '', true, false],
  ['/blog/night-trains/', '', true, false],
  ['/blog/tag', '', true, true],
  ['/blog/tag/', '', true, true],
  ['/blog/tags', '', true, false],
  ['/blog/tag/a', '', false, false],
  ['/blog/', '', false, false],
  ['/travel/blog/night-trains', '', false, false],
  ['/travel/blog/night-trains', '/travel', true, false],
  ['/travel/blog/series', '/travel', true, true],
  ['/a.b/blog/night-trains', '/a.b', true, false],
  ['/axb/blog/night-trains', '/a.b', false, false],
])(
  '%s below %j has the form of an article: %s, and is the folder of lists: %s',
  (path, base, article, list) => {
    expect(new RegExp(articlePattern(base)).test(path)).toBe(article);
    expect(new RegExp(listsPattern(base)).test(path)).toBe(list);
  },
);

test('links can lead to parts of pages, of which every one has its content', () => {
  expect(PAGE_ANCHORS['/flights']).toEqual(['content', 'deals', 'search', 'flight-search']);
  for (const anchors of [...Object.values(PAGE_ANCHORS), LIST_ANCHORS]) expect(anchors).toContain('content');
  expect(LIST_ANCHORS).toContain('articles');
  expect([dealAnchor('a'), destinationAnchor('b')]).toEqual(['deal-a', 'destination-b']);
});

test.each([
  ...['flights', 'not-found', 'tag', 'index', 'feed', 'atom', '404', 'page'],
  ...['blog-tag-rail', 'blog-page-2-all', 'deals-2', 'deals-10'],
])('no article can be named %s', (slug) => {
  expect(isReservedSlug(slug)).toBe(true);
});

test.each([
  'night-trains',
  'flights-to-oslo',
  'my-blog-tag-rail',
  'blog-tags',
  'deals-of-2026',
  'deals-2027-tips',
  'cheap-deals-2',
])('an article can be named %s', (slug) => {
  expect(isReservedSlug(slug)).toBe(false);
});

test('no page of text can stand where the site has something itself', () => {
  const taken = [
    'hotels',
    'not-found',
    'index',
    '404',
    'pictures',
    'pagefind',
    'robots',
    'destinations',
    'admin',
    'robots.txt',
    'llms.txt',
    'sitemap.xml',
    'airports.json',
    'postcards.svg',
    'manifest.webmanifest',
    'icon-192.png',
  ];
  expect(taken.filter((slug) => !isReservedPage(slug))).toEqual([]);
  expect(['contact', 'tag', 'about.php'].filter(isReservedPage)).toEqual([]);
});

test('the header has the pages in their order, without the home page; the footer has further ones', () => {
  expect(NAVIGATION.map(({ href }) => href)).toEqual([
    ...['/flights', '/flight-hotel', '/hotels', '/transfers', '/blog'],
  ]);
  expect(NAVIGATION[1]?.label).toBe('Flight + Hotel');
  expect(FOOTER_PAGES).toEqual([{ href: '/deals', label: 'All deals' }]);
});

test('a route without pages has one that stands for none', () => {
  expect(atLeastOne('page', [2, 3])).toEqual([{ page: '2' }, { page: '3' }]);
  expect(atLeastOne('slug', [])).toEqual([{ slug: EMPTY_ROUTE }]);
  expect(EMPTY_ROUTE).not.toMatch(/^[a-z0-9]/);
});
