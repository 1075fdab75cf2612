import { formatShortPrice } from '../currency/format';
import { seenFareWords } from './fare-words';
import type { SeenPrice } from './judge-price';

/** The day on which the example is seen, YYYY-MM-DD. It is fixed, so that the page does not change every day. */
const SEEN = '2026-11-20';

/** The airports of the invented flight of all examples. */
export const EXAMPLE_ROUTE = ['BOS', 'LIS'] as const;

/** An invented price with every part that a card can have. */
const EXAMPLE = {
  price: 412,
  formerPrice: 455,
  seen: SEEN,
  depart: '2027-03-04',
  return: '2027-03-11',
  airline: undefined,
  stops: 0,
  returnStops: 0,
  link: '',
  claim: { kind: 'lowest', days: 30 },
  history: [
    { day: '2026-08-24', price: 498 },
    { day: '2026-09-09', price: 521 },
    { day: '2026-09-21', price: 470 },
    { day: '2026-10-06', price: 489 },
    { day: '2026-10-19', price: 508 },
    { day: '2026-11-02', price: 455 },
    { day: '2026-11-12', price: 467 },
    { day: SEEN, price: 412 },
  ],
} as const satisfies SeenPrice;

const prices = EXAMPLE.history.map(({ price }) => price);

/** The words of an invented price, for a page that explains cards: the same words as on real cards, and the ends of the price line's scale. */
export const exampleFare = () => ({
  ...{ price: EXAMPLE.price, originalPrice: EXAMPLE.formerPrice },
  scale: [formatShortPrice(Math.max(...prices)), formatShortPrice(Math.min(...prices))],
  fare: seenFareWords(EXAMPLE, 'round-trip', SEEN, {}),
});
