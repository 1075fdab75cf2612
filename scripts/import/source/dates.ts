import { calendarDate } from '@/lib/source/field-rules';
import type { Fields } from './source';
import { valueOf } from './systems';

/** Names that systems and themes use for the date of an article. The first one present counts. */
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

/** JavaScript parses a date from any text with a number, such as 'Summer 2019', so the text must contain a month and a year. */
const MONTH =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b/i;

/** The date in the value of a field, as YYYY-MM-DD: `2019-5-12 10:00:00 +0200`, `May 12, 2019`, a TOML date. */
export function dayIn(value: unknown): string | undefined {
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value.trim() : '';
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text) ?? [];
  // Text such as 'May 12, 2019'. The order of day and month in numbers depends on the country, so those are not parsed.
  const spoken = new Date(MONTH.test(text) && /\b\d{4}\b/.test(text) ? `${text} UTC` : NaN);
  const found = year
    ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
    : Number.isNaN(spoken.getTime())
      ? undefined
      : spoken.toISOString().slice(0, 10);
  return calendarDate.safeParse(found).success ? found : undefined;
}

const firstDayOf = (fields: Fields, names: readonly string[]) =>
  names.map((name) => dayIn(valueOf(fields, name))).find((day) => day !== undefined);

export const dateOf = (fields: Fields): string | undefined => firstDayOf(fields, DAYS);
export const updateOf = (fields: Fields): string | undefined => firstDayOf(fields, UPDATES);

/** Fields that contain dates. */
export const DAY_FIELDS: readonly string[] = [...DAYS, ...UPDATES];
