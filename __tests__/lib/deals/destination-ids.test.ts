import { findDestinationIds } from '@/lib/deals/destination-ids';
import { contentWith } from '@/__tests__/support/content-copy';

test('destinations are known by their ids', () => {
  expect(findDestinationIds()).toEqual(['eastwick', 'monte-fino']);
});

test('no id is known while their file is wrong', () => {
  const { directory } = contentWith('deals/destinations.yaml', ['price: 80', 'price: free']);
  expect(findDestinationIds(directory)).toBeUndefined();
});
