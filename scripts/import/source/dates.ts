import { calendarDate } from '@/lib/source/field-rules';
import type { Fields } from './source';

/** Names that systems and themes give to the day of an article, the first that is there counts. */
const DAYS = [
  'date',
  'pubDate',
  'pubDatetime',
  'publishDate',
  'publishedDate',
  'publishedAt',
  'published_at',
  'datePublished',
  'datePosted',
  'publishedOn',
  'published',
  'createdAt',
  'created',
  'posted',
];
const UPDATES = [
  'updated',
  'updatedDate',
  'lastmod',
  'last_modified_at',
  'modified',
  'modDatetime',
  'updatedAt',
  'updated_at',
  'dateModified',
  'lastUpdated',
];

/** JavaScript finds a day in any words with a number, such as 'Summer 2019', so a month and a year must be among them. */
const MONTH =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i;

/** A day as YYYY-MM-DD in what a field holds: `2019-5-12 10:00:00 +0200`, `May 12, 2019`, a date of TOML. */
export function dayIn(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value.trim() : '';
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
  // Words such as 'May 12, 2019'; numbers alone would be read in one country's order.
  const spoken = new Date(MONTH.test(text) && /\b\d{4}\b/.test(text) ? `${text} UTC` : NaN);
  const found = year
    ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    : Number.isNaN(spoken.getTime())
      ? undefined
      : spoken.toISOString().slice(0, 10);
  return calendarDate.safeParse(found).success ? found : undefined;
}

const firstDayOf = (fields: Fields, names: readonly string[]) =>
  names.map((name) => dayIn(fields[name])).find((day) => day !== undefined);

export const dateOf = (fields: Fields): string | undefined => firstDayOf(fields, DAYS);
export const updateOf = (fields: Fields): string | undefined => firstDayOf(fields, UPDATES);

/** Fields that hold days. */
export const DAY_FIELDS: readonly string[] = [...DAYS, ...UPDATES];
