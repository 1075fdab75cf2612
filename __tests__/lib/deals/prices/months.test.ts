import { cheapestByMonth } from '@/lib/deals/prices/months';
import type { Observation } from '@/lib/deals/prices/observation';

const TODAY = '2026-11-22';
const seen = (day: string, depart: string, price: number, more: Partial<Observation> = {}): Observation => ({
  ...{ seen: day, price, currency: 'USD', depart, return: '2027-06-30' },
  ...more,
});
const months = (...observations: readonly Observation[]) =>
  cheapestByMonth(observations, { today: TODAY, trip: 'round-trip' }).map(
    ({ month, price }) => `${month} ${price}`,
  );

test('each month has the lowest price seen in the last seven days, in the order of the months', () => {
  expect(
    months(
      seen('2026-11-20', '2027-03-02', 410),
      seen('2026-11-22', '2026-12-05', 380),
      seen('2026-11-15', '2027-03-20', 395.5),
    ),
  ).toEqual(['2026-12 380', '2027-03 395.5']);
});

test.each([
  ['was seen too long ago', seen('2026-11-14', '2027-01-10', 100)],
  ['is of a day to come', seen('2026-11-23', '2027-01-10', 100)],
  ['is for a departure of today', seen('2026-11-20', '2026-11-22', 100)],
  ['is for one way', seen('2026-11-20', '2027-01-10', 100, { return: undefined })],
])('a price does not count that %s', (_, observation) => {
  expect(months(observation)).toEqual([]);
});
