import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import env from '@next/env';
import { parse } from 'parse5';
import { loadPartners } from '@/lib/partners/load-partners';
import { htmlFiles } from './html-files';
import { listOutboundLinks } from './outbound-links';
import { textTable } from './text-table';

/*
 * Prints every partner link of the finished export: page, placement, partner, sub-id. It reads what visitors get, not what
 * the data means to say.
 */

/** Block and item of a sub-id; one that was cut (`lib/partners/sub-id`) no longer has both. */
const placementOf = (subId: string) =>
  subId.includes('__') ? '(cut)' : subId.split('_').slice(1).join(' › ');

env.loadEnvConfig(process.cwd());
const out = path.resolve('out');
if (!existsSync(path.join(out, 'index.html'))) {
  console.error("There is no finished export in 'out'. Run 'npm run build' first.");
  process.exitCode = 1;
} else {
  const registry = loadPartners();
  // Next writes its 404 page twice; no host serves the second copy.
  const files = htmlFiles(out).filter(({ page }) => page !== '/_not-found');
  const rows = files.flatMap(({ page, file }) =>
    listOutboundLinks(parse(readFileSync(file, 'utf8')), registry).map(({ partner, status, subId }) => [
      page,
      placementOf(subId),
      status === 'live' ? partner : `${partner} (${status})`,
      subId,
    ]),
  );
  console.log(textTable(['page', 'placement', 'partner', 'sub-id'], rows));
  console.log(`\n${rows.length} partner links on ${new Set(rows.map(([page]) => page)).size} pages`);
}
