import { loadSearchRecords } from '@/lib/seo/load-search-records';

const found = (kind: string) =>
  loadSearchRecords()
    .filter((record) => record.kind.startsWith(kind))
    .map(({ href, title }) => `${href} ${title}`);

test('authors of published articles are found, those of drafts are not', () => {
  expect(found('Author')).toEqual([
    '/blog/author/zoe-angstrom Zoë Ångström',
    '/blog/author/pip-underhill Pip Underhill',
  ]);
});

test('the pages of deals are found by their titles', () => {
  expect(found('Page').map((page) => page.split(' ')[0])).toEqual([
    '/flights',
    '/flight-hotel',
    '/hotels',
    '/transfers',
    '/deals',
  ]);
});

test('deals are found on the page that lists them, each by its card', () => {
  const deals = found('Hotel deal');
  expect(deals.length).toBeGreaterThan(0);
  for (const deal of deals) expect(deal).toMatch(/^\/(?:hotels)?#deal-/);
});

test('a destination without a page of its own is found on the home page', () => {
  expect(found('Destination')).toEqual(['/#destination-monte-fino Monte Fino']);
});
