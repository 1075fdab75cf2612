import { render, screen, within } from '@testing-library/react';
import { LedgerList } from '@/components/ledger/ledger-list';
import type { LedgerRowModel } from '@/lib/deals/prices/ledger-rows';

const words = {
  title: 'The ledger',
  feed: { href: '/deals/feed.xml', label: 'RSS feed' },
};
const row: LedgerRowModel = {
  ...{ kind: 'flight', anchor: 'flight-oslo-rome', title: 'Oslo to Rome', codes: ['OSL', 'ROM'] },
  ...{ first: '2026-10-01', last: '2026-11-20', price: 310, lowest: 280, pays: 'round trip' },
  line: {
    ...{ path: 'M40 0l40 20l9-18', now: 'M89 2h0', start: 40, at: { x: 89, y: 2 }, low: 280, high: 340 },
    ...{ from: '2026-10-01', to: '2026-11-20', words: 'Prices over 50 days: from $280 to $340' },
  },
};
const show = (...rows: readonly LedgerRowModel[]) => {
  const empty = {
    text: 'Nothing yet.',
    example: { note: 'Not a flight', row: { ...row, title: 'Here to there' } },
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
  expect(ledger.getByText('$310', { selector: 'b' }).parentElement).toHaveTextContent(
    /^\$310\.00round trip$/,
  );
  expect(ledger.getByText('Still on')).toBeVisible();
});

test('the line of a row names the highest and the lowest price, the first and the last day, and the last price', () => {
  const ledger = show(row);
  const line = ledger.getByText('Prices over 50 days: from $280 to $340').parentElement!;
  expect(line.querySelector('[data-part="range"]')?.innerHTML).toBe('<span>$340</span><span>$280</span>');
  expect(line.querySelector('[data-part="period"]')?.innerHTML).toBe(
    '<span>October 1</span><span>November 20</span>',
  );
  expect(line.querySelector('text')).toHaveTextContent('$310');
  expect(line.querySelector('path')).toHaveAttribute('d', 'M40 0l40 20l9-18V20H40z');
});

test('the line of a constant price names the price once', () => {
  const line = { ...row.line!, low: 310, high: 310 };
  show({ ...row, line });
  expect(document.querySelector('[data-part="range"]')?.innerHTML).toBe('<span>$310</span>');
});

test('a deal that has ended says since when', () => {
  const ledger = show({ ...row, price: 280, last: row.first, ended: '2026-11-03' });
  expect(ledger.getByText('Seen', { exact: false })).toHaveTextContent(
    'Seen October 1, 2026, ended November 3, 2026',
  );
  expect(ledger.getByText('Ended')).toBeVisible();
});

test('a row without a line says the lowest price, if that is not the last one', () => {
  const ledger = show({ ...row, line: undefined }, { ...row, anchor: 'low', line: undefined, price: 280 });
  expect(ledger.getByText('$310').parentElement).toHaveTextContent('round trip, lowest $280.00');
  expect(ledger.getByText('$280').parentElement).toHaveTextContent(/^\$280\.00round trip$/);
});

test('a row with a line says the lowest price, if that is before the 90 days of the line', () => {
  const ledger = show({ ...row, lowest: 250 }, { ...row, anchor: 'in-line', price: 300 });
  expect(ledger.getByText('$310', { selector: 'b' }).parentElement).toHaveTextContent(
    'round trip, lowest $250.00',
  );
  expect(ledger.getByText('$300', { selector: 'b' }).parentElement).toHaveTextContent(
    /^\$300\.00round trip$/,
  );
});

test('an empty ledger says so, shows a line that is marked as an example, and how one gets there', () => {
  const ledger = show();
  expect(ledger.getByText('Nothing yet.')).toBeVisible();
  const sheet = ledger.getByRole('figure');
  expect(sheet).toHaveTextContent(/^Not a flight/);
  expect(within(sheet).getByRole('heading', { name: 'Here to there' })).toBeVisible();
  expect(ledger.getByRole('heading', { name: 'Seen' }).closest('li')).toHaveTextContent('We look.');
});

test('a ledger with deals has no example', () => {
  expect(show(row).queryByText('Not a flight')).not.toBeInTheDocument();
});
