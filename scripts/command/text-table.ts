import Table from 'cli-table3';

/** Signs that a table of cli-table3 draws around its cells; ours has none but a rule below the names. */
const NO_LINES = Object.fromEntries(
  ['top', 'bottom', 'left', 'right'].flatMap((side) => [
    [side, ''],
    [`${side}-mid`, ''],
    [`${side}-left`, ''],
    [`${side}-right`, ''],
  ]),
);

/** Rows as columns of text, two spaces apart, under their names. Widths are those of a terminal: 東 takes two. */
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
