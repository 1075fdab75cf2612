import { memoize } from '@/lib/site/memoize';
import { counted } from '@/lib/source/counted';
import { formatCalendarDate } from '@/lib/source/dates';
import { formatPrice, formatShortPrice } from '../currency/format';
import { DEAL_KIND_RECORDS, type Deal } from '../deal-kinds';
import { DEAL_LISTS } from '../load-deals';
import { drawPriceLine } from './draw-price-line';
import { EXAMPLE_ROUTE } from './example-fare';
import { TRIPS } from './fare-words';
import { observationsOfDeal, shownHistory, type DayPrice } from './judge-price';
import { keyOfDeal, ledgerKey, loadLedger, routeOf, type LedgerEntry } from './ledger';
import { loadObservations } from './load-observations';

/** A deal of the ledger in the form that its page shows. */
export interface LedgerRowModel {
  /** The id of its row on the page. */
  readonly anchor: string;
  readonly kind: Deal['kind'];
  readonly title: string;
  readonly codes?: readonly [from: string, to: string] | undefined;
  /** YYYY-MM-DD. */
  readonly first: string;
  readonly last: string;
  readonly ended?: string | undefined;
  /** US dollars. */
  readonly price: number;
  readonly lowest: number;
  /** The trip or unit of the prices, such as 'round trip' or 'per night'. Undefined if unknown. */
  readonly pays?: string | undefined;
  /** Its prices up to the last one. */
  readonly line?: LedgerLineModel | undefined;
}

/** The prices of a deal as a line: data of SVG paths, the values at its edges, and a description in words. */
export interface LedgerLineModel {
  readonly path: string;
  readonly now: string;
  /** The x of the first price. */
  readonly start: number;
  /** The position of the last price. */
  readonly at: { readonly x: number; readonly y: number };
  /** US dollars. */
  readonly low: number;
  readonly high: number;
  /** YYYY-MM-DD: the first price, and the last one, which is at the right edge. */
  readonly from: string;
  readonly to: string;
  readonly words: string;
}

function paysOf({ kind, trip, from }: LedgerEntry): string | undefined {
  if (trip ?? from) return TRIPS[trip ?? 'round-trip'];
  const { per } = DEAL_KIND_RECORDS[kind];
  return per && `per ${per}`;
}

/** @param history the prices, oldest first */
function lineThrough(history: readonly DayPrice[]): LedgerLineModel | undefined {
  const [first, last] = [history[0], history.at(-1)];
  const drawn = last && drawPriceLine({ history, price: last.price, seen: last.day }, last.day);
  if (!drawn || !first) return undefined;
  const { line: path, now, start, at, low, high, days } = drawn;
  return {
    ...{ path, now, start, at, low, high, from: first.day, to: last.day },
    words: `Prices over ${counted(days, 'day')}: from ${formatShortPrice(low)} to ${formatShortPrice(high)}`,
  };
}

/** The prices of the 90 days before the last price of an entry, and that price. */
function lineOf(entry: LedgerEntry, directory: string): LedgerLineModel | undefined {
  const { trip = 'round-trip', months, dates, last, price } = entry;
  const route = routeOf(entry);
  if (!route) return undefined;
  const observations = loadObservations(route, directory);
  const ofDeal = observationsOfDeal(observations, { today: last, trip, months, dates });
  return lineThrough(shownHistory(ofDeal, { day: last, price }, last));
}

/** All deals of the ledger, newest first. @throws ContentError for an invalid line of the ledger or of a price file */
export const loadLedgerRows = memoize((directory): readonly LedgerRowModel[] => {
  const deals = new Map(
    DEAL_LISTS.flatMap(({ loadAll }) => loadAll(directory)).map((deal) => [keyOfDeal(deal), deal]),
  );
  return loadLedger(directory).map((entry) => {
    const { kind, title, first, last, price, lowest } = entry;
    const anchor = ledgerKey(entry);
    const deal = deals.get(anchor);
    // The deal may have ended, left the deal files or come back since the ledger was written. The day on which it left is unknown, and
    // the day of the build would change with every build.
    const ended = deal ? deal.ended : (entry.ended ?? last);
    const route = routeOf(entry);
    return {
      ...{ anchor, kind, title, first, last, ended, price, lowest },
      codes: route && ([route.from, route.to] as const),
      pays: paysOf(entry),
      line: lineOf(entry, directory),
    };
  });
});

/** Prices of an invented flight, oldest first. */
const EXAMPLE = [
  { day: '2025-12-04', price: 424 },
  { day: '2025-12-27', price: 449 },
  { day: '2026-01-12', price: 436 },
  { day: '2026-01-16', price: 428 },
  { day: '2026-01-23', price: 441 },
  { day: '2026-02-02', price: 412 },
  { day: '2026-02-09', price: 419 },
  { day: '2026-02-17', price: 388 },
  { day: '2026-02-24', price: 374 },
  { day: '2026-03-04', price: 389 },
] as const;

/** A sample row of an ended deal, for a ledger without ended deals. */
export function exampleRow(title: string): LedgerRowModel {
  const [{ day: first }] = EXAMPLE;
  const { day: last, price } = EXAMPLE.at(-1)!;
  return {
    ...{ kind: 'flight', anchor: 'example', title, codes: EXAMPLE_ROUTE, pays: TRIPS['round-trip'] },
    ...{ first, last, ended: '2026-03-06', price, lowest: Math.min(...EXAMPLE.map((seen) => seen.price)) },
    line: lineThrough(EXAMPLE),
  };
}

/** A row of the ledger in a sentence, for feeds. */
export const ledgerSentence = ({ price, pays, last, ended }: LedgerRowModel): string =>
  `From ${formatPrice(price)}${pays ? ` ${pays}` : ''}, seen on ${formatCalendarDate(last)}.${ended ? ` Ended on ${formatCalendarDate(ended)}.` : ''}`;
