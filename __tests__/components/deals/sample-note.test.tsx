import { render, screen } from '@testing-library/react';
import { ArticleDeal } from '@/components/article/article-deal';
import { DealListSection } from '@/components/deals/deal-list-section';
import { FittingDeals } from '@/components/deals/fitting-deals';
import { DestinationDeals } from '@/components/destinations/destination-deals';
import type { Deal } from '@/lib/deals/deal-kinds';
import type { Linked } from '@/lib/site/partner-links';

const deal = (isSample: boolean): Linked<Deal> => ({
  kind: 'transfer',
  id: 'private-car',
  title: 'Private car',
  description: 'Fixed price.',
  label: 'Flight',
  features: [],
  keywords: [],
  link: { to: 'transfers', target: {} },
  price: 39,
  isSample,
  url: { href: 'https://partner.example/', partner: 'Kiwitaxi', subId: 'home_a_b' },
});

/* Wherever a sample price stands, the page says so. */
test.each([
  [
    'a list of deals',
    (shown: Linked<Deal>) => <DealListSection title="Deals" text="Today." deals={[shown]} />,
  ],
  ['a deal in an article', (shown: Linked<Deal>) => <ArticleDeal text="Take it." deal={shown} />],
  ['deals that fit', (shown: Linked<Deal>) => <FittingDeals title="A deal that fits" deals={[shown]} />],
  [
    'deals of a destination',
    (shown: Linked<Deal>) => <DestinationDeals title="Prices" text="Today." deals={[shown]} />,
  ],
])('%s: a note beside sample prices, and none beside prices that were seen', (_, view) => {
  const { rerender } = render(view(deal(true)));
  expect(screen.getByText(/Sample prices/)).toBeVisible();
  rerender(view(deal(false)));
  expect(screen.queryByText(/Sample prices/)).toBeNull();
});
