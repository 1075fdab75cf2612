/** A table in GitHub's Markdown. The first column contains names, all others numbers. */
export function markdownTable(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [names, names.map((_, at) => (at === 0 ? '---' : '--:')), ...rows].map(line).join('\n');
}

/** A number formatted for people: 12,345. */
export const figure = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
