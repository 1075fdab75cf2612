import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadMagazine } from '@/lib/articles/magazine';
import { movedArticles } from '@/lib/articles/redirects';
import { securityHeaders } from '@/lib/site/content-security-policy';
import { readVariable } from '@/lib/site/environment';
import { loadSite } from '@/lib/site/load-site';
import { LAST_FILE } from './export-folder';
import { Compressor, hostCompresses, newestArticles } from './compress';
import { filesBelow } from '@/lib/source/read-files';
import { joinPages, NothingFits, type KeptPages } from '@/scripts/incremental/keep-pages';
import { pageOfFile } from '@/scripts/incremental/page-store';
import { CACHE, NEXT_EXPORT } from '@/scripts/incremental/places';
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

/** Compresses a new site as it comes into being; nothing for a host that compresses by itself. */
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

/** Payloads of pages, and the Markdown of articles. */
const FINAL = /\.(?:txt|md)$/;

/**
 * Makes of Next's export the pages that visitors get. See docs/architecture.md, "Post-processing".
 *   1. Files that no page asks for stay behind (prune)
 *   2. Pages: Next's scripts and the inlined payload go; the policy, the loader and the speculation rules come (process-pages).
 *      That needs one core; the other ones compress what is final already
 *   3. Scripts that neither these pages nor those of earlier builds ask for go (scripts/incremental, prune)
 *
 * @param directory the new site, with the pages that were kept
 * @returns the pages that were rendered, with the policy of the site
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
    (async () => postProcessPages(directory, taken, 'public'))(),
  ]);
  const chunks = joinPages(directory, [...kept.pages, ...processed.pages]);
  console.log(
    `Post-processed ${processed.pages.length} pages; ${left + pruneChunks(directory, chunks)} unused files left out.`,
  );
  return processed;
}

/**
 * Adds what is not a page of its own, once all pages are there.
 *   1. The sitemap and the search index, which need one core, and the compressed siblings of pages, which take the other ones
 *   2. A page at every address that an article had before (moved-pages)
 *   3. The 404 page for missing articles (missing-pages)
 *   4. The contact for weaknesses (security-text)
 *   5. The desk for writers, if there is one (write-desk)
 *   6. Compressed siblings of all that came since (compress)
 *   7. Headers and redirects, in the files that hosts read them from (header-files, redirect-files, server-rules)
 */
export async function completeSite(
  directory: string,
  { policy, pages }: ProcessedPages,
  kept: KeptPages,
  compressor: Compressor | undefined,
): Promise<void> {
  await Promise.all([
    compressor?.addSiblings(),
    writeSitemap(directory),
    writeSearchIndex(directory, [...kept.pages, ...pages]),
  ]);
  const moved = movedArticles(loadMagazine().articles);
  writeMovedPages(directory, moved, policy);
  writeMissingPages(directory);
  writeSecurityText(directory);
  const { desk, name } = loadSite();
  if (desk) await (await import('@/scripts/desk/write-desk')).writeDesk(directory, desk, name);
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
