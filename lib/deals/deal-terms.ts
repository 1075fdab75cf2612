import { z } from 'zod';
import type { BuildContext } from '@/lib/site/build-context';
import { formatCalendarDate } from '@/lib/source/dates';
import { formatDay } from '@/lib/source/short-dates';
import { compareText } from '@/lib/source/compare-text';
import { allFields, calendarDate, line } from '@/lib/source/field-rules';
import type { Trip } from './prices/observation';

/*
 * The fields for the terms of a deal and for a recommendation, which any record of `content/deals/` may have. Each message is the
 * "expected …" of a diagnostic.
 */

const tripRule = 'round-trip or one-way';
const monthRule = 'a month as YYYY-MM, such as 2027-02';
const monthsRule = 'a list of months, such as [2027-02, 2027-03]';

/** `deals/*.yaml` and `destinations.yaml`. */
export const terms = {
  trip: z.enum(['round-trip', 'one-way'] satisfies Trip[], tripRule).optional(),
  /** The first and the last day of departure. */
  dates: allFields({ from: calendarDate, to: calendarDate }).optional(),
  months: z
    .array(z.string(monthRule).regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, monthRule), monthsRule)
    .min(1, monthsRule)
    .optional(),
  until: calendarDate.optional(),
  seen: calendarDate.optional(),
};

/** A recommended deal, with the name and the reason of the person who recommends it. */
export const pick = {
  pick: z.boolean('true or false').optional(),
  by: line('the name of whoever picked the deal').optional(),
  why: line('one or two sentences that say why it was picked').optional(),
};

type Values<Shape extends z.ZodRawShape> = Readonly<z.infer<z.ZodObject<Shape>>>;

/** The terms of a deal: when it is valid and for what trip. */
export type Terms = Values<typeof terms>;
export type PickFields = Values<typeof pick>;

/** The last day of a month (YYYY-MM). */
const lastDayOf = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The fields that end a deal, with the last day of each. */
const endsOf = ({ until, dates, months }: Terms): readonly (readonly [keyof Terms, string])[] => [
  ...(until ? [['until', until] as const] : []),
  ...(dates ? [['dates', dates.to] as const] : []),
  ...(months ? [['months', lastDayOf(months.toSorted().at(-1) ?? '')] as const] : []),
];

/** The field that ends a deal first, and its last day. Undefined for a deal without an end. */
export const endOf = (record: Terms): readonly [keyof Terms, string] | undefined =>
  endsOf(record)
    .toSorted(([, a], [, b]) => compareText(a, b))
    .at(0);

/** The last day on which visitors saw a deal. Undefined if the deal has not ended. */
export function endedOn(record: Terms, today: string): string | undefined {
  const [, last] = endOf(record) ?? [];
  return last !== undefined && last < today ? last : undefined;
}

/** The end of a deal, and its label in the preview. */
export interface Ending {
  /** The last day, YYYY-MM-DD, if it has passed. Articles report the end; lists omit the deal. */
  readonly ended?: string | undefined;
  /** The label of a deal that only the preview shows. */
  readonly previewLabel?: string | undefined;
}

export function endingOf(record: Terms, { today, preview }: BuildContext): Ending {
  const ended = endedOn(record, today);
  if (ended === undefined) return {};
  return { ended, previewLabel: preview ? `Ended ${formatDay(ended, today)}` : undefined };
}

/** Whether cards, lists and the search include a deal. Only the preview includes ended deals. */
export const isListed = ({ ended, previewLabel }: Ending): boolean => !ended || previewLabel !== undefined;

/** Replaces an ended deal in an article, because the text around it recommends an offer that nobody can book. */
export const endedSentence = ({ title, ended }: Ending & { readonly title: string }): string =>
  `The deal “${title}” that was here ended${ended ? ` on ${formatCalendarDate(ended)}` : ''}.`;

/** The next `count` months of departure, YYYY-MM, beginning with the month of `today`. */
function nextMonths(today: string, count: number): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 1)).toISOString().slice(0, 7),
  );
}

/** Number of departure months of a deal that names neither months nor dates. */
const MONTHS_AHEAD = 6;
/** Maximum number of departure months of a deal with dates. Airlines sell tickets 11 months ahead. */
const MOST_MONTHS = 12;

/** Months (YYYY-MM) in order, each once, without past ones. */
export const comingMonths = (months: readonly string[], today: string): readonly string[] =>
  [...new Set(months)].filter((month) => month >= today.slice(0, 7)).sort();

/** The departure months of a deal, without past months. By default the next six. */
export function departureMonths({ dates, months }: Terms, today: string): readonly string[] {
  if (months) return comingMonths(months, today);
  if (!dates) return nextMonths(today, MONTHS_AHEAD);
  const first = dates.from > today ? dates.from : today;
  return nextMonths(first, MOST_MONTHS).filter((month) => month <= dates.to.slice(0, 7));
}
