import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadMagazine } from '@/lib/articles/magazine';
import { movedArticles } from '@/lib/articles/redirects';
import { listTextPages } from '@/lib/articles/text-pages';
import { securityHeaders } from '@/lib/site/content-security-policy';
import { readVariable } from '@/lib/site/environment';
import { contentDirectory } from '@/lib/site/memoize';
import { loadPartners } from '@/lib/site/load-partners';
import { loadSite } from '@/lib/site/load-site';
import { targetParts } from '@/lib/partners/partner-url';
import { LAST_FILE } from './export-folder';
import { Compressor, hostCompresses, newestArticles } from './compress';
import { filesBelow } from '@/lib/source/read-files';
import { joinPages, NothingFits, type KeptPages } from '@/scripts/incremental/keep-pages';
import { pageOfFile } from '@/scripts/incremental/page-store';
import { CACHE, NEXT_EXPORT } from '@/scripts/incremental/paths';
import { writeSearchIndex } from '@/scripts/search/write-search-index';
import { postProcessPages, type ProcessedPages } from './process-pages';
import { headersFile } from './header-files';
import { writeMissingPages } from './missing-pages';
import { writeSecurityText } from './security-text';
import { writeMovedPages } from './moved-pages';
import { pruneChunks, takeUsed } from './prune';
import { redirectsFile, redirectsOf, type Redirect } from './redirect-files';
import { caddyRules, nginxRules, RULES_FOLDER } from './server-rules';
import { writeSitemap } from './sitemap';

function writeHostFiles(
  directory: string,
  headers: Readonly<Record<string, string>>,
  redirects: readonly Redirect[],
): void {
  mkdirSync(path.join(directory, RULES_FOLDER), { recursive: true });
  for (const [file, text] of [
    ['_redirects', redirectsFile(redirects)],
    ['_headers', headersFile(headers)],
    [`${RULES_FOLDER}/Caddyfile`, caddyRules(headers, redirects)],
    [LAST_FILE, nginxRules(headers, redirects)],
  ] as const)
    writeFileSync(path.join(directory, file), text);
}

/** The compressor of a new site; undefined if the host compresses files itself. */
export function compressorFor(
  directory: string,
  kept: KeptPages,
  stale: ReadonlySet<string>,
): Compressor | undefined {
  if (hostCompresses()) return undefined;
  return new Compressor(directory, newestArticles(loadMagazine().articles), path.join(CACHE, 'compressed'), {
    kept: kept.files,
    isStored: (file) => stale.has(pageOfFile(file)),
  });
}

/** The folder whose files Next copies. */
const COPIED = 'public';

/** Files that post-processing does not change: payloads of pages, and the Markdown of articles. */
const FINAL = /\.(?:txt|md)$/;

/**
 * Turns Next's export into the pages that visitors get. See docs/architecture.md, "Post-processing".
 *   1. Leaves out files that no page requests (prune)
 *   2. Pages: removes Next's scripts and the inlined payload; adds the policy, the loader and the speculation rules (process-pages).
 *      This needs one core; meanwhile the other cores compress files that are already final
 *   3. Removes scripts that neither these pages nor kept pages request (scripts/incremental, prune)
 *
 * @param directory the new site, with the kept pages
 * @returns the rendered pages, with the policy of the site
 * @throws UnknownPageError, NothingFits
 */
export async function completePages(
  directory: string,
  kept: KeptPages,
  compressor: Compressor | undefined,
): Promise<ProcessedPages> {
  const old = filesBelow(NEXT_EXPORT).find((file) => kept.files.has(file));
  if (old !== undefined) throw new NothingFits(`Next has rendered ${old} again`);
  const { taken, left } = takeUsed(NEXT_EXPORT, directory);
  const [, processed] = await Promise.all([
    compressor?.addSiblings(FINAL),
    (async () => postProcessPages(directory, taken, COPIED))(),
  ]);
  const chunks = joinPages(directory, [...kept.pages, ...processed.pages]);
  console.log(
    `Post-processed ${processed.pages.length} pages; ${left + pruneChunks(directory, chunks)} unused files left out.`,
  );
  return processed;
}

/**
 * Completes the site when all pages are there:
 *   1. The sitemap and the search index, which need one core, and the compressed siblings of pages, which use the other cores
 *   2. A page at every former address of an article (moved-pages)
 *   3. The 404 page for missing articles (missing-pages)
 *   4. The contact for security reports (security-text)
 *   5. The desk for writers, if there is one (write-desk)
 *   6. Compressed siblings of the files that these steps added (compress)
 *   7. Headers and redirects, in the files that hosts read (header-files, redirect-files, server-rules)
 */
export async function completeSite(
  directory: string,
  { policy, pages }: ProcessedPages,
  kept: KeptPages,
  compressor: Compressor | undefined,
): Promise<void> {
  await Promise.all([
    compressor?.addSiblings(),
    writeSitemap(directory, COPIED),
    writeSearchIndex(directory, [...kept.pages, ...pages]),
  ]);
  const moved = movedArticles(loadMagazine().articles, listTextPages(contentDirectory()));
  writeMovedPages(directory, moved, policy);
  writeMissingPages(directory);
  writeSecurityText(directory);
  const { desk, name } = loadSite();
  if (desk)
    await (
      await import('@/scripts/desk/write-desk')
    ).writeDesk(directory, desk, {
      name,
      targetParts: targetParts(loadPartners()),
    });
  await compressor?.addSiblings();
  compressor?.finish();
  const headers = securityHeaders({
    hstsMaxAge: readVariable('HSTS_MAX_AGE'),
    reportingUrl: readVariable('REPORTING_URL'),
  });
  writeHostFiles(directory, headers, redirectsOf(moved));
  const files = filesBelow(directory).length;
  console.log(`The site has ${files} files.`);
}
