import fc from 'fast-check';
import { judgePrice } from '@/lib/deals/prices/judge-price';
import type { Observation, Trip } from '@/lib/deals/prices/observation';
import { addDays } from '@/lib/source/dates';

const today = '2026-11-22';
const ago = (days: number) => addDays(today, -days);

/** A round trip in January, seen so many days ago. */
const seen = (days: number, price: number, more: Partial<Observation> = {}): Observation => ({
  seen: ago(days),
  price,
  currency: 'USD',
  depart: '2027-01-14',
  return: '2027-01-21',
  ...more,
});
const oneWay = (days: number, price: number) => seen(days, price, { return: undefined });
/** One price a day, from so many days ago to so many. */
const daily = (from: number, to: number, price: number, more: Partial<Observation> = {}) =>
  Array.from({ length: from - to + 1 }, (_, index) => seen(from - index, price, more));
const judge = (observations: readonly Observation[], trip: Trip = 'round-trip', months?: string[]) =>
  judgePrice(observations, { today, trip, months });

describe('the price shown', () => {
  const cases: readonly (readonly [string, readonly Observation[], number | undefined])[] = [
    ['none was ever seen', [], undefined],
    ['the lowest of the week', [seen(0, 400), seen(3, 349), seen(6, 380)], 349],
    ['seen 7 days ago', [seen(7, 349)], 349],
    ['seen 8 days ago', [seen(8, 349)], undefined],
    ['a lower one is too old', [seen(8, 300), seen(1, 349)], 349],
    ['seen tomorrow, by a clock that is wrong', [seen(-1, 349)], undefined],
    ['its date is over', [seen(5, 349, { depart: ago(1), return: today })], undefined],
    ['it leaves today', [seen(0, 349, { depart: today })], undefined],
    ['it leaves tomorrow', [seen(0, 349, { depart: ago(-1) })], 349],
    ['a one-way fare is no round trip', [oneWay(0, 149), seen(0, 349)], 349],
  ];
  test.each(cases)('%s', (_, observations, price) => {
    expect(judge(observations)?.price).toBe(price);
    expect(judge(observations.toReversed())?.price).toBe(price);
  });

  test('of two that cost the same, the one seen last, leaving first, with fewer stops, and then by name', () => {
    const inOrder = [
      seen(0, 349, { depart: '2027-01-15', stops: 2, airline: 'B' }),
      seen(1, 349, { depart: '2027-01-14', return: '2027-01-20', stops: 2 }),
      seen(1, 349, { stops: 0, airline: 'B', link: '/a' }),
      seen(1, 349, { stops: 1, airline: 'A', link: '/a' }),
      seen(1, 349, { stops: 1, airline: 'A', link: '/b' }),
      seen(1, 349, { stops: 1, airline: 'B', link: '/a' }),
      seen(1, 349, { airline: 'A', link: '/a' }),
    ];
    inOrder.forEach((best, at) => {
      const shown = judge(inOrder.slice(at).toReversed());
      expect({ ...shown, currency: 'USD' }).toMatchObject(best);
    });
  });

  test('has what is known of the fare, and nothing else', () => {
    const known = { airline: 'SK', stops: 0, returnStops: 1, link: '/a' };
    const about = ['price', 'seen', 'depart', 'history'];
    expect(Object.keys(judge([oneWay(0, 149)], 'one-way') ?? {}).sort()).toEqual([...about].sort());
    expect(judge([seen(0, 349, known)])).toMatchObject({ ...known, return: '2027-01-21' });
  });

  test('comes with the lowest price of each of the last 90 days, in order', () => {
    const prices = [
      seen(1, 420),
      seen(91, 380),
      seen(90, 390),
      seen(5, 400),
      seen(1, 410),
      seen(3, 405),
      seen(0, 430),
    ];
    expect(judge(prices)?.history).toEqual([
      { day: ago(90), price: 390 },
      { day: ago(5), price: 400 },
      { day: ago(3), price: 405 },
      { day: ago(1), price: 410 },
      { day: today, price: 430 },
    ]);
  });

  test('one way, round trips do not count', () => {
    expect(judge([oneWay(0, 149), seen(0, 99)], 'one-way')).toMatchObject({ price: 149 });
    expect(judge([oneWay(0, 149)], 'one-way')).not.toHaveProperty('return');
  });

  test('only the months that the deal names', () => {
    const observations = [seen(0, 349), seen(0, 299, { depart: '2027-06-10', return: '2027-06-17' })];
    expect(judge(observations, 'round-trip', ['2027-01', '2027-02'])).toMatchObject({ price: 349 });
    expect(judge(observations, 'round-trip', ['2027-05'])).toBeUndefined();
  });

  test('only the days of departure that the deal names', () => {
    const observations = [
      seen(0, 349),
      seen(0, 299, { depart: '2027-01-16' }),
      seen(0, 199, { depart: '2027-01-12' }),
    ];
    const dates = { from: '2027-01-13', to: '2027-01-15' };
    expect(judgePrice(observations, { today, trip: 'round-trip', dates })).toMatchObject({ price: 349 });
    const wider = { from: '2027-01-12', to: '2027-01-16' };
    expect(judgePrice(observations, { today, trip: 'round-trip', dates: wider })).toMatchObject({
      price: 199,
    });
    const one = { from: '2027-01-16', to: '2027-01-16' };
    expect(judgePrice(observations, { today, trip: 'round-trip', dates: one })).toMatchObject({ price: 299 });
  });

  test('of equal prices the one seen last, then the one that leaves first, with all that is known of it', () => {
    const known = { airline: 'BA', stops: 0, returnStops: 1, link: '/search/NYC1401LON21011' };
    const shown = judge([
      seen(2, 349),
      seen(1, 349, { depart: '2027-01-15' }),
      seen(1, 349, known),
      seen(0, 380),
    ]);
    expect(shown).toMatchObject({
      ...{ price: 349, seen: ago(1), depart: '2027-01-14', return: '2027-01-21' },
      ...known,
    });
  });

  test('the history has the lowest price of each of 90 days', () => {
    const observations = [seen(91, 500), seen(90, 480), seen(90, 450), seen(4, 400), seen(1, 420)];
    expect(judge(observations)?.history).toEqual([
      { day: ago(90), price: 450 },
      { day: ago(4), price: 400 },
      { day: ago(1), price: 420 },
    ]);
  });
});

