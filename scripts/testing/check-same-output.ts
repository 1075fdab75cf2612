import { existsSync, rmSync } from 'node:fs';
import { runCommand, UserError } from '@/scripts/command/command';
import { run } from '@/scripts/command/processes';
import { differences, digestsOf } from './compare-folders';

/*
 * The same input must give the same output. Hosts can then skip files that have not changed, and anyone can verify that a release was
 * built from this source.
 */

const COMMAND = {
  usage: 'tsx scripts/testing/check-same-output.ts',
  summary: "Builds once more from nothing and compares every byte with the export in 'out'.",
};

const EXPORT = 'out';

async function main(): Promise<boolean> {
  if (!existsSync(EXPORT))
    throw new UserError(`There is no export in '${EXPORT}' to compare with. Run 'npm run build' first.`);
  const first = digestsOf(EXPORT);
  for (const directory of [EXPORT, '.next']) rmSync(directory, { recursive: true, force: true });
  const { failed } = await run('npm', ['run', 'build', '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    reject: false,
  });
  if (failed) return false;
  const second = digestsOf(EXPORT);
  const different = differences(first, second);
  if (different.length > 0) {
    console.error(
      `Two builds differ in ${different.length} files, such as:\n${different.slice(0, 10).join('\n')}`,
    );
    return false;
  }
  console.log(`Two builds gave the same ${second.size} files.`);
  return true;
}

await runCommand(COMMAND, async () => {
  if (!(await main())) process.exitCode = 1;
});
