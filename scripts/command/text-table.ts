import Table from 'cli-table3';

/** The border characters of cli-table3. Our tables have no borders. */
const NO_LINES = Object.fromEntries(
  ['top', 'bottom', 'left', 'right'].flatMap((side) => [
    [side, ''],
    [`${side}-mid`, ''],
    [`${side}-left`, ''],
    [`${side}-right`, ''],
  ]),
);

/** A table of text with a header row. Columns are two spaces apart. Widths are those of a terminal: 東 takes two columns. */
export function textTable(names: readonly string[], rows: readonly (readonly string[])[]): string {
  const table = new Table({
    chars: { ...NO_LINES, mid: '', 'mid-mid': '', middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  table.push([...names], ...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}