test('the history has the price shown on its day, not a lower one whose departure is over', () => {
  const observations = [seen(8, 420), seen(3, 300, { depart: ago(1), return: today }), seen(3, 450)];
  expect(judge(observations)).toMatchObject({
    price: 450,
    history: [
      { day: ago(8), price: 420 },
      { day: ago(3), price: 450 },
    ],
  });
});

describe('the claim', () => {
  test('is gone when a later answer for the month has a higher price; the price stays', () => {
    const observations = [...daily(40, 6, 500), seen(5, 300)];
    expect(judge(observations)).toMatchObject({ price: 300, claim: { kind: 'below-usual', percent: 40 } });
    // Another month says nothing about this one.
    const february = { depart: '2027-02-10', return: '2027-02-17' };
    expect(judge([...observations, seen(4, 520, february)])?.claim).toBeDefined();
    const replaced = judge([...observations, seen(4, 520)]);
    expect(replaced?.price).toBe(300);
    expect(replaced).not.toHaveProperty('claim');
    expect(replaced).not.toHaveProperty('formerPrice');
  });

  const lowest = { kind: 'lowest', days: 30 };
  const cases: readonly (readonly [string, readonly Observation[], object | undefined, number?])[] = [
    [
      'well below every price: so many percent below the usual one',
      [...daily(40, 1, 400), seen(0, 308)],
      { kind: 'below-usual', percent: 23, usual: 400 },
    ],
    [
      'percent are rounded down',
      [...daily(40, 1, 400), seen(0, 300.01)],
      { kind: 'below-usual', percent: 24, usual: 400 },
    ],
    [
      'five percent are worth a word',
      [...daily(40, 1, 400), seen(0, 380)],
      { kind: 'below-usual', percent: 5, usual: 400 },
    ],
    ['less is not', [...daily(40, 1, 400), seen(0, 381)], lowest, 400],
    [
      'the day itself is no part of what was usual before',
      [...daily(13, 7, 500), ...daily(6, 1, 400), seen(0, 300)],
      { kind: 'below-usual', percent: 40, usual: 500 },
    ],
    [
      'usual is the lower one of the two in the middle, by amount',
      [...Array.from({ length: 14 }, (_, at) => seen(14 - at, 97 + ((at * 5) % 14))), seen(0, 60)],
      { kind: 'below-usual', percent: 41, usual: 103 },
    ],
    [
      'what was usual more than 90 days ago is not usual now',
      [...daily(200, 91, 500), ...daily(90, 1, 400), seen(0, 300)],
      { kind: 'below-usual', percent: 25, usual: 400 },
    ],
    [
      'what was usual 90 days ago is',
      [...daily(90, 46, 400), ...daily(45, 1, 500), seen(0, 300)],
      { kind: 'below-usual', percent: 25, usual: 400 },
    ],
    ['the former price may be 30 days old', [seen(30, 352), ...daily(29, 1, 360), seen(0, 349)], lowest, 352],
    [
      '14 days of prices, the first of them 30 days ago',
      [seen(30, 400), ...daily(12, 1, 400), seen(0, 300)],
      { kind: 'below-usual', percent: 25, usual: 400 },
    ],
    ['a little below every price', [...daily(40, 1, 400), seen(0, 390)], lowest, 400],
    [
      'the lowest again: nothing to strike through',
      [...daily(40, 2, 400), seen(1, 349), seen(0, 349)],
      lowest,
    ],
    [
      'a lower one 30 days ago',
      [...daily(90, 31, 500), seen(30, 340), ...daily(29, 1, 500), seen(0, 349)],
      undefined,
    ],
    [
      'a lower one 31 days ago',
      [...daily(90, 32, 500), seen(31, 340), ...daily(30, 1, 500), seen(0, 349)],
      { kind: 'below-usual', percent: 30, usual: 500 },
    ],
    [
      'the former price is the lowest one, not the usual one',
      [...daily(90, 20, 500), ...daily(19, 1, 352), seen(0, 349)],
      { kind: 'below-usual', percent: 30, usual: 500 },
    ],
    ['13 days of prices', [...daily(12, 1, 400), seen(0, 300)], undefined],
    [
      '14 days of prices',
      [...daily(13, 1, 400), seen(0, 300)],
      { kind: 'below-usual', percent: 25, usual: 400 },
    ],
    ['14 days of prices, most of them long ago', [...daily(60, 40, 400), seen(0, 300)], undefined],
    [
      'many prices on few days',
      [...daily(5, 1, 400), ...daily(5, 1, 410), ...daily(5, 1, 420), seen(0, 300)],
      undefined,
    ],
    ['always the same price', daily(90, 0, 349), undefined],
    [
      'above the usual one',
      [...daily(90, 60, 300), ...daily(59, 31, 300), ...daily(30, 1, 500), seen(0, 450)],
      undefined,
    ],
    [
      'a lower fare of the route for other dates',
      [...daily(40, 1, 400), seen(10, 299, { depart: '2027-06-01', return: '2027-06-08' }), seen(0, 308)],
      undefined,
    ],
    [
      'a lower fare of the route that left since',
      [...daily(40, 1, 400), seen(10, 299, { depart: ago(9), return: ago(2) }), seen(0, 308)],
      undefined,
    ],
    [
      'cheaper one way',
      [...daily(40, 1, 400), oneWay(10, 99), seen(0, 308)],
      { kind: 'below-usual', percent: 23, usual: 400 },
    ],
  ];
  test.each(cases.map(([name, ...rest]) => ({ name, rest })))(
    '$name',
    ({ rest: [observations, claim, formerPrice] }) => {
      const shown = judge(observations, 'round-trip', ['2027-01']);
      expect(shown?.claim).toEqual(claim);
      expect(shown?.formerPrice).toBe(formerPrice);
    },
  );
});

