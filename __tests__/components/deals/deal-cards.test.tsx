import { cleanup, render, screen, within } from '@testing-library/react';
import { DealCards } from '@/components/deals/deal-cards';
import type { Deal } from '@/lib/deals/deal-kinds';
import type { Linked } from '@/lib/site/partner-links';

const url = { href: 'https://partner.example/?m=1.home_a_b', partner: 'Skyfare', subId: 'home_a_b' };
const flight: Linked<Deal> = {
  kind: 'flight',
  id: 'new-york-london',
  title: 'New York to London',
  label: 'Flight',
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
  label: 'Hotel',
  keywords: [],
  link: { to: 'hotels', target: {} },
  detail: 'Rated 4.5 out of 5 by our editors',
  features: ['Walk to the Seine', 'Metro close by'],
  description: 'Walk home from the Seine.',
  price: 89,
  per: 'night',
  url,
};
const show = (deal: Linked<Deal>) => {
  render(<DealCards deals={[deal]} />);
  return screen.getAllByRole('listitem')[0] as HTMLElement;
};

test('a postcard is beside the price, whether or not the deal has one now', () => {
  const postcards = (deal: Linked<Deal>) =>
    [...show(deal).querySelectorAll('[data-part=price] [data-postcard] use')].map((use) =>
      use.getAttribute('href'),
    );
  expect(postcards({ ...hotel, drawing: 'paris' })).toEqual(['/postcards.svg#paris']);
  cleanup();
  expect(postcards({ ...hotel, drawing: 'paris', price: undefined })).toEqual(['/postcards.svg#paris']);
  cleanup();
  expect(postcards(hotel)).toEqual([]);
});

test('one link whose name is the deal, its price as a sentence, and where it opens', () => {
  const card = show(flight);
  const [link, ...others] = within(card).getAllByRole('link');
  expect(others).toEqual([]);
  expect(link).toHaveAccessibleName(
    'New York to London (from 299 US dollars, was 499, 40% off, opens Skyfare in a new tab)',
  );
  expect(link).toHaveAttribute('href', url.href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
});

test('the price for the eye has a dollar sign and two decimals, and is not heard twice', () => {
  const card = show(flight);
  const price = within(card).getByText('$299').closest('[data-part="price"]');
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

describe('a price that was seen', () => {
  const seen: Linked<Deal> = {
    ...flight,
    price: 349,
    originalPrice: 380,
    discount: undefined,
    fare: {
      trip: 'round trip',
      facts: ['Jan 14 – 21', 'nonstop', 'British Airways'],
      seen: 'seen November 20',
      claim: 'Lowest in 30 days',
      line: {
        path: 'M0 0l90 20',
        now: 'M90 20h0',
        words: 'Price over 90 days: from $310 to $520, $349 on November 20',
      },
    },
  };

  test('says for what it is, when it was seen, and why it is a deal, to eye and ear', () => {
    const card = show(seen);
    expect(within(card).getByRole('link')).toHaveAccessibleName(
      'New York to London (from 349 US dollars, was 380, round trip, lowest in 30 days, seen November 20, ' +
        'opens Skyfare in a new tab)',
    );
    expect(within(card).getByText('Jan 14 – 21 · nonstop · British Airways')).toBeVisible();
    expect(card.querySelector('[data-part="price"]')).toHaveTextContent(
      'Lowest in 30 days$380.00from $349.00 round trip seen November 20',
    );
  });

  test('has a line, which is words for people who do not see it', () => {
    const words = within(show(seen)).getByText('Price over 90 days: from $310 to $520, $349 on November 20');
    expect(words.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    expect([...words.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
      'M0 0l90 20',
      'M90 20h0',
    ]);
  });

  test('without one, the card asks to look, and no amount is on it', () => {
    const card = show({
      ...flight,
      price: undefined,
      originalPrice: undefined,
      discount: undefined,
      fare: { facts: [], ask: 'See today’s fare' },
    });
    expect(within(card).getByRole('link')).toHaveAccessibleName(
      'New York to London (see today’s fare, opens Skyfare in a new tab)',
    );
    expect(within(card).getByText('See today’s fare')).toBeVisible();
    expect(card).not.toHaveTextContent('$');
  });
});

test('a pick is signed, with its reason', () => {
  const card = show({
    ...flight,
    pick: { label: 'Our pick', by: 'Mara', why: 'The lowest fare since spring.' },
  });
  // The mark comes first, so that a phone shows it without scrolling.
  expect(card).toHaveTextContent(/^Our pick/);
  expect(within(card).getByText('The lowest fare since spring.').closest('p')).toHaveTextContent(
    'The lowest fare since spring. Mara',
  );
});

test.each<readonly [size: string, drawing: Deal['drawing'], others: number, value: string]>([
  ['large beside three others', 'paris', 3, 'large'],
  ['of the usual size beside two, which are not as tall as its drawing', 'paris', 2, ''],
  ['large beside two without a drawing', undefined, 2, 'large'],
  ['of the usual size beside one', undefined, 1, ''],
])('a pick is %s', (_size, drawing, others, value) => {
  const pick = { label: 'Our pick', by: 'Mara', why: 'The lowest fare since spring.' };
  render(<DealCards deals={[{ ...flight, drawing, pick }, ...Array(others).fill(flight)]} />);
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('data-pick', value);
});
