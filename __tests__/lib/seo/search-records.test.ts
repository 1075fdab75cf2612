import {
  authorRecords,
  destinationRecord,
  flightRecord,
  hotelRecord,
  packageRecord,
  transferRecord,
} from '@/lib/seo/search-records';

const deal = { id: 'some-id', description: 'A fine one.', price: 1, link: { to: 'x', target: {} } };
const discounted = { ...deal, originalPrice: 2, discount: 50 };
const airport = (code: string, city: string) => ({
  code,
  city,
  name: `${city} Field`,
  country: 'Utopia',
  also: [`${city}polis`],
});

test('a flight is found by its cities, airports, codes and countries, and leads to its card', () => {
  const route = {
    from: airport('AAA', 'Alpha'),
    destination: airport('BBB', 'Beta'),
    route: 'Alpha to Beta',
  };
  expect(flightRecord('/flights', { ...discounted, ...route })).toEqual({
    href: '/flights#deal-some-id',
    kind: 'Flight deal',
    title: 'Alpha to Beta',
    text: 'A fine one. Alpha, Alpha Field, AAA, Alphapolis, Utopia, Beta, Beta Field, BBB, Betapolis, Utopia.',
  });
});

test('other deals and destinations say what they are and lead to their cards', () => {
  const features = ['Near the sea', 'Quiet'];
  const place = { id: 'some-id', name: 'Alpha', country: 'Utopia', description: 'A fine one.' };
  expect([
    hotelRecord('/hotels', { ...deal, features, city: 'Alpha Center', rating: '4 out of 5', ratedBy: 'us' }),
    packageRecord('/', { ...discounted, features, destination: 'Alpha' }),
    transferRecord('/', { ...deal, features: [], service: 'Boat', duration: '5 min' }),
    destinationRecord('/', place),
  ]).toEqual([
    {
      href: '/hotels#deal-some-id',
      kind: 'Hotel deal',
      title: 'Alpha Center',
      text: 'A fine one. Near the sea, Quiet.',
    },
    {
      href: '/#deal-some-id',
      kind: 'Flight + hotel deal',
      title: 'Alpha',
      text: 'A fine one. Near the sea, Quiet.',
    },
    { href: '/#deal-some-id', kind: 'Airport transfer', title: 'Boat', text: 'A fine one.' },
    {
      href: '/#destination-some-id',
      kind: 'Destination · Utopia',
      title: 'Alpha',
      text: 'A fine one. Utopia.',
    },
  ]);
});

test('authors lead to their pages; who has no published article has none', () => {
  const authors = [
    { name: 'Zoë Ångström', description: 'Lights.' },
    { name: 'Only Drafts', description: 'Silence.' },
  ];
  expect(authorRecords(authors, [{ author: 'Zoë Ångström' }])).toEqual([
    { href: '/blog/author/zoe-angstrom', kind: 'Author', title: 'Zoë Ångström', text: 'Lights.' },
  ]);
});
