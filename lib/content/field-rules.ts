import { z } from 'zod';

/*
 * Rules for single fields of content files; see `schemas.ts` on their messages.
 */

/** What no text shows and no feed may hold (XML 1.0, section 2.2): control characters but tab and ends of lines, halves of a character. */
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff\p{Cs}]/u;

/** Text that is not blank. */
export const line = (expected: string) =>
  z
    .string(expected)
    .trim()
    .min(1, expected)
    .refine((text) => !UNSEEN.test(text), `${expected}, without control characters`);

const slugRule = "words in lower case joined by hyphens, such as 'cheap-flights'";
/** The last part of an address. */
export const slug = z.string(slugRule).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, slugRule);

function isCalendarDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const dateRule = 'a date of the calendar as YYYY-MM-DD, such as 2025-03-09';
/** An earlier year is a slip of the finger, and would put the article at the end of every list. */
const FIRST_DATE = '2000-01-01';
export const calendarDate = z
  .string(dateRule)
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: dateRule, abort: true })
  .refine(isCalendarDate, { error: dateRule, abort: true })
  .refine((date) => date >= FIRST_DATE, `a date from ${FIRST_DATE} on`);

const idRule = 'a whole number from 1 that no other entry has';
export const id = z.int(idRule).positive(idRule);

const httpsRule = 'an address that starts with https://';
export const httpsAddress = z.url({ protocol: /^https$/, hostname: /\./, error: httpsRule });
