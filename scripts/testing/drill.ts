import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeProject } from '@/scripts/bench/make-project';
import { runCommand, UserError } from '@/scripts/command/command';
import { run, runSync } from '@/scripts/command/processes';
import { compareFolders, differences, digestsOf } from './compare-folders';

/*
 * Builds that are killed, that find no room and that may not write: the site that was there stays whole, and the next build is right.
 */

type Digests = ReadonlyMap<string, string>;

const ARTICLE = 'content/blog/made-up-1001.md';
/** One moment for all builds, so that two of the same content are the same. */
const ENVIRONMENT = { SOURCE_DATE_EPOCH: '1767225600', CONTENT_DIRECTORY: 'content' };
const STACK = /^ {4}at .+:\d+:\d+\)?$/m;

const start = (project: string) =>
  run('npm', ['run', 'build', '--silent'], {
    cwd: project,
    env: ENVIRONMENT,
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

/** Ends a build and all that it started, at once. */
function kill(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has come to its end.
  }
}

async function drillKills(project: string, count: number): Promise<void> {
  edit(project, 'the first words');
  const began = performance.now();
  let before = await build(project);
  const usual = performance.now() - began;
  for (let at = 1; at <= count; at += 1) {
    edit(project, `words number ${at}`);
    const building = start(project);
    const moment = Math.random() * usual;
    await wait(moment);
    kill(building.pid);
    await building;
    console.log(`${at}. Killed after ${(moment / 1000).toFixed(1)} s`);
    const out = path.join(project, 'out');
    const left = existsSync(out) ? digestsOf(out) : new Map<string, string>();
    const after = await build(project);
    // A build that had come to its end has put the new site there.
    const isWhole = differences(left, before).length === 0 || differences(left, after).length === 0;
    expectTrue('the site that was there was whole', isWhole);
    before = after;
  }
  const last = path.join(project, 'out-of-the-last');
  runSync('cp', ['-a', path.join(project, 'out'), last]);
  rmSync(path.join(project, '.next'), { recursive: true });
  await build(project);
  expectSame('the last build is that from nothing', compareFolders(last, path.join(project, 'out')));
}

/** @returns what a build said that could not work */
async function buildInVain(project: string, before: Digests, what: string): Promise<void> {
  const { failed, all } = await start(project);
  console.log(what);
  expectTrue('the build says that it failed', failed);
  expectTrue('without a stack trace', !STACK.test(all));
  expectSame('the site that was there is whole', differences(digestsOf(path.join(project, 'out')), before));
}

async function drillTwo(project: string): Promise<void> {
  console.log('Two builds at once');
  edit(project, 'for two');
  const [one, other] = await Promise.all([start(project), start(project)]);
  const [refused] = [one, other].filter(({ failed }) => failed);
  expectTrue('one of them is refused', Boolean(one.failed) !== Boolean(other.failed));
  expectTrue('in one sentence', refused?.all.trim().split('\n').length === 1);
}

/** Only the system's administrator may mount, and to nobody else a folder is read-only for that. */
async function drillFolders(project: string): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  const before = await build(project);
  const work = path.join(project, '.next');
  edit(project, 'in vain');
  if (isRoot) {
    rmSync(work, { recursive: true });
    mkdirSync(work);
    try {
      runSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', work]);
    } catch {
      console.log('A full disk was not tried: mounting is refused.');
      return;
    }
    try {
      await buildInVain(project, before, 'No space left');
      runSync('mount', ['-o', 'remount,ro', work]);
      await buildInVain(project, before, 'A read-only folder');
    } finally {
      runSync('umount', ['-l', work]);
    }
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
      'Kills builds at random moments, starts two at once, gives them no room and no right to write, in a project of its own, and\n' +
      'looks whether the site that was there stayed whole and the next build is right.',
    options: { kills: { type: 'string', value: 'number', help: 'builds that are killed, 20 if not given' } },
  },
  async ({ values }) => {
    const project = makeProject(20);
    await drillKills(project, Number(values.kills ?? 20));
    await drillTwo(project);
    await drillFolders(project);
    if (faults.length > 0) throw new UserError(`What must not be:\n${faults.join('\n')}`);
    console.log('All of it held.');
  },
);
