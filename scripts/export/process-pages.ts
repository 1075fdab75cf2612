import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { basePath } from '@/lib/site/address';
import { PARTNER_PATHS } from '@/lib/site/landing-pages';
import { asksFirst, loadAnalytics, loadSite } from '@/lib/site/load-site';
import { routes } from '@/lib/site/routes';
import { progress } from '@/scripts/command/progress';
import { isCopied } from '@/scripts/html/html-files';
import { buildLoader, buildPageParts, buildBootstrap, type ScriptFile } from './browser-scripts';
import { applyEdits } from '@/lib/source/edit-text';
import type { StartSet } from '@/scripts/hydration/loader-state';
import type { FinishedPage } from '@/scripts/incremental/keep-pages';
import { searchedHash } from '@/scripts/search/search-items';
import { chunksIn, readPage, type ReadPage } from './read-page';
import { sitePolicy } from './site-policy';
import { speculationRules } from './speculation-rules';

/** The contents that post-processing adds to the head of pages. */
interface Head {
  /** The start-up script and the loader. */
  readonly loader: string;
  readonly rules: string;
  /** The content security policy of pages that show no partners. */
  readonly policy: string;
  readonly partnerPolicy: string;
}

/** The finished pages, and the contents of the head that they share. */
export interface ProcessedPages extends Head {
  readonly pages: readonly FinishedPage[];
}

/** The pages that show partners, as files of the export. */
const PARTNER_FILES = PARTNER_PATHS.map((page) => `${page === routes.home ? 'index' : page.slice(1)}.html`);

function processedHtml(html: string, page: ReadPage, bootstrap: string, head: Head): string {
  const { payload, sum, charset, startUpScript, robots, removals } = page;
  const { loader, rules } = head;
  const policy = PARTNER_FILES.includes(page.file) ? head.partnerPolicy : head.policy;
  const scripts =
    `<script data-app="${bootstrap} ${payload} ${sum}">${loader}</script>` +
    `<script type="speculationrules">${rules}</script>`;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const robotsTag = robots ? html.slice(robots.start, robots.end) : '';
  return applyEdits(html, [
    { start: charset.end, end: charset.end, text: meta + robotsTag },
    { ...startUpScript, text: scripts },
    ...[...removals, ...(robots ? [robots] : [])].map((range) => ({ ...range, text: '' })),
  ]);
}

/**
 * Removes Next's scripts and the inlined payload from pages, and adds the policy, the loader and the speculation rules.
 *
 * @param directory the site
 * @param taken its files from Next's export
 * @param copied a directory whose pages Next copied; they stay unchanged
 * @throws UnknownPageError
 */
export function postProcessPages(
  directory: string,
  taken: readonly string[],
  copied: string,
): ProcessedPages {
  const files = taken.filter((file) => file.endsWith('.html') && !isCopied(file, copied));
  const outside = { comments: loadSite().comments, asks: asksFirst() };
  const parts = buildPageParts(outside);
  const statics = `${basePath()}/_next/static/`;
  const analytics = loadAnalytics();
  const loader = buildLoader({ statics, parts: parts.file, analytics, outside });
  const rules = speculationRules(basePath());
  const policyOf = (showsPartners: boolean) => sitePolicy([loader, rules], showsPartners);
  const head = { loader, rules, policy: policyOf(false), partnerPolicy: policyOf(true) };
  const bootstraps = new Map<string, ScriptFile>();
  const bootstrapOf = ({ kind }: ReadPage) => {
    const known = bootstraps.get(kind) ?? buildBootstrap(JSON.parse(kind) as StartSet);
    bootstraps.set(kind, known);
    return known.file;
  };
  const isThere = new Set(taken);
  const tick = progress('Post-processed pages', files.length);
  const pages = files.map((name): FinishedPage => {
    tick();
    const file = path.join(directory, name);
    const source = readFileSync(file, 'utf8');
    const page = readPage(directory, name, source);
    const bootstrap = bootstrapOf(page);
    const html = processedHtml(source, page, bootstrap, head);
    writeFileSync(file, html);
    // The text of an article may contain what looks like the name of a chunk.
    const chunks = [...new Set([...page.chunks, ...chunksIn(html)])].filter((chunk) =>
      isThere.has(`_next/static/chunks/${chunk}`),
    );
    return { file: name, start: bootstrap, chunks, searched: searchedHash(html) };
  });
  for (const { file, text } of [...bootstraps.values(), parts])
    writeFileSync(path.join(directory, '_next/static', file), text);
  return { ...head, pages };
}
