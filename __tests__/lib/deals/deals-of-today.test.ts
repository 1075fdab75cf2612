import { dealsOfToday, furtherKinds } from '@/lib/deals/deals-of-today';
import type { DealKind } from '@/lib/deals/deal-kinds';
import { contentWith } from '@/__tests__/support/content-copy';

/* In the preview, which lists ended deals as well. */
const env = process.env;
beforeAll(() => (process.env = { ...env, NODE_ENV: 'development' }));
afterAll(() => (process.env = env));

const ENDED = 'until: 2020-01-31';
const PICK = 'pick: true\n  by: Ada\n  why: It is calm.';
const [flights, hotels] = ['deals/flights.yaml', 'deals/hotels.yaml'];

test.each<readonly [file: string, price: string, terms: string, first: readonly string[], picks: number]>([
  [flights, 'price: 210', 'trip: one-way', ['norhaven-eastwick', 'eastwick-old-town'], 0],
  [flights, 'price: 210', ENDED, ['suderby-westerlo', 'eastwick-old-town'], 0],
  [hotels, 'price: 70', ENDED, ['norhaven-eastwick', 'norhaven-quay'], 0],
  [flights, 'price: 210', PICK, ['norhaven-eastwick', 'eastwick-old-town'], 1],
  [hotels, 'price: 70', PICK, ['norhaven-eastwick', 'eastwick-old-town'], 0],
])('%s, %s with %j: the first current deal of each kind', (file, price, terms, [flight, hotel], picks) => {
  const { directory } = contentWith(file, [price, `${price}\n  ${terms}`]);
  const deals = dealsOfToday(directory);
  expect(deals.map(({ id }) => id)).toEqual([flight, 'isla-vela', hotel, 'harbor-van']);
  // Only the pick of the first kind is shown as one.
  expect(deals.filter(({ pick }) => pick)).toHaveLength(picks);
});

test.each<readonly [kind: DealKind, shown: readonly string[], ids: readonly string[]]>([
  ['hotel', ['eastwick-old-town'], ['westerlo-park', 'norhaven-quay', 'monte-fino-summit']],
  ['transfer', ['harbor-van'], ['night-cab']],
  ['transfer', ['harbor-van', 'night-cab'], []],
])('further deals: %s without %j', (kind, shown, ids) => {
  const kinds = furtherKinds(shown.map((id) => ({ id })));
  const found = kinds.find((each) => each.kind === kind);
  // A kind without further deals is left out.
  expect(found?.deals.map(({ id }) => id) ?? []).toEqual(ids);
  expect(found === undefined).toBe(ids.length === 0);
});

test('further deals have not ended', () => {
  const { directory } = contentWith(hotels, ['price: 70', `price: 70\n  ${ENDED}`]);
  const ids = furtherKinds([], directory).flatMap(({ deals }) => deals.map(({ id }) => id));
  expect(ids).not.toContain('eastwick-old-town');
  expect(ids).toContain('norhaven-quay');
});
