import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { memoize } from '@/lib/site/memoize';
import { compareText } from '@/lib/source/compare-text';
import type { Checked } from '@/lib/source/diagnostic';
import { calendarDate, fields, line, slug } from '@/lib/source/field-rules';
import { parseJsonLines } from '@/lib/source/json-lines';
import { fromManifest, record } from '@/lib/source/manifest';
import { readTextFile } from '@/lib/source/read-files';
import { orThrow } from '@/lib/source/yaml-file';
import { DEAL_KINDS, type Deal, type DealKind } from '../deal-kinds';
import { terms, type Terms } from '../deal-terms';
import { amount, code } from '../fields';
import { currentObservations, lowestByDay, observationsOfDeal, type DayPrice } from './judge-price';
import type { Observation, Route } from './observation';

/*
 * All past and present deals, one per line of `content/prices/ledger.jsonl`, which `npm run deals:refresh` writes. A deal that leaves
 * the deal files keeps its line. Each message is the "expected …" of a diagnostic.
 */

/** Path below the content directory. */
export const LEDGER_FILE = 'prices/ledger.jsonl';

const KINDS = Object.keys(DEAL_KINDS) as DealKind[];
const dollars = amount('US dollars, above 0 with two decimals at most');

/** One line. Its fields are written in this order. */
const entrySchema = fields({
  kind: z.enum(KINDS, `one of ${KINDS.join(', ')}`),
  id: slug,
  title: line('what the card of the deal said'),
  from: code.optional(),
  to: code.optional(),
  ...{ trip: terms.trip, months: terms.months, dates: terms.dates },
  first: calendarDate,
  last: calendarDate,
  price: dollars,
  lowest: dollars,
  ended: calendarDate.optional(),
})
  .refine(({ first, last }) => last >= first, { path: ['last'], error: 'the day of first, or a later one' })
  .refine(({ price, lowest }) => lowest <= price, { path: ['lowest'], error: 'the price, or less' })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['from'],
    error: 'from and to, or neither',
  });

/** A deal in the ledger. Days are YYYY-MM-DD, prices US dollars. */
export interface LedgerEntry extends Pick<Terms, 'trip' | 'months' | 'dates'> {
  readonly kind: Deal['kind'];
  readonly id: string;
  readonly title: string;
  /** The route whose prices are the prices of the deal. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The days on which a price of it was seen for the first and for the last time. */
  readonly first: string;
  readonly last: string;
  /** The price on the last day, the lowest one if there were several. */
  readonly price: number;
  /** The lowest price observed for the deal since it got its present departures. */
  readonly lowest: number;
  /** The day on which the deal ended. */
  readonly ended?: string | undefined;
}

const FIELDS = Object.keys(entrySchema.shape);

/**
 * The key of a deal in the ledger, which is also the id of its row. An id with a new route or trip is a new deal, because its
 * prices cannot be compared with the old ones.
 */
export const ledgerKey = ({
  kind,
  id,
  from,
  to,
  trip,
}: Pick<LedgerEntry, 'kind' | 'id' | 'from' | 'to' | 'trip'>): string =>
  [kind, id, from, to, trip === 'one-way' ? trip : undefined].filter(Boolean).join('-');

/** The ledger key of a deal from the deal files. */
export const keyOfDeal = ({ route, ...deal }: Pick<Deal, 'kind' | 'id' | 'trip' | 'route'>): string =>
  ledgerKey({ ...deal, ...route });

/** The days of departure of a deal, as ranges. */
const departuresOf = ({ months, dates }: Terms): readonly NonNullable<Terms['dates']>[] =>
  dates
    ? [dates]
    : (months?.map((month) => ({ from: `${month}-01`, to: `${month}-31` })) ?? [{ from: '', to: '9999' }]);

/** Whether two terms have a day of departure in common. If not, their prices cannot be compared. */
const areComparable = (a: Terms, b: Terms) =>
  departuresOf(a).some((one) =>
    departuresOf(b).some((other) => one.from <= other.to && other.from <= one.to),
  );

/** Merges the lines of each deal. If two branches changed a line, Git keeps both versions (`.gitattributes`). */
function mergeLines(lines: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const merged = new Map<string, LedgerEntry>();
  for (const entry of lines.toSorted((a, b) => compareText(a.last, b.last))) {
    const before = merged.get(ledgerKey(entry));
    const lowest =
      before && areComparable(before, entry) ? Math.min(entry.lowest, before.lowest) : entry.lowest;
    const first = before && before.first < entry.first ? before.first : entry.first;
    merged.set(ledgerKey(entry), { ...entry, first, lowest });
  }
  return [...merged.values()];
}

