import * as fc from 'fast-check';
import type { Observation } from '@/lib/deals/prices/observation';
import { addDays } from '@/lib/source/dates';

/** Any right observation, seen in the days before `today`. */
export const arbitraryObservation = (today = '2026-11-22', days = 400): fc.Arbitrary<Observation> =>
  fc
    .record(
      {
        age: fc.nat(days),
        ahead: fc.nat(300),
        stay: fc.nat(30),
        isOneWay: fc.boolean(),
        cents: fc.integer({ min: 1, max: 1_000_000 }),
        airline: fc.constantFrom('BA', 'U2', 'FR'),
        stops: fc.nat(3),
        returnStops: fc.nat(3),
        link: fc.constantFrom('/search/NYC1501LON29011', '/search/NYC0102LON1', '/?params=NYC0102LON1'),
      },
      { requiredKeys: ['age', 'ahead', 'stay', 'isOneWay', 'cents'] },
    )
    .map(({ age, ahead, stay, isOneWay, cents, ...rest }) => {
      const seen = addDays(today, -age);
      const depart = addDays(seen, ahead);
      return {
        ...rest,
        ...{ seen, price: cents / 100, currency: 'USD', depart },
        ...(isOneWay ? {} : { return: addDays(depart, stay) }),
      };
    });
