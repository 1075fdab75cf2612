import { render, screen, within } from '@testing-library/react';
import { WidgetSection } from '@/components/deals/widget-section';
import type { WidgetPlan } from '@/lib/partners/widget-url';
import type { Pages } from '@/lib/site/load-pages';

const LINK = { href: 'https://wing.example/', partner: 'Wing', subId: 'home_widget_flight-map-link' };
const AIRPORTS = {
  norhaven: { code: 'NHV', city: 'Norhaven', name: 'Norhaven', country: 'Erewhon', also: [] },
  westerlo: { code: 'WES', city: 'Westerlo', name: 'Westerlo', country: 'Erewhon', also: [] },
};
const ROWS = [
  { name: 'Eastwick', from: AIRPORTS.norhaven, price: 80 },
  { name: 'Monte Fino', from: AIRPORTS.westerlo, price: 110 },
  { name: 'Isla Vela', from: AIRPORTS.norhaven, price: 140 },
];

const TEXTS = {
  'flight-map': {
    ...{ title: 'Where a ticket takes you', caption: 'Live prices', tip: 'In US dollars.' },
    legend: { flightPrices: 'Prices', bestDeals: 'Deals' },
  },
} as Pages['widgets'];

function renderMap(query: string): void {
  const plan: WidgetPlan = {
    ...{ slot: 'flight-map', kind: 'flight-map', delay: 100, height: 450, partner: 'Wing' },
    ...{ src: `https://wing.example/map.js${query}`, link: LINK, fallback: LINK },
  };
  render(<WidgetSection plan={plan} texts={TEXTS} hotels={[]} board={ROWS} />);
}

test('until the map is there, a board shows our own prices from where its flights leave', () => {
  renderMap('?origin=NHV');
  const rows = within(screen.getByRole('list', { name: 'Prices we list' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Eastwick.*80/),
    expect.stringMatching(/^Isla Vela.*140/),
  ]);
});

test.each([
  ['from where we list none', '?origin=SUD'],
  ['that says not from where', ''],
])('a map of flights %s has no board', (_, query) => {
  renderMap(query);
  expect(screen.queryByRole('list', { name: 'Prices we list' })).toBeNull();
});
