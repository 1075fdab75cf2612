import { formatPrice } from '@/lib/deals/currency/format';
import { GROUP_COLUMNS, type EarningsReport } from './earnings-report';
import { MEASURES, isMoney, perHundredClicks, toDollars, type Measure, type Measures } from './measures';

/** Names of the columns after those of the group. */
export const MEASURE_COLUMNS: readonly string[] = [...MEASURES, 'per 100 clicks'];

/** Names of the columns of a report, groups first. */
export const columnsOf = ({ by }: EarningsReport): readonly string[] => [
  ...GROUP_COLUMNS[by],
  ...MEASURE_COLUMNS,
];

/**
 * Cells for the measures of a group, in the order of the columns.
 *
 * @param money, count format amounts in dollars and counts
 * @param nothing replaces an unknown number
 */
export function measureCells<T>(
  measures: Measures,
  missing: readonly Measure[],
  {
    money,
    count,
    nothing,
  }: {
    readonly money: (dollars: number) => T;
    readonly count: (number: number) => T;
    readonly nothing: T;
  },
): readonly T[] {
  const cells = MEASURES.map((measure) => {
    if (missing.includes(measure)) return nothing;
    return isMoney(measure) ? money(toDollars(measures[measure])) : count(measures[measure]);
  });
  const isKnown = !missing.includes('clicks') && !missing.includes('earned');
  const rate = isKnown ? perHundredClicks(measures) : undefined;
  return [...cells, rate === undefined ? nothing : money(toDollars(rate))];
}

/** Formats for people: `$12.50`, `1,234`, and a dash for unknown numbers. */
export const FOR_PEOPLE = {
  money: formatPrice,
  count: (number: number) => number.toLocaleString('en-US'),
  nothing: '–',
} as const;

/** Formats for spreadsheets: digits only, and an empty cell for unknown numbers. */
export const FOR_SPREADSHEETS = {
  money: (dollars: number) => dollars.toFixed(2),
  count: String,
  nothing: '',
} as const;
