import { existsSync, readFileSync } from 'node:fs';
import { keptPages } from '@/lib/seo/kept-pages';
import type { StalePages } from '@/lib/site/stale-pages';
import { writeWhole } from '@/scripts/command/write-whole';
import { PLAN, STALE_PAGES } from './paths';
import type { GlobalInputs } from './global-inputs';
import type { PageStore } from './page-store';
import { makePlan, stalePages, type Plan } from './plan';

/** The plan of the previous build; undefined if there is none or it cannot be read. */
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
  /** Prints the pages to render, each with its reason. */
  readonly explain?: boolean;
}

/**
 * Finds the pages that must be rendered. Writes the plan for the next build and the list of stale pages for Next.
 *
 * @param newest paths of the pages that are compressed at the best quality
 * @returns the plan and the paths of the pages to render
 */
export function planPages(
  inputs: GlobalInputs,
  store: PageStore,
  newest: ReadonlySet<string>,
  { full = false, explain = false }: PlanOptions,
): { readonly plan: Plan; readonly stale: ReadonlySet<string> } {
  const plan = makePlan(inputs, keptPages(), newest);
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
