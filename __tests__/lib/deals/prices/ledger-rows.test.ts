import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatLedger, LEDGER_FILE, type LedgerEntry } from '@/lib/deals/prices/ledger';
import { EXAMPLE_ROUTE } from '@/lib/deals/prices/example-fare';
import { exampleRow, ledgerSentence, loadLedgerRows } from '@/lib/deals/prices/ledger-rows';
import { formatObservations, type Observation } from '@/lib/deals/prices/observation';
import { contentWith } from '@/__tests__/support/content-copy';

const before = process.env.SOURCE_DATE_EPOCH;
beforeEach(() => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse('2026-11-22T12:00:00Z') / 1000);
});
afterEach(() => {
  if (before === undefined) delete process.env.SOURCE_DATE_EPOCH;
  else process.env.SOURCE_DATE_EPOCH = before;
});

const entry: LedgerEntry = {
  ...{ kind: 'flight', id: 'oslo-rome', title: 'Oslo to Rome', from: 'OSL', to: 'ROM' },
  ...{ first: '2026-10-01', last: '2026-11-20', price: 310, lowest: 280 },
};
const seen = (day: string, price: number): Observation => ({
  ...{ seen: day, price, currency: 'USD', depart: '2027-03-01', return: '2027-03-09' },
});

/** @param terms of the deal 'westerlo-monte-fino', as lines of YAML */
function rowsOf(entries: readonly LedgerEntry[], observations: readonly Observation[], terms = '') {
  const id = '- id: westerlo-monte-fino\n';
  const { directory } = contentWith('deals/flights.yaml', [id, id + terms]);
  mkdirSync(path.join(directory, path.dirname(LEDGER_FILE)), { recursive: true });
  writeFileSync(path.join(directory, LEDGER_FILE), formatLedger(entries));
  for (const route of ['OSL-ROM', 'WES-MTF'])
    writeFileSync(path.join(directory, `prices/${route}.jsonl`), formatObservations(observations));
  return loadLedgerRows(directory);
}

test('a deal has the line of its prices up to the last one', () => {
  const [row] = rowsOf([entry], [seen('2026-11-02', 400), seen('2026-11-20', 310)]);
  expect(row?.codes).toEqual(['OSL', 'ROM']);
  expect(row?.line).toMatchObject({
    ...{ from: '2026-11-02', to: '2026-11-20' },
    words: 'Prices over 18 days: from $310 to $400',
  });
});

test('the point of the line is the price beside it, on its day, and not a lower one of the same week', () => {
  const [row] = rowsOf([entry], [seen('2026-11-16', 280), seen('2026-11-20', 310)]);
  expect(row).toMatchObject({ price: 310, last: '2026-11-20' });
  expect(row?.line).toMatchObject({ at: { x: 90, y: 0 }, low: 280, high: 310, to: '2026-11-20' });
});

test('a line of one day is not one of "1 days"', () => {
  const [row] = rowsOf([entry], [seen('2026-11-19', 400), seen('2026-11-20', 310)]);
  expect(row?.line?.words).toBe('Prices over 1 day: from $310 to $400');
});

test('that of an ended deal stops at its last price', () => {
  const prices = [seen('2026-10-20', 280), seen('2026-11-01', 300), seen('2026-11-20', 900)];
  const [row] = rowsOf([{ ...entry, last: '2026-11-01', price: 300, ended: '2026-11-03' }], prices);
  expect(row?.line).toMatchObject({
    to: '2026-11-01',
    words: 'Prices over 12 days: from $280 to $300',
  });
});

test('the line begins 90 days before its last price', () => {
  const prices = [seen('2026-08-21', 500), seen('2026-08-22', 400), seen('2026-11-20', 310)];
  const [row] = rowsOf([entry], prices);
  expect(row?.line).toMatchObject({ from: '2026-08-22', start: 0, high: 400 });
});

test('a deal of no route, or with one price, has no line', () => {
  const hotel = { ...entry, kind: 'hotel', from: undefined, to: undefined } as const;
  const rows = rowsOf([entry, hotel], [seen('2026-11-20', 310)]);
  expect(rows.map(({ line }) => line)).toEqual([undefined, undefined]);
});

const listed = { ...entry, id: 'westerlo-monte-fino', from: 'WES', to: 'MTF' };

test('a deal whose day has passed since the ledger was written has ended', () => {
  const rows = (until: string) => rowsOf([listed], [], `  until: ${until}\n`);
  expect(rows('2026-11-21')[0]?.ended).toBe('2026-11-21');
  expect(rows('2026-11-22')[0]?.ended).toBeUndefined();
});

