import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeProject } from '@/scripts/bench/make-project';
import { parseCount } from '@/scripts/bench/parse-counts';
import { runCommand, UserError } from '@/scripts/command/command';
import { run, runSync } from '@/scripts/command/processes';
import { compareFolders, differences, digestsOf } from './compare-folders';

/*
 * Tests builds that are killed, that run out of space or memory, or that may not write. The previous site must stay complete, and the next
 * build must be correct.
 */

type Digests = ReadonlyMap<string, string>;

const ARTICLE = 'content/blog/made-up-1001.md';
/** All builds have the same moment, so that two builds of the same content give the same bytes. */
const ENVIRONMENT = { SOURCE_DATE_EPOCH: '1767225600', CONTENT_DIRECTORY: 'content' };
/** Matches a stack trace of JavaScript, of Node.js itself or of Next's compiler. */
const STACK = /^ {4}at .+:\d+:\d+\)?$|^ *\d+: (?:0x[\da-f]+|<unknown>)/m;
/** Megabytes: enough for the command, but not for its last step. */
const LITTLE_MEMORY = 40;
/** Megabytes: too little for the first process and for a later process of the command. */
const LITTLE_TO_RESERVE = [3000, 22_000];
/** Megabytes: the first disk is too small for the compiler, the second for the steps after it. */
const SMALL_DISKS = [8, 32];
/** After this many killed builds, one build runs to its end and is compared. */
const LET_THROUGH = 5;

const BUILD = 'npm run build --silent';
const start = (project: string, env: Readonly<Record<string, string>> = {}, command = BUILD) =>
  run('sh', ['-c', command], {
    cwd: project,
    env: { ...ENVIRONMENT, ...env },
    all: true,
    reject: false,
    detached: true,
  });

async function build(project: string): Promise<Digests> {
  const { failed, all } = await start(project);
  if (failed) throw new UserError(`A build failed that nothing had disturbed:\n${all.slice(-2000)}`);
  return digestsOf(path.join(project, 'out'));
}

function edit(project: string, text: string): void {
  const file = path.join(project, ARTICLE);
  const [before = ''] = readFileSync(file, 'utf8').split('\nDrill: ');
  writeFileSync(file, `${before}\nDrill: ${text}\n`);
}

const faults: string[] = [];
function expectSame(what: string, found: readonly string[]): void {
  console.log(`  ${what}: ${found.length === 0 ? 'yes' : `NO, ${found.length} files`}`);
  if (found.length > 0) faults.push(`${what}: ${found.slice(0, 3).join(', ')}`);
}
const expectTrue = (what: string, isTrue: boolean) => expectSame(what, isTrue ? [] : [what]);

/** Kills a build and all its child processes. */
function kill(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The build has already ended.
  }
}

const siteOf = (project: string): Digests => {
  const out = path.join(project, 'out');
  return existsSync(out) ? digestsOf(out) : new Map<string, string>();
};

/** Milliseconds that a build takes if it can reuse the results of an earlier build, as the builds that are killed can. */
async function usualTime(project: string): Promise<number> {
  await build(project);
  edit(project, 'the first words');
  const began = performance.now();
  await build(project);
  return performance.now() - began;
}

async function drillKills(project: string, count: number): Promise<void> {
  const usual = await usualTime(project);
  let before = siteOf(project);
  for (let at = 1; at <= count; at += 1) {
    edit(project, `words number ${at}`);
    const building = start(project);
    const moment = Math.random() * usual;
    await wait(moment);
    kill(building.pid);
    await building;
    console.log(`${at}. Killed after ${(moment / 1000).toFixed(1)} s of some ${(usual / 1000).toFixed(0)}`);
    const left = siteOf(project);
    const isSame = differences(left, before).length === 0;
    if (isSame && at % LET_THROUGH > 0) {
      expectTrue('the site that was there is whole', true);
      continue;
    }
    const after = await build(project);
    // If the build finished before it was killed, the new site is already there.
    expectTrue('the site that was there is whole', isSame || differences(left, after).length === 0);
    expectTrue('the next build changes it', differences(before, after).length > 0);
    before = after;
  }
  await build(project);
  const last = path.join(project, 'out-of-the-last');
  runSync('cp', ['-a', path.join(project, 'out'), last]);
  rmSync(path.join(project, '.next'), { recursive: true });
  await build(project);
  expectSame('the last build is that from nothing', compareFolders(last, path.join(project, 'out')));
}

