import { memoize } from '@/lib/site/memoize';
import { addDays } from '@/lib/source/dates';
import { discountPercent } from '../discount';
import type { Terms } from '../deal-terms';
import { loadAirlines } from '../load-airlines';
import type { ShownPrice } from './fare';
import { recordFareWords, seenFareWords } from './fare-words';
import { judgePrice, SHOWN_DAYS } from './judge-price';
import { listObservedRoutes, loadObservations } from './load-observations';
import type { Route } from './observation';

interface PricedRecord extends Terms {
  /** US dollars. */
  readonly price: number;
  readonly originalPrice?: number | undefined;
  /** The route whose prices seen are those of the record. */
  readonly route?: Route | undefined;
  /** Whether its prices are samples in a build that may show them. */
  readonly isSample: boolean;
}

/** Whether prices were ever fetched: from then on, no record with a route shows the price that somebody typed. */
const arePricesLive = memoize((directory) => listObservedRoutes(directory).length > 0);

/**
 * The price that a card shows.
 *
 * - Prices are live and the record has a route: the price seen in the last 7 days, or none.
 * - The record says when its price was seen: that price for 7 days, then none.
 * - Otherwise the record's price, and the former price of a sample.
 *
 * @param today YYYY-MM-DD
 * @returns also the path of the search in which the price was seen
 * @throws ContentError for a broken file of prices or airlines
 */
export function shownPrice(
  { price, originalPrice, route, isSample, ...terms }: PricedRecord,
  today: string,
  directory: string,
): ShownPrice & { readonly path?: string | undefined } {
  const fare = recordFareWords(terms, today);
  // Named, so that it takes the place of the record's where both are spread.
  const unseen = {
    ...{ price: undefined, originalPrice: undefined, discount: undefined },
    fare: { facts: fare?.facts ?? [], ask: route ? 'See today’s fare' : 'See today’s price' },
  };
  if (route && arePricesLive(directory)) {
    const { trip = 'round-trip', months, dates } = terms;
    const seen = judgePrice(loadObservations(route, directory), { today, trip, months, dates });
    if (!seen) return unseen;
    return {
      price: seen.price,
      originalPrice: seen.formerPrice,
      discount: undefined,
      fare: seenFareWords(seen, trip, today, loadAirlines(directory)),
      path: seen.link,
    };
  }
  if (terms.seen && terms.seen < addDays(today, -SHOWN_DAYS)) return unseen;
  // A former price that somebody typed proves nothing: it must have been the lowest of 30 days (docs/operators.md).
  const former = isSample ? originalPrice : undefined;
  return {
    price,
    originalPrice: former,
    // One below half a percent is none.
    discount: (former && discountPercent(price, former)) || undefined,
    fare,
  };
}
