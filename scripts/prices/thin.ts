import {
  compareObservations,
  formatObservation,
  monthOf,
  tripOf,
  type Observation,
} from '@/lib/deals/prices/observation';
import { addDays } from '@/lib/source/dates';

/** Days of which every one is kept. What pages claim of a price looks back no further (`judgePrice`). */
export const DAYS_KEPT = 90;

/** The Monday of a day's week. */
function weekOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Cheapest first, then seen last; the text of the line only makes the choice certain. */
function compareWitnesses(a: Observation, b: Observation): number {
  const text = Number(formatObservation(a) > formatObservation(b)) - 0.5;
  return a.price - b.price || Number(b.seen > a.seen) - Number(b.seen < a.seen) || text;
}

/**
 * Thins a series: for each trip and day of departure, one observation a day (a deal for certain days needs those of its days beside
 * the cheapest of the month); for each trip and month of departure, one a week as soon as the whole week (Monday to Sunday) is older
 * than `DAYS_KEPT`.
 *
 * It is the cheapest one. A thinned series then has the same lowest price as the whole one, so no later price seems to be a lowest
 * that it is not; any other choice, such as the price of each Monday, would drop lower ones. For the same reason it is no measure of
 * what was usual so long ago.
 */
export function thin(observations: readonly Observation[], today: string): readonly Observation[] {
  const oldest = addDays(today, -DAYS_KEPT);
  const kept = new Map<string, Observation>();
  for (const observation of observations) {
    const week = weekOf(observation.seen);
    const isOld = addDays(week, 6) < oldest;
    const time = isOld ? `${week} ${monthOf(observation)}` : `${observation.seen} ${observation.depart}`;
    const key = `${time} ${tripOf(observation)}`;
    const other = kept.get(key);
    if (!other || compareWitnesses(observation, other) < 0) kept.set(key, observation);
  }
  return [...kept.values()].sort(compareObservations);
}
