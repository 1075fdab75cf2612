import { loadPartnerLinks } from '@/lib/site/partner-links';
import { contentWith } from '@/__tests__/support/content-copy';

const env = { ...process.env };
beforeEach(() => {
  Object.assign(process.env, { TRAVELPAYOUTS_MARKER: '123456', TRAVELPAYOUTS_TRS: '7890' });
});
afterEach(() => {
  for (const name of ['TRAVELPAYOUTS_MARKER', 'TRAVELPAYOUTS_TRS', 'CONTENT_DIRECTORY']) {
    delete process.env[name];
    if (env[name] !== undefined) process.env[name] = env[name];
  }
});
const thing = (id: string) => ({ id, name: `The ${id}`, link: { to: 'flights-search', target: {} } });

test('a thing keeps all that it has, and gets the link of its place on the page', () => {
  const linked = loadPartnerLinks('home').of('deals', thing('one'));
  expect(linked).toMatchObject({ ...thing('one'), url: { partner: 'Skyfare', subId: 'home_deals_one' } });
  expect(new URL(linked.url.href).searchParams.get('marker')).toBe('123456.home_deals_one');
});

test('a list is linked thing by thing', () => {
  const linked = loadPartnerLinks('flights').all('grid', [thing('one'), thing('two')]);
  expect(linked.map(({ url }) => url.subId)).toEqual(['flights_grid_one', 'flights_grid_two']);
});

test('the footer has its links with the sub-ids of the page', () => {
  expect(loadPartnerLinks('blog').footer.map(({ partner, subId }) => `${partner} ${subId}`)).toEqual([
    'Skyfare blog_footer_flights-search',
    'Roomly blog_footer_hotels-search',
    'Ferrybus blog_footer_transfers-search',
  ]);
});

test('the search form is one of the block that it stands in', () => {
  expect(loadPartnerLinks('home').searchForm('hero').hidden).toContainEqual([
    'marker',
    '123456.home_hero_search-form',
  ]);
});

test('widgets and frames load by themselves, unless a reader is asked first', () => {
  const plain = loadPartnerLinks('hotels');
  expect(plain.widget('hotel-selections')).not.toHaveProperty('asks');
  expect(plain.embed('transfers')).not.toHaveProperty('asks');
  process.env.CONTENT_DIRECTORY = contentWith('site.yaml', ['social:', 'consent: ask\nsocial:']).directory;
  const asking = loadPartnerLinks('hotels');
  expect(asking.widget('flight-map')).toMatchObject({ asks: ['Skyfare', 'Fare Network'] });
  // This frame opens the partner's page without the network.
  expect(asking.embed('transfers')).toMatchObject({ asks: ['Ferrybus'] });
  expect(asking.embed('flight-hotel')).toMatchObject({ asks: ['Roomly', 'Fare Network'] });
});
