import { existsSync } from 'node:fs';
import { runCommand } from './command/command';
import { run } from './command/processes';
import { runStages } from './testing/stages';

/* The checks to run while working: everything that needs neither a build nor a browser, in less than a minute. */

const COMMAND = {
  usage: 'npm run quick',
  summary:
    'Checks types, lint, format and unit tests for everything that has changed since main, committed or not. For a full check: npm test',
};

const filesOf = async (...args: readonly string[]) => (await run({ lines: true })('git', args)).stdout;

/** Files that differ from the commit where this branch left main. */
async function changedFiles(): Promise<readonly string[]> {
  const [base = 'main'] = await filesOf('merge-base', 'main', 'HEAD');
  const changed = await filesOf('diff', '--name-only', base);
  const added = await filesOf('ls-files', '--others', '--exclude-standard');
  return [...changed, ...added].filter((file) => existsSync(file));
}

await runCommand(COMMAND, async () => {
  const files = await changedFiles();
  const code = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file));
  const { failed } = await runStages([
    [
      [{ name: 'types', command: ['npm', 'run', 'typecheck', '--silent'] }],
      code.length > 0 ? [{ name: 'lint', command: ['eslint', '--max-warnings=0', ...code] }] : [],
      files.length > 0
        ? [
            {
              name: 'format',
              command: ['prettier', '--check', '--log-level=warn', '--ignore-unknown', ...files],
            },
          ]
        : [],
    ],
    [
      code.length > 0
        ? [
            {
              name: 'unit tests',
              command: ['jest', '--selectProjects', 'lib', 'components', '--changedSince=main'],
            },
          ]
        : [],
    ],
  ]);
  if (failed > 0) process.exitCode = 1;
});
