import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { basePath } from '@/lib/site/address';
import { installLighthouse, visitPage } from './bench/lighthouse';
import { CATEGORIES } from './bench/lighthouse-result';
import { figure, markdownTable } from './bench/markdown-table';
import { startOutside } from './bench/outside-stub';
import { runCommand, UserError } from './command/command';
import { findBrowser, HOW_TO_GET_A_BROWSER } from './command/find-browser';
import { loadEnvironment } from './command/load-environment';
import { run } from './command/processes';
import { changedPages } from './export/changed-pages';
import { requireCompleteExport } from './export/export-folder';
import { fileOfPage } from './html/html-files';
import { startServer } from './server/static-server';

const COMMAND = {
  usage: 'npm run report:pages -- <paths, or --since a commit> [options]',
  summary:
    "Prints the size of pages of the built site ('out') as a table in Markdown: of the named pages, or of pages whose content changed since a commit.",
  options: {
    since: {
      type: 'string',
      value: 'commit',
      help: 'pages of files below content/ and public/ that changed since this commit, committed or not',
    },
    lighthouse: {
      type: 'boolean',
      help: "with Lighthouse's four scores on a phone (installs Lighthouse once)",
    },
  },
  positionals: true,
} as const;

/** Bytes of a page with the compression that most visitors get. */
function weigh(out: string, page: string): number | undefined {
  const file = path.join(out, fileOfPage(page));
  return existsSync(file) ? brotliCompressSync(readFileSync(file)).length : undefined;
}

const FOLDERS = ['--', 'content', 'public'];

/** The pages of files that changed on this branch, committed or not, because a build reads them all. */
async function changedSince(commit: string): Promise<readonly string[]> {
  const options = { env: { LC_ALL: 'C' }, reject: false } as const;
  const diff = ['diff', '--name-only', '--diff-filter=d', '--merge-base', commit, ...FOLDERS];
  const { stdout, stderr, failed } = await run('git', diff, options);
  if (stderr.includes('no merge base'))
    throw new UserError(
      `This checkout does not reach back to where its branch left '${commit}'. Run 'git fetch --unshallow'.`,
    );
  if (failed) throw new UserError(`git does not know the commit '${commit}' in this checkout.`);
  const untracked = await run('git', ['ls-files', '--others', '--exclude-standard', ...FOLDERS]);
  return changedPages([stdout, untracked.stdout].flatMap((names) => names.split('\n').filter(Boolean)));
}

/** @throws UserError unless the user names either pages or a commit */
function requireChoice(since: string | undefined, paths: readonly string[]): void {
  if ((since === undefined) === (paths.length === 0))
    throw new UserError('Name either pages, such as /blog, or a commit with --since.');
  const wrong = paths.find((path) => !path.startsWith('/'));
  if (wrong !== undefined) throw new UserError(`'${wrong}' must begin with a slash, such as /${wrong}.`);
}

/** Lighthouse's scores of each page, in the order of the pages. */
async function scorePages(out: string, pages: readonly string[]): Promise<readonly (readonly string[])[]> {
  const browser = findBrowser();
  if (!browser) throw new UserError(HOW_TO_GET_A_BROWSER);
  await installLighthouse();
  const outside = await startOutside();
  const server = await startServer({ directory: out, port: 0, basePath: basePath() });
  const portOf = (of: typeof server) => (of.address() as AddressInfo).port;
  const scores: string[][] = [];
  try {
    for (const page of pages) {
      const visit = { browser, outside: portOf(outside), scheme: 'light' as const };
      const url = `http://localhost:${portOf(server)}${basePath()}${page}`;
      const { scores: found } = await visitPage(url, visit);
      scores.push(CATEGORIES.map((category) => String(found[category])));
    }
  } finally {
    for (const each of [outside, server]) each.close();
  }
  return scores;
}

loadEnvironment();
await runCommand(COMMAND, async ({ values, positionals }) => {
  const out = path.resolve('out');
  requireCompleteExport(out);
  const since = typeof values.since === 'string' ? values.since : undefined;
  requireChoice(since, positionals);
  const asked = since === undefined ? positionals : await changedSince(since);
  if (asked.length === 0) console.log('No page of the site has changed.');
  const weighed = asked.map((page) => ({ page, bytes: weigh(out, page) }));
  const built = weighed.flatMap(({ page, bytes }) => (bytes === undefined ? [] : [{ page, bytes }]));
  const scores = values.lighthouse
    ? await scorePages(
        out,
        built.map(({ page }) => page),
      )
    : [];
  const names = ['page', 'bytes (HTML, brotli)', ...(values.lighthouse ? CATEGORIES : [])];
  const rows = built.map(({ page, bytes }, index) => [page, figure(bytes), ...(scores[index] ?? [])]);
  if (rows.length > 0) console.log(markdownTable(names, rows));
  for (const { page, bytes } of weighed)
    if (bytes === undefined) console.log(`\n${page} is not in the build.`);
});
