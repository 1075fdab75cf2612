import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadMagazine } from '@/lib/articles/magazine';
import { movedArticles } from '@/lib/articles/redirects';
import { securityHeaders } from '@/lib/site/content-security-policy';
import { readVariable } from '@/lib/site/environment';
import { loadSite } from '@/lib/site/load-site';
import { LAST_FILE } from './export-folder';
import { BEST_ARTICLES, compress, hostCompresses } from './compress';
import { filesBelow } from '@/lib/source/read-files';
import { CACHE } from '@/scripts/incremental/places';
import { keepPages } from '@/scripts/incremental/keep-pages';
import { partialExportError, postProcessPages } from './process-pages';
import { headersFile } from './header-files';
import { writeMissingPages } from './missing-pages';
import { writeSecurityText } from './security-text';
import { writeMovedPages } from './moved-pages';
import { prune, pruneChunks } from './prune';
import { redirectsFile, redirectsOf, type Redirect } from './redirect-files';
import { caddyRules, nginxRules, RULES_FOLDER } from './server-rules';
import { writeMarkdown } from './write-markdown';

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

/**
 * Makes of Next's export the pages that visitors get. See docs/architecture.md, "Post-processing".
 *   1. Files that no page asks for go (prune)
 *   2. Pages: Next's scripts and the inlined payload go; the policy, the loader and the speculation rules come (process-pages)
 *   3. The Markdown of articles comes (write-markdown)
 *   4. Pages that were not rendered come from earlier builds (scripts/incremental)
 *
 * @returns the policy of the site
 * @throws UnknownPageError, NothingFits
 */
export async function completePages(directory: string): Promise<string> {
  const gone = prune(directory);
  const processed = postProcessPages(directory, 'public');
  if (!processed) throw partialExportError(directory);
  writeMarkdown(directory);
  const chunks = await keepPages(directory, processed.pages);
  console.log(
    `Post-processed ${processed.pages.length} pages; ${gone + pruneChunks(directory, chunks)} unused files removed.`,
  );
  return processed.policy;
}

/**
 * Adds what is not a page of its own, once all pages are there.
 *   1. A page at every address that an article had before (moved-pages)
 *   2. The 404 page for missing articles (missing-pages)
 *   3. The contact for weaknesses (security-text)
 *   4. The desk for writers, if there is one (write-desk)
 *   5. Compressed siblings, unless the host compresses by itself (compress)
 *   6. Headers and redirects, in the files that hosts read them from (header-files, redirect-files, server-rules)
 */
export async function completeSite(directory: string, policy: string): Promise<void> {
  const { articles } = loadMagazine();
  const moved = movedArticles(articles);
  writeMovedPages(directory, moved, policy);
  writeMissingPages(directory);
  writeSecurityText(directory);
  const { desk, name } = loadSite();
  if (desk) await (await import('@/scripts/desk/write-desk')).writeDesk(directory, desk, name);
  const newest = new Set(articles.slice(0, BEST_ARTICLES).map(({ slug }) => slug));
  if (!hostCompresses()) await compress(directory, newest, path.join(CACHE, 'compressed'));
  const headers = securityHeaders({
    hstsMaxAge: readVariable('HSTS_MAX_AGE'),
    reportingUrl: readVariable('REPORTING_URL'),
  });
  writeHostFiles(directory, headers, redirectsOf(moved));
  const files = filesBelow(directory).length;
  console.log(`The site has ${files} files.`);
}
