import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  formatLedger,
  LEDGER_FILE,
  loadLedger,
  readLedger,
  updateLedger,
  type LedgerDeal,
  type LedgerEntry,
} from '@/lib/deals/prices/ledger';
import type { Observation } from '@/lib/deals/prices/observation';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const TODAY = '2026-11-22';
const flight: LedgerDeal = {
  ...{ kind: 'flight', id: 'oslo-rome', title: 'Oslo to Rome', price: 300 },
  route: { from: 'OSL', to: 'ROM' },
};
const seen = (day: string, price: number): Observation => ({
  ...{ seen: day, price, currency: 'USD', depart: '2027-03-01', return: '2027-03-09' },
});
const update = (
  ledger: readonly LedgerEntry[],
  deals: readonly LedgerDeal[],
  observations: readonly Observation[],
  today = TODAY,
) => updateLedger(ledger, deals, () => observations, today);

test('a deal enters the ledger when a price of it was seen', () => {
  expect(update([], [flight], [])).toEqual([]);
  expect(update([], [flight], [seen('2026-11-20', 280)])).toEqual([
    {
      ...{ kind: 'flight', id: 'oslo-rome', title: 'Oslo to Rome', from: 'OSL', to: 'ROM' },
      ...{ first: '2026-11-20', last: '2026-11-20', price: 280, lowest: 280 },
    },
  ]);
});

test('a day later it has the new price and keeps its first day and its lowest price', () => {
  const before = update([], [flight], [seen('2026-11-20', 280)]);
  const [after] = update(before, [flight], [seen('2026-11-20', 280), seen('2026-11-29', 310)], '2026-11-30');
  expect(after).toMatchObject({ first: '2026-11-20', last: '2026-11-29', price: 310, lowest: 280 });
});

test('a deal without a price of late keeps what was seen, and is not ended', () => {
  const before = update([], [flight], [seen('2026-11-20', 280)]);
  expect(update(before, [flight], [], '2026-12-20')).toEqual(before);
});

test('a deal ends on its own day, or on the one on which it has left the files; the end stays', () => {
  const before = update([], [flight], [seen('2026-11-20', 280)]);
  expect(update(before, [{ ...flight, ended: '2026-11-21' }], [])[0]?.ended).toBe('2026-11-21');
  const gone = update(before, [], [], '2026-11-25');
  expect(gone[0]).toMatchObject({ id: 'oslo-rome', price: 280, ended: '2026-11-25' });
  expect(update(gone, [], [], '2026-12-25')).toEqual(gone);
});

test('a deal that comes back is open again', () => {
  const gone = update(update([], [flight], [seen('2026-11-20', 280)]), [], [], '2026-11-25');
  const [back] = update(gone, [flight], [seen('2026-11-28', 290)], '2026-11-28');
  expect(back).toMatchObject({ first: '2026-11-20', last: '2026-11-28', price: 290 });
  expect(back?.ended).toBeUndefined();
});

test('a price that a record names counts with its day, and one without a day never', () => {
  const hotel: LedgerDeal = { kind: 'hotel', id: 'quay', title: 'The quay', price: 90, seen: '2026-11-18' };
  expect(update([], [hotel], [])[0]).toMatchObject({ first: '2026-11-18', price: 90 });
  expect(update([], [{ ...hotel, seen: undefined }], [])).toEqual([]);
  expect(update([], [{ ...hotel, price: undefined }], [])).toEqual([]);
});

test('a day to come is a typing error, which the ledger does not keep', () => {
  const hotel: LedgerDeal = { kind: 'hotel', id: 'quay', title: 'The quay', price: 90, seen: '2027-11-18' };
  expect(update([], [hotel], [])).toEqual([]);
  const [known] = update(update([], [{ ...hotel, seen: TODAY }], []), [hotel], []);
  expect(known?.last).toBe(TODAY);
});

