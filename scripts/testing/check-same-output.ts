import { rmSync } from 'node:fs';
import { runCommand, UserError } from '@/scripts/command/command';
import { run } from '@/scripts/command/processes';
import { differences, digestsOf } from './compare-folders';

/*
 * The same input must give the same output. Hosts can then skip files that have not changed, and anyone can verify that a release was
 * built from this source.
 */

const COMMAND = {
  usage: 'npm run test:reproducible',
  summary: 'Builds the site, builds it once more from nothing, and compares every byte of the two exports.',
};

const EXPORT = 'out';

/** The hashes of a new export. */
async function build(): Promise<ReadonlyMap<string, string>> {
  const { failed } = await run('npm', ['run', 'build', '--silent'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    reject: false,
  });
  if (failed) throw new UserError('The build failed.');
  return digestsOf(EXPORT);
}

await runCommand(COMMAND, async () => {
  const first = await build();
  for (const directory of [EXPORT, '.next']) rmSync(directory, { recursive: true, force: true });
  const second = await build();
  const different = differences(first, second);
  if (different.length > 0) {
    throw new UserError(
      `Two builds differ in ${different.length} files, such as:\n${different.slice(0, 10).join('\n')}`,
    );
  }
  console.log(`Two builds gave the same ${second.size} files.`);
});