/** Runs a build that cannot succeed. It must fail with a message, without a stack trace, and without changing the site. */
async function buildInVain(
  project: string,
  before: Digests,
  what: string,
  env?: Readonly<Record<string, string>>,
  command?: string,
): Promise<void> {
  const { failed, all } = await start(project, env, command);
  console.log(what);
  expectTrue('the build says that it failed', failed);
  const [trace] = STACK.exec(all) ?? [];
  expectSame('without a stack trace', trace === undefined ? [] : [trace.trim()]);
  expectSame('the site that was there is whole', differences(siteOf(project), before));
}

async function drillMemory(project: string): Promise<void> {
  const before = siteOf(project);
  edit(project, 'without memory');
  const flags = { NODE_OPTIONS: `--max-old-space-size=${LITTLE_MEMORY}` };
  await buildInVain(project, before, 'Too little memory', flags);
  for (const most of LITTLE_TO_RESERVE)
    await buildInVain(project, before, `${most} MB to reserve`, {}, `ulimit -v ${most * 1024}; ${BUILD}`);
  const after = await build(project);
  expectTrue('the next build is right', differences(before, after).length > 0);
}

async function drillTwo(project: string): Promise<void> {
  console.log('Two builds at once');
  edit(project, 'for two');
  const [one, other] = await Promise.all([start(project), start(project)]);
  const [refused] = [one, other].filter(({ failed }) => failed);
  expectTrue('one of them is refused', Boolean(one.failed) !== Boolean(other.failed));
  expectTrue('in one sentence', refused?.all.trim().split('\n').length === 1);
  const of = siteOf(project);
  expectSame('the other one is right', differences(of, await build(project)));
}

/** Mounts a temporary file system on a folder while a function runs. @returns whether the system allowed the mount */
async function withMount(folder: string, options: string, act: () => Promise<void>): Promise<boolean> {
  try {
    runSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  } catch {
    return false;
  }
  try {
    await act();
  } finally {
    runSync('umount', ['-l', folder]);
  }
  return true;
}

/** Root can mount a file system but ignores the mode of a folder. For other users, it is the reverse. */
async function drillFolders(project: string): Promise<void> {
  const before = siteOf(project);
  const work = path.join(project, '.next');
  edit(project, 'in vain');
  if (process.getuid?.() === 0) {
    for (const size of SMALL_DISKS) {
      const mounted = await withMount(work, `size=${size}m`, () =>
        buildInVain(project, before, `A disk of ${size} MB`),
      );
      if (!mounted) console.log('A full disk was not tried: mounting is refused.');
    }
    await withMount(work, 'size=8m,ro', () => buildInVain(project, before, 'A read-only folder'));
  } else {
    chmodSync(work, 0o500);
    await buildInVain(project, before, 'A read-only folder');
    chmodSync(work, 0o700);
    console.log('A full disk was not tried: only the administrator may mount one.');
  }
  const after = await build(project);
  expectTrue('the next build is right', differences(before, after).length > 0);
}

await runCommand(
  {
    usage: 'npm run drill -- [options]',
    summary:
      'Kills builds at random moments, starts two at once, gives them too little memory, no room and no right to write, in a project of ' +
      'its own, and looks whether the site that was there stays whole, the next build is right, and nothing ends in a stack trace.',
    options: { kills: { type: 'string', value: 'number', help: 'builds that are killed, 20 if not given' } },
  },
  async ({ values }) => {
    const kills = parseCount('--kills', values.kills, 20);
    const project = makeProject(20);
    await drillKills(project, kills);
    await drillTwo(project);
    await drillMemory(project);
    await drillFolders(project);
    if (faults.length > 0) throw new UserError(`These checks failed:\n${faults.join('\n')}`);
    console.log('All checks passed.');
  },
);
