import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadPartners } from '@/lib/site/load-partners';
import { loadSubIdAliases } from '@/lib/site/load-sub-id-aliases';
import { runCommand, UserError } from './command/command';
import { requireFileName } from './command/file-name';
import { loadEnvironment } from './command/load-environment';
import { earningsReport, GROUPINGS, type Grouping } from './earnings/earnings-report';
import { fetchStatistics } from './earnings/fetch-statistics';
import { joinPlaces } from './earnings/join-places';
import { readPeriod } from './earnings/period';
import { listPlaces } from './earnings/places';
import { reportPage } from './earnings/report-page';
import { reportCsv, reportJson, reportText } from './earnings/write-report';
import { requireCompleteExport } from './export/export-folder';
import { accountClient } from './network/client';

const COMMAND = {
  usage: 'npm run report:earnings -- [options]',
  summary:
    "Gets clicks, bookings and earnings from the network, and reports them by page, placement and partner of the built site ('out'). Needs TRAVELPAYOUTS_TOKEN.",
  options: {
    from: {
      type: 'string',
      value: 'date',
      help: 'first day, as YYYY-MM-DD; by default 29 days before the last day',
    },
    to: { type: 'string', value: 'date', help: 'last day; by default today (UTC)' },
    by: { type: 'string', value: 'group', help: 'page (the default), placement, partner or day' },
    csv: { type: 'boolean', help: 'as CSV for a spreadsheet, without the lists' },
    json: { type: 'boolean', help: 'as JSON for programs' },
    html: { type: 'string', value: 'file', help: 'also write a page with bar charts by page and day' },
  },
} as const;

/** Milliseconds for the whole report: at 30 requests a minute, about half a million rows. */
const WITHIN = 20 * 60 * 1000;

function readGrouping(value: string): Grouping {
  const by = GROUPINGS.find((grouping) => grouping === value);
  if (!by) throw new UserError(`--by is '${value}'; expected one of ${GROUPINGS.join(', ')}.`);
  return by;
}

const text = (value: string | boolean | undefined) => (typeof value === 'string' ? value : undefined);

loadEnvironment();
await runCommand(COMMAND, async ({ values }) => {
  const by = readGrouping(text(values.by) ?? 'page');
  const period = readPeriod(text(values.from), text(values.to), new Date());
  const html = text(values.html);
  if (html !== undefined) requireFileName('--html', html);
  if (values.csv && values.json) throw new UserError('Use either --csv or --json, not both.');
  const tell = (line: string) => console.error(line);
  const client = accountClient({ within: WITHIN, tell });
  const out = path.resolve('out');
  requireCompleteExport(out);
  const registry = loadPartners();
  const aliases = loadSubIdAliases();
  const places = listPlaces(out, registry);
  const { rows, missing, hasDays, notes } = await fetchStatistics(
    client,
    period,
    by === 'day' || html !== undefined,
    tell,
  );
  const joined = joinPlaces(rows, places, aliases, registry);
  const report = earningsReport({ rows: joined, places, missing, notes }, period, by);
  if (html !== undefined) {
    writeFileSync(html, reportPage(report, joined, hasDays));
    tell(`Wrote ${html}`);
  }
  if (values.csv) process.stdout.write(reportCsv(report));
  else console.log(values.json ? reportJson(report) : reportText(report));
  if (values.csv) for (const note of notes) tell(note);
});
