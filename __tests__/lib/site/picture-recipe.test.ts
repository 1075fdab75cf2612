import { heightAt, variantsOf } from '@/lib/site/picture-recipe';

test.each([
  ['a photograph of a camera', [6000, 4000], [400, 800, 1200, 1600], [1600, 1067]],
  ['one as wide as the widest variant', [1600, 900], [400, 800, 1200, 1600], [1600, 900]],
  ['a smaller one, which is not enlarged', [1000, 500], [400, 800, 1000], [1000, 500]],
  ['one as wide as a variant', [800, 600], [400, 800], [800, 600]],
  ['a small one', [120, 90], [120], [120, 90]],
  ['a screenshot of a whole page', [1000, 9600], [400, 500], [500, 4800]],
  ['a line', [2000, 1], [400, 800, 1200, 1600], [1600, 1]],
  ['a thread', [1, 40_000], [1], [1, 40_000]],
] as const)('%s has its variants', (_, [width, height], widths, [largest, tallest]) => {
  expect(variantsOf({ width, height })).toEqual({ width: largest, height: tallest, widths });
});

test('the height at a width is whole, and never nothing', () => {
  expect(heightAt({ width: 1600, height: 900 }, 400)).toBe(225);
  expect(heightAt({ width: 3, height: 2 }, 100)).toBe(67);
  expect(heightAt({ width: 2000, height: 1 }, 400)).toBe(1);
});
