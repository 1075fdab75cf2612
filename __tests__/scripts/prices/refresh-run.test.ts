import { NetworkError, type NetworkFailure } from '@/scripts/network/network-error';
import type { PriceQuery } from '@/scripts/prices/price-queries';
import { refreshPrices, type RefreshOptions } from '@/scripts/prices/refresh-prices';

const queriesTo = (...places: readonly string[]): readonly PriceQuery[] =>
  places.map((to) => ({ route: { from: 'NYC', to }, trip: 'one-way', month: '2027-02' }));
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...queriesTo('LON')[0]!, month: `${2027 + index}-02` }));
const NOTHING = { data: [] };

/** Runs with a network that answers each question by its number, from 0. */
async function run(
  queries: readonly PriceQuery[],
  answer: (number: number) => unknown,
  more: Partial<RefreshOptions> = {},
) {
  let asked = 0;
  const kept: string[] = [];
  const refreshed = refreshPrices({
    queries,
    client: {
      request: async (_path, { schema }) => {
        const value = answer(asked++);
        if (value instanceof Error) throw value;
        return schema.parse(value);
      },
    },
    today: '2026-11-22',
    keep: ({ to }) => void kept.push(to),
    ...more,
  });
  const result = await refreshed.catch((error: unknown) => error);
  return { result, asked, kept };
}
const failure = (kind: NetworkFailure) => new NetworkError(kind, `It was ${kind}.`);

test.each<NetworkFailure>(['connection', 'silence'])(
  'a network that never answers (%s) is given up after a few questions',
  async (kind) => {
    const { result, asked, kept } = await run(many(40), () => failure(kind));
    expect(result).toMatchObject({ stopped: 'no network' });
    expect(asked).toBeLessThan(12);
    expect(kept).toEqual(['LON']);
  },
);

test('a network that has answered is given up later', async () => {
  const { result, asked } = await run(many(60), (number) => (number === 0 ? NOTHING : failure('silence')));
  expect(result).toMatchObject({ stopped: 'no network' });
  expect(asked).toBeGreaterThan(12);
  expect(asked).toBeLessThan(30);
});

test('a network that answers now and then, or with errors, is asked to the end', async () => {
  const now = await run(many(40), (number) => (number % 2 ? NOTHING : failure('silence')));
  const errors = await run(many(40), () => failure('status'));
  expect([now.asked, errors.asked]).toEqual([40, 40]);
  expect([now.result, errors.result]).toEqual([
    expect.not.objectContaining({ stopped: expect.anything() }),
    expect.not.objectContaining({ stopped: expect.anything() }),
  ]);
});

test('two questions without an answer, and no others, are a network that is not there', async () => {
  expect((await run(many(2), () => failure('silence'))).result).toMatchObject({ stopped: 'no network' });
  const one = await run(many(2), (number) => (number ? failure('silence') : NOTHING));
  expect(one.result).not.toHaveProperty('stopped');
  expect((await run([], () => NOTHING)).result).not.toHaveProperty('stopped');
});

test.each<NetworkFailure>(['token', 'time'])(
  'after the failure %s no further question is asked',
  async (kind) => {
    const { result, asked } = await run(many(40), () => failure(kind));
    expect(result).toMatchObject({ stopped: { failure: kind } });
    expect(asked).toBeLessThan(12);
    expect(result).toMatchObject({
      missing: expect.arrayContaining([
        expect.objectContaining({ reason: `It was ${kind}.` }),
        expect.objectContaining({ reason: 'the run ended before its answer' }),
      ]),
    });
  },
);

test('routes come by their names, and each is kept once', async () => {
  const { result, kept } = await run(queriesTo('ROM', 'LON', 'OSL', 'LON'), () => NOTHING);
  expect(result).toMatchObject({
    routes: [{ route: 'NYC-LON' }, { route: 'NYC-OSL' }, { route: 'NYC-ROM' }],
  });
  expect(kept.toSorted()).toEqual(['LON', 'OSL', 'ROM']);
});

test('a defect ends the run, after every route was kept', async () => {
  const { result, kept } = await run(queriesTo('LON', 'ROM'), (number) =>
    number === 0 ? new TypeError('defect') : NOTHING,
  );
  expect(result).toEqual(new TypeError('defect'));
  expect(kept.toSorted()).toEqual(['LON', 'ROM']);
});

test('where one route cannot be kept, the others are, and the first failure is thrown', async () => {
  const tried: string[] = [];
  const { result } = await run(queriesTo('LON', 'ROM', 'OSL'), () => NOTHING, {
    keep: ({ to }) => {
      tried.push(to);
      throw new Error(`${to} is full`);
    },
  });
  expect(result).toEqual(new Error(`${tried[0]} is full`));
  expect(tried.toSorted()).toEqual(['LON', 'OSL', 'ROM']);
});
