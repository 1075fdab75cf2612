import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatLedger, LEDGER_FILE, type LedgerEntry } from '@/lib/deals/prices/ledger';
import { ledgerSentence, loadLedgerRows } from '@/lib/deals/prices/ledger-rows';
import { formatObservations, type Observation } from '@/lib/deals/prices/observation';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

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

function rowsOf(entries: readonly LedgerEntry[], observations: readonly Observation[]) {
  const directory = temporaryFolder();
  mkdirSync(path.join(directory, path.dirname(LEDGER_FILE)));
  writeFileSync(path.join(directory, LEDGER_FILE), formatLedger(entries));
  writeFileSync(path.join(directory, 'prices/OSL-ROM.jsonl'), formatObservations(observations));
  return loadLedgerRows(directory);
}

test('a deal has the line of its prices up to today', () => {
  const [row] = rowsOf([entry], [seen('2026-11-02', 400), seen('2026-11-20', 310)]);
  expect(row?.codes).toEqual(['OSL', 'ROM']);
  expect(row?.line?.words).toBe('Prices over 20 days: from $310 to $400');
});

test('that of an ended deal stops at its end', () => {
  const prices = [seen('2026-10-20', 280), seen('2026-11-01', 300), seen('2026-11-20', 900)];
  const [row] = rowsOf([{ ...entry, ended: '2026-11-03' }], prices);
  expect(row?.line?.words).toBe('Prices over 14 days: from $280 to $300');
});

test('a deal of no route, or with one price, has no line', () => {
  const hotel = { ...entry, kind: 'hotel', from: undefined, to: undefined } as const;
  const rows = rowsOf([entry, hotel], [seen('2026-11-20', 310)]);
  expect(rows.map(({ line }) => line)).toEqual([undefined, undefined]);
});

test('a feed says the price, its day and the end', () => {
  const [row] = rowsOf([{ ...entry, ended: '2026-11-21' }], []);
  expect(row && ledgerSentence(row)).toBe(
    'From $310.00, seen on November 20, 2026. Ended on November 21, 2026.',
  );
});
