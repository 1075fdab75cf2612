import { PARTNER_PATHS } from '@/lib/site/landing-pages';

test('the home page and those of each kind of deal show partners; the magazine and the ledger do not', () => {
  expect(PARTNER_PATHS.toSorted()).toEqual(['/', '/flight-hotel', '/flights', '/hotels', '/transfers']);
});
