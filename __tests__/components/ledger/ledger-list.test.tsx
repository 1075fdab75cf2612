import { render, screen, within } from '@testing-library/react';
import { LedgerList } from '@/components/ledger/ledger-list';
import type { LedgerRow } from '@/lib/deals/prices/ledger-rows';

const words = {
  title: 'The ledger',
  feed: { href: '/deals/feed.xml', label: 'RSS feed' },
};
const row: LedgerRow = {
  ...{ kind: 'flight', anchor: 'flight-oslo-rome', title: 'Oslo to Rome', codes: ['OSL', 'ROM'] },
  ...{ first: '2026-10-01', last: '2026-11-20', price: 310, lowest: 280, pays: 'round trip' },
  line: { path: 'M0 0h9', now: 'M9 0h0', words: 'Prices over 50 days: from $280.00 to $310.00' },
};
const show = (...rows: readonly LedgerRow[]) => {
  const empty = {
    text: 'Nothing yet.',
    example: { note: 'Not a flight.', row: { ...row, title: 'Here to there' } },
    steps: [{ title: 'Seen', text: 'We look.' }],
  };
  render(<LedgerList {...words} empty={empty} rows={rows} />);
  return within(screen.getByRole('region', { name: 'The ledger' }));
};

test('a deal says when it was seen, its prices, and that it is still on', () => {
  const ledger = show(row);
  expect(ledger.getByRole('heading', { name: 'Oslo to Rome' })).toBeVisible();
  expect(ledger.getByText('Seen', { exact: false })).toHaveTextContent(
    'Seen October 1, 2026 to November 20, 2026',
  );
  expect(ledger.getByText('$310').parentElement).toHaveTextContent(/^\$310\.00round trip$/);
  expect(ledger.getByText('Still on')).toBeVisible();
  expect(ledger.getByText(/Prices over 50 days/)).toBeVisible();
});

test('one that has ended says since when', () => {
  const ledger = show({ ...row, price: 280, last: row.first, ended: '2026-11-03' });
  expect(ledger.getByText('Seen', { exact: false })).toHaveTextContent(
    'Seen October 1, 2026, ended November 3, 2026',
  );
  expect(ledger.getByText('Ended')).toBeVisible();
});

test('without a line it says the lowest price, if that is not the last one', () => {
  const ledger = show({ ...row, line: undefined }, { ...row, anchor: 'low', line: undefined, price: 280 });
  expect(ledger.getByText('$310').parentElement).toHaveTextContent('round trip, lowest $280.00');
  expect(ledger.getByText('$280').parentElement).toHaveTextContent(/^\$280\.00round trip$/);
});

test('an empty ledger says so, shows a line that is marked as an example, and how one gets there', () => {
  const ledger = show();
  expect(ledger.getByText('Nothing yet.')).toBeVisible();
  const sheet = ledger.getByRole('figure');
  expect(sheet).toHaveTextContent(/^Example Not a flight\./);
  expect(within(sheet).getByRole('heading', { name: 'Here to there' })).toBeVisible();
  expect(ledger.getByRole('heading', { name: 'Seen' }).closest('li')).toHaveTextContent('We look.');
});

test('one with deals has no example', () => {
  expect(show(row).queryByText('Example')).not.toBeInTheDocument();
});
