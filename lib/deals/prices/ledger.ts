import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { memoize } from '@/lib/site/memoize';
import type { Checked } from '@/lib/source/diagnostic';
import { calendarDate, fields, line, slug } from '@/lib/source/field-rules';
import { parseJsonLines } from '@/lib/source/json-lines';
import { fromManifest, record } from '@/lib/source/manifest';
import { readTextFile } from '@/lib/source/read-files';
import { orThrow } from '@/lib/source/yaml-file';
import { DEAL_KINDS, type Deal, type DealKind } from '../deal-kinds';
import { terms, type Terms } from '../deal-terms';
import { code } from '../fields';
import { judgePrice } from './judge-price';
import type { Observation, Route } from './observation';

/*
 * Every deal there was: `content/prices/ledger.jsonl`, one a line, written by `npm run deals:refresh`. A deal that leaves the files of
 * deals keeps its line. A message is the "expected …" of a diagnostic.
 */

/** Below the content directory. */
export const LEDGER_FILE = 'prices/ledger.jsonl';

const KINDS = Object.keys(DEAL_KINDS) as DealKind[];
const priceRule = 'US dollars, above 0 with two decimals at most';
const dollars = z.number(priceRule).positive(priceRule).multipleOf(0.01, priceRule);

/** One line; its fields stand in this order. */
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
  /** The route whose prices are those of the deal. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The days on which a price of it was seen for the first and for the last time. */
  readonly first: string;
  readonly last: string;
  /** The price seen last. */
  readonly price: number;
  /** The lowest one seen for the deal. */
  readonly lowest: number;
  /** The day from which it was no deal any more. */
  readonly ended?: string | undefined;
}

const FIELDS = Object.keys(entrySchema.shape);

const byText = (a: string, b: string) => Number(a > b) - Number(a < b);

/**
 * Names one deal of the ledger, also as the id of its row. An id that gets another route or trip stands for another deal, whose
 * prices are not compared with those of the former one.
 */
export const ledgerKey = ({
  kind,
  id,
  from,
  to,
  trip,
}: Pick<LedgerEntry, 'kind' | 'id' | 'from' | 'to' | 'trip'>): string =>
  [kind, id, from, to, trip === 'one-way' ? trip : undefined].filter(Boolean).join('-');

/** The key of a deal of the files. */
export const keyOfDeal = ({ route, ...deal }: Pick<Deal, 'kind' | 'id' | 'trip' | 'route'>): string =>
  ledgerKey({ ...deal, ...route });

/** One line for each deal: Git keeps both where two branches have changed it (`.gitattributes`). */
function mergeLines(lines: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const merged = new Map<string, LedgerEntry>();
  for (const entry of lines.toSorted((a, b) => byText(a.last, b.last))) {
    const before = merged.get(ledgerKey(entry));
    const lowest = Math.min(entry.lowest, before?.lowest ?? Infinity);
    const first = before && before.first < entry.first ? before.first : entry.first;
    merged.set(ledgerKey(entry), { ...entry, first, lowest });
  }
  return [...merged.values()];
}

/** The order of the file, which does not change with prices: by the first day, then by kind and id. */
const byFirst = (a: LedgerEntry, b: LedgerEntry) =>
  byText(a.first, b.first) || byText(ledgerKey(a), ledgerKey(b));

/** The text of the file. */
export const formatLedger = (entries: readonly LedgerEntry[]): string =>
  entries
    .toSorted(byFirst)
    .map((entry) => `${JSON.stringify(entry, FIELDS)}\n`)
    .join('');

/** The ledger, and what is wrong with its lines. @param directory the content directory */
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

/** Every deal there was, the newest first. @throws ContentError for a broken line */
export const loadLedger = memoize((directory): readonly LedgerEntry[] =>
  orThrow(readLedger(directory)).toSorted(
    (a, b) => byText(b.first, a.first) || byText(ledgerKey(a), ledgerKey(b)),
  ),
);

/** The route of an entry, if prices of one are those of the deal. */
export const routeOf = ({ from, to }: LedgerEntry): Route | undefined =>
  from !== undefined && to !== undefined ? { from, to } : undefined;

/** What the ledger takes from a deal. */
export type LedgerDeal = Pick<
  Deal,
  'kind' | 'id' | 'title' | 'price' | 'route' | 'trip' | 'months' | 'dates' | 'seen' | 'ended'
>;

/** The price of a deal on the day it was seen: of its route, or the one that its record names with a day. */
function seenPrice(
  { route, trip = 'round-trip', months, dates, seen, price }: LedgerDeal,
  observations: (route: Route) => readonly Observation[],
  today: string,
): { readonly price: number; readonly day: string } | undefined {
  if (route) {
    const found = judgePrice(observations(route), { today, trip, months, dates });
    return found && { price: found.price, day: found.seen };
  }
  // A day to come is a typing error; as the last day it would stay for good.
  return seen !== undefined && seen <= today && price !== undefined ? { price, day: seen } : undefined;
}

function updatedEntry(
  before: LedgerEntry | undefined,
  deal: LedgerDeal,
  seen: { readonly price: number; readonly day: string } | undefined,
): LedgerEntry | undefined {
  const { kind, id, title, route, trip, months, dates, ended } = deal;
  if (!before && !seen) return undefined;
  const price = seen && seen.day >= (before?.last ?? '') ? seen.price : (before?.price ?? 0);
  const days = [before?.first, before?.last, seen?.day].filter((day) => day !== undefined).sort();
  return {
    ...{ kind, id, title, from: route?.from, to: route?.to, trip, months, dates },
    first: days[0] ?? '',
    last: days.at(-1) ?? '',
    price,
    lowest: Math.min(price, before?.lowest ?? Infinity, seen?.price ?? Infinity),
    ended,
  };
}

/**
 * The ledger of today. A deal enters it when a price of it was seen, and keeps its line for good: it gets a last day when its own has
 * passed, or when it has left the files of deals. One that comes back is open again.
 *
 * @param deals of all files, ended ones, too
 * @param observations of a route
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
    const seen = deal.ended === undefined ? seenPrice(deal, observations, today) : undefined;
    const key = keyOfDeal(deal);
    const entry = updatedEntry(entries.get(key), deal, seen);
    if (entry) entries.set(key, entry);
  }
  return [...entries.values()]
    .map((entry) => (present.has(ledgerKey(entry)) ? entry : { ...entry, ended: entry.ended ?? today }))
    .sort(byFirst);
}
