import { shorten } from '@/lib/source/shorten';

test.each([
  ['', ''],
  ['12345', '12345'],
  ['123456', '1234…'],
])('%j has at most 5 characters as %j', (text, expected) => {
  expect(shorten(text, 5)).toBe(expected);
});
