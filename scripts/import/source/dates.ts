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

/** A day as YYYY-MM-DD in what a field holds: `2019-5-12 10:00:00 +0200`, `May 12, 2019`, a date of TOML. */
export function dayIn(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value.trim() : '';
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
  // Words such as 'May 12, 2019'; numbers alone would be read in one country's order.
  const spoken = /[a-z]{3}/i.test(text)
    ? [`${text} UTC`, text].map((each) => new Date(each)).find((day) => !Number.isNaN(day.getTime()))
    : undefined;
  const found = year
    ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    : spoken?.toISOString().slice(0, 10);
  return calendarDate.safeParse(found).success ? found : undefined;
}

const firstDayOf = (fields: Fields, names: readonly string[]) =>
  names.map((name) => dayIn(fields[name])).find((day) => day !== undefined);

export const dateOf = (fields: Fields): string | undefined => firstDayOf(fields, DAYS);
export const updateOf = (fields: Fields): string | undefined => firstDayOf(fields, UPDATES);

/** Fields that hold days. */
export const DAY_FIELDS: readonly string[] = [...DAYS, ...UPDATES];
