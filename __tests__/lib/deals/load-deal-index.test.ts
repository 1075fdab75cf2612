import { loadDealIndex } from '@/lib/deals/load-deal-index';
import { reviewContent } from '@/lib/lint/check-content';
import { contentWith, diagnosticsOf } from '@/__tests__/support/content-copy';

test.each([
  ['deals/hotels.yaml', 'id: norhaven-quay', 'id: isla-vela'],
  ['deals/transfers.yaml', 'id: night-cab', 'id: norhaven-eastwick'],
  ['deals/hotel-grid.yaml', 'id: monte-fino-summit', 'id: isla-vela'],
])(
  '%s: an id of another file leaves articles in doubt about their deal, and is told',
  (file, before, after) => {
    const { directory, line } = contentWith(file, [before, after]);
    expect(diagnosticsOf(loadDealIndex, directory)).toEqual([
      expect.stringMatching(new RegExp(`^${file}:${line} 1.id: an id that no other deal has$`)),
    ]);
    expect(reviewContent(directory).errors.filter(({ field }) => field === '1.id')).toHaveLength(1);
  },
);
