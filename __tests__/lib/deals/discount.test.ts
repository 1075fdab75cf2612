import { discountPercent } from '@/lib/deals/discount';

test.each([
  [299, 499, 40],
  [80, 100, 20],
  [995, 1000, 1],
  [996, 1000, 0],
  [1, 1000, 99],
])('%d instead of %d saves %d %', (price, originalPrice, percent) => {
  expect(discountPercent(price, originalPrice)).toBe(percent);
});
