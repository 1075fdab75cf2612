import { render, screen, within } from '@testing-library/react';
import { OurHotelMap } from '@/components/deals/our-hotel-map';
import { WidgetSection } from '@/components/deals/widget-section';
import type { Pages } from '@/lib/site/load-pages';

const link = (subId: string) => ({ href: `https://partner.example/?id=${subId}`, partner: 'Railo', subId });
const hotel = (id: string, price: number, lng: number) => ({
  ...{
    id,
    price,
    kind: 'hotel' as const,
    title: `City ${id}`,
    label: 'Hotel',
    per: 'night' as const,
    keywords: [],
    description: 'A hotel.',
    features: ['Quiet', 'Near', 'Big'],
  },
  location: { lat: 45, lng },
  link: { to: 'hotels', target: {} },
  url: link(id),
});
const HOTELS = [hotel('a', 120, 2), hotel('b', 80, 3), hotel('c', 100, 140)];
const plan = { slot: 'hotel-map', height: 500, link: link('way-on') } as const;

const TEXTS = {
  'our-hotel-selections': { title: 'Selections', text: 'Ours.' },
  'our-hotel-map': { title: 'Map', text: 'Ours.' },
} as Pages['widgets'];
const listPlan = { ...plan, slot: 'hotel-selections', kind: 'our-hotel-selections' } as const;

test('the list has a card for each room, and a link to the partner', () => {
  render(<WidgetSection plan={listPlan} texts={TEXTS} rooms={HOTELS.slice(1)} hotels={HOTELS} />);
  const section = screen.getByRole('region', { name: 'Selections' });
  expect(
    within(section)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^City b/), expect.stringMatching(/^City c/)]);
  expect(within(section).getByRole('link', { name: /^More rooms on Railo/ })).toHaveAttribute(
    'target',
    '_blank',
  );
});

test('without a room, there is no list', () => {
  const { container } = render(<WidgetSection plan={listPlan} texts={TEXTS} rooms={[]} hotels={HOTELS} />);
  expect(container).toBeEmptyDOMElement();
});

test('the map has one link for each hotel, the cheapest first, and the drawing is for the eye only', () => {
  const hotels = [undefined, 120, 90].map((price, index) => ({ ...HOTELS[index]!, price }));
  const { container } = render(
    <OurHotelMap title="Map" text="Ours." plan={{ ...plan, kind: 'our-hotel-map' }} hotels={hotels} />,
  );
  const section = screen.getByRole('region', { name: 'Map' });
  const links = within(within(section).getByRole('list')).getAllByRole('link');
  const cheapestFirst = hotels.toReversed().map(({ url }) => url.href);
  expect(links.map((each) => each.getAttribute('href'))).toEqual(cheapestFirst);
  expect(links[1]).toHaveAccessibleName('City b (from 120 US dollars per night, opens Railo in a new tab)');
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('hotels whose prices are too old stay on the map, without a price', () => {
  const old = HOTELS.map((each) => ({
    ...each,
    price: undefined,
    fare: { facts: [], ask: 'See today’s price' },
  }));
  const mapPlan = { ...plan, kind: 'our-hotel-map' } as const;
  render(<WidgetSection plan={mapPlan} texts={TEXTS} rooms={[]} hotels={old} />);
  const [first] = within(screen.getByRole('region', { name: 'Map' })).getAllByRole('listitem');
  expect(first).toHaveTextContent('City aSee today’s price');
  expect(within(first!).getByRole('link')).toHaveAccessibleName(
    'City a (see today’s price, opens Railo in a new tab)',
  );
});
