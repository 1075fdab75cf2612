import { partnersWithServices } from '@/lib/deals/partners-with-services';

const partners = partnersWithServices('__tests__/fixtures/content');

test('each partner has the services of the home page that lead to it, and whether a link does', () => {
  expect(partners.slice(0, 2)).toEqual([
    { name: 'Bunkhouse', services: ['Rooms'], isLinked: true },
    { name: 'Ferrybus', services: ['Rides'], isLinked: true },
  ]);
});

test('a partner that nothing leads to is last', () => {
  expect(partners.at(-1)).toEqual({ name: 'Dormant Inns', services: [], isLinked: false });
});
