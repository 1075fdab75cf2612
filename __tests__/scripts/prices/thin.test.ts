import * as fc from 'fast-check';
import { compareObservations, monthOf, tripOf, type Observation } from '@/lib/deals/prices/observation';
import { addDays } from '@/lib/source/dates';
import { thin } from '@/scripts/prices/thin';
import { arbitraryObservation } from '@/__tests__/support/arbitrary-observation';

const TODAY = '2026-11-22';
const series = fc.array(arbitraryObservation(TODAY), { maxLength: 80 });

const seenOn = (seen: string, price: number): Observation => ({
  ...{ seen, price, currency: 'USD', depart: '2027-01-15', return: '2027-01-20' },
});

const lowestOf = (observations: readonly Observation[]): ReadonlyMap<string, number> => {
  const lowest = new Map<string, number>();
  for (const observation of observations) {
    const name = `${tripOf(observation)} ${monthOf(observation)}`;
    lowest.set(name, Math.min(lowest.get(name) ?? Infinity, observation.price));
  }
  return lowest;
};

test('of a week that is older than 97 days the cheapest day stays', () => {
  // Monday to Sunday, and the Monday after.
  const days = ['2026-08-03', '2026-08-05', '2026-08-09', '2026-08-10'];
  const thinned = thin(
    days.map((day, index) => seenOn(day, [300, 250, 280, 310][index]!)),
    TODAY,
  );
  expect(thinned.map(({ seen, price }) => [seen, price])).toEqual([
    ['2026-08-05', 250],
    ['2026-08-10', 310],
  ]);
});

test('of two equally cheap days of such a week the later one stays, in whichever order they come', () => {
  const pair = [seenOn('2026-08-04', 250), seenOn('2026-08-06', 250)];
  for (const all of [pair, pair.toReversed()])
    expect(thin(all, TODAY).map(({ seen }) => seen)).toEqual(['2026-08-06']);
});

test('of two fares of a day at one price the same one stays, in whichever order they come', () => {
  const pair = ['BA', 'U2'].map((airline) => ({ ...seenOn(TODAY, 250), airline }));
  expect(thin(pair, TODAY)).toHaveLength(1);
  expect(thin(pair.toReversed(), TODAY)).toEqual(thin(pair, TODAY));
});

test('every day of a week that has a day of the last 97 stays', () => {
  // 97 days before is August 17, a Monday.
  const days = ['2026-08-15', '2026-08-16', '2026-08-17', '2026-08-18'];
  const thinned = thin(
    days.map((day, index) => seenOn(day, 300 - index)),
    TODAY,
  );
  expect(thinned.map(({ seen }) => seen)).toEqual(['2026-08-16', '2026-08-17', '2026-08-18']);
});

test('a week whose Sunday is the first of the last 97 days is not thinned yet', () => {
  // 97 days before November 21 is August 16, a Sunday.
  const days = ['2026-08-14', '2026-08-16'].map((day) => seenOn(day, 300));
  expect(thin(days, '2026-11-21')).toHaveLength(2);
});

test('of two runs on a day the cheaper price stays; another month and another trip are a series of their own', () => {
  const others = [
    { ...seenOn(TODAY, 90), depart: '2027-02-15', return: '2027-02-20' },
    { ...seenOn(TODAY, 80), return: undefined },
  ];
  const thinned = thin([seenOn(TODAY, 300), seenOn(TODAY, 280), ...others], TODAY);
  expect(thinned.map(({ price }) => price)).toEqual([80, 280, 90]);
});

test('the cheapest of a month does not drive out a fare for other days, which a deal may be for', () => {
  const dearer = { ...seenOn(TODAY, 300), depart: '2027-01-18' };
  expect(thin([seenOn(TODAY, 200), dearer], TODAY)).toHaveLength(2);
});

test('of an old week the cheapest fare for the dates of a deal stays beside that of the month', () => {
  const leaving = (observation: Observation, depart: string) => ({ ...observation, depart });
  const all = [
    seenOn('2026-08-03', 200),
    leaving(seenOn('2026-08-03', 320), '2027-01-18'),
    leaving(seenOn('2026-08-05', 300), '2027-01-19'),
    leaving(seenOn('2026-08-06', 250), '2027-01-20'),
  ];
  const thinned = thin(all, TODAY, [{ from: '2027-01-18', to: '2027-01-19' }]);
  expect(thinned.map(({ price }) => price)).toEqual([200, 300]);
  expect(thin(thinned, TODAY, [{ from: '2027-01-18', to: '2027-01-19' }])).toEqual(thinned);
  const two = [
    { from: '2027-01-18', to: '2027-01-19' },
    { from: '2027-01-20', to: '2027-01-25' },
  ];
  expect(thin(all, TODAY, two).map(({ price }) => price)).toEqual([200, 300, 250]);
});

test('nothing is invented, nothing of the last 97 days is lost but the dearer ones of a day, and the order does not matter', () => {
  fc.assert(
    fc.property(series, (observations) => {
      const thinned = thin(observations, TODAY);
      expect(observations).toEqual(expect.arrayContaining([...thinned]));
      expect(thin(observations.toReversed(), TODAY)).toEqual(thinned);
      expect(thinned).toEqual(thinned.toSorted(compareObservations));
      const recent = (all: readonly Observation[]) => all.filter(({ seen }) => seen >= addDays(TODAY, -97));
      for (const day of new Set(recent(observations).map(({ seen }) => seen))) {
        const of = (all: readonly Observation[]) => lowestOf(all.filter(({ seen }) => seen === day));
        expect(of(thinned)).toEqual(of(observations));
      }
    }),
  );
});

test('day after day, no thinned series has a higher lowest price than what was seen', () => {
  fc.assert(
    fc.property(series, fc.integer({ min: 1, max: 200 }), (observations, step) => {
      let kept: readonly Observation[] = [];
      const inOrder = observations.toSorted(compareObservations);
      for (let day = addDays(TODAY, -400); day <= TODAY; day = addDays(day, step)) {
        const known = inOrder.filter(({ seen }) => seen <= day && seen > addDays(day, -step));
        kept = thin([...kept, ...known], day);
        expect(lowestOf(kept)).toEqual(
          lowestOf(inOrder.filter(({ seen }) => seen <= day && seen > addDays(TODAY, -400 - step))),
        );
      }
      expect(thin(kept, TODAY)).toEqual(thin(thin(kept, TODAY), TODAY));
    }),
    { numRuns: 30 },
  );
});
