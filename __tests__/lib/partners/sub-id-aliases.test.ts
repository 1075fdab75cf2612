import { currentSubId, formerSubIds, subIdAliasesSchema } from '@/lib/partners/sub-id-aliases';

const aliases = [
  { from: 'home_flights_a', to: 'home_flights_b' },
  { from: 'home_flights_b', to: 'home_flights_c' },
  { from: 'old-slug_*', to: 'new-slug_*' },
];

test.each([
  ['home_flights_a', 'home_flights_c'],
  ['home_flights_b', 'home_flights_c'],
  ['home_flights_x', 'home_flights_x'],
  ['old-slug_text_place', 'new-slug_text_place'],
  ['older-old-slug_text_place', 'older-old-slug_text_place'],
  ['', ''],
])('%s is called %s today', (before, today) => {
  expect(currentSubId(before, aliases)).toBe(today);
});

test.each([
  ['home_flights_c', ['home_flights_b']],
  ['new-slug_text_place', ['old-slug_text_place']],
  ['home_flights_a', []],
])('%s was called %j before', (today, before) => {
  expect(formerSubIds(today, aliases)).toEqual(before);
});

const told = (...list: readonly { readonly from: string; readonly to: string }[]) =>
  subIdAliasesSchema
    .safeParse({ aliases: list })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('renames are checked', () => {
  expect(told(...aliases)).toBeUndefined();
  expect(told({ from: 'a_b_c', to: 'a_b_d' }, { from: 'a_b_c', to: 'a_b_e' })).toEqual([
    'aliases.1.from: a sub-id that is renamed once',
  ]);
  expect(told({ from: 'a_b_c', to: 'a_b_d' }, { from: 'a_b_d', to: 'a_b_c' })).toEqual([
    'aliases.0.to: no circle of renamed sub-ids',
    'aliases.1.to: no circle of renamed sub-ids',
  ]);
  expect(told({ from: 'a_*', to: 'b_c_d' })).toEqual([expect.stringContaining("'*' at the end of both")]);
  expect(told({ from: 'a_*', to: 'a_b_*' })).toEqual(['aliases.0.to: no circle of renamed sub-ids']);
  expect(told({ from: 'a_b_c', to: 'a_b_c' })).toEqual(['aliases.0.to: no circle of renamed sub-ids']);
  expect(told({ from: 'post_text_harbor', to: 'post_text_old-harbor' })).toBeUndefined();
});

test.each(['Home Flights', 'home_flights_a b', 'home_*_a', 'a_b_c_d_e'])('%j is no sub-id', (from) => {
  expect(told({ from, to: 'b_c_d' })).toEqual([expect.stringContaining('aliases.0.from: a sub-id such as')]);
});

test('a file without renames has an empty list', () => {
  expect(subIdAliasesSchema.safeParse({ aliases: [] }).success).toBe(true);
  expect(subIdAliasesSchema.safeParse({}).error?.issues[0]?.message).toContain('or [] for none');
});
