import { existsSync } from 'node:fs';
import { runCommand, UserError } from './command/command';
import { run } from './command/processes';
import { runStages } from './testing/stages';

/* The checks to run while working: everything that needs neither a build nor a browser, in less than a minute. */

const COMMAND = {
  usage: 'npm run quick',
  summary:
    'Checks types, lint, format and unit tests for everything that has changed since main, committed or not. For a full check: npm test',
};

/** Runs git. `core.quotePath` would put names with accents in quotation marks. */
const git = (args: readonly string[], options: { readonly reject?: false } = {}) =>
  run({ lines: true, ...options })('git', ['-c', 'core.quotePath=false', ...args]);

/**
 * Files that differ from the commit where this branch left main.
 *
 * @throws UserError in a checkout without a branch main, such as one of a single branch
 */
async function changedFiles(): Promise<readonly string[]> {
  const { failed, stdout } = await git(['merge-base', 'main', 'HEAD'], { reject: false });
  const [base] = stdout;
  if (failed || base === undefined)
    throw new UserError(
      "There is no branch 'main' here to compare with. 'git fetch origin main:main' gets it.",
    );
  const { stdout: changed } = await git(['diff', '--name-only', base]);
  const { stdout: added } = await git(['ls-files', '--others', '--exclude-standard']);
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
