import { existsSync, readFileSync } from 'node:fs';
import { keptPages } from '@/lib/seo/kept-pages';
import { contentDirectory } from '@/lib/site/memoize';
import type { StalePages } from '@/lib/site/stale-pages';
import { runCommand } from '@/scripts/command/command';
import { loadEnvironment } from '@/scripts/command/load-environment';
import { writeWhole } from '@/scripts/command/write-whole';
import { PLAN, STALE_PAGES } from './places';
import { readGlobalInputs } from './global-inputs';
import { PageStore } from './page-store';
import { makePlan, stalePages, type Plan } from './plan';

/** The plan of the build before this one. */
function readFormer(): Plan | undefined {
  try {
    return existsSync(PLAN) ? JSON.parse(readFileSync(PLAN, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

loadEnvironment();
await runCommand(
  {
    usage: 'tsx scripts/incremental/plan-pages.ts',
    summary:
      "A step of 'npm run build': finds the pages that must be rendered, and those that stay as they are.",
    options: {
      full: { type: 'boolean', help: 'render every page' },
      explain: { type: 'boolean', help: 'name the pages that must be rendered, each with the reason' },
    },
  },
  ({ values }) => {
    const plan = makePlan(readGlobalInputs(contentDirectory()), keptPages());
    const store = new PageStore();
    const stale = stalePages(plan, readFormer(), (key) => !values.full && store.has(key));
    if (values.explain)
      for (const { path, why } of stale) console.log(`${path}: ${values.full ? '--full' : why}`);
    console.log(
      `Pages of articles, lists and feeds: ${stale.length} of ${Object.keys(plan.pages).length} to render`,
    );
    writeWhole(PLAN, JSON.stringify(plan));
    writeWhole(STALE_PAGES, JSON.stringify({ stale: stale.map(({ path }) => path) } satisfies StalePages));
  },
);
