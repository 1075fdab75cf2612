import { compareText } from '@/lib/source/compare-text';
import { addDays } from '@/lib/source/dates';
import { HISTORY_DAYS } from './fare';
import { monthOf, tripOf, type Observation, type Trip } from './observation';

/*
 * The claims that a page may make about the observed prices of a route. Two rules limit them:
 *
 * - Directive 98/6/EC, article 6a: the reference for a price reduction is the lowest price of the 30 days before it
 *   (https://eur-lex.europa.eu/eli/dir/1998/6/2022-05-28/eng).
 * - 16 CFR 233.1: a former price must have been offered in good faith, recently and for a substantial time
 *   (https://www.ecfr.gov/current/title-16/section-233.1).
 *
 * So a former price is always the lowest price of the 30 days before, and pages make no claim unless prices were observed on
 * enough days. Where the rules leave a choice, the code follows the stricter reading: the cheapest fare of the route counts,
 * whatever its travel dates.
 */

/** Pages do not show older prices. The network's prices come from searches of the last 2 to 7 days. */
export const SHOWN_DAYS = 7;
/** The reference period of article 6a. */
const REFERENCE_DAYS = 30;
/** Minimum number of days of the reference period with an observed price. Fewer days do not support a claim. */
const DAYS_FOR_A_CLAIM = 14;
/** Minimum reduction for a stamp, in percent. Prices change by a few percent from day to day. */
const LEAST_PERCENT = 5;

export type PriceClaim =
  /** No lower price was seen for the route in this many days. */
  | { readonly kind: 'lowest'; readonly days: typeof REFERENCE_DAYS }
  /** Lower than every price of the reference period, and by `percent` lower than the usual price. */
  | { readonly kind: 'below-usual'; readonly percent: number; readonly usual: number };

export interface DayPrice {
  /** YYYY-MM-DD. */
  readonly day: string;
  /** US dollars. */
  readonly price: number;
}

/** A price that pages may show, with the claims that they may make. Prices are US dollars, dates YYYY-MM-DD. */
export interface SeenPrice extends Pick<
  Observation,
  'price' | 'seen' | 'depart' | 'return' | 'airline' | 'stops' | 'returnStops' | 'link'
> {
  readonly claim?: PriceClaim;
  /**
   * The lowest price of the 30 days before, if today's price is lower. Present only with the claim `lowest`: beside a percentage
   * of the usual price, visitors would read the former price as the base of the percentage.
   */
  readonly formerPrice?: number;
  /** The lowest price of each day with one, oldest first, for the trip and dates of the deal. The day `seen` has the price shown. */
  readonly history: readonly DayPrice[];
}

interface Moment {
  /** The day of the build, YYYY-MM-DD in UTC. */
  readonly today: string;
  readonly trip: Trip;
  /** The departure months that the deal names, as YYYY-MM. Undefined means any month. */
  readonly months?: readonly string[] | undefined;
  /** The first and the last day of departure that the deal names. */
  readonly dates?: { readonly from: string; readonly to: string } | undefined;
}

/** Best price first: the cheapest, then the most recent, then the earliest departure. The other fields make the order stable. */
const byWorth = (a: Observation, b: Observation) =>
  a.price - b.price ||
  compareText(b.seen, a.seen) ||
  compareText(a.depart, b.depart) ||
  compareText(a.return, b.return) ||
  (a.stops ?? 9) - (b.stops ?? 9) ||
  compareText(a.airline, b.airline) ||
  compareText(a.link, b.link);

/** The lowest price of each day with one, oldest first. */
export function lowestByDay(observations: readonly Observation[]): readonly DayPrice[] {
  const lowest = new Map<string, number>();
  for (const { seen, price } of observations) lowest.set(seen, Math.min(price, lowest.get(seen) ?? Infinity));
  return [...lowest].map(([day, price]) => ({ day, price })).sort((a, b) => compareText(a.day, b.day));
}

/**
 * The prices of the 90 days until `today`, oldest first: the lowest of each day, but on the day of the price shown that price. The
 * price files may have a lower one of that day, for a departure that is over.
 */
export function shownHistory(
  ofDeal: readonly Observation[],
  shown: DayPrice,
  today: string,
): readonly DayPrice[] {
  const start = addDays(today, -HISTORY_DAYS);
  const others = lowestByDay(ofDeal).filter(({ day }) => day >= start && day !== shown.day);
  return [...others, shown].sort((a, b) => compareText(a.day, b.day));
}

const lowestOf = (observations: readonly Observation[]) =>
  observations.reduce((lowest, { price }) => Math.min(lowest, price), Infinity);

