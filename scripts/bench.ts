import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadMagazine } from '@/lib/articles/magazine';
import { buildsReport } from './bench/builds-report';
import { choosePages } from './bench/choose-pages';
import { installLighthouse, LIGHTHOUSE_VERSION } from './bench/lighthouse';
import { busyWarning, machineParagraph, readMachine } from './bench/machine';
import { measureBuild, type BuildResult } from './bench/measure-builds';
import { measurePages } from './bench/measure-pages';
import { measureReferences, type ReferenceResult } from './bench/measure-references';
import { measurePictures, type PicturesResult } from './bench/measure-pictures';
import { parseCount, parseCounts } from './bench/parse-counts';
import { pagesReport } from './bench/pages-report';
import { picturesReport } from './bench/pictures-report';
import { runCommand, UserError, type Command } from './command/command';
import { requireCompleteExport } from './export/export-folder';
import { findBrowser, HOW_TO_GET_A_BROWSER } from './command/find-browser';
import { forgetEnvironment, loadEnvironment } from './command/load-environment';
import { run } from './command/processes';
import { htmlFiles } from './html/html-files';

const SIZES = '12,1000,5000,10000';
const PHOTOGRAPHS = '40,80,160';
const RUNS = 3;
/** Minimum number of articles for which other generators are measured. */
const LEAST_COMPARED = 1000;

const COMMAND: Command = {
  usage: 'npm run bench -- [--pages] [--builds <sizes>] [--pictures <numbers>]',
  summary:
    'Measures the pages of the export with Lighthouse, builds of magazines of several sizes, and the pictures of writers; all without ' +
    'an option. Writes bench/pages.md, bench/builds.md and bench/pictures.md.',
  options: {
    pages: { type: 'boolean', help: 'the pages' },
    builds: { type: 'string', value: 'sizes', help: `the builds, at these numbers of articles: ${SIZES}` },
    pictures: {
      type: 'string',
      value: 'numbers',
      help: `the pictures of writers, at these numbers of photographs: ${PHOTOGRAPHS}`,
    },
    runs: {
      type: 'string',
      value: 'number',
      help: `visits to each page and its reference, ${RUNS} if not given`,
    },
  },
};

async function writeReport(name: string, report: string): Promise<void> {
  const file = path.join('bench', name);
  mkdirSync('bench', { recursive: true });
  const options = await resolveConfig(file);
  writeFileSync(file, await format(report, { ...options, parser: 'markdown' }));
  console.log(`Written: ${file}`);
}

function lookAtMachine() {
  const machine = readMachine();
  const warning = busyWarning(machine);
  if (warning) console.warn(warning);
  return machine;
}

/** Such as 'Chromium 150.0.1.2'. Warnings of Debian's start script on stderr are ignored. */
async function versionOf(browser: string): Promise<string> {
  const { stdout } = await run(browser, ['--version']);
  return stdout.replace(/ built on.*/, '').trim();
}

async function benchPages(runs: number): Promise<void> {
  const out = path.resolve('out');
  requireCompleteExport(out);
  const browser = findBrowser();
  if (!browser) throw new UserError(HOW_TO_GET_A_BROWSER.replace('browser tests need', 'measurement needs'));
  await installLighthouse();
  const machine = lookAtMachine();
  const version = await versionOf(browser);
  const pages = choosePages(
    htmlFiles(out).map(({ page }) => page),
    loadMagazine(),
  );
  const results = await measurePages(out, pages, { runs, browser });
  const head = machineParagraph(machine, new Date(), [version, `Lighthouse ${LIGHTHOUSE_VERSION}`]);
  await writeReport('pages.md', pagesReport(head, runs, results));
}

async function benchBuilds(sizes: readonly number[]): Promise<void> {
  const machine = lookAtMachine();
  const results: BuildResult[] = [];
  const references: ReferenceResult[] = [];
  for (const size of sizes) {
    results.push(await measureBuild(size));
    if (size >= LEAST_COMPARED) references.push(...(await measureReferences(size)));
  }
  await writeReport(
    'builds.md',
    buildsReport(machineParagraph(machine, new Date(), []), results, references),
  );
}

async function benchPictures(counts: readonly number[]): Promise<void> {
  const machine = lookAtMachine();
  const results: PicturesResult[] = [];
  for (const count of counts) results.push(await measurePictures(count));
  await writeReport('pictures.md', picturesReport(machineParagraph(machine, new Date(), []), results));
}

await runCommand(COMMAND, async ({ values: { pages, builds, pictures, runs } }) => {
  const visits = parseCount('--runs', runs, RUNS);
  const sizes = parseCounts('--builds', builds ?? SIZES);
  const counts = parseCounts('--pictures', pictures ?? PHOTOGRAPHS);
  const all = !pages && !builds && !pictures;
  if (pages || all) {
    // The export has the base path of the .env files. The builds must not depend on these files.
    loadEnvironment();
    await benchPages(visits);
    forgetEnvironment();
  }
  if (builds || all) await benchBuilds(sizes);
  if (pictures || all) await benchPictures(counts);
});
