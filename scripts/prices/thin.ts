import type { Terms } from '@/lib/deals/deal-terms';
import { HISTORY_DAYS } from '@/lib/deals/prices/fare';
import { SHOWN_DAYS } from '@/lib/deals/prices/judge-price';
import {
  compareObservations,
  formatObservation,
  monthOf,
  tripOf,
  type Observation,
} from '@/lib/deals/prices/observation';
import { compareText } from '@/lib/source/compare-text';
import { addDays } from '@/lib/source/dates';

/** Number of days for which every day is kept. The usual price of the oldest price shown looks back this far (`judgePrice`). */
const DAYS_KEPT = HISTORY_DAYS + SHOWN_DAYS;

/** The Monday of a day's week. */
function weekOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Cheapest first, then most recent. The text of the line only makes the order stable. */
const compareWitnesses = (a: Observation, b: Observation): number =>
  a.price - b.price || compareText(b.seen, a.seen) || compareText(formatObservation(a), formatObservation(b));

/**
 * Thins a series. For each trip and day of departure, it keeps one observation per day. (A deal for certain days needs the
 * observations of its days in addition to the cheapest of the month.) Once a whole week (Monday to Sunday) is older than
 * `DAYS_KEPT`, it keeps one observation per week for each trip and month of departure, and one for each trip and `dates` of a deal,
 * because the ledger draws the line of an ended deal from them.
 *
 * It always keeps the cheapest observation, so that the thinned series has the same lowest price as the full one, and no later price
 * is wrongly called the lowest. Any other choice, such as the price of each Monday, could drop lower prices. For the same reason, a
 * thinned series is not a measure of the usual price at that time.
 *
 * @param dates the dates of deals on the route
 */
export function thin(
  observations: readonly Observation[],
  today: string,
  dates: readonly NonNullable<Terms['dates']>[] = [],
): readonly Observation[] {
  const oldest = addDays(today, -DAYS_KEPT);
  const kept = new Map<string, Observation>();
  for (const observation of observations) {
    const week = weekOf(observation.seen);
    const isOld = addDays(week, 6) < oldest;
    const { seen, depart } = observation;
    const ofDeals = dates.filter(({ from, to }) => depart >= from && depart <= to);
    const times = isOld
      ? [monthOf(observation), ...ofDeals.map(({ from, to }) => `${from} ${to}`)].map((of) => `${week} ${of}`)
      : [`${seen} ${depart}`];
    for (const time of times) {
      const key = `${time} ${tripOf(observation)}`;
      const other = kept.get(key);
      if (!other || compareWitnesses(observation, other) < 0) kept.set(key, observation);
    }
  }
  return [...new Set(kept.values())].sort(compareObservations);
}
