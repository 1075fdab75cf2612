import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { formatLedger, LEDGER_FILE, type LedgerEntry } from '@/lib/deals/prices/ledger';
import { findPriceDiagnostics } from '@/lib/deals/prices/load-observations';
import { compareObservations, parseObservations, type Observation } from '@/lib/deals/prices/observation';
import { STALE_AFTER } from '@/scripts/command/lock';
import { openPriceStore } from '@/scripts/prices/price-store';
import { arbitraryObservation } from '@/__tests__/support/arbitrary-observation';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const TODAY = '2026-11-22';
const ROUTE = { from: 'NYC', to: 'LON' };
const observation = {
  seen: TODAY,
  price: 300,
  currency: 'USD' as const,
  depart: '2027-01-15',
  return: '2027-01-20',
};

const files = (directory: string) => readdirSync(path.join(directory, 'prices')).sort();
const textOf = (directory: string) => readFileSync(path.join(directory, 'prices/NYC-LON.jsonl'), 'utf8');

function add(directory: string, observations: readonly Observation[] = [observation], today = TODAY): void {
  const store = openPriceStore(directory, [ROUTE], today);
  store.add(ROUTE, observations);
  store.close();
}

test('a new day is a new line behind those of the days before; nothing else is left in the folder', () => {
  const directory = temporaryFolder();
  add(directory);
  const before = textOf(directory);
  add(directory, [{ ...observation, seen: '2026-11-23', price: 280 }], '2026-11-23');
  expect(textOf(directory)).toBe(
    `${before}{"seen":"2026-11-23","price":280,"currency":"USD","depart":"2027-01-15","return":"2027-01-20"}\n`,
  );
  expect(files(directory)).toEqual(['NYC-LON.jsonl']);
});

test('old prices for the dates of a deal of the route in the ledger stay, also after its end', () => {
  const directory = temporaryFolder();
  const dated = { ...observation, depart: '2027-01-18', price: 400 };
  const datedElsewhere = { ...observation, depart: '2027-01-19', price: 500 };
  const old = ['2026-08-03', '2026-08-04', '2026-08-10', '2026-08-11'];
  const ofDay = (seen: string) => [
    { ...observation, seen },
    { ...dated, seen },
    { ...datedElsewhere, seen },
  ];
  mkdirSync(path.join(directory, 'prices'));
  const entry: LedgerEntry = {
    ...{ kind: 'flight', id: 'a', title: 'A', from: 'NYC', to: 'LON', first: old[0]!, last: old[3]! },
    ...{ dates: { from: '2027-01-18', to: '2027-01-18' }, price: 400, lowest: 400, ended: old[3]! },
  };
  const elsewhere = { ...entry, dates: { from: '2027-01-19', to: '2027-01-19' } };
  const entries = [entry, { ...elsewhere, id: 'b', from: 'BOS' }, { ...elsewhere, id: 'c', to: 'PAR' }];
  writeFileSync(path.join(directory, LEDGER_FILE), formatLedger(entries));
  add(directory, old.flatMap(ofDay));
  const kept = parseObservations('file', textOf(directory)).value;
  expect(kept.filter(({ depart }) => depart === dated.depart).map(({ seen }) => seen)).toEqual([
    '2026-08-04',
    '2026-08-11',
  ]);
  expect(kept.filter(({ depart }) => depart === datedElsewhere.depart)).toEqual([]);
});

test('without an observation no file is made', () => {
  const directory = temporaryFolder();
  add(directory, []);
  expect(files(directory)).toEqual([]);
});

test('run after run, every file is right and holds no more than was seen', () => {
  const run = fc.array(arbitraryObservation(TODAY, 30), { maxLength: 10 });
  fc.assert(
    fc.property(fc.array(run, { maxLength: 5 }), (runs) => {
      const directory = temporaryFolder();
      for (const observations of runs) add(directory, observations);
      expect(findPriceDiagnostics(directory)).toEqual([]);
      if (!runs.flat().length) return;
      const text = textOf(directory);
      const { value } = parseObservations('file', text);
      expect(runs.flat()).toEqual(expect.arrayContaining([...value]));
      expect(value).toEqual(value.toSorted(compareObservations));
      // A further run that finds the same leaves every byte as it is.
      add(directory, runs.flat());
      expect(textOf(directory)).toBe(text);
    }),
    { numRuns: 25 },
  );
});

test('a file with a broken line is reported and stays as it is', () => {
  const directory = temporaryFolder();
  add(directory);
  const broken = `<<<<<<< HEAD\n${textOf(directory)}`;
  writeFileSync(path.join(directory, 'prices/NYC-LON.jsonl'), broken);
  expect(() => add(directory)).toThrow('NYC-LON.jsonl:1');
  expect(textOf(directory)).toBe(broken);
  expect(files(directory)).toEqual(['NYC-LON.jsonl']);
});

test('what a killed run left is taken away', () => {
  const directory = temporaryFolder();
  mkdirSync(path.join(directory, 'prices'));
  writeFileSync(path.join(directory, 'prices/.NYC-LON.jsonl.4711.tmp'), '{"seen":"2026-');
  add(directory);
  expect(files(directory)).toEqual(['NYC-LON.jsonl']);
});

describe('two runs', () => {
  const lockOf = (directory: string) => path.join(directory, 'prices/.refresh.lock');

  test('the second one is refused until the first is over', () => {
    const directory = temporaryFolder();
    const first = openPriceStore(directory, [ROUTE], TODAY);
    expect(() => openPriceStore(directory, [ROUTE], TODAY)).toThrow(
      'Another run of deals:refresh is in progress',
    );
    first.add(ROUTE, [observation]);
    first.close();
    expect(() => add(directory)).not.toThrow();
  });

  test('one that was suspended until another took over writes no more, and leaves the lock of the other', () => {
    const directory = temporaryFolder();
    const store = openPriceStore(directory, [ROUTE], TODAY);
    writeFileSync(lockOf(directory), `4711 ${hostname()}\n`);
    const takenOver = 'Another run of deals:refresh has taken over';
    expect(() => store.add(ROUTE, [observation])).toThrow(takenOver);
    expect(() => store.updateLedger()).toThrow(takenOver);
    store.close();
    expect(files(directory)).toEqual(['.refresh.lock']);
  });

  test.each([
    ['of this machine whose process is gone', `${2 ** 30} ${hostname()}`, 0, true],
    ['of this machine whose process runs', `${process.ppid} ${hostname()}`, 0, false],
    ['of another machine', '1 elsewhere', 0, false],
    ['of another machine, from long ago', '1 elsewhere', STALE_AFTER + 1000, true],
    ['of a run that was killed before it wrote a word, from long ago', '', STALE_AFTER + 1000, true],
  ])('a lock %s', (_what, text, age, isFree) => {
    const directory = temporaryFolder();
    mkdirSync(path.join(directory, 'prices'));
    writeFileSync(lockOf(directory), `${text}\n`);
    const written = new Date(Date.now() - age);
    utimesSync(lockOf(directory), written, written);
    if (isFree) expect(() => add(directory)).not.toThrow();
    else expect(() => add(directory)).toThrow('Another run');
    expect(existsSync(lockOf(directory))).toBe(!isFree);
    expect(files(directory).filter((name) => name.includes('.lock.'))).toEqual([]);
  });
});