test('deals of two kinds may share an id', () => {
  const hotel: LedgerDeal = { kind: 'hotel', id: 'oslo-rome', title: 'Inn', price: 90, seen: '2026-11-18' };
  expect(update([], [flight, hotel], [seen('2026-11-20', 280)])).toHaveLength(2);
});

test.each([
  ['route', { title: 'Oslo to Tokyo', route: { from: 'OSL', to: 'TYO' } }, seen('2026-11-21', 900)],
  ['trip', { trip: 'one-way' }, { ...seen('2026-11-21', 290), return: undefined }],
] as const)(
  'an id that gets another %s ends the former deal, which stays, and begins one',
  (_, change, price) => {
    const before = update([], [flight], [seen('2026-11-20', 280)]);
    const [ended, begun] = update(before, [{ ...flight, ...change }], [price]);
    expect(ended).toEqual({ ...before[0], ended: TODAY });
    expect(begun).toMatchObject({ id: flight.id, first: '2026-11-21', lowest: price.price });
  },
);

test('a deal keeps the months and dates that its prices were for', () => {
  const dated = { ...flight, dates: { from: '2027-02-25', to: '2027-03-05' } };
  const text = formatLedger(update([], [dated], [seen('2026-11-20', 280)]));
  expect(loadLedger(directoryWith(text))).toMatchObject([{ dates: dated.dates }]);
  const monthly = formatLedger(update([], [{ ...flight, months: ['2027-03'] }], [seen('2026-11-20', 280)]));
  expect(loadLedger(directoryWith(monthly))).toMatchObject([{ months: ['2027-03'] }]);
});

function directoryWith(text: string): string {
  const directory = temporaryFolder();
  mkdirSync(path.join(directory, path.dirname(LEDGER_FILE)));
  writeFileSync(path.join(directory, LEDGER_FILE), text);
  return directory;
}

test('what is written is read again, the newest first', () => {
  const old = update([], [flight], [seen('2026-10-20', 280)], '2026-10-20');
  const hotel: LedgerDeal = { kind: 'hotel', id: 'quay', title: 'The quay', price: 90, seen: '2026-11-18' };
  const text = formatLedger(update(old, [flight, hotel], []));
  expect(text.split('\n')).toHaveLength(3);
  expect(loadLedger(directoryWith(text)).map(({ id }) => id)).toEqual(['quay', 'oslo-rome']);
  expect(loadLedger(temporaryFolder())).toEqual([]);
});

test('lines of one deal that Git kept from two branches are one', () => {
  const one = update([], [flight], [seen('2026-11-20', 280)]);
  const two = update([], [flight], [seen('2026-11-21', 310)]);
  const merged = loadLedger(directoryWith(formatLedger(two) + formatLedger(one)));
  expect(merged).toEqual([
    expect.objectContaining({ first: '2026-11-20', last: '2026-11-21', price: 310, lowest: 280 }),
  ]);
});

const LINE =
  '{"kind":"flight","id":"a","title":"A","first":"2026-11-01","last":"2026-11-02","price":9,"lowest":9}';

test.each([
  ['no JSON', '{', 'line', 'one JSON object'],
  ['another kind', LINE.replace('flight', 'train'), 'kind', 'one of flight, package'],
  ['days in disorder', LINE.replace('11-02', '10-02'), 'last', 'the day of first'],
  ['a low that is high', LINE.replace('"lowest":9', '"lowest":10'), 'lowest', 'the price, or less'],
  ['half a route', LINE.replace('"first"', '"from":"OSL","first"'), 'from', 'from and to'],
  ['an unknown field', LINE.replace('"first"', '"seen":1,"first"'), 'seen', 'one of kind'],
  ['no object', '7', 'line', ''],
])('a broken line is told with its place: %s', (_, line, field, expected) => {
  const { diagnostics } = readLedger(directoryWith(`${LINE}\n\n${line}\n`));
  expect(diagnostics).toEqual([
    expect.objectContaining({ line: 3, field, expected: expect.stringContaining(expected) }),
  ]);
});
