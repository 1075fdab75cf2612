/** Rows as columns of text, two spaces apart, under their names. */
export function textTable(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = names.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  return [names, widths.map((width) => '-'.repeat(width)), ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
