import { addDays } from '@/lib/source/dates';
import { SHOWN_DAYS } from './judge-price';
import { monthOf, tripOf, type Observation, type Trip } from './observation';

/** The lowest price of a month of departure. */
export interface MonthPrice {
  /** YYYY-MM. */
  readonly month: string;
  readonly price: number;
}

/**
 * The lowest price observed in the last seven days for each month of departure, in the order of the months. Departures until today
 * do not count. Months without an observed price are omitted.
 *
 * @param today YYYY-MM-DD
 * @param trip only prices for this kind of trip count
 */
export function cheapestByMonth(
  observations: readonly Observation[],
  { today, trip }: { readonly today: string; readonly trip: Trip },
): readonly MonthPrice[] {
  const first = addDays(today, -SHOWN_DAYS);
  const lowest = new Map<string, number>();
  for (const observation of observations) {
    const { seen, depart, price } = observation;
    if (seen < first || seen > today || depart <= today) continue;
    if (tripOf(observation) !== trip) continue;
    const month = monthOf(observation);
    lowest.set(month, Math.min(price, lowest.get(month) ?? Infinity));
  }
  return [...lowest]
    .map(([month, price]) => ({ month, price }))
    .sort((a, b) => a.month.localeCompare(b.month, 'en'));
}
