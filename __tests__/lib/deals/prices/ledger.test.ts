import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  formatLedger,
  LEDGER_FILE,
  loadLedger,
  readLedger,
  routeOf,
  updateLedger,
  type LedgerDeal,
  type LedgerEntry,
} from '@/lib/deals/prices/ledger';
import type { Observation } from '@/lib/deals/prices/observation';
import { CONTENT_MANIFEST, writeManifest } from '@/lib/source/manifest';
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
  const before = update([], [flight], [seen('2026-11-20', 280)], '2026-11-20');
  const [after] = update(before, [flight], [seen('2026-11-20', 280), seen('2026-11-21', 310)], '2026-11-21');
  expect(after).toMatchObject({ first: '2026-11-20', last: '2026-11-21', price: 310, lowest: 280 });
});

test('of several prices in a week it has the first and the last day, the last price and the lowest one', () => {
  const prices = [seen('2026-11-18', 300), seen('2026-11-19', 280), seen('2026-11-21', 310)];
  const dearer = { ...seen('2026-11-21', 350), depart: '2027-04-01', return: '2027-04-09' };
  expect(update([], [flight], [dearer, ...prices])).toMatchObject([
    { first: '2026-11-18', last: '2026-11-21', price: 310, lowest: 280 },
  ]);
});

