import { currentSubId, subIdAliasesSchema } from '@/lib/partners/sub-id-aliases';

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
  expect(told({ from: 'Home Flights', to: 'b_c_d' })).toEqual([
    expect.stringContaining('aliases.0.from: a sub-id such as'),
  ]);
});
