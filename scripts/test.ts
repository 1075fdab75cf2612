import { mkdirSync } from 'node:fs';
import { buildMoment } from '@/lib/site/build-context';
import { setVariables } from '@/lib/site/environment';
import { runCommand, UserError } from './command/command';
import { findBrowser, HOW_TO_GET_A_BROWSER } from './command/find-browser';
import { temporaryFolder } from './command/temporary-folder';
import { runStages, type Lane, type Stage } from './testing/stages';
import { leftBehind } from './testing/temporary-files';

/* Everything that must pass before a change lands, cheapest checks first. The last line is the count of all tests. */

const COMMAND = {
  usage: 'npm test',
  summary:
    'Runs everything that must pass before a change is merged: format, lint, types, unit tests, two builds, tests of the built pages, tests in Chromium. Stops at the first stage that fails, with exit code 1. Also fails if tests leave temporary files behind.',
};

const jest = (project: string, report: string): Stage => ({
  name: `${project} tests`,
  command: ['jest', '--selectProjects', ...project.split(' '), '--json', `--outputFile=${report}`],
  report,
});

/** Stages run one after the other, lanes in parallel. Each lane of the first stage uses one core, and so does a build. */
const STAGES: readonly (readonly Lane[])[] = [
  [
    [{ name: 'types', command: ['npm', 'run', 'typecheck', '--silent'] }],
    [{ name: 'imports', command: ['npm', 'run', 'lint:imports', '--silent'] }],
    [{ name: 'lint', command: ['eslint', '--max-warnings=0', '.'] }],
    [{ name: 'format', command: ['prettier', '--check', '--log-level=warn', '.'] }],
  ],
  [
    [jest('lib components', 'test-results/unit.json')],
    [
      {
        name: 'build below a path',
        command: ['node', '--import', 'tsx', 'scripts/testing/build-below-path.ts'],
      },
      { name: 'build', command: ['npm', 'run', 'build', '--silent'] },
    ],
  ],
  [[jest('build hosts', 'test-results/build.json')]],
  [[{ name: 'browser tests', command: ['playwright', 'test'], report: 'test-results/browser/report.json' }]],
];

async function main(): Promise<boolean> {
  if (!findBrowser()) throw new UserError(HOW_TO_GET_A_BROWSER);
  mkdirSync('test-results', { recursive: true });
  const temporary = temporaryFolder();
  setVariables({
    // Builds before and after midnight, and their tests, must use the same date.
    SOURCE_DATE_EPOCH: String(Math.floor(buildMoment().getTime() / 1000)),
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
  });
  const { passed, failed, flaky } = await runStages(STAGES);
  const left = leftBehind(temporary);
  if (left.length > 0) {
    console.error(`\nLeft in the folder for temporary files: ${left.join(', ')}`);
  }
  const failures = failed + (left.length > 0 ? 1 : 0);
  console.log(`\n${passed} passed, ${failures} failed${flaky > 0 ? `, ${flaky} of them flaky` : ''}`);
  return failures === 0;
}

await runCommand(COMMAND, async () => {
  if (!(await main())) process.exitCode = 1;
});
