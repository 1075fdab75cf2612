import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { runCommand, UserError } from './command';
import { findBrowser, HOW_TO_GET_A_BROWSER } from './find-browser';

/*
 * The gate: everything that must hold before a change lands, in the order in which it is cheap to fail. The last line is
 * the count of all tests, for whoever reads only that.
 */

const COMMAND = {
  usage: 'npm test',
  summary:
    'Runs everything that must hold before a change lands: format, lint, types, unit tests, three builds, tests over the built pages, tests in Chromium. Stops at the first stage that fails, with exit code 1.',
};

interface Stage {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Report to count tests in: Jest's or Playwright's JSON. */
  readonly report?: string;
}

const jest = (project: string, report: string): Stage => ({
  name: `${project} tests`,
  command: ['jest', '--selectProjects', ...project.split(' '), '--json', `--outputFile=${report}`],
  report,
});

const STAGES: readonly Stage[] = [
  { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  { name: 'lint', command: ['eslint', '--max-warnings=0', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  jest('lib components', 'test-results/unit.json'),
  { name: 'build below a path', command: ['tsx', 'scripts/build-below-path.ts'] },
  { name: 'build', command: ['npm', 'run', 'build', '--silent'] },
  { name: 'a second build', command: ['tsx', 'scripts/check-same-output.ts'] },
  jest('build hosts', 'test-results/build.json'),
  { name: 'browser tests', command: ['playwright', 'test'], report: 'test-results/browser/report.json' },
];

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Jest and Playwright name their numbers differently; both are read here and nowhere else. */
function countIn(report: string): Count {
  const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(report, 'utf8'));
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: numPassedTests, failed: numFailedTests };
}

function run({ name, command: [program, ...args] }: Stage): boolean {
  console.log(`\n# ${name}`);
  const [file, parameters] =
    program === 'npm' ? [program, args] : ['npx', ['--no-install', program, ...args]];
  return spawnSync(file, parameters, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

function main(): boolean {
  if (!findBrowser()) throw new UserError(HOW_TO_GET_A_BROWSER);
  mkdirSync('test-results', { recursive: true });
  // Builds before and after midnight, and the tests over them, must mean the same day.
  process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000));
  let passed = 0;
  let failed = 0;
  for (const stage of STAGES) {
    const good = run(stage);
    if (stage.report) {
      const count = countIn(stage.report);
      passed += count.passed;
      failed += count.failed;
    }
    if (!good) {
      console.error(`\n${stage.name}: failed`);
      console.log(`${passed} passed, ${Math.max(failed, 1)} failed`);
      return false;
    }
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return true;
}

await runCommand(COMMAND, () => {
  if (!main()) process.exitCode = 1;
});
