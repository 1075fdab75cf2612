/** What a spreadsheet would run as a formula (https://owasp.org/www-community/attacks/CSV_Injection). */
const FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as comma-separated values (RFC 4180), under their names; a cell that a spreadsheet would take for a formula starts
 * with an apostrophe, which makes it text.
 */
export function csv(names: readonly string[], rows: readonly (readonly string[])[]): string {
  return [names, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
