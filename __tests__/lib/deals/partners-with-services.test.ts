import { partnersWithServices } from '@/lib/deals/partners-with-services';

test('each partner has the services of the home page that lead to it, and whether a link does', () => {
  const partners = partnersWithServices('__tests__/fixtures/content');
  expect(partners.slice(0, 3)).toEqual([
    { name: 'Bunkhouse', services: ['Rooms'], isLinked: true },
    { name: 'Dormant Inns', services: [], isLinked: false },
    { name: 'Ferrybus', services: ['Rides'], isLinked: true },
  ]);
});
