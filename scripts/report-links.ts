import path from 'node:path';
import { loadPartners } from '@/lib/site/load-partners';
import { listStandIns } from '@/lib/deals/stand-ins';
import { absoluteUrl } from '@/lib/site/address';
import { runCommand } from './command/command';
import { loadEnvironment } from './command/load-environment';
import { requireCompleteExport } from './export/export-folder';
import { csv } from './command/csv';
import { reportLinks, summarize } from './partners/links-report';
import { standInsTable } from './partners/stand-ins-table';
import { textTable } from './command/text-table';

const COMMAND = {
  usage: 'npm run report:links -- [options]',
  summary:
    "Prints every external link of the built site ('out') with page, placement, partner, state of the partner's program, sub-id and account; the number of links to each partner; and the stand-ins in use.",
  options: { csv: { type: 'boolean', help: 'as CSV for a spreadsheet, without the count' } },
} as const;

const COLUMNS = ['page', 'placement', 'partner', 'state', 'sub-id', 'account'];

loadEnvironment();
await runCommand(COMMAND, ({ values }) => {
  const out = path.resolve('out');
  requireCompleteExport(out);
  const registry = loadPartners();
  const links = reportLinks(out, registry, new URL(absoluteUrl('/')).origin);
  const rows = links.map(({ page, placement, partner, state, subId, accountId }) => [
    page,
    placement,
    partner,
    state,
    subId,
    accountId,
  ]);
  if (values.csv) {
    process.stdout.write(csv(COLUMNS, rows));
    return;
  }
  console.log(textTable(COLUMNS, rows));
  console.log(`\n${textTable(['partner', 'state', 'links', 'pages'], summarize(links))}`);
  for (const line of standInsTable(listStandIns(registry))) console.log(`\n${line}`);
  console.log(`\n${rows.length} external links on ${new Set(links.map(({ page }) => page)).size} pages.`);
});
