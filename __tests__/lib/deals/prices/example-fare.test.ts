import { exampleFare } from '@/lib/deals/prices/example-fare';

test('the example has every part that a card can have, in the words of real cards', () => {
  const { price, originalPrice, scale, fare } = exampleFare();
  expect(originalPrice).toBeGreaterThan(price);
  expect(scale).toEqual(['$521', '$412']);
  expect(fare).toMatchObject({
    facts: ['Mar 4 – 11', 'nonstop'],
    trip: 'round trip',
    seen: 'seen November 20',
    claim: 'Lowest in 30 days',
    line: { words: 'Price over 88 days: from $412 to $521, $412 on November 20' },
  });
});
