import { render, screen, within } from '@testing-library/react';
import { OurHotelList } from '@/components/deals/our-hotel-list';
import { OurHotelMap } from '@/components/deals/our-hotel-map';

const link = (subId: string) => ({ href: `https://partner.example/?id=${subId}`, partner: 'Railo', subId });
const hotel = (id: string, price: number, lng: number) => ({
  ...{
    id,
    price,
    kind: 'hotel' as const,
    title: `City ${id}`,
    above: ['Hotel'],
    keywords: [],
    description: 'A hotel.',
    features: ['Quiet', 'Near', 'Big'],
  },
  location: { lat: 45, lng },
  link: { to: 'hotels', target: {} },
  url: link(id),
});
const HOTELS = [hotel('a', 120, 2), hotel('b', 80, 3), hotel('c', 100, 140)];
const plan = { slot: 'hotel-map', height: 500, link: link('way-on'), limit: undefined } as const;

test('the list has the cheapest first, no more than its limit, and one link for each', () => {
  render(
    <OurHotelList
      title="Selections"
      text="Ours."
      plan={{ ...plan, kind: 'our-hotel-selections', limit: 2 }}
      hotels={HOTELS}
    />,
  );
  const section = screen.getByRole('region', { name: 'Selections' });
  const rows = within(within(section).getByRole('list')).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
    'City b (from 80 US dollars per night, opens Railo in a new tab)',
    'City c (from 100 US dollars per night, opens Railo in a new tab)',
  ]);
  expect(within(section).getByRole('link', { name: /^Search on Railo/ })).toHaveAttribute('target', '_blank');
});

test('the list stays short, because all hotels are on the page anyway', () => {
  const hotels = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => hotel(id, 100 + index, 2));
  render(
    <OurHotelList
      title="Selections"
      text="Ours."
      plan={{ ...plan, kind: 'our-hotel-selections', limit: 10 }}
      hotels={hotels}
    />,
  );
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(4);
});

test('the map has one link for each hotel, with its price, and the drawing is for the eye only', () => {
  const { container } = render(
    <OurHotelMap title="Map" text="Ours." plan={{ ...plan, kind: 'our-hotel-map' }} hotels={HOTELS} />,
  );
  const section = screen.getByRole('region', { name: 'Map' });
  const links = within(within(section).getByRole('list')).getAllByRole('link');
  expect(links.map((each) => each.getAttribute('href'))).toEqual(HOTELS.map(({ url }) => url.href));
  expect(links[0]).toHaveAccessibleName('City a (from 120 US dollars per night, opens Railo in a new tab)');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
