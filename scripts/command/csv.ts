import { stringify } from 'csv-stringify/sync';

const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?$/;

/**
 * Rows as comma-separated values (RFC 4180), with the names as the first row. A cell that a spreadsheet would run as a formula gets a
 * leading apostrophe (https://owasp.org/www-community/attacks/CSV_Injection). A negative number remains a number, so that sums include it.
 */
export const csv = (names: readonly string[], rows: readonly (readonly string[])[]): string =>
  stringify([names, ...rows], {
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { string: (value) => (NEGATIVE_NUMBER.test(value) ? { value, escape_formulas: false } : value) },
  });
