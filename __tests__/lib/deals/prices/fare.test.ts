import { shownPriceSentence } from '@/lib/deals/prices/fare';

test('the sentence for people who hear it', () => {
  const fare = { trip: 'round trip', facts: [], claim: 'Lowest in 30 days', seen: 'seen November 20' };
  expect(shownPriceSentence({ price: 349, originalPrice: 380, fare })).toBe(
    'from 349 US dollars, was 380, round trip, lowest in 30 days, seen November 20',
  );
  expect(shownPriceSentence({ price: 89, fare: undefined }, 'night')).toBe('from 89 US dollars per night');
  expect(shownPriceSentence({})).toBe('');
  expect(shownPriceSentence({ fare: { facts: [], ask: 'See today’s fare' } })).toBe('see today’s fare');
});
