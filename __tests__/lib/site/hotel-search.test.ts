import { filledLink } from '@/lib/partners/stay-query';
import { hotelSearchLinks } from '@/lib/site/hotel-search';
import { loadPages } from '@/lib/site/load-pages';
import { loadPartnerLinks } from '@/lib/site/partner-links';
import { contentWith } from '@/__tests__/support/content-copy';

const env = { ...process.env };
afterEach(() => {
  for (const name of ['BUNKHOUSE_ID', 'CONTENT_DIRECTORY']) {
    delete process.env[name];
    if (env[name] !== undefined) process.env[name] = env[name];
  }
});

/** The tests' content in which another partner has the page for the fields of the search. */
function searchAt(partner: 'bunkhouse' | 'oldstay', home: string): void {
  const fields = 'city={city}&in={checkIn}&out={checkOut}&guests={guests}';
  process.env.CONTENT_DIRECTORY = contentWith(
    'partners.yaml',
    [`      home: ${home}\n`, `      home: ${home}\n      list: ${home}list?${fields}\n`],
    ['{ partner: roomly, page: hotels-for-dates }', `{ partner: ${partner}, page: list }`],
  ).directory;
}

const STAY = { city: ' Åre & 50%/{guests}?', checkIn: '2030-05-10', checkOut: '2030-05-12', guests: '3' };
const SENT = { city: 'Åre & 50%/{guests}?', in: '2030-05-10', out: '2030-05-12', guests: '3' };

const searchLinks = () => hotelSearchLinks(loadPages().hotels, loadPartnerLinks('hotels'));
const filled = () => new URL(filledLink(searchLinks()?.filled.href ?? '', STAY));

test('a search opens the list for its fields, in the link of the network', () => {
  const { searchParams } = filled();
  const list = new URL(searchParams.get('u') ?? '');
  expect(list.origin + list.pathname).toBe('https://www.roomly.example/hotels/list');
  expect(Object.fromEntries(list.searchParams)).toEqual(SENT);
  expect(searchParams.get('marker')).toMatch(/\.hotels_search_search-form$/);
  expect(searchParams.get('campaign_id')).toBe('102');
});

test('a partner outside the network gets the fields and its own id', () => {
  process.env.BUNKHOUSE_ID = 'bh-1';
  searchAt('bunkhouse', 'https://www.bunkhouse.example/');
  const { hostname, searchParams } = filled();
  expect(hostname).toBe('www.bunkhouse.example');
  expect(Object.fromEntries(searchParams)).toMatchObject(SENT);
  expect([...searchParams.values()]).toContain('bh-1');
});

test('until its script has loaded, the search opens the page of the button above, with the same sub-id', () => {
  const links = searchLinks();
  expect(new URL(links?.plain.href ?? '').searchParams.get('u')).toBe('https://www.roomly.example/hotels/');
  expect(links?.plain.subId).toBe(links?.filled.subId);
});

test('there is no search if the content has none, or if no page of the partner takes its fields', () => {
  const { search, ...none } = loadPages().hotels;
  const links = loadPartnerLinks('hotels');
  expect(search).toBeDefined();
  expect(hotelSearchLinks(none, links)).toBeUndefined();
  // Its stand-in has no such page.
  searchAt('oldstay', 'https://search.oldstay.example/');
  expect(searchLinks()).toBeUndefined();
});
