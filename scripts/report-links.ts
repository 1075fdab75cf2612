import { readFileSync } from 'node:fs';
import path from 'node:path';
import env from '@next/env';
import { parse } from 'parse5';
import { loadPartners } from '@/lib/partners/load-partners';
import { listOutboundLinks } from './outbound-links';
import { htmlFiles } from './html-files';

/*
 * Prints every partner link of the finished export: page, placement, partner, sub-id. It reads what visitors get, not what
 * the data means to say.
 */

env.loadEnvConfig(process.cwd());
const registry = loadPartners();
const rows = htmlFiles(path.resolve('out')).flatMap(({ page, file }) =>
  listOutboundLinks(parse(readFileSync(file, 'utf8')), registry).map((link) => ({ page, ...link })),
);
console.table(rows);
console.log(`${rows.length} partner links on ${new Set(rows.map(({ page }) => page)).size} pages`);
