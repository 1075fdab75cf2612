import { render, screen, within } from '@testing-library/react';
import { DestinationGrid } from '@/components/deals/destination-grid';
import type { HomeDestination } from '@/lib/articles/destination-pages';
import type { Linked } from '@/lib/site/partner-links';

const url = { href: 'https://partner.example/?m=1.home_a_b', partner: 'Skyfare', subId: 'home_a_b' };
const rome: Linked<HomeDestination> = {
  ...{
    id: 'rome',
    name: 'Rome',
    country: 'Italy',
    from: { code: 'LON', city: 'London', name: 'London', country: 'United Kingdom', also: [] },
    rating: 4.6,
    ratedBy: 'our editors',
  },
  description: 'Two thousand years in one walk.',
  photo: { id: '1-a', alt: 'Rome', drawing: 'rome' },
  price: 79,
  link: { to: 'skyfare', target: {} },
  url,
};
const show = (change: Partial<HomeDestination>) => {
  render(<DestinationGrid title="Destinations" text="" destinations={[{ ...rome, ...change }]} />);
  return screen.getByRole('listitem');
};

test('a typed price says where the flight leaves from', () => {
  expect(within(show({})).getByRole('link')).toHaveAccessibleName(
    'Rome (from 79 US dollars, flying from London, opens Skyfare in a new tab)',
  );
  expect(screen.getByText('$79').closest('p')).toHaveTextContent('from $79.00 flying from London');
});

test('a seen price says for what, when and why; its line is there in words', () => {
  const card = show({
    fare: {
      trip: 'round trip',
      facts: ['Jan 14 – 21', 'nonstop'],
      seen: 'seen November 20',
      claim: '23% below its usual',
      line: {
        path: 'M0 0h90',
        now: 'M90 0h0',
        words: 'Price over 90 days: from $70 to $120, $79 on November 20',
      },
    },
  });
  expect(within(card).getByRole('link')).toHaveAccessibleName(
    'Rome (from 79 US dollars, round trip, 23% below its usual, seen November 20, flying from London, ' +
      'opens Skyfare in a new tab)',
  );
  expect(within(card).getByText('Jan 14 – 21 · nonstop')).toBeVisible();
  expect(within(card).getByText('Price over 90 days: from $70 to $120, $79 on November 20')).toBeVisible();
});

test('without a price lately it asks to look', () => {
  const card = show({ price: undefined, fare: { facts: [], ask: 'See today’s fare' } });
  expect(within(card).getByRole('link')).toHaveAccessibleName(
    'Rome (see today’s fare, flying from London, opens Skyfare in a new tab)',
  );
  expect(card).not.toHaveTextContent('$');
});

test('a card leads to the partner, and by a second link to the page of the place', () => {
  show({ more: 'Prices and tips for Oslo' });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([url.href, '/destinations/rome']);
  expect(links[1]).toHaveAccessibleName('Prices and tips for Oslo');
});

test('a place without a page has no second link', () => {
  show({});
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
