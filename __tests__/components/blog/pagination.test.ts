import { pagesToShow } from '@/components/blog/pagination';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [3, 5, [1, 2, 3, 4, 5]],
  [1, 209, [1, 2, 0, 105, 0, 209]],
  [100, 209, [1, 0, 51, 0, 99, 100, 101, 0, 155, 0, 209]],
  [209, 209, [1, 0, 105, 0, 208, 209]],
])('on page %i of %i: ends, neighbors and halfway to both ends', (current, count, shown) => {
  expect(pagesToShow(current, count)).toEqual(shown);
});

test('every one of 209 pages is at most eight presses away from the first', () => {
  const reached = new Map([[1, 0]]);
  for (const [page, presses] of reached)
    for (const next of pagesToShow(page, 209))
      if (next > 0 && !reached.has(next)) reached.set(next, presses + 1);
  expect(reached.size).toBe(209);
  expect(Math.max(...reached.values())).toBeLessThanOrEqual(8);
});
