import { placementName } from '@/lib/partners/sub-id';
import { addDays } from '@/lib/source/dates';
import type { EarningsRow } from './join-places';
import type { Period } from './fetch-statistics';
import { add, NOTHING, type Measure, type Measures } from './measures';
import type { Place } from './places';

export const GROUPINGS = ['page', 'placement', 'partner', 'day'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Columns that name a group. */
export const GROUP_COLUMNS: Readonly<Record<Grouping, readonly string[]>> = {
  page: ['page'],
  placement: ['page', 'placement', 'partner', 'sub-id'],
  partner: ['partner'],
  day: ['day'],
};

export interface Group {
  /** One text for each column of the grouping. */
  readonly names: readonly string[];
  readonly measures: Measures;
}

/** A link that nobody clicked. */
interface UnclickedLink {
  readonly page: string;
  readonly placement: string;
  readonly partner: string;
}

export interface EarningsReport {
  readonly period: Period;
  readonly by: Grouping;
  readonly groups: readonly Group[];
  readonly total: Measures;
  /**
   * Pages whose links were clicked but earned nothing, not even pending amounts, most clicked first. Undefined if the network
   * reports no earnings.
   */
  readonly earningNothing: readonly Group[] | undefined;
  /** Undefined if the network counts no clicks. */
  readonly unclicked: readonly UnclickedLink[] | undefined;
  /** Measures that the network does not offer. */
  readonly missing: readonly Measure[];
  readonly notes: readonly string[];
}

/** Every day of a period, including the first and the last. */
export function daysOf({ from, to }: Period): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

function namesOf(row: EarningsRow, by: Grouping): readonly string[] {
  if (by === 'page') return [row.page];
  if (by === 'placement') return [row.page, row.placement, row.partner, row.subId];
  if (by === 'partner') return [row.partner];
  return [row.date ?? '(no day)'];
}

const mostFirst = (a: Group, b: Group) =>
  b.measures.earned - a.measures.earned ||
  b.measures.pending - a.measures.pending ||
  b.measures.clicks - a.measures.clicks ||
  (a.names.join('\n') < b.names.join('\n') ? -1 : 1);

/** Sums of rows, highest earnings first. Days are in order, and if rows have days, days without rows are included. */
export function groupRows(rows: readonly EarningsRow[], by: Grouping, period: Period): readonly Group[] {
  const groups = new Map<string, Group>();
  if (by === 'day' && (rows.length === 0 || rows.some(({ date }) => date !== undefined)))
    for (const day of daysOf(period)) groups.set(day, { names: [day], measures: NOTHING });
  for (const row of rows) {
    const names = namesOf(row, by);
    const key = names.join('\n');
    const known = groups.get(key)?.measures ?? NOTHING;
    groups.set(key, { names, measures: add(known, row.measures) });
  }
  const all = [...groups.values()];
  return by === 'day' ? all : all.sort(mostFirst);
}

/** Unclicked links as text: links of a single page first, then links that many pages share, such as in the footer. */
export function unclickedLines(links: readonly UnclickedLink[]): readonly string[] {
  const pages = new Map<string, string[]>();
  for (const { page, placement, partner } of links) {
    const name = `${placement}, ${partner}`;
    pages.set(name, [...(pages.get(name) ?? []), page]);
  }
  return [...pages]
    .toSorted(([, a], [, b]) => Number(a.length > 1) - Number(b.length > 1))
    .map(([name, [page = '', ...more]]) =>
      more.length === 0 ? `${page}: ${name}` : `on ${more.length + 1} pages: ${name}`,
    );
}

const earnsNothing = ({ clicks, earned, pending }: Measures) => clicks > 0 && earned === 0 && pending === 0;

interface Counted {
  readonly rows: readonly EarningsRow[];
  readonly places: ReadonlyMap<string, Place>;
  readonly missing: readonly Measure[];
  readonly notes: readonly string[];
}

/** The report for operators, from rows with their places. */
export function earningsReport(
  { rows, places, missing, notes }: Counted,
  period: Period,
  by: Grouping,
): EarningsReport {
  const clicked = new Set(rows.filter(({ measures }) => measures.clicks > 0).map(({ subId }) => subId));
  const known = rows.filter(({ isKnown }) => isKnown);
  const unclicked = [...places.values()].filter(({ isLink, subId }) => isLink && !clicked.has(subId));
  return {
    ...{ period, by, missing, notes },
    groups: groupRows(rows, by, period),
    total: rows.map(({ measures }) => measures).reduce(add, NOTHING),
    earningNothing: missing.includes('earned')
      ? undefined
      : groupRows(known, 'page', period).filter(({ measures }) => earnsNothing(measures)),
    unclicked: missing.includes('clicks')
      ? undefined
      : unclicked.flatMap(({ pages, subId, partner }) =>
          pages.map((page) => ({ page, placement: placementName(subId), partner })),
        ),
  };
}