test('months that change count from the first price for them', () => {
  const before = update([], [{ ...flight, months: ['2027-03'] }], [seen('2026-11-20', 280)]);
  const changed = { ...flight, months: ['2027-03', '2027-04'] };
  expect(update(before, [changed], [])[0]?.months).toEqual(['2027-03']);
  expect(update(before, [changed], [seen('2026-11-21', 280)])[0]?.months).toEqual(changed.months);
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

test('a price of a day before the last one known changes the first day and the lowest price only', () => {
  const before = update([], [flight], [seen('2026-11-20', 280)]);
  expect(update(before, [flight], [seen('2026-11-18', 250)])).toEqual([
    { ...before[0], first: '2026-11-18', lowest: 250 },
  ]);
});

test('of two prices of a day the one seen now counts', () => {
  const hotel: LedgerDeal = { kind: 'hotel', id: 'quay', title: 'The quay', price: 90, seen: '2026-11-18' };
  const [after] = update(update([], [hotel], []), [{ ...hotel, price: 95 }], []);
  expect(after).toMatchObject({ price: 95, lowest: 90 });
});

test('a deal that has ended gets no further price', () => {
  const before = update([], [flight], [seen('2026-11-20', 280)]);
  const [after] = update(before, [{ ...flight, ended: '2026-11-21' }], [seen('2026-11-21', 200)]);
  expect(after).toEqual({ ...before[0], ended: '2026-11-21' });
});

test('a round trip is the same deal whether its record says so or not', () => {
  const before = update([], [flight], [seen('2026-11-20', 280)]);
  expect(update(before, [{ ...flight, trip: 'round-trip' }], [seen('2026-11-21', 290)])).toHaveLength(1);
});

test('the file is ordered by the first day, then by kind and id, whatever comes first', () => {
  const stay = (id: string, day: string): LedgerDeal => ({
    ...{ kind: 'hotel', id, title: id, price: 90, seen: day },
  });
  const deals = [stay('b', '2026-11-18'), stay('c', '2026-11-17'), stay('a', '2026-11-18')];
  const entries = update([], deals, []);
  expect(entries.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(formatLedger(entries.toReversed())).toBe(formatLedger(entries));
  expect(formatLedger(entries)).toMatch(/"id":"c".*\n.*"id":"a".*\n.*"id":"b"/);
  expect(loadLedger(directoryWith(formatLedger(entries))).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('an entry has the route of its prices, or none', () => {
  const hotel: LedgerDeal = { kind: 'hotel', id: 'quay', title: 'The quay', price: 90, seen: '2026-11-18' };
  const entries = update([], [flight, hotel], [seen('2026-11-20', 280)]);
  expect(entries.map(routeOf)).toEqual([undefined, flight.route]);
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

describe('the lowest price of a deal with other departures', () => {
  const spring = { ...seen('2026-11-20', 200), depart: '2027-04-05', return: '2027-04-09' };
  const summer = { ...seen('2026-11-20', 700), depart: '2027-07-05', return: '2027-07-09' };
  const april = { months: ['2027-04'] };

  test.each([
    ['other months', april, { months: ['2027-07', '2027-08'] }],
    [
      'other dates',
      { dates: { from: '2027-04-01', to: '2027-04-30' } },
      { dates: { from: '2027-05-01', to: '2027-07-05' } },
    ],
    ['dates instead of months', april, { dates: { from: '2027-07-05', to: '2027-07-05' } }],
    ['months instead of dates', { dates: { from: '2027-04-05', to: '2027-06-30' } }, { months: ['2027-07'] }],
  ])('is that of %s', (_, terms, others) => {
    const before = update([], [{ ...flight, ...terms }], [spring, summer]);
    expect(before).toMatchObject([{ price: 200, lowest: 200 }]);
    const later = { ...before[0]!, last: TODAY };
    expect(update([later], [{ ...flight, ...others }], [spring, summer])).toMatchObject([
      { ...others, first: '2026-11-20', last: '2026-11-20', price: 700, lowest: 700 },
    ]);
    const dearer = { ...summer, seen: TODAY, price: 750 };
    const after = update(
      update([later], [{ ...flight, ...others }], [summer]),
      [{ ...flight, ...others }],
      [dearer],
    );
    expect(after).toMatchObject([{ price: 750, lowest: 700 }]);
  });

  test.each([
    ['a month more', april, { months: ['2027-04', '2027-07'] }],
    ['a month less', { months: ['2027-04', '2027-07'] }, { months: ['2027-07'] }],
    ['any month', april, {}],
    ['months instead of any', {}, { months: ['2027-07'] }],
    ['dates that share a day', april, { dates: { from: '2027-04-30', to: '2027-07-31' } }],
  ])('stays with %s', (_, terms, others) => {
    const before = update([], [{ ...flight, ...terms }], [spring]);
    const [after] = update(before, [{ ...flight, ...others }], [{ ...summer, seen: '2026-11-21' }]);
    expect(after).toMatchObject({ price: 700, lowest: 200 });
  });

  test('is that of earlier departures, if the deal has them now', () => {
    const before = update([], [{ ...flight, months: ['2027-07'] }], [{ ...summer, price: 200 }]);
    const [after] = update(
      before,
      [{ ...flight, ...april }],
      [{ ...spring, seen: '2026-11-21', price: 700 }],
    );
    expect(after).toMatchObject({ price: 700, lowest: 700 });
  });

  test('is the later one in lines of two branches', () => {
    const one = update([], [{ ...flight, ...april }], [spring]);
    const two = update([], [{ ...flight, months: ['2027-07'] }], [{ ...summer, seen: '2026-11-21' }]);
    expect(loadLedger(directoryWith(formatLedger([...one, ...two])))).toMatchObject([
      { price: 700, lowest: 700 },
    ]);
  });
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

test('the first day of such lines is the earliest, whichever line has it', () => {
  const [long] = update([], [flight], [seen('2026-11-20', 280)]);
  const lines = formatLedger([
    { ...long!, first: '2026-11-18', last: '2026-11-20' },
    { ...long!, first: '2026-11-17', last: '2026-11-21' },
  ]);
  expect(loadLedger(directoryWith(lines))).toMatchObject([{ first: '2026-11-17', last: '2026-11-21' }]);
});

test('a ledger that cannot be read is reported, not taken for an empty one', () => {
  const directory = temporaryFolder();
  mkdirSync(path.join(directory, LEDGER_FILE), { recursive: true });
  expect(readLedger(directory)).toMatchObject({ value: [], diagnostics: [{ field: 'file' }] });
  expect(() => loadLedger(directory)).toThrow('ledger.jsonl');
});

/** The ids that later steps of a build read after the check has read `text`. */
function idsAfterCheck(text: string): readonly string[] {
  const directory = directoryWith(text);
  process.env[CONTENT_MANIFEST] = path.join(temporaryFolder(), 'content.json');
  try {
    writeManifest(
      directory,
      () => readLedger(directory),
      () => true,
    );
    writeFileSync(path.join(directory, LEDGER_FILE), LINE.replace('"id":"a"', '"id":"saved-since"'));
    const { value, diagnostics } = readLedger(directory);
    expect(diagnostics).toEqual([]);
    return value.map(({ id }) => id);
  } finally {
    delete process.env[CONTENT_MANIFEST];
  }
}

test('later steps of a build see the ledger that the check has found right', () => {
  expect(idsAfterCheck(`${LINE}\n`)).toEqual(['a']);
  expect(idsAfterCheck(`${LINE}\n{\n`)).toEqual(['saved-since']);
});

const LINE =
  '{"kind":"flight","id":"a","title":"A","first":"2026-11-01","last":"2026-11-02","price":9,"lowest":9}';

test.each([
  ['no JSON', '{', 'line', 'one JSON object'],
  ['another kind', LINE.replace('flight', 'train'), 'kind', 'one of flight, package'],
  ['no title', LINE.replace('"A"', '""'), 'title', 'what the card of the deal said'],
  ['a price of nothing', LINE.replace('"price":9', '"price":0'), 'price', 'US dollars, above 0'],
  ['days in disorder', LINE.replace('11-02', '10-02'), 'last', 'the day of first'],
  ['a low that is high', LINE.replace('"lowest":9', '"lowest":10'), 'lowest', 'the price, or less'],
  ['half a route', LINE.replace('"first"', '"from":"OSL","first"'), 'from', 'from and to'],
  ['an unknown field', LINE.replace('"first"', '"seen":1,"first"'), 'seen', 'one of kind'],
  ['no object', '7', 'line', ''],
])('a broken line is reported with its place: %s', (_, line, field, expected) => {
  const { diagnostics } = readLedger(directoryWith(`${LINE}\n\n${line}\n`));
  expect(diagnostics).toEqual([
    expect.objectContaining({ line: 3, field, expected: expect.stringContaining(expected) }),
  ]);
});