test('a deal that has left the files since then has ended', () => {
  expect(rowsOf([entry], [])[0]?.ended).toBe(entry.last);
  expect(rowsOf([{ ...listed, ended: '2026-11-01' }], [])[0]?.ended).toBeUndefined();
});

test.each([
  ['goes on with other months', listed],
  ['has left the files', entry],
])('the line of a deal that %s has the prices for the months of its last price only', (_, deal) => {
  const cheap = { ...seen('2026-11-10', 90), depart: '2027-01-10', return: '2027-01-17' };
  const prices = [seen('2026-11-02', 400), cheap, seen('2026-11-20', 310)];
  const [row] = rowsOf([{ ...deal, months: ['2027-03'] }], prices, '  months: [2027-01]\n');
  expect(row?.line?.words).toBe('Prices over 18 days: from $310 to $400');
});

test('a deal that ended with its dates keeps its line', () => {
  const leaving = { depart: '2026-11-19', return: '2026-11-25' };
  const prices = [seen('2026-11-02', 400), seen('2026-11-14', 310)].map((each) => ({ ...each, ...leaving }));
  const dates = '  dates: { from: 2026-11-10, to: 2026-11-20 }\n';
  const [row] = rowsOf([{ ...listed, last: '2026-11-14' }], prices, dates);
  expect(row?.ended).toBe('2026-11-20');
  expect(row?.line?.words).toBe('Prices over 12 days: from $310 to $400');
});

test.each([
  ['goes on', listed],
  ['ends today', entry],
])('a deal that %s keeps its line while no new price is seen', (_, { id, from, to }) => {
  const prices = [seen('2026-10-20', 400), seen('2026-11-13', 310)];
  const [row] = rowsOf([{ ...entry, id, from, to, last: '2026-11-13' }], prices);
  expect(row?.line).toMatchObject({
    to: '2026-11-13',
    words: 'Prices over 24 days: from $310 to $400',
  });
});

test('a deal without prices before its last one has no line of later ones', () => {
  const prices = [seen('2026-11-10', 400), seen('2026-11-20', 310)];
  const [row] = rowsOf([{ ...entry, last: '2026-11-03', ended: '2026-11-03' }], prices);
  expect(row?.line).toBeUndefined();
});

test('a row says what its prices pay for', () => {
  const hotel = { ...entry, kind: 'hotel', from: undefined, to: undefined } as const;
  const oneWay = { ...entry, id: 'one-way', trip: 'one-way' } as const;
  const holiday = { ...hotel, kind: 'package' } as const;
  const rows = rowsOf([entry, hotel, oneWay, holiday], []);
  expect(Object.fromEntries(rows.map(({ anchor, pays }) => [anchor, pays]))).toEqual({
    'flight-oslo-rome-OSL-ROM': 'round trip',
    'flight-one-way-OSL-ROM-one-way': 'one way',
    'hotel-oslo-rome': 'per night',
    'package-oslo-rome': undefined,
  });
});

test('a feed says the price, its day and the end', () => {
  const [row] = rowsOf([{ ...entry, ended: '2026-11-21' }], []);
  expect(row && ledgerSentence(row)).toBe(
    'From $310.00 round trip, seen on November 20, 2026. Ended on November 21, 2026.',
  );
});

test('of a deal that goes on a feed names no end, and no more of the price than is known', () => {
  const [row] = rowsOf([{ ...entry, ended: undefined, kind: 'package', from: undefined, to: undefined }], []);
  expect(row && ledgerSentence({ ...row, ended: undefined })).toBe(
    'From $310.00, seen on November 20, 2026.',
  );
});

test('the example is a flight that has ended, on the route of all examples', () => {
  expect(exampleRow('Here to there')).toMatchObject({
    ...{ kind: 'flight', codes: EXAMPLE_ROUTE, pays: 'round trip', ended: '2026-03-06' },
  });
});

test('the example has a line of its own prices', () => {
  const { title, first, last, lowest, price, line } = exampleRow('Here to there');
  expect([title, first, last, lowest, price]).toEqual([
    'Here to there',
    '2025-12-04',
    '2026-03-04',
    374,
    389,
  ]);
  expect(line).toMatchObject({
    ...{ low: 374, high: 449, from: '2025-12-04', to: '2026-03-04', start: 0, at: { x: 90, y: 16 } },
    words: 'Prices over 90 days: from $374 to $449',
  });
});
