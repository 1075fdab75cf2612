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
  /** The route whose observed prices are the prices of the record. */
  readonly route?: Route | undefined;
  /** Whether its prices are samples, in a build that may show samples. */
  readonly isSample: boolean;
}

/** Whether prices were ever fetched. From then on, records with a route do not show the price in the file. */
const arePricesLive = memoize((directory) => listObservedRoutes(directory).length > 0);

/**
 * The price that a card shows.
 *
 * - If prices are live and the record has a route: the price observed in the last 7 days, or none.
 * - If the record says when its price was observed: that price for 7 days, then none. More than a day before that
 *   day there is none either.
 * - Otherwise: the price of the record, and for a sample its former price.
 *
 * @param today YYYY-MM-DD
 * @returns also whether the price is a sample, and the path of the search in which an observed price was seen
 * @throws ContentError for an invalid file of prices or airlines
 */
export function shownPrice(
  { price, originalPrice, route, isSample, ...terms }: PricedRecord,
  today: string,
  directory: string,
): ShownPrice & { readonly isSample: boolean; readonly path?: string | undefined } {
  const fare = recordFareWords(terms, today);
  // Explicitly undefined, so that spreading this object over a record removes the record's prices.
  const unseen = {
    ...{ price: undefined, originalPrice: undefined, discount: undefined },
    fare: { facts: fare?.facts ?? [], ask: route ? 'See today’s fare' : 'See today’s price' },
    isSample,
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
      isSample: false,
      path: seen.link,
    };
  }
  // Where the price was seen, it may be a day later than in UTC.
  const isCurrent = ({ seen }: Terms) =>
    seen === undefined || (seen >= addDays(today, -SHOWN_DAYS) && seen <= addDays(today, 1));
  if (!isCurrent(terms)) return unseen;
  // A typed former price is no proof that it was the lowest price of 30 days, which it must be (docs/operators.md).
  const former = isSample ? originalPrice : undefined;
  return {
    price,
    originalPrice: former,
    // A discount below half a percent rounds to 0 and is not shown.
    discount: (former && discountPercent(price, former)) || undefined,
    fare,
    isSample,
  };
}
