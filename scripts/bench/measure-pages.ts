import type { AddressInfo, Server } from 'node:net';
import { basePath } from '@/lib/site/address';
import { startServer } from '@/scripts/server/static-server';
import type { BenchPage } from './choose-pages';
import { visitPage, type ColorScheme } from './lighthouse';
import type { PageRun } from './lighthouse-result';
import { startOutside } from './outside-stub';
import { writeReferences } from './write-references';

/** All visits to one kind of page. */
export interface PageResult {
  readonly page: BenchPage;
  readonly runs: readonly PageRun[];
  /** Visits to the hand-written page with the same text, in the same number. */
  readonly reference: readonly PageRun[];
  /** Visits with the dark color scheme, in the same number. */
  readonly dark: readonly PageRun[];
}

type Site = 'page' | 'reference';
interface Step {
  readonly page: BenchPage;
  readonly site: Site;
  readonly scheme: ColorScheme;
}

/** The order of the visits. They alternate, so that a slow phase of the machine affects pages, references and schemes alike. */
export function planVisits(pages: readonly BenchPage[], runs: number): readonly Step[] {
  const rounds = Array.from({ length: runs }, (_, round) =>
    pages.flatMap((page) => {
      const pair: readonly Site[] = round % 2 === 0 ? ['page', 'reference'] : ['reference', 'page'];
      return [
        ...pair.map((site): Step => ({ page, site, scheme: 'light' })),
        { page, site: 'page' as const, scheme: 'dark' as const },
      ];
    }),
  );
  return rounds.flat();
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/**
 * Visits every page and its reference `runs` times.
 *
 * @param out a complete export
 * @throws UserError if a required tool is missing or a page cannot be measured
 */
export async function measurePages(
  out: string,
  pages: readonly BenchPage[],
  { runs, browser }: { readonly runs: number; readonly browser: string },
): Promise<readonly PageResult[]> {
  const references = await writeReferences(out, pages);
  const outside = await startOutside();
  const servers: Readonly<Record<Site, Server>> = {
    page: await startServer({ directory: out, port: 0, basePath: basePath() }),
    reference: await startServer({ directory: references, port: 0, basePath: basePath() }),
  };
  const steps = planVisits(pages, runs);
  const visits: (Step & { readonly run: PageRun })[] = [];
  try {
    for (const [index, step] of steps.entries()) {
      const url = `http://localhost:${portOf(servers[step.site])}${basePath()}${step.page.path}`;
      const run = await visitPage(url, { browser, outside: portOf(outside), scheme: step.scheme });
      visits.push({ ...step, run });
      console.log(
        `[${index + 1}/${steps.length}] ${step.page.kind}, ${step.site}, ${step.scheme}: LCP ${Math.round(run.lcp)} ms`,
      );
    }
  } finally {
    for (const server of [outside, servers.page, servers.reference]) server.close();
  }
  const runsOf = (page: BenchPage, site: Site, scheme: ColorScheme) =>
    visits
      .filter((visit) => visit.page === page && visit.site === site && visit.scheme === scheme)
      .map(({ run }) => run);
  return pages.map((page) => ({
    page,
    runs: runsOf(page, 'page', 'light'),
    reference: runsOf(page, 'reference', 'light'),
    dark: runsOf(page, 'page', 'dark'),
  }));
}
