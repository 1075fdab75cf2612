import {
  authorRecord,
  dealRecord,
  destinationRecord,
  pageRecord,
  seriesRecords,
} from '@/lib/seo/search-records';

const deal = {
  id: 'some-id',
  description: 'A fine one.',
  title: 'Alpha',
  keywords: ['Near the sea', 'Quiet'],
};

test('deals and destinations say what they are and lead to their cards', () => {
  const place = { id: 'some-id', name: 'Alpha', country: 'Utopia', description: 'A fine one.' };
  expect([
    dealRecord('/flights', { ...deal, kind: 'flight' }),
    dealRecord('/', { ...deal, kind: 'transfer', keywords: [] }),
    destinationRecord('/', place),
  ]).toEqual([
    {
      href: '/flights#deal-some-id',
      kind: 'Flight deal',
      title: 'Alpha',
      text: 'A fine one.',
      keywords: ['Near the sea', 'Quiet'],
    },
    { href: '/#deal-some-id', kind: 'Airport transfer', title: 'Alpha', text: 'A fine one.', keywords: [] },
    {
      href: '/#destination-some-id',
      kind: 'Destination · Utopia',
      title: 'Alpha',
      text: 'A fine one.',
      keywords: ['Utopia'],
    },
  ]);
});

test('a result names the price, its unit, and that it is a sample', () => {
  const place = { id: 'some-id', name: 'Alpha', country: 'Utopia', description: 'A fine one.' };
  const kinds = [
    dealRecord('/', { ...deal, kind: 'hotel', price: 79.5, per: 'night' }),
    dealRecord('/', { ...deal, kind: 'flight', price: 299, isSample: true }),
    destinationRecord('/', { ...place, price: 59 }),
  ].map(({ kind }) => kind);
  expect(kinds).toEqual([
    'Hotel deal · from $79.50 per night',
    'Flight deal · sample price $299',
    'Destination · Utopia · from $59',
  ]);
});

test('a page of deals is found by its title, and described as in search engines', () => {
  expect(pageRecord('/flights', { title: 'Fly further', description: 'All flights.' })).toEqual({
    href: '/flights',
    kind: 'Page',
    title: 'Fly further',
    text: 'All flights.',
  });
});

test('authors lead to their pages', () => {
  expect(authorRecord({ name: 'Zoë Ångström', description: 'Lights.' })).toEqual({
    href: '/blog/author/zoe-angstrom',
    kind: 'Author',
    title: 'Zoë Ångström',
    text: 'Lights.',
  });
});

test('series lead to their pages; one without a published article has none', () => {
  const series = [
    { name: 'Left of the ferry', description: 'Walks.' },
    { name: 'Nothing yet', description: 'Silence.' },
  ];
  const articles = [{ series: 'Left of the ferry' }, { series: undefined }];
  expect(seriesRecords(series, articles)).toEqual([
    { href: '/blog/series/left-of-the-ferry', kind: 'Series', title: 'Left of the ferry', text: 'Walks.' },
  ]);
});
