import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { contentDirectory } from '@/lib/site/memoize';
import { makeProject } from '@/scripts/bench/make-project';
import { parseCount } from '@/scripts/bench/parse-counts';
import { runCommand, UserError } from '@/scripts/command/command';
import { run } from '@/scripts/command/processes';
import { compareFolders } from './compare-folders';
import { chanceFrom, editAtRandom, startMagazine, type Magazine } from './random-edits';

/*
 * An incremental build must give the same bytes as a full build. This command edits a magazine at random, again and again. One project
 * builds it incrementally; the other deletes everything that earlier builds kept and builds it in full.
 */

/** How many lines of the output of a failed build are shown. */
const LAST_LINES = 30;

async function build(project: string, moment: number, ...flags: readonly string[]): Promise<number> {
  const start = performance.now();
  const { failed, all } = await run('npm', ['run', 'build', '--silent', '--', ...flags], {
    cwd: project,
    env: { SOURCE_DATE_EPOCH: String(moment), CONTENT_DIRECTORY: 'content' },
    all: true,
    reject: false,
  });
  if (failed) throw new UserError(`A build failed:\n${all.split('\n').slice(-LAST_LINES).join('\n')}`);
  return (performance.now() - start) / 1000;
}

/** Builds both projects. @returns whether the two sites are the same */
async function round(incremental: string, full: string, magazine: Magazine): Promise<boolean> {
  const seconds = await build(incremental, magazine.moment);
  rmSync(path.join(full, 'content'), { recursive: true });
  cpSync(magazine.content, path.join(full, 'content'), { recursive: true });
  rmSync(path.join(full, '.next'), { recursive: true, force: true });
  const all = await build(full, magazine.moment, '--full');
  const different = compareFolders(path.join(incremental, 'out'), path.join(full, 'out'));
  console.log(`  ${seconds.toFixed(1)} s, full ${all.toFixed(1)} s: ${different.length} files differ`);
  for (const file of different.slice(0, 10)) console.error(`  ${file}`);
  return different.length === 0;
}

await runCommand(
  {
    usage: 'npm run test:incremental -- [options]',
    summary:
      'Edits a made-up magazine at random, builds it incrementally and in full after each few edits, and compares every byte.',
    options: {
      articles: { type: 'string', value: 'number', help: 'articles at the start, 40 if not given' },
      rounds: { type: 'string', value: 'number', help: 'comparisons, 50 if not given' },
      seed: { type: 'string', value: 'number', help: 'for the same edits once more' },
    },
  },
  async ({ values }) => {
    const articles = parseCount('--articles', values.articles, 40);
    const rounds = parseCount('--rounds', values.rounds, 50);
    const seed = parseCount('--seed', values.seed, Math.floor(Math.random() * 1e9) + 1);
    if (contentDirectory() !== path.resolve('content'))
      throw new UserError(
        'CONTENT_DIRECTORY is set, and this command edits content of its own. Run it without.',
      );
    console.log(`--seed ${seed}`);
    const chance = chanceFrom(seed);
    const [incremental, full] = [makeProject(articles), makeProject(articles)];
    const magazine = await startMagazine(path.join(incremental, 'content'), Math.floor(Date.now() / 1000));
    await build(incremental, magazine.moment);
    for (let at = 1; at <= rounds; at += 1) {
      const edits = editAtRandom(magazine, 1 + chance(4), chance);
      console.log([`${at}.`, ...edits.map((edit) => `  ${edit}`)].join('\n'));
      if (!(await round(incremental, full, magazine))) {
        process.exitCode = 1;
        return;
      }
    }
    console.log('Every incremental build gave the same bytes as a full build.');
  },
);
