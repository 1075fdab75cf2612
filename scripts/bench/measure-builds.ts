import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/source/read-files';
import { htmlFiles } from '@/scripts/html/html-files';
import { makeProject } from './make-project';
import { runMeasured, type Cost } from './run-measured';

/** The changes to a magazine before each build, in the order of the builds. */
export const OCCASIONS = ['cold', 'edited', 'added', 'unchanged'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** Builds of a magazine of one size. */
export interface BuildResult {
  readonly articles: number;
  readonly builds: Readonly<Record<Occasion, Cost>>;
  /** The page with the most bytes of HTML, before compression. */
  readonly largestPage: { readonly page: string; readonly bytes: number };
  readonly files: number;
}

const BUILD = 'npm run build --silent';
/** An article that is neither the newest nor the oldest. */
const EDITED = 'made-up-1500.md';
const ADDED = 'just-added';

/** Changes the project before a build. */
const CHANGES: Readonly<Record<Occasion, (blog: string) => void>> = {
  cold: () => undefined,
  edited: (blog) => {
    const names = readdirSync(blog).filter((name) => name.endsWith('.md'));
    appendFileSync(
      path.join(blog, names.includes(EDITED) ? EDITED : (names[0] ?? '')),
      '\nOne more sentence.\n',
    );
  },
  added: (blog) => {
    const [name = ''] = readdirSync(blog).filter((each) => each.endsWith('.md'));
    const today = new Date().toISOString().slice(0, 10);
    const text = readFileSync(path.join(blog, name), 'utf8')
      .replace(/^(?:id|redirectFrom|series|part|featured|updated): .*\n/gm, '')
      .replace(/^title: .*$/m, 'title: An article that was just added')
      .replace(/^slug: .*$/m, `slug: ${ADDED}`)
      .replace(/^publishDate: .*$/m, `publishDate: ${today}`);
    writeFileSync(path.join(blog, `${ADDED}.md`), text);
  },
  unchanged: () => undefined,
};

/** The steps of a build and their seconds, from output lines such as 'Next: 3.2 s'. */
export const stepsIn = (said: string): ReadonlyMap<string, number> =>
  new Map(
    [...said.matchAll(/^([A-Z][\w ]+): ([\d.]+) s$/gm)].map(([, name = '', seconds]) => [
      name,
      Number(seconds),
    ]),
  );

/**
 * Builds a magazine of this many articles in a separate project, first without a cache and then after edits. The project is deleted
 * only at the end of the process, because ext4 takes up to ten seconds longer to create files after many were deleted.
 *
 * @throws UserError if a build fails
 */
export async function measureBuild(articles: number): Promise<BuildResult> {
  const project = makeProject(articles);
  const blog = path.join(project, 'content/blog');
  const builds = {} as Record<Occasion, Cost>;
  for (const occasion of OCCASIONS) {
    CHANGES[occasion](blog);
    builds[occasion] = await runMeasured(project, BUILD);
    console.log(`${articles} articles, ${occasion}: ${builds[occasion].wall.toFixed(1)} s`);
  }
  const out = path.join(project, 'out');
  const pages = htmlFiles(out).map(({ page, file }) => ({ page, bytes: statSync(file).size }));
  const [largestPage = { page: '', bytes: 0 }] = pages.sort((a, b) => b.bytes - a.bytes);
  return { articles, builds, largestPage, files: filesBelow(out).length };
}
