import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LogLevel, MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import type { Config } from 'jest';
import { globSync } from 'tinyglobby';
import jest from '@/jest.config.mjs';
import { runCommand, UserError } from '@/scripts/command/command';
import { textTable } from '@/scripts/command/text-table';
import { nearestTests } from './nearest-tests';

/*
 * Measures the quality of the unit tests. StrykerJS makes small changes to a module, one at a time, runs the nearest tests of the module,
 * and counts how many of these mutants fail a test.
 */

const MODULES = [
  'lib/**/*.ts',
  'scripts/*/**/*.ts',
  // Scripts that run in Chromium and are tested there, and the scripts for benchmarks and tests.
  '!scripts/hydration/{bootstrap,start-up,page-parts,outside-parts,watch-outside}.ts',
  '!scripts/{bench,testing}/**',
  // Only tables of names. A test of each name would repeat the table.
  '!scripts/import/fields/known-fields.ts',
  '!scripts/incremental/paths.ts',
  // Steps of a whole build. `__tests__/build` and the drill check their results.
  '!scripts/build/{build-site,check-site-content,no-segments,own-pictures,run-build,supervise,write-share-pictures}.ts',
  '!scripts/command/{load-environment,timed}.ts',
  '!scripts/desk/{start-desk,write-desk}.ts',
  '!scripts/export/{post-process,write-markdown}.ts',
  '!scripts/search/write-search-index.ts',
];
/** Modules that affect money or safety: partner links, prices, what a page may load, and what a server reveals. */
const GUARDS = [
  'lib/articles/{providers,redirects}.ts',
  'lib/partners/{account,check-accounts,embed-url,partner-providers,partner-url,registry,sub-id,widget-url}.ts',
  'lib/deals/prices/{fare,judge-price,shown-price}.ts',
  'lib/site/{content-security-policy,operator-account}.ts',
  'lib/source/{field-rules,web-address}.ts',
  'scripts/build/check-account.ts',
  'scripts/export/{header-files,redirect-files,server-rules,site-policy}.ts',
  'scripts/hydration/loader.ts',
  'scripts/server/{check-request,server-settings,static-server}.ts',
];
/** The minimum percentage of mutants that tests must kill. */
const LEAST = { guard: 95, other: 85 };

const UNIT_TESTS = jest.projects?.[0] as Config;

const CACHE = '.next/cache/mutation';

/** Modules of one folder that have the same tests. A group is one run of Stryker with one results file. */
interface Group {
  readonly name: string;
  readonly modules: readonly string[];
  readonly tests: readonly string[];
}

interface KeptResults {
  readonly files: Readonly<Record<string, { mutants: readonly Pick<MutantResult, 'static' | 'status'>[] }>>;
}

/**
 * Deletes the stored results of static mutants that survived. A static mutant is in code that runs when the module loads. Stryker does not
 * know which tests cover it, so it would keep the old result even if a new test kills the mutant.
 */
function forgetStaticSurvivors(file: string): void {
  if (!existsSync(file)) return;
  const kept: KeptResults = JSON.parse(readFileSync(file, 'utf8'));
  for (const results of Object.values(kept.files))
    results.mutants = results.mutants.filter((mutant) => !mutant.static || mutant.status !== 'Survived');
  writeFileSync(file, JSON.stringify(kept));
}

const optionsFor = ({ name, modules, tests }: Group, isAfresh: boolean): PartialStrykerOptions => ({
  mutate: [...modules],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    config: {
      ...UNIT_TESTS,
      projects: [],
      // Jest scans these folders for each mutant, so the list is short.
      roots: ['app', 'components', 'lib', 'scripts', '__tests__'].map((folder) => `<rootDir>/${folder}`),
      testMatch: tests.map((file) => `<rootDir>/${file}`),
    },
    // The tests are already selected. Otherwise Jest would resolve all imports again for each mutant.
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `${CACHE}/${name}.json`,
  force: isAfresh,
  tempDirName: `${CACHE}/sandbox`,
  cleanTempDir: 'always',
  ignorePatterns: ['.next', 'out', 'test-results'],
  disableTypeChecks: false,
  allowEmpty: true,
  logLevel: 'error' as LogLevel,
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
});

/** The groups that contain wanted modules, each with its wanted modules only. */
function groupsOf(
  modules: readonly string[],
  nearest: ReadonlyMap<string, readonly string[]>,
  wanted: ReadonlySet<string>,
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const file of [...modules].sort()) {
    const tests = nearest.get(file) ?? [];
    const key = [path.posix.dirname(file), ...tests].join('\n');
    const name = file.replaceAll('/', '-').replace(/\.ts$/, '');
    const group = groups.get(key) ?? { name, modules: [], tests };
    groups.set(key, { ...group, modules: [...group.modules, file] });
  }
  return [...groups.values()]
    .map((group) => ({ ...group, modules: group.modules.filter((file) => wanted.has(file)) }))
    .filter((group) => group.modules.length > 0);
}

/** The mutants of a module that tests killed, with the percentage. */
function score(results: readonly MutantResult[]) {
  const count = (...of: readonly MutantResult['status'][]) =>
    results.filter(({ status }) => of.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  return { noticed, all, percent: all === 0 ? 100 : (100 * noticed) / all };
}

await runCommand(
  {
    usage: 'npm run test:mutation -- [options] [module ...]',
    summary:
      'Changes modules of lib/ and scripts/ in many small ways and counts how many of the changes fail a unit test. Without a module it takes hours the first time; results are kept, and only what has changed runs again.',
    positionals: true,
    options: { force: { type: 'boolean', help: 'run everything again' } },
  },
  async ({ values, positionals }) => {
    const all = globSync(MODULES);
    const strange = positionals.find((module) => !all.includes(module));
    if (strange !== undefined) throw new UserError(`'${strange}' is not a module that unit tests load`);
    const guards = new Set(globSync(GUARDS));
    const wanted = new Set(positionals.length > 0 ? positionals : all);
    const { Stryker } = await import('@stryker-mutator/core');
    const rows: (readonly string[])[] = [];
    for (const group of groupsOf(all, await nearestTests(), wanted)) {
      forgetStaticSurvivors(`${CACHE}/${group.name}.json`);
      const results = await new Stryker(optionsFor(group, values.force === true)).runMutationTest();
      for (const file of group.modules) {
        const least = guards.has(file) ? LEAST.guard : LEAST.other;
        const { noticed, all, percent } = score(
          results.filter(({ fileName }) => path.resolve(fileName) === path.resolve(file)),
        );
        if (percent < least) process.exitCode = 1;
        const verdict = percent < least ? `below ${least} %` : '';
        rows.push([file, `${noticed} of ${all}`, `${percent.toFixed(1)} %`, verdict]);
      }
    }
    console.log(`\n${textTable(['module', 'noticed', '', ''], rows)}`);
  },
);
