import { existsSync, readFileSync } from 'node:fs';
import { keptPages } from '@/lib/seo/kept-pages';
import { contentDirectory } from '@/lib/site/memoize';
import type { StalePages } from '@/lib/site/stale-pages';
import { writeWhole } from '@/scripts/command/write-whole';
import { PLAN, STALE_PAGES } from './places';
import { readGlobalInputs } from './global-inputs';
import type { PageStore } from './page-store';
import { makePlan, stalePages, type Plan } from './plan';

/** The plan of the build before this one. */
function readFormer(): Plan | undefined {
  try {
    return existsSync(PLAN) ? JSON.parse(readFileSync(PLAN, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

export interface PlanOptions {
  /** Renders every page. */
  readonly full?: boolean;
  /** Names the pages that are rendered, each with the reason. */
  readonly explain?: boolean;
}

/**
 * Finds the pages that must be rendered, and those that stay as they are, and writes both down for Next and for the next build.
 *
 * @param newest paths of pages that are compressed as small as can be
 * @returns the plan and the paths of the pages to render
 */
export function planPages(
  store: PageStore,
  newest: ReadonlySet<string>,
  { full = false, explain = false }: PlanOptions,
): { readonly plan: Plan; readonly stale: ReadonlySet<string> } {
  const plan = makePlan(readGlobalInputs(contentDirectory()), keptPages(), newest);
  const stale = stalePages(plan, readFormer(), (key) => !full && store.has(key));
  if (explain) for (const { path, why } of stale) console.log(`${path}: ${full ? '--full' : why}`);
  console.log(
    `Pages of articles, lists and feeds: ${stale.length} of ${Object.keys(plan.pages).length} to render`,
  );
  const paths = stale.map(({ path }) => path);
  writeWhole(PLAN, JSON.stringify(plan));
  writeWhole(STALE_PAGES, JSON.stringify({ stale: paths } satisfies StalePages));
  return { plan, stale: new Set(paths) };
}
