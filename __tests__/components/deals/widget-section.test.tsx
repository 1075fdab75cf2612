import { render, screen, within } from '@testing-library/react';
import { WidgetSection } from '@/components/deals/widget-section';
import type { WidgetPlan } from '@/lib/partners/widget-url';
import type { Pages } from '@/lib/site/load-pages';
import type { LinkedAction } from '@/lib/site/partner-links';

const LINK = { href: 'https://wing.example/', partner: 'Wing', subId: 'home_widget_flight-map-link' };
const AIRPORTS = {
  norhaven: { code: 'NHV', city: 'Norhaven', name: 'Norhaven', country: 'Erewhon', also: [] },
  westerlo: { code: 'WES', city: 'Westerlo', name: 'Westerlo', country: 'Erewhon', also: [] },
};
const ROWS = [
  { id: 'eastwick', name: 'Eastwick', from: AIRPORTS.norhaven, price: 80, more: 'Tips for Eastwick' },
  { id: 'monte-fino', name: 'Monte Fino', from: AIRPORTS.westerlo, price: 110 },
  { id: 'isla-vela', name: 'Isla Vela', from: AIRPORTS.norhaven, price: 140 },
];

const TEXTS = {
  'flight-map': {
    ...{ title: 'Where a ticket takes you', caption: 'Live prices', tip: 'In US dollars.' },
    legend: { flightPrices: 'Prices', bestDeals: 'Deals' },
  },
} as Pages['widgets'];

function renderMap(query: string, board = ROWS, action?: LinkedAction): void {
  const plan: WidgetPlan = {
    ...{ slot: 'flight-map', kind: 'flight-map', delay: 100, height: 450, partner: 'Wing' },
    ...{ src: `https://wing.example/map.js${query}`, link: LINK },
  };
  render(<WidgetSection plan={plan} texts={TEXTS} rooms={[]} hotels={[]} board={board} action={action} />);
}

test('until the map is there, a board shows our own prices from where its flights leave', () => {
  renderMap('?origin=NHV');
  const rows = within(screen.getByRole('list', { name: 'Prices we list' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Eastwick.*80/),
    expect.stringMatching(/^Isla Vela.*140/),
  ]);
  expect(screen.getByText('Our own prices from Norhaven')).toBeVisible();
});

test('the board leads to the pages of its destinations', () => {
  renderMap('?origin=NHV');
  expect(screen.getByRole('link', { name: 'Eastwick' })).toHaveAttribute('href', '/destinations/eastwick');
  expect(screen.queryByRole('link', { name: 'Isla Vela' })).toBeNull();
});

test('a board with invented prices says so', () => {
  renderMap(
    '?origin=NHV',
    ROWS.map((row) => ({ ...row, isSample: true })),
  );
  expect(screen.getByText('Sample prices from Norhaven')).toBeVisible();
});

test.each([
  ['from where we list none', '?origin=SUD'],
  ['that says not from where', ''],
])('a map of flights %s has no board', (_, query) => {
  renderMap(query);
  expect(screen.queryByRole('list', { name: 'Prices we list' })).toBeNull();
});

test('a map in the slot of another widget keeps the button of the slot', () => {
  renderMap('', [], { id: 'search', label: 'Find a flight', url: LINK });
  expect(screen.getByRole('link', { name: /^Find a flight/ })).toHaveClass('button');
});

test('a slot without a button of its own has one that leads to the partner', () => {
  renderMap('');
  const links = screen.getAllByRole('link', { name: /^Search on Wing/ });
  for (const link of links) expect(link).toHaveClass('button');
});