/** The median. For an even number, the lower of the two in the middle, because it is a price that was observed. */
const medianOf = (prices: readonly number[]) =>
  prices.toSorted((a, b) => a - b)[Math.ceil(prices.length / 2) - 1] ?? 0;

/** Rounded down, so that no claim exaggerates. Computed in cents, because 0.77 × 400 is not exact in dollars. */
function percentBelow(price: number, usual: number): number {
  const [cents, usualCents] = [Math.round(price * 100), Math.round(usual * 100)];
  return Math.floor(((usualCents - cents) * 100) / usualCents);
}

/** Whether a later answer for the same month of departure no longer had the price. */
const isReplaced = (shown: Observation, alike: readonly Observation[]) =>
  alike.some((other) => other.seen > shown.seen && monthOf(other) === monthOf(shown));

function claimFor(
  best: Observation,
  known: readonly Observation[],
  alike: readonly Observation[],
): Pick<SeenPrice, 'claim' | 'formerPrice'> {
  // The price may still be shown, with its day, but nobody may be told that it is a bargain now.
  if (isReplaced(best, alike)) return {};
  const { price, seen } = best;
  const history = lowestByDay(alike);
  const start = addDays(seen, -REFERENCE_DAYS);
  const days = history.filter(({ day }) => day >= start && day <= seen);
  if (days.length < DAYS_FOR_A_CLAIM) return {};
  // Includes later prices, and prices for dates that the deal does not name, because "lowest" is a claim about the route.
  const isLowest = lowestOf(known.filter((other) => other.seen >= start)) >= price;
  if (!isLowest) return {};
  const lowestBefore = lowestOf(known.filter((other) => other.seen >= start && other.seen < seen));
  const usual = medianOf(
    history
      .filter(({ day }) => day >= addDays(seen, -HISTORY_DAYS) && day < seen)
      .map(({ price: lowest }) => lowest),
  );
  // A price that never changes is the lowest, too, but not a deal.
  if (price >= usual) return {};
  const isReduced = price < lowestBefore;
  const percent = percentBelow(price, usual);
  if (isReduced && percent >= LEAST_PERCENT) return { claim: { kind: 'below-usual', percent, usual } };
  return {
    claim: { kind: 'lowest', days: REFERENCE_DAYS },
    ...(isReduced && { formerPrice: lowestBefore }),
  };
}

/** The observations that count for a trip: until today. */
export const observationsOfTrip = (
  observations: readonly Observation[],
  { today, trip }: Pick<Moment, 'today' | 'trip'>,
) => observations.filter((observation) => observation.seen <= today && tripOf(observation) === trip);

/** The observations of a route that count for a deal: for its trip and its departures, until today. */
export function observationsOfDeal(
  observations: readonly Observation[],
  moment: Moment,
): readonly Observation[] {
  const { months, dates } = moment;
  return observationsOfTrip(observations, moment).filter(
    (observation) =>
      (!months || months.includes(monthOf(observation))) &&
      (!dates || (observation.depart >= dates.from && observation.depart <= dates.to)),
  );
}

/** Of the observations of a deal or a trip, the ones that pages may show: of the last 7 days, for a future departure. */
export function currentObservations(known: readonly Observation[], today: string): readonly Observation[] {
  const fresh = addDays(today, -SHOWN_DAYS);
  // Exclude today's departures, because the day may be over where the traveler is.
  return known.filter(({ seen, depart }) => seen >= fresh && depart > today);
}

/**
 * The price that a deal may show, with its claims: the lowest price observed in the last 7 days for a future departure.
 *
 * The usual price is the median of the lowest prices of each day in the 90 days before, for the trip and dates of the deal. The
 * lowest price of a day counts, because a visitor would have paid it. The median keeps one outlier from creating a bargain.
 *
 * @param observations of one route, in any order
 * @returns undefined if no such price was observed
 */
export function judgePrice(observations: readonly Observation[], moment: Moment): SeenPrice | undefined {
  const { today } = moment;
  const known = observationsOfTrip(observations, moment);
  const alike = observationsOfDeal(known, moment);
  const [best] = currentObservations(alike, today).toSorted(byWorth);
  if (!best) return undefined;
  const { price, seen, depart, return: back, airline, stops, returnStops, link } = best;
  return {
    price,
    seen,
    depart,
    ...(back !== undefined && { return: back }),
    ...(airline !== undefined && { airline }),
    ...(stops !== undefined && { stops }),
    ...(returnStops !== undefined && { returnStops }),
    ...(link !== undefined && { link }),
    ...claimFor(best, known, alike),
    history: shownHistory(alike, { day: seen, price }, today),
  };
}
