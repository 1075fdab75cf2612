import { run } from '@/scripts/command/processes';
import { countIn, forgetReport, type Count } from './test-report';

export interface Stage {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Report to count tests in: Jest's or Playwright's JSON. */
  readonly report?: string;
}

/** Stages one after another. */
export type Lane = readonly Stage[];

const NONE: Count = { passed: 0, failed: 0, flaky: 0 };

/** Runs a stage to its end; beside others, what it says is kept until then. */
async function runStage({ name, command: [program, ...args], report }: Stage, isAlone: boolean) {
  if (report) forgetReport(report);
  if (isAlone) console.log(`\n# ${name}`);
  const { failed, all } = await run(program, args, {
    ...(isAlone ? { stdio: 'inherit' } : { stdin: 'ignore', all: true }),
    reject: false,
  });
  if (!isAlone) console.log(`\n# ${name}${all && `\n${all}`}`);
  const count = report ? countIn(report) : NONE;
  return { count, isGood: !failed && count.failed === 0 };
}

/** Runs a lane up to its first stage that fails; the name of that one, and the count of all tests so far. */
async function runLane(lane: Lane, isAlone: boolean) {
  const counts: Count[] = [];
  for (const stage of lane) {
    const { count, isGood } = await runStage(stage, isAlone);
    counts.push(count);
    if (!isGood) return { counts, bad: stage.name };
  }
  return { counts };
}

/**
 * Runs rows one after another, up to the first with a stage that fails; lanes of a row run at the same time.
 *
 * @returns the count of all tests; a stage without a failed test that fails counts as one
 */
export async function runStages(rows: readonly (readonly Lane[])[]): Promise<Count> {
  let total = NONE;
  for (const lanes of rows) {
    const isAlone = lanes.length === 1 && lanes[0]?.length === 1;
    const results = await Promise.all(lanes.map((lane) => runLane(lane, isAlone)));
    for (const { passed, failed, flaky } of results.flatMap(({ counts }) => counts))
      total = { passed: total.passed + passed, failed: total.failed + failed, flaky: total.flaky + flaky };
    const bad = results.flatMap((result) => result.bad ?? []);
    if (bad.length === 0) continue;
    console.error(`\n${bad.join(', ')}: failed`);
    return { ...total, failed: Math.max(total.failed, bad.length) };
  }
  return total;
}
