import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/source/read-files';
import { htmlFiles } from '@/scripts/html/html-files';
import { makeProject } from './make-project';
import { runStage, type StageCost } from './run-stage';
import { BUILD_STEPS } from '@/scripts/export/build-steps';

/** Two builds of a magazine of one size. */
export interface BuildResult {
  readonly articles: number;
  /** From nothing. */
  readonly cold: readonly StageCost[];
  /** Once more with the caches of the first: Next's, and every share picture drawn. */
  readonly warm: readonly StageCost[];
  /** The page with the most bytes of HTML, before compression. */
  readonly largestPage: { readonly page: string; readonly bytes: number };
  readonly files: number;
}

async function build(project: string): Promise<readonly StageCost[]> {
  const costs: StageCost[] = [];
  for (const step of BUILD_STEPS) {
    const cost = await runStage(project, step);
    console.log(`  ${cost.name}: ${cost.wall.toFixed(1)} s`);
    costs.push(cost);
  }
  return costs;
}

/**
 * Builds a magazine of this many articles twice, in a project of its own that is removed afterwards.
 *
 * @throws UserError when a stage of the build fails
 */
export async function measureBuild(articles: number): Promise<BuildResult> {
  const project = makeProject(articles);
  try {
    console.log(`${articles} articles, cold`);
    const cold = await build(project);
    console.log(`${articles} articles, warm`);
    const warm = await build(project);
    const out = path.join(project, 'out');
    const pages = htmlFiles(out).map(({ page, file }) => ({ page, bytes: statSync(file).size }));
    const [largestPage = { page: '', bytes: 0 }] = pages.sort((a, b) => b.bytes - a.bytes);
    const made = readdirSync(path.join(project, 'content/blog')).length;
    return { articles: made, cold, warm, largestPage, files: filesBelow(out).length };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
