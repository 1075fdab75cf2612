import { partnersWithServices } from '@/lib/deals/partners-with-services';
import { contentWith } from '@/__tests__/support/content-copy';

const partners = () => partnersWithServices('__tests__/fixtures/content');

test('each partner has the services of the home page that lead to it, and packages if their deals do', () => {
  expect(partners()).toContainEqual({ name: 'Bunkhouse', services: ['Rooms'] });
  expect(partners()).toContainEqual({ name: 'Roomly', services: ['Rooms', 'Flight + hotel'] });
});

test('a partner that no link leads to is left out', () => {
  expect(partners().map(({ name }) => name)).not.toContain('Dormant Inns');
});

test('a stand-in that only the links of a closed partner lead to is listed', () => {
  const { directory } = contentWith('partners.yaml', [
    'status: closed\n    standIn: roomly\n    verified: false\n    hosts: [oldstay.example]',
    'status: closed\n    standIn: dormant\n    verified: false\n    hosts: [oldstay.example]',
  ]);
  expect(partnersWithServices(directory).map(({ name }) => name)).toContain('Dormant Inns');
});
