import { recordFareWords, seenFareWords } from '@/lib/deals/prices/fare-words';
import type { SeenPrice } from '@/lib/deals/prices/judge-price';
import type { Terms } from '@/lib/deals/deal-terms';

const today = '2026-11-22';
const words = (change: Partial<SeenPrice>) =>
  seenFareWords(
    {
      price: 349,
      seen: '2026-11-20',
      depart: '2027-01-14',
      return: '2027-01-21',
      history: [
        { day: '2026-08-24', price: 520 },
        { day: '2026-10-01', price: 310.5 },
        { day: '2026-11-20', price: 349 },
      ],
      ...change,
    },
    'round-trip',
    today,
    { BA: 'British Airways' },
  );

test('dates, stops and airline, as much as is known', () => {
  expect(words({ stops: 0, returnStops: 0, airline: 'BA' }).facts).toEqual([
    'Jan 14 – 21',
    'nonstop',
    'British Airways',
  ]);
  expect(words({}).facts).toEqual(['Jan 14 – 21']);
});

test.each<[string, Partial<SeenPrice>, string]>([
  ['into the next month', { depart: '2027-01-28', return: '2027-02-04' }, 'Jan 28 – Feb 4'],
  ['back on the same day', { return: '2027-01-14' }, 'Jan 14'],
  ['one way', { return: undefined }, 'Jan 14'],
])('dates %s', (_, change, expected) => {
  expect(words(change).facts[0]).toBe(expected);
});

test.each<[Partial<SeenPrice>, string]>([
  [{ stops: 1, returnStops: 1 }, '1 stop'],
  [{ stops: 2, returnStops: 2 }, '2 stops'],
  [{ stops: 0, returnStops: 1 }, 'nonstop out · 1 stop back'],
  [{ stops: 0 }, 'nonstop out'],
  [{ returnStops: 0 }, 'nonstop back'],
  [{ stops: 0, return: undefined }, 'nonstop'],
])('stops %j are "%s"', (change, expected) => {
  expect(words(change).facts.slice(1).join(' · ')).toBe(expected);
});

test('an airline without a name keeps its code, whatever the code is', () => {
  expect(words({ airline: 'ZZ' }).facts.at(-1)).toBe('ZZ');
  expect(words({ airline: 'constructor' }).facts.at(-1)).toBe('constructor');
});

test('the day it was seen, with another year where it is one', () => {
  expect(words({}).seen).toBe('seen November 20');
  expect(
    seenFareWords(
      { price: 1, seen: '2026-12-30', depart: '2027-01-14', history: [] },
      'one-way',
      '2027-01-02',
      {},
    ).seen,
  ).toBe('seen December 30, 2026');
});

test('a claim and the line in words; what is usual is named where the claim is about it', () => {
  expect(words({ claim: { kind: 'lowest', days: 30 } })).toMatchObject({
    claim: 'Lowest in 30 days',
    line: { words: 'Price over 90 days: from $310.50 to $520, $349 on November 20' },
  });
  expect(words({ claim: { kind: 'below-usual', percent: 23, usual: 453 } })).toMatchObject({
    claim: '23% below its usual',
    line: { words: 'Price over 90 days: from $310.50 to $520, usually $453, $349 on November 20' },
  });
  expect(words({ history: [{ day: '2026-11-20', price: 349 }] }).line).toBeUndefined();
});

test('a line of one day is not one of "1 days"', () => {
  const history = [
    { day: '2026-11-21', price: 400 },
    { day: today, price: 349 },
  ];
  expect(words({ seen: today, history }).line?.words).toMatch(/^Price over 1 day: from \$349 to \$400/);
});

test.each<[Terms, object | undefined]>([
  [{}, undefined],
  [{ until: '2026-12-01' }, undefined],
  [
    { trip: 'one-way', seen: '2026-11-20' },
    { trip: 'one way', facts: [], seen: 'seen November 20' },
  ],
  // Where the price was seen, it is a day later than in UTC.
  [{ seen: '2026-11-23' }, { facts: [], seen: 'seen November 23' }],
  [{ dates: { from: '2026-12-01', to: '2026-12-20' } }, { facts: ['leaving Dec 1 – 20'] }],
  [{ dates: { from: '2026-12-01', to: '2026-12-01' } }, { facts: ['leaving Dec 1'] }],
  [{ dates: { from: today, to: '2026-12-20' } }, { facts: ['leaving Nov 22 – Dec 20'] }],
  [{ dates: { from: '2026-11-01', to: '2026-12-20' } }, { facts: ['leaving until Dec 20'] }],
  [{ dates: { from: '2026-12-28', to: '2027-01-04' } }, { facts: ['leaving Dec 28 – Jan 4'] }],
  [{ months: ['2027-02', '2026-10', '2027-01'] }, { facts: ['leaving in January 2027 and February 2027'] }],
])('a record that says %j', (terms, expected) => {
  expect(recordFareWords(terms, today)).toEqual(expected);
});
