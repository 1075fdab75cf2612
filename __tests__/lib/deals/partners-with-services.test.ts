import { partnersWithServices } from '@/lib/deals/partners-with-services';

test('each partner has the services of the home page that lead to it', () => {
  const partners = partnersWithServices('__tests__/fixtures/content');
  expect(partners.slice(0, 3)).toEqual([
    { name: 'Bunkhouse', services: ['Rooms'] },
    { name: 'Dormant Inns', services: [] },
    { name: 'Ferrybus', services: ['Rides'] },
  ]);
});
