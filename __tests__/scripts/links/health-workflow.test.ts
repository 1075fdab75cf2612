import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { run } from '@/scripts/command/processes';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

interface Step {
  readonly id?: string;
  readonly run?: string;
}
const workflow = parse(readFileSync('.github/workflows/health.yml', 'utf8'));
const { run: script = '' } = workflow.jobs.check.steps.find(({ id }: Step) => id === 'look') as Step;

/** Runs the step as GitHub does. @param links what `check:links` does; partners are fine */
async function look(links: string) {
  const cwd = temporaryFolder();
  const npm = path.join(cwd, 'npm');
  writeFileSync(npm, `#!/bin/sh\ncase "$*" in *check:links*) ${links};; esac\n`);
  chmodSync(npm, 0o755);
  const at = (name: string) => path.join(cwd, name);
  for (const name of ['output', 'summary']) writeFileSync(at(name), '');
  const { exitCode } = await run('bash', ['-e', '-c', script], {
    cwd,
    env: {
      PATH: `${cwd}:${process.env.PATH}`,
      GITHUB_OUTPUT: at('output'),
      GITHUB_STEP_SUMMARY: at('summary'),
    },
    preferLocal: false,
    reject: false,
  });
  return {
    exitCode,
    output: readFileSync(at('output'), 'utf8'),
    summary: readFileSync(at('summary'), 'utf8'),
  };
}

test.each([
  ['nothing found', 'exit 0', { exitCode: 0, output: '', summary: '' }],
  [
    'a finding',
    "echo '- a.md:1: gone'; exit 1",
    { exitCode: 0, output: 'found=true\n', summary: '- a.md:1: gone\n' },
  ],
  ['a crash', "echo 'a.md:1 title: missing' >&2; exit 1", { exitCode: 1, output: '', summary: '' }],
])('the weekly check with %s', async (_what, links, outcome) => {
  expect(await look(links)).toEqual(outcome);
});
