import { compareText } from '@/lib/source/compare-text';
import { currentObservations, observationsOfTrip } from './judge-price';
import { monthOf, type Observation, type Trip } from './observation';

/** The lowest price of a month of departure. */
export interface MonthPrice {
  /** YYYY-MM. */
  readonly month: string;
  readonly price: number;
}

/**
 * The lowest current price for each month of departure, in the order of the months. Months without a current price are omitted.
 *
 * @param moment the day of the build, YYYY-MM-DD, and the kind of trip, because only its prices count
 */
export function cheapestByMonth(
  observations: readonly Observation[],
  moment: { readonly today: string; readonly trip: Trip },
): readonly MonthPrice[] {
  const lowest = new Map<string, number>();
  for (const observation of currentObservations(observationsOfTrip(observations, moment), moment.today)) {
    const month = monthOf(observation);
    lowest.set(month, Math.min(observation.price, lowest.get(month) ?? Infinity));
  }
  return [...lowest]
    .map(([month, price]) => ({ month, price }))
    .sort((a, b) => compareText(a.month, b.month));
}