describe('whatever was seen', () => {
  const observation = fc
    .record({
      age: fc.integer({ min: -5, max: 140 }),
      price: fc.oneof(
        fc.integer({ min: 1, max: 12 }).map((step) => step * 50),
        fc.constant(299.99),
      ),
      leaves: fc.integer({ min: 0, max: 200 }),
      nights: fc.option(fc.integer({ min: 0, max: 30 }), { nil: undefined }),
    })
    .map(({ age, price, leaves, nights }): Observation => {
      const depart = addDays(ago(age), leaves);
      return {
        ...{ seen: ago(age), price, currency: 'USD', depart },
        ...(nights !== undefined && { return: addDays(depart, nights) }),
      };
    });
  /** Chance alone hardly ever makes a claim: many days at one price, then whatever else. */
  const sequence = fc
    .record({
      some: fc.oneof(fc.array(observation, { maxLength: 60 }), fc.array(observation, { maxLength: 4 })),
      steady: fc.option(
        fc.record({ from: fc.integer({ min: 1, max: 100 }), price: fc.integer({ min: 100, max: 600 }) }),
      ),
      now: fc.option(
        fc.record({ age: fc.integer({ min: 0, max: 9 }), price: fc.integer({ min: 20, max: 300 }) }),
      ),
    })
    .map(({ some, steady, now }) => [
      ...some,
      ...(steady ? daily(steady.from, 1, steady.price) : []),
      ...(now ? [seen(now.age, now.price)] : []),
    ]);
  const trips = fc.constantFrom<Trip>('round-trip', 'one-way');
  const months = fc.option(fc.subarray(['2026-11', '2026-12', '2027-01', '2027-02'], { minLength: 1 }), {
    nil: undefined,
  });
  const runs = { numRuns: 500 };

  test('nothing older than 7 days, nothing in the past, nothing that was not seen', () => {
    fc.assert(
      fc.property(sequence, trips, months, (observations, trip, named) => {
        const shown = judgePrice(observations, { today, trip, months: named });
        if (!shown) return;
        const { price, depart } = shown;
        expect(shown.seen >= ago(7) && shown.seen <= today).toBe(true);
        expect(depart > today).toBe(true);
        expect(shown.return === undefined || shown.return >= depart).toBe(true);
        expect((shown.return === undefined) === (trip === 'one-way')).toBe(true);
        expect(named?.includes(depart.slice(0, 7)) ?? true).toBe(true);
        const source = observations.filter((one) => one.seen === shown.seen && one.depart === depart);
        expect(source.some((one) => one.price === price)).toBe(true);
        expect(shown.history.every(({ day }) => day >= ago(90) && day <= today)).toBe(true);
      }),
      runs,
    );
  });

  test('no claim and no former price that the rule does not allow', () => {
    let claims = 0;
    fc.assert(
      fc.property(sequence, trips, months, (observations, trip, named) => {
        const shown = judgePrice(observations, { today, trip, months: named });
        if (!shown?.claim) {
          expect(shown?.formerPrice).toBeUndefined();
          return;
        }
        claims += 1;
        const { price, claim, formerPrice } = shown;
        const sameKind = observations.filter(
          (one) => one.seen <= today && (one.return === undefined) === (trip === 'one-way'),
        );
        const before = sameKind.filter(
          (one) => one.seen < shown.seen && one.seen >= addDays(shown.seen, -30),
        );
        const lowestBefore = Math.min(...before.map((one) => one.price));
        expect(new Set([...before.map((one) => one.seen), shown.seen]).size).toBeGreaterThanOrEqual(14);
        // The 30 days to now and the 30 days before the price was seen.
        for (const one of sameKind.filter(({ seen: day }) => day >= addDays(shown.seen, -30)))
          expect(one.price).toBeGreaterThanOrEqual(price);
        if (formerPrice !== undefined) {
          expect(formerPrice).toBe(lowestBefore);
          expect(formerPrice).toBeGreaterThan(price);
          expect(claim.kind).toBe('lowest');
        }
        if (claim.kind === 'below-usual') {
          expect(price).toBeLessThan(lowestBefore);
          expect(price).toBeLessThanOrEqual(claim.usual * (1 - claim.percent / 100) + 1e-9);
          expect(sameKind.some((one) => one.price === claim.usual)).toBe(true);
        }
      }),
      runs,
    );
    // Some 45 of the random series make a claim: with five of them the property was tested.
    expect(claims).toBeGreaterThan(5);
  });

  test.each<readonly [string, Partial<Observation>, Partial<Observation>]>([
    ['seen last', { seen: ago(1) }, { seen: ago(2), depart: '2027-01-02' }],
    ['that departs first', { depart: '2027-01-14', stops: 1 }, { depart: '2027-01-15', stops: 0 }],
    ['with the earlier return', { return: '2027-01-20', stops: 1 }, { stops: 0 }],
    ['with fewer stops', { stops: 0, airline: 'ZB' }, { stops: 1, airline: 'BA' }],
    ['with known stops', { stops: 2, airline: 'ZB' }, { airline: 'BA' }],
    ['of the first airline', { airline: 'BA', link: '/z' }, { airline: 'ZB', link: '/a' }],
    ['with the first link', { link: '/a' }, { link: '/z' }],
  ])('of equal prices, the one %s is shown', (_, first, second) => {
    for (const order of [
      [first, second],
      [second, first],
    ])
      expect(judge(order.map((each) => seen(0, 349, each)))).toMatchObject(first);
  });

  test('the order of the observations does not matter', () => {
    fc.assert(
      fc.property(sequence, trips, (observations, trip) => {
        expect(judgePrice(observations.toReversed(), { today, trip })).toEqual(
          judgePrice(observations, { today, trip }),
        );
      }),
    );
  });
});
