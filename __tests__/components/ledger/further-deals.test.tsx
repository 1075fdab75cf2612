import { render, screen, within } from '@testing-library/react';
import { FurtherDeals } from '@/components/ledger/further-deals';
import type { Deal } from '@/lib/deals/deal-kinds';
import type { Linked } from '@/lib/site/partner-links';

const room: Linked<Deal> = {
  ...{ kind: 'hotel', id: 'old-town', title: 'Old town', label: 'Hotel', description: 'A room.' },
  ...{ features: [], keywords: [], per: 'night', price: 79, isSample: true },
  link: { to: 'hotels', target: {} },
  url: { href: 'https://partner.example/', partner: 'Beds', subId: 'deals_hotels_old-town' },
};

test('each deal is one link with its price, below the link to the page of its kind', () => {
  render(
    <FurtherDeals title="More" kinds={[{ kind: 'hotel', name: 'Hotels', href: '/hotels', deals: [room] }]} />,
  );
  const more = within(screen.getByRole('region', { name: 'More' }));
  expect(within(more.getByRole('heading', { name: 'Hotels' })).getByRole('link')).toHaveAttribute(
    'href',
    '/hotels',
  );
  const row = within(more.getByRole('listitem'));
  expect(row.getByRole('link')).toHaveAccessibleName(
    'Old town (from 79 US dollars per night, opens Beds in a new tab)',
  );
  expect(more.getByRole('listitem')).toHaveTextContent(/Beds ?from \$79\.00 per night$/);
  expect(more.getByText(/Sample prices/)).toBeVisible();
});
