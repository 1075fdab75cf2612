import { render, screen, within } from '@testing-library/react';
import { DealCard } from '@/components/deals/deal-card';
import type { Deal } from '@/lib/deals/deal-kinds';
import type { Linked } from '@/lib/site/page-links';

const url = { href: 'https://partner.example/?m=1.home_a_b', partner: 'Skyfare', subId: 'home_a_b' };
const flight: Linked<Deal> = {
  kind: 'flight',
  id: 'new-york-london',
  title: 'New York to London',
  above: ['Flight'],
  features: [],
  keywords: [],
  link: { to: 'flights', target: {} },
  codes: ['NYC', 'LON'],
  description: 'The busiest crossing there is.',
  price: 299,
  originalPrice: 499,
  discount: 40,
  url,
};
const hotel: Linked<Deal> = {
  kind: 'hotel',
  id: 'paris',
  title: 'Paris City Center',
  above: ['Hotel'],
  keywords: [],
  link: { to: 'hotels', target: {} },
  rating: 'Rated 4.5 out of 5 by our editors',
  features: ['Walk to the Seine', 'Metro close by'],
  description: 'Walk home from the Seine.',
  price: 89,
  per: 'night',
  url,
};
const show = (deal: Linked<Deal>) => {
  render(
    <ul>
      <DealCard deal={deal} />
    </ul>,
  );
  return screen.getAllByRole('listitem')[0] as HTMLElement;
};

test('one link whose name is the deal, its price as a sentence, and where it opens', () => {
  const card = show(flight);
  const [link, ...others] = within(card).getAllByRole('link');
  expect(others).toEqual([]);
  expect(link).toHaveAccessibleName(
    'New York to London (from 299 US dollars, was 499, 40 % off, opens Skyfare in a new tab)',
  );
  expect(link).toHaveAttribute('href', url.href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
});

test('the price for the eye has a dollar sign and two decimals, and is not heard twice', () => {
  const card = show(flight);
  const price = within(card).getByText('$299.00').closest('[data-part="price"]');
  expect(price).toHaveTextContent('40% off$499.00from $299.00');
  expect(price).toHaveAttribute('aria-hidden', 'true');
  const codes = card.querySelector('[data-part="codes"]');
  expect(codes).toHaveTextContent('NYC → LON');
  expect(codes).toHaveAttribute('aria-hidden', 'true');
});

test('a price per night says so to eye and ear; without a discount nothing is struck through', () => {
  const card = show(hotel);
  expect(within(card).getByRole('link')).toHaveAccessibleName(
    'Paris City Center (from 89 US dollars per night, opens Skyfare in a new tab)',
  );
  expect(card.querySelector('[data-part="price"]')).toHaveTextContent('from $89.00 per night');
  expect(card.querySelector('s, [data-part="discount"], [data-part="codes"]')).toBeNull();
  expect(within(card).getByText('Hotel · Skyfare')).toBeVisible();
  expect(within(card).getByText('Rated 4.5 out of 5 by our editors')).toBeVisible();
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(hotel.features);
});

test('a former price without a discount that counts is struck through, and nothing more; cents are read as cents', () => {
  const card = show({ ...flight, price: 299.5, originalPrice: 300, discount: undefined });
  expect(card.querySelector('[data-part="price"]')).toHaveTextContent(/^\$300\.00from \$299\.50$/);
  expect(within(card).getByRole('link')).toHaveAccessibleName(
    'New York to London (from 299.50 US dollars, was 300, opens Skyfare in a new tab)',
  );
});

test('a deal that only the preview shows says why', () => {
  show({ ...hotel, previewLabel: 'Ended November 3' });
  expect(screen.getByText('Ended November 3')).toBeVisible();
});
