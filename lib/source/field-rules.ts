import { z } from 'zod';
import { DIRECTION_CONTROLS } from './invisible-characters';
import { hasAddress, LONGEST_SLUG, SLUG } from './name-slug';
import { isPublicAddress, PUBLIC_HOST, PUBLIC_HOSTS } from './web-address';

/*
 * Rules for single fields of content files. `lib/articles/schemas.ts` explains their messages.
 */

/** An object with these fields and no others; a diagnostic names them. */
export const fields = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, `one of ${Object.keys(shape).join(', ')}`);

/** The same, for a few fields that only make sense together. */
export const allFields = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(
    shape,
    Object.keys(shape)
      .join(', ')
      .replace(/, ([^,]*)$/, ' and $1'),
  );

/** The names of the fields in the message of `fields` or `allFields`. Zod's issue has no other trace of the schema. */
export const fieldsIn = (message: string): readonly string[] =>
  message.replace(/^one of /, '').split(/, | and /);

/**
 * Invisible characters that escapes of YAML can write: control characters except tab and line ends, characters that turn the direction
 * of words, and code points that XML 1.0 does not allow (section 2.2). `readTextFile` reports those that a file itself contains.
 */
const UNSEEN = new RegExp(`(?![\\t\\n\\r])[\\p{Cc}${DIRECTION_CONTROLS}\\ufffe\\uffff\\p{Cs}]`, 'u');

/** Text that is not blank. */
export const line = (expected: string) =>
  z
    .string(expected)
    .trim()
    .min(1, expected)
    .refine((text) => !UNSEEN.test(text), `${expected}, without control characters`);

const slugRule = "words in lower case joined by hyphens, such as 'cheap-flights'";
/** The last part of an address. */
export const slug = z
  .string(slugRule)
  .regex(SLUG, slugRule)
  .max(LONGEST_SLUG, `${LONGEST_SLUG} characters at most`);

/** In characters. A slug may be twice as long, because 'Æ' becomes 'ae'. */
const LONGEST_NAME = LONGEST_SLUG / 2;
/** A name from which an address is made. */
export const nameWithAddress = (expected: string) =>
  line(expected).max(LONGEST_NAME, `${LONGEST_NAME} characters at most`).refine(hasAddress, expected);

const dateRule = 'a date of the calendar as YYYY-MM-DD, such as 2025-03-09';
/** An earlier year is probably a typing error and would move the article to the end of every list. */
const FIRST_DATE = '2000-01-01';
export const calendarDate = z.iso
  .date({ error: dateRule, abort: true })
  .refine((date) => date >= FIRST_DATE, `a date from ${FIRST_DATE} on`);

const idRule = 'a whole number from 1 that no other entry has';
export const id = z.int(idRule).positive(idRule);

/** Derived ids start here, so that they never equal an id that an article states. */
export const FIRST_DERIVED_ID = 2 ** 32;
export const statedId = id.lt(FIRST_DERIVED_ID, `${idRule}, below ${FIRST_DERIVED_ID}`);

const addressRule =
  'an address that starts with https://, its host in small letters, without user, quotes and blanks';
// The start is checked separately, because editors can show that rule.
const httpsText = (rule: string) => z.string(rule).startsWith('https://', { error: rule, abort: true });
/** An address that pages, headers or the policy use unchanged. */
export const httpsAddress = httpsText(addressRule).refine(isPublicAddress, addressRule);

const templateRule = `${addressRule}; {curly} parts stand behind the host`;
/**
 * The same with {curly} parts that are filled in later. They are not allowed in the host, because a value could then
 * choose the target.
 */
export const addressTemplate = httpsText(templateRule).refine(
  (text) => isPublicAddress(text.replace(/\{\+?[a-zA-Z]+\}/g, '')) && /^https:\/\/[^{/]+(?:\/|$)/.test(text),
  templateRule,
);

const hostRule = "a host such as 'aviasales.com', in small letters, without https:// and without a path";
/** A host name. */
export const host = z.string(hostRule).regex(PUBLIC_HOST, hostRule);

const hostsRule =
  "a host such as 'aviasales.com' or '*.aviasales.com', or a folder such as 'aviasales.com/widgets/'";
/** A host, all subdomains of a host, or a folder on a host, as a source of the content security policy. */
export const hostSource = z.string(hostsRule).regex(PUBLIC_HOSTS, hostsRule);
