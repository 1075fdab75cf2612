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
import { partialExportError, postProcessPages } from './process-pages';
import { headersFile } from './header-files';
import { writeMissingPages } from './missing-pages';
import { writeSecurityText } from './security-text';
import { writeMovedPages } from './moved-pages';
import { prune } from './prune';
import { redirectsFile, redirectsOf, type Redirect } from './redirect-files';
import { caddyRules, nginxRules, RULES_FOLDER } from './server-rules';

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
 * Makes of Next's export what visitors get. See docs/architecture.md, "Post-processing".
 *   1. Pages: Next's scripts and the inlined payload go; the policy, the loader and the speculation rules come (process-pages)
 *   2. Files that no page asks for go (prune)
 *   3. A page at every address that an article had before comes (moved-pages)
 *   4. The 404 page for missing articles comes (missing-pages)
 *   5. The contact for weaknesses comes (security-text)
 *   6. The desk for writers comes, if there is one (write-desk)
 *   7. Compressed siblings, unless the host compresses by itself (compress)
 *   8. Headers and redirects, in the files that hosts read them from (header-files, redirect-files, server-rules)
 *
 * @throws UnknownPageError
 */
export async function postProcess(directory: string): Promise<void> {
  const head = postProcessPages(directory, 'public');
  if (!head) throw partialExportError(directory);
  const gone = prune(directory);
  const { articles } = loadMagazine();
  const moved = movedArticles(articles);
  writeMovedPages(directory, moved, head.policy);
  writeMissingPages(directory);
  writeSecurityText(directory);
  const { desk, name } = loadSite();
  if (desk) await (await import('@/scripts/desk/write-desk')).writeDesk(directory, desk, name);
  const newest = new Set(articles.slice(0, BEST_ARTICLES).map(({ slug }) => slug));
  if (!hostCompresses()) await compress(directory, newest);
  writeHostFiles(directory, securityHeaders(readVariable('HSTS_MAX_AGE')), redirectsOf(moved));
  const files = filesBelow(directory).length;
  console.log(`Post-processed the export: ${files} files; ${gone.length} unused files removed.`);
}
