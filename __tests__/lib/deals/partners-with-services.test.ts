import { partnersWithServices } from '@/lib/deals/partners-with-services';

const partners = () => partnersWithServices('__tests__/fixtures/content');

test('each partner has the services of the home page that lead to it, and packages if their deals do', () => {
  expect(partners()).toContainEqual({ name: 'Bunkhouse', services: ['Rooms'] });
  expect(partners()).toContainEqual({ name: 'Roomly', services: ['Rooms', 'Flight + hotel'] });
});

test('a partner that no link leads to is left out', () => {
  expect(partners().map(({ name }) => name)).not.toContain('Dormant Inns');
});
