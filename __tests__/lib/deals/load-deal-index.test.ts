import { DEAL_FILES, endedDeal, loadDealIndex } from '@/lib/deals/load-deal-index';
import { reviewContent } from '@/lib/lint/check-content';
import { contentWith, diagnosticsOf } from '@/__tests__/support/content-copy';

test.each([
  ['deals/hotels.yaml', 'id: norhaven-quay', 'id: isla-vela'],
  ['deals/transfers.yaml', 'id: night-cab', 'id: norhaven-eastwick'],
  ['deals/hotel-grid.yaml', 'id: monte-fino-summit', 'id: isla-vela'],
])('%s: an id that another file also has is reported', (file, before, after) => {
  const { directory, line } = contentWith(file, [before, after]);
  expect(diagnosticsOf(loadDealIndex, directory)).toEqual([
    expect.stringMatching(new RegExp(`^${file}:${line} 1.id: an id that no other deal has$`)),
  ]);
  expect(reviewContent(directory).errors.filter(({ field }) => field === '1.id')).toHaveLength(1);
});

test('an id of two files is reported with the one that had it first', () => {
  const { directory } = contentWith('deals/hotels.yaml', ['id: norhaven-quay', 'id: isla-vela']);
  expect(() => loadDealIndex(directory)).toThrow(
    expect.objectContaining({
      diagnostics: [expect.objectContaining({ found: "'isla-vela', as in content/deals/packages.yaml" })],
    }),
  );
});

test('articles can show the deals of the home page, ended ones too', () => {
  const { directory } = contentWith('deals/hotels.yaml', ['price: 95', 'price: 95\n  until: 2020-01-31']);
  expect(DEAL_FILES).toEqual(
    ['flights', 'packages', 'hotels', 'transfers'].map((name) => `deals/${name}.yaml`),
  );
  const deals = loadDealIndex(directory);
  expect([...deals.keys()]).toEqual([
    ...['norhaven-eastwick', 'suderby-westerlo', 'westerlo-monte-fino', 'isla-vela', 'monte-fino'],
    ...['eastwick-old-town', 'norhaven-quay', 'harbor-van', 'night-cab'],
  ]);
  expect(deals.get('harbor-van')).toMatchObject({ kind: 'transfer', id: 'harbor-van', title: 'Harbor van' });
});

test('in the place of a deal that has ended an article says so', () => {
  const { directory } = contentWith('deals/hotels.yaml', ['price: 95', 'price: 95\n  until: 2020-01-31']);
  expect(endedDeal('norhaven-quay', directory)).toBe(
    'The deal “Norhaven Quay” that was here ended on January 31, 2020.',
  );
  expect(endedDeal('eastwick-old-town', directory)).toBeUndefined();
  expect(endedDeal('nowhere', directory)).toBeUndefined();
});
