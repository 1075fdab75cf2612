import { mkdirSync } from 'node:fs';
import { buildMoment } from '@/lib/site/build-context';
import { setVariables } from '@/lib/site/environment';
import { runCommand, UserError } from './command/command';
import { findBrowser, HOW_TO_GET_A_BROWSER } from './command/find-browser';
import { run } from './command/processes';
import { temporaryFolder } from './command/temporary-folder';
import { leftBehind } from './testing/temporary-files';
import { countIn, forgetReport } from './testing/test-report';

/* Everything that must pass before a change lands, cheapest checks first. The last line is the count of all tests. */

const COMMAND = {
  usage: 'npm test',
  summary:
    'Runs everything that must hold before a change lands: format, lint, types, unit tests, two builds, tests over the built pages, tests in Chromium. Stops at the first stage that fails, with exit code 1. Fails as well when tests leave temporary files behind.',
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

/** Stages beside each other run at the same time: each of the first three keeps one core busy and no more. */
const STAGES: readonly (readonly Stage[])[] = [
  [
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'imports', command: ['npm', 'run', 'lint:imports', '--silent'] },
    { name: 'lint', command: ['eslint', '--max-warnings=0', '.'] },
    { name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] },
  ],
  [jest('lib components', 'test-results/unit.json')],
  [{ name: 'build below a path', command: ['tsx', 'scripts/testing/build-below-path.ts'] }],
  [{ name: 'build', command: ['npm', 'run', 'build', '--silent'] }],
  [jest('build hosts', 'test-results/build.json')],
  [{ name: 'browser tests', command: ['playwright', 'test'], report: 'test-results/browser/report.json' }],
];

/** Runs a stage to its end and tells whether it is good; beside others, what it says is kept until then. */
async function runStage(stage: Stage, isAlone: boolean): Promise<boolean> {
  const {
    name,
    command: [program, ...args],
    report,
  } = stage;
  if (report) forgetReport(report);
  if (isAlone) console.log(`\n# ${name}`);
  const { failed, all } = await run(program, args, {
    ...(isAlone ? { stdio: 'inherit' } : { stdin: 'ignore', all: true }),
    reject: false,
  });
  if (!isAlone) console.log(`\n# ${name}${all && `\n${all}`}`);
  return !failed;
}

async function main(): Promise<boolean> {
  if (!findBrowser()) throw new UserError(HOW_TO_GET_A_BROWSER);
  mkdirSync('test-results', { recursive: true });
  const temporary = temporaryFolder();
  setVariables({
    // Builds before and after midnight, and the tests over them, must mean the same day.
    SOURCE_DATE_EPOCH: String(Math.floor(buildMoment().getTime() / 1000)),
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
  });
  let passed = 0;
  let failed = 0;
  for (const stages of STAGES) {
    const good = await Promise.all(stages.map((stage) => runStage(stage, stages.length === 1)));
    const counts = stages.map(({ report }) => (report ? countIn(report) : { passed: 0, failed: 0 }));
    for (const count of counts) {
      passed += count.passed;
      failed += count.failed;
    }
    const bad = stages.filter((_, index) => !good[index] || counts[index]?.failed);
    if (bad.length > 0) {
      console.error(`\n${bad.map(({ name }) => name).join(', ')}: failed`);
      failed = Math.max(failed, bad.length);
      break;
    }
  }
  const left = leftBehind(temporary);
  if (left.length > 0) {
    console.error(`\nLeft in the folder for temporary files: ${left.join(', ')}`);
    failed += 1;
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

await runCommand(COMMAND, async () => {
  if (!(await main())) process.exitCode = 1;
});
