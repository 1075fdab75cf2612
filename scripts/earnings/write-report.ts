import { csv } from '@/scripts/command/csv';
import { textTable } from '@/scripts/command/text-table';
import { columnsOf, FOR_PEOPLE, FOR_SPREADSHEETS, MEASURE_COLUMNS, measureCells } from './columns';
import { unclickedLines, type EarningsReport, type Group } from './earnings-report';

/** Maximum number of lines of a list at the end of the text. `--json` has all. */
const LISTED = 20;

/** A heading with its lines, or nothing if there are no lines. */
function list(heading: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const more = lines.length > LISTED ? [`… and ${lines.length - LISTED} more (--json lists all)`] : [];
  return ['', `${heading} (${lines.length}):`, ...lines.slice(0, LISTED), ...more];
}

/** The report for a terminal. */
export function reportText(report: EarningsReport): string {
  const { period, groups, total, missing, notes, earningNothing, unclicked } = report;
  const cells = ({ names, measures }: Group) => [...names, ...measureCells(measures, missing, FOR_PEOPLE)];
  const [first = '', ...others] = columnsOf(report);
  const blanks = Array.from({ length: others.length - MEASURE_COLUMNS.length }, () => '');
  const sum = cells({ names: ['total', ...blanks], measures: total });
  return [
    `From ${period.from} to ${period.to}, in US dollars:`,
    '',
    textTable([first, ...others], [...groups.map(cells), sum]),
    ...list(
      'Pages with clicks that earned nothing',
      (earningNothing ?? []).map(({ names, measures }) => `${names.join(' ')}: ${measures.clicks} clicks`),
    ),
    ...list('Links nobody clicked', unclickedLines(unclicked ?? [])),
    ...(notes.length === 0 ? [] : ['', ...notes]),
  ].join('\n');
}

/** The groups of the report for a spreadsheet. */
export const reportCsv = (report: EarningsReport): string =>
  csv(
    columnsOf(report),
    report.groups.map(({ names, measures }) => [
      ...names,
      ...measureCells(measures, report.missing, FOR_SPREADSHEETS),
    ]),
  );

/** The report for programs: amounts in dollars, and `null` for unknown numbers. */
export function reportJson(report: EarningsReport): string {
  const { period, by, groups, total, missing, notes, earningNothing, unclicked } = report;
  const columns = columnsOf(report).map((name) =>
    name.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  const numbers = { money: (dollars: number) => dollars, count: (count: number) => count, nothing: null };
  const record = ({ names, measures }: Group, keys = columns) => {
    const cells = [...names, ...measureCells<number | null>(measures, missing, numbers)];
    return Object.fromEntries(keys.map((key, index) => [key, cells[index]]));
  };
  const withoutNames = columns.slice(-MEASURE_COLUMNS.length);
  return JSON.stringify(
    {
      ...{ ...period, currency: 'USD', by },
      rows: groups.map((group) => record(group)),
      total: record({ names: [], measures: total }, withoutNames),
      earningNothing: earningNothing?.map((group) => record(group, ['page', ...withoutNames])) ?? null,
      unclicked: unclicked ?? null,
      notes,
    },
    undefined,
    2,
  );
}
