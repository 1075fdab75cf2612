import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LogLevel, MutantResult, PartialStrykerOptions } from '@stryker-mutator/api/core';
import type { Config } from 'jest';
import { globSync } from 'tinyglobby';
import jest from '@/jest.config.mjs';
import { runCommand, UserError } from '@/scripts/command/command';
import { textTable } from '@/scripts/command/text-table';

/*
 * How good the unit tests are: StrykerJS changes one thing in a module, runs the tests of its folder, of the folders around it and those that
 * import it, and counts how many of such changes fail a test.
 */

const MODULES = [
  'lib/**/*.ts',
  'scripts/*/**/*.ts',
  // Run by Chromium, in other tests, and what measures and tests.
  '!scripts/hydration/{bootstrap,start-up,page-parts,outside-parts,watch-outside}.ts',
  '!scripts/{bench,testing}/**',
];
/** What guards money and safety: links that earn, prices, what a page may load, what a server gives away. */
const GUARDS = [
  'lib/articles/{providers,redirects}.ts',
  'lib/partners/{account,check-accounts,embed-url,partner-providers,partner-url,registry,sub-id,widget-url}.ts',
  'lib/deals/prices/{fare,judge-price,shown-price}.ts',
  'lib/site/{content-security-policy,operator-account}.ts',
  'lib/source/{field-rules,web-address}.ts',
  'scripts/export/{check-account,header-files,redirect-files,server-rules,site-policy}.ts',
  'scripts/hydration/loader.ts',
  'scripts/server/{check-request,server-settings,static-server}.ts',
];
/** The least percentage of changes that tests must notice. */
const LEAST = { guard: 95, other: 85 };

const UNIT_TESTS = jest.projects?.[0] as Config;

const CACHE = '.next/cache/mutation';

/** The tests of a folder and of the folders around it, and all that import one of its modules by name. */
function testsOf(folder: string, modules: readonly string[]): readonly string[] {
  const names = modules.map((module) => `'@/${module.replace(/\.ts$/, '')}'`);
  return globSync('__tests__/{app,lib,scripts}/**/*.test.{ts,tsx}').filter((file) => {
    const text = readFileSync(file, 'utf8');
    const around = path.posix.relative('__tests__', path.posix.dirname(file));
    const isNear = around.includes('/') && `${folder}/`.startsWith(`${around}/`);
    return isNear || names.some((name) => text.includes(name));
  });
}

const optionsFor = (
  folder: string,
  modules: readonly string[],
  isAfresh: boolean,
): PartialStrykerOptions => ({
  mutate: [...modules],
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    config: {
      ...UNIT_TESTS,
      projects: [],
      testMatch: testsOf(folder, modules).map((file) => `<rootDir>/${file}`),
    },
  },
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `${CACHE}/${folder.replaceAll('/', '-')}.json`,
  force: isAfresh,
  tempDirName: `${CACHE}/sandbox`,
  cleanTempDir: 'always',
  ignorePatterns: ['.next', 'out', 'out.former', 'test-results'],
  disableTypeChecks: false,
  allowEmpty: true,
  logLevel: 'error' as LogLevel,
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
});

/** Modules by their folders; a folder is one run of Stryker and has one file of results. */
function byFolder(modules: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const folders = new Map<string, string[]>();
  for (const file of [...modules].sort()) {
    const folder = path.posix.dirname(file);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return folders;
}

/** The changes of a module that tests have noticed, in percent. */
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
    if (strange !== undefined) throw new UserError(`'${strange}' is no module that unit tests can reach`);
    const guards = new Set(globSync(GUARDS));
    const { Stryker } = await import('@stryker-mutator/core');
    const rows: (readonly string[])[] = [];
    for (const [folder, modules] of byFolder(positionals.length > 0 ? positionals : all)) {
      const results = await new Stryker(optionsFor(folder, modules, values.force === true)).runMutationTest();
      for (const file of modules) {
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
