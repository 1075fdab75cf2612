import { z } from 'zod';
import {
  checkObservation,
  isObservation,
  validDetails,
  type Observation,
} from '@/lib/deals/prices/observation';
import { compareText } from '@/lib/source/compare-text';
import { calendarDate } from '@/lib/source/field-rules';
import type { PriceQuery } from './price-queries';

/*
 * Reads the answers of `prices_for_dates`. They come from other people's searches, and some were invalid. So each entry is checked
 * separately, and rejected entries are counted. Messages quote nothing from an answer, to keep untrusted text out of our output.
 */

/** The currency that queries request. */
const CURRENCY = 'USD';
/** US dollars. Prices outside of these limits are in another currency or come from a failed search. */
const LEAST_PRICE = 5;
const HIGHEST_PRICE = 20_000;
/** Airlines sell about 11 months ahead. */
const LONGEST_STAY_DAYS = 365;

const DAY = 24 * 60 * 60 * 1000;

/** Accepts any answer that may contain entries. */
export const answerSchema = z.looseObject({});
type Answer = z.infer<typeof answerSchema>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entries of an answer: a list, or lists and entries by key, as other endpoints of the network send. */
function entriesOf(data: unknown, depth = 0): readonly unknown[] {
  if (Array.isArray(data)) return data;
  if (!isFields(data) || depth > 2) return [];
  if ('price' in data) return [data];
  return Object.values(data).flatMap((value) => entriesOf(value, depth + 1));
}

/** A price as a number. Text counts only if it is unambiguous: '1,299' may be one thousand or one. */
function priceOf(value: unknown): number | undefined {
  const number =
    typeof value === 'string' && /^\d+(?:\.\d{1,2})?$/.test(value.trim()) ? Number(value) : value;
  return Number.isFinite(number) ? Math.round((number as number) * 100) / 100 : undefined;
}

/** The local day of a moment in ISO 8601. */
function dayOf(value: unknown): string | undefined {
  const day = typeof value === 'string' ? value.slice(0, 10) : undefined;
  return calendarDate.safeParse(day).success ? day : undefined;
}

/**
 * The address of a search. For `/search/…` the query is omitted: it refers to a ticket that is gone within an hour, and would take a
 * third of a file's bytes.
 */
const linkOf = (value: unknown): unknown =>
  typeof value === 'string' && value.startsWith('/search/') ? value.replace(/[?#].*/, '') : value;

/** Whether an entry names the requested place, or no place at all. */
function isPlace(code: string, ...places: readonly unknown[]): boolean {
  const named = places.filter((place) => place != null && place !== '');
  return named.length === 0 || named.includes(code);
}

/** Whether a value is present. The network sends a missing date as `null`, as an empty text, or not at all. */
const isGiven = (value: unknown) => value != null && value !== '';

const isDollars = (value: unknown) => typeof value === 'string' && value.toUpperCase() === CURRENCY;

/** An entry as an observation, or the reason for rejecting it. */
function readEntry(entry: unknown, { route, trip, month }: PriceQuery, today: string): Observation | string {
  if (!isFields(entry)) return 'no entry';
  const price = priceOf(entry.price);
  if (price === undefined) return entry.price == null ? 'no price' : 'a price that is not a number';
  if (isGiven(entry.currency) && !isDollars(entry.currency)) return 'a price in another currency';
  if (price < LEAST_PRICE || price > HIGHEST_PRICE) return 'an implausible price';
  if (
    !isPlace(route.from, entry.origin, entry.origin_airport) ||
    !isPlace(route.to, entry.destination, entry.destination_airport)
  )
    return 'another route';
  const depart = dayOf(entry.departure_at);
  if (depart === undefined) return 'no date of departure';
  if (depart < today) return 'a date that has passed';
  if (depart.slice(0, 7) !== month) return 'another month';
  const back = dayOf(entry.return_at);
  if (trip === 'one-way' && isGiven(entry.return_at)) return 'a return flight that was not requested';
  if (trip === 'round-trip') {
    if (back === undefined) return 'no date of the return flight';
    const stay = (Date.parse(back) - Date.parse(depart)) / DAY;
    if (stay < 0 || stay > LONGEST_STAY_DAYS) return 'a return flight on an impossible date';
  }
  const observation = checkObservation({
    ...{ seen: today, price, currency: CURRENCY, depart, return: back },
    ...validDetails({
      airline: entry.airline,
      stops: entry.transfers,
      returnStops: back && entry.return_transfers,
      link: linkOf(entry.link),
    }),
  });
  return isObservation(observation) ? observation : `a wrong ${observation.path.join('.')}`;
}

const fewest = (stops: number | undefined) => stops ?? 9;

/** Cheapest first, then fewest stops, then earliest departure. */
const byPrice = (a: Observation, b: Observation): number =>
  a.price - b.price ||
  fewest(a.stops) - fewest(b.stops) ||
  fewest(a.returnStops) - fewest(b.returnStops) ||
  compareText(a.depart, b.depart);

export interface ReadAnswer {
  /** The cheapest valid observation. Undefined if nobody has searched recently. */
  readonly cheapest?: Observation | undefined;
  /** The reasons for rejecting entries, each with the number of entries. */
  readonly oddities: readonly string[];
}

/** The cheapest flight of an answer. @param today the day of the observation, YYYY-MM-DD */
export function readAnswer(answer: Answer, query: PriceQuery, today: string): ReadAnswer {
  if (typeof answer.data !== 'object' || answer.data === null) return { oddities: ['no list of prices'] };
  const entries = entriesOf(answer.data);
  if (entries.length === 0) return { oddities: [] };
  const { currency } = answer;
  if (!isDollars(currency)) {
    const isCode = typeof currency === 'string' && /^[a-z]{3}$/i.test(currency);
    const what = isCode ? `prices in ${currency.toUpperCase()}` : 'prices without a currency';
    return { oddities: [`${what}, none kept`] };
  }
  const { from = '', to = '9999' } = query.dates ?? {};
  const valid: Observation[] = [];
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const read = readEntry(entry, query, today);
    if (typeof read === 'string') counts.set(read, (counts.get(read) ?? 0) + 1);
    else if (read.depart >= from && read.depart <= to) valid.push(read);
  }
  const oddities = [...counts].map(([reason, count]) => `${count} of ${entries.length} left out: ${reason}`);
  const asText = entries.filter(
    (entry) => isFields(entry) && typeof entry.price === 'string' && priceOf(entry.price),
  ).length;
  // Pages do not show departures of the same day, so these come last and cannot hide later departures.
  const isToday = ({ depart }: Observation) => Number(depart === today);
  const cheapest = valid.sort((a, b) => isToday(a) - isToday(b) || byPrice(a, b))[0];
  return { cheapest, oddities: asText > 0 ? [...oddities, `${asText} with the price as text`] : oddities };
}