/** The order of the file, which does not change with prices: by the first day, then by kind and id. */
const byFirst = (a: LedgerEntry, b: LedgerEntry) =>
  compareText(a.first, b.first) || compareText(ledgerKey(a), ledgerKey(b));

/** The text of the file. */
export const formatLedger = (entries: readonly LedgerEntry[]): string =>
  entries
    .toSorted(byFirst)
    .map((entry) => `${JSON.stringify(entry, FIELDS)}\n`)
    .join('');

/** The ledger, with diagnostics for invalid lines. @param directory the content directory */
export function readLedger(directory: string): Checked<readonly LedgerEntry[]> {
  const known = fromManifest(directory, LEDGER_FILE) as readonly LedgerEntry[] | undefined;
  if (known !== undefined) return { value: known, diagnostics: [] };
  const absolute = path.join(directory, LEDGER_FILE);
  if (!existsSync(absolute)) return { value: [], diagnostics: [] };
  const source = readTextFile(absolute);
  if (!('text' in source)) return { value: [], diagnostics: [source] };
  const { value: lines, diagnostics } = parseJsonLines(source.file, source.text, entrySchema);
  const value = mergeLines(lines);
  if (diagnostics.length === 0) record(LEDGER_FILE, value);
  return { value, diagnostics };
}

/** All deals of the ledger, newest first. @throws ContentError for an invalid line */
export const loadLedger = memoize((directory): readonly LedgerEntry[] =>
  orThrow(readLedger(directory)).toSorted(
    (a, b) => compareText(b.first, a.first) || compareText(ledgerKey(a), ledgerKey(b)),
  ),
);

/** The route whose prices are those of an entry, if there is one. */
export const routeOf = ({ from, to }: LedgerEntry): Route | undefined =>
  from !== undefined && to !== undefined ? { from, to } : undefined;

/** The fields of a deal that the ledger uses. */
export type LedgerDeal = Pick<
  Deal,
  'kind' | 'id' | 'title' | 'price' | 'route' | 'trip' | 'months' | 'dates' | 'seen' | 'ended'
>;

/** The prices of a deal in the last 7 days, oldest first: from the observations of its route, or the price and day in its record. */
function seenPrices(
  { route, trip = 'round-trip', months, dates, seen, price }: LedgerDeal,
  observations: (route: Route) => readonly Observation[],
  today: string,
): readonly DayPrice[] {
  if (route) {
    const ofDeal = observationsOfDeal(observations(route), { today, trip, months, dates });
    return lowestByDay(currentObservations(ofDeal, today));
  }
  // A day in the future may be a typing error, which the ledger would keep permanently as the last day. Tomorrow's is added tomorrow.
  return seen !== undefined && seen <= today && price !== undefined ? [{ price, day: seen }] : [];
}

function updatedEntry(
  before: LedgerEntry | undefined,
  deal: LedgerDeal,
  seen: readonly DayPrice[],
): LedgerEntry | undefined {
  const { kind, id, title, route, trip, months, dates, ended } = deal;
  const [oldest, newest] = [seen[0], seen.at(-1)];
  // The months and dates stay those that the prices were for.
  if (!oldest || !newest) return before && { ...before, title, ended };
  const { day: last, price } = newest;
  const known = before && areComparable(before, deal) ? before : undefined;
  return {
    ...{ kind, id, title, from: route?.from, to: route?.to, trip, months, dates },
    first: before && before.first < oldest.day ? before.first : oldest.day,
    ...(known && known.last > last ? { last: known.last, price: known.price } : { last, price }),
    lowest: Math.min(known?.lowest ?? Infinity, ...seen.map((each) => each.price)),
    ended,
  };
}

/**
 * The updated ledger. A deal enters it when its first price is observed, and then keeps its line permanently. The line gets an end
 * date when the deal ends or leaves the deal files, and loses it if the deal comes back.
 *
 * @param deals the deals of all files, including ended ones
 * @param observations returns the observations of a route
 * @param today YYYY-MM-DD
 */
export function updateLedger(
  ledger: readonly LedgerEntry[],
  deals: readonly LedgerDeal[],
  observations: (route: Route) => readonly Observation[],
  today: string,
): readonly LedgerEntry[] {
  const entries = new Map(ledger.map((entry) => [ledgerKey(entry), entry]));
  const present = new Set(deals.map(keyOfDeal));
  for (const deal of deals) {
    const seen = deal.ended === undefined ? seenPrices(deal, observations, today) : [];
    const key = keyOfDeal(deal);
    const entry = updatedEntry(entries.get(key), deal, seen);
    if (entry) entries.set(key, entry);
  }
  return [...entries.values()]
    .map((entry) => (present.has(ledgerKey(entry)) ? entry : { ...entry, ended: entry.ended ?? today }))
    .sort(byFirst);
}
