import { counted } from '@/lib/source/counted';
import { formatMonth } from '@/lib/source/dates';
import { listWords } from '@/lib/source/list-words';
import { formatDay, formatDays } from '@/lib/source/short-dates';
import { formatShortPrice } from '../currency/format';
import { comingMonths, type Terms } from '../deal-terms';
import { drawPriceLine } from './draw-price-line';
import type { Fare } from './fare';
import type { PriceClaim, SeenPrice } from './judge-price';
import type { Trip } from './observation';

/** The trip that a price covers, in words. */
export const TRIPS: Readonly<Record<Trip, string>> = { 'round-trip': 'round trip', 'one-way': 'one way' };

const stopWords = (stops: number) => (stops === 0 ? 'nonstop' : counted(stops, 'stop'));

/** '1 stop', or the stops of each direction if they differ or one is unknown. */
function stopsOf({ stops, returnStops, return: back }: SeenPrice): readonly string[] {
  if (back === undefined || stops === returnStops) return stops === undefined ? [] : [stopWords(stops)];
  return [
    ...(stops === undefined ? [] : [`${stopWords(stops)} out`]),
    ...(returnStops === undefined ? [] : [`${stopWords(returnStops)} back`]),
  ];
}

const claimWords = (claim: PriceClaim): string =>
  claim.kind === 'lowest' ? `Lowest in ${claim.days} days` : `${claim.percent}% below its usual`;

function lineOf(seen: SeenPrice, today: string): Fare['line'] {
  const drawn = drawPriceLine(seen, today);
  if (!drawn) return undefined;
  const { claim } = seen;
  const dollars = formatShortPrice;
  const usual = claim?.kind === 'below-usual' ? `, usually ${dollars(claim.usual)}` : '';
  return {
    path: drawn.line,
    now: drawn.now,
    words:
      `Price over ${counted(drawn.days, 'day')}: from ${dollars(drawn.low)} to ${dollars(drawn.high)}` +
      `${usual}, ${dollars(seen.price)} on ${formatDay(seen.seen, today)}`,
  };
}

/**
 * The words for an observed price.
 *
 * @param today YYYY-MM-DD
 * @param airlines names by code
 */
export function seenFareWords(
  seen: SeenPrice,
  trip: Trip,
  today: string,
  airlines: Readonly<Record<string, string>>,
): Fare {
  const { airline, claim } = seen;
  return {
    trip: TRIPS[trip],
    facts: [
      formatDays(seen.depart, seen.return ?? seen.depart, today),
      ...stopsOf(seen),
      ...(airline === undefined ? [] : [(Object.hasOwn(airlines, airline) && airlines[airline]) || airline]),
    ],
    seen: `seen ${formatDay(seen.seen, today)}`,
    claim: claim && claimWords(claim),
    line: lineOf(seen, today),
  };
}

/** The departure dates or months of a record, without past ones. */
function leavingWords({ dates, months }: Terms, today: string): readonly string[] {
  if (dates) {
    const hasBegun = dates.from < today;
    return [
      `leaving ${hasBegun ? `until ${formatDays(dates.to, dates.to, today)}` : formatDays(dates.from, dates.to, today)}`,
    ];
  }
  const coming = comingMonths(months ?? [], today);
  return coming.length > 0 ? [`leaving in ${listWords(coming.map(formatMonth))}`] : [];
}

/** The words for a record's price, or undefined if the record gives only the amount. */
export function recordFareWords(terms: Terms, today: string): Fare | undefined {
  const { trip, dates, months, seen } = terms;
  if (!trip && !dates && !months && !seen) return undefined;
  return {
    trip: trip && TRIPS[trip],
    facts: leavingWords(terms, today),
    // The day may be tomorrow in UTC. `shownPrice` shows no price of a later day.
    seen: seen && `seen ${formatDay(seen, today)}`,
  };
}
