import { subId, SUB_ID_LIMIT } from '@/lib/partners/sub-id';

test.each([
  [{ page: 'home', block: 'flights', item: 'new-york-london' }, 'home_flights_new-york-london'],
  [{ page: 'blog', block: 'a1', item: '2' }, 'blog_a1_2'],
])('%j is %s', (placement, expected) => {
  expect(subId(placement)).toBe(expected);
});

test.each([
  [{ page: '', block: 'b', item: 'i' }, /page ''/],
  [{ page: 'Home', block: 'b', item: 'i' }, /page 'Home'/],
  [{ page: 'home', block: 'a_b', item: 'i' }, /block 'a_b'/],
  [{ page: 'home', block: 'b', item: 'café' }, /item 'café'/],
  [{ page: 'home', block: 'b', item: 'a.b' }, /item 'a\.b'/],
  [{ page: 'home', block: 'b', item: '-a' }, /item '-a'/],
])('%j is refused', (placement, message) => {
  expect(() => subId(placement)).toThrow(message);
});

test('one of sixty characters is whole, a longer one has the hash of the whole in seven', () => {
  const item = 'a'.repeat(SUB_ID_LIMIT - 'blog_c_'.length);
  expect(subId({ page: 'blog', block: 'c', item })).toBe(`blog_c_${item}`);
  expect(subId({ page: 'blog', block: 'c', item: `${item}a` })).toBe(`blog_c_${'a'.repeat(44)}__035zsda`);
});

test('placements that read alike when joined stay apart', () => {
  const ids = [
    subId({ page: 'a', block: 'b-c', item: 'd' }),
    subId({ page: 'a-b', block: 'c', item: 'd' }),
    subId({ page: 'a', block: 'b', item: 'c-d' }),
  ];
  expect(new Set(ids).size).toBe(3);
});

test('a long one is cut to the limit, stays safe, stays the same and stays its own', () => {
  const block = 'what-to-pack-for-two-weeks-in-the-mountains-when-it-may-rain-every-day';
  const ids = Array.from({ length: 500 }, (_, index) =>
    subId({ page: 'blog', block, item: `link-${index}` }),
  );
  expect(new Set(ids).size).toBe(500);
  expect(ids[7]).toBe(subId({ page: 'blog', block, item: 'link-7' }));
  for (const id of ids) {
    expect(id.length).toBeLessThanOrEqual(SUB_ID_LIMIT);
    expect(id).toMatch(/^blog_what-to-pack[a-z0-9_-]+$/);
  }
});
