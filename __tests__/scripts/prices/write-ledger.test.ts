import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LEDGER_FILE } from '@/lib/deals/prices/ledger';
import { priceFile } from '@/lib/deals/prices/load-observations';
import { formatObservations } from '@/lib/deals/prices/observation';
import { DEAL_LISTS, loadDeals } from '@/lib/deals/load-deals';
import { withFreshMemo } from '@/lib/site/memoize';
import { writeLedger } from '@/scripts/prices/write-ledger';
import { contentCopy } from '@/__tests__/support/content-copy';

const TODAY = '2026-11-22';
let directory: string;
let file: string;

beforeEach(() => {
  directory = contentCopy();
  file = path.join(directory, LEDGER_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
});

/** A price of the first flight of the home page, seen today. */
function seePrice(price: number): string {
  const route = loadDeals('flight', 'home', directory)[0]?.route;
  if (!route) throw new Error('no flight');
  const observation = {
    seen: TODAY,
    price,
    currency: 'USD' as const,
    depart: '2027-03-01',
    return: '2027-03-08',
  };
  const prices = path.join(directory, priceFile(route));
  writeFileSync(prices, formatObservations([observation]));
  return prices;
}

const lines = () => readFileSync(file, 'utf8').trim().split('\n');

test('samples leave no ledger; a price seen makes a line of its deal', () => {
  writeLedger(directory, TODAY);
  expect(existsSync(file)).toBe(false);
  seePrice(123);
  writeLedger(directory, TODAY);
  expect(lines()).toHaveLength(1);
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ kind: 'flight', first: TODAY, price: 123 });
});

test('a deal that has left its file ends; a run that changes nothing writes nothing', () => {
  seePrice(123);
  writeLedger(directory, TODAY);
  for (const name of ['flights', 'flight-grid'])
    writeFileSync(path.join(directory, `deals/${name}.yaml`), '[]\n');
  writeLedger(directory, '2026-11-23');
  expect(JSON.parse(lines()[0] ?? '')).toMatchObject({ price: 123, ended: '2026-11-23' });
  const { mtimeMs } = statSync(file);
  writeLedger(directory, '2026-11-24');
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
});

test('a broken line is reported and stays', () => {
  writeFileSync(file, 'half a li');
  expect(() => writeLedger(directory, TODAY)).toThrow(/ledger\.jsonl:1:1 +line/);
  expect(readFileSync(file, 'utf8')).toBe('half a li');
});

test('a broken line of a price is reported although the deals are loaded already, and the ledger stays', () => {
  const prices = seePrice(123);
  writeLedger(directory, TODAY);
  const before = readFileSync(file, 'utf8');
  // A run loads the deals, which reads their prices, before it fetches new ones.
  withFreshMemo(() => {
    for (const { loadAll } of DEAL_LISTS) loadAll(directory);
    writeFileSync(prices, 'half a li');
    expect(() => writeLedger(directory, '2026-11-23')).toThrow(/\.jsonl:1:1 +line/);
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
});
