import { run } from '@/scripts/command/processes';
import { countIn, forgetReport, type Count } from './test-report';

export interface Stage {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** The JSON report of Jest or Playwright in which tests are counted. */
  readonly report?: string;
}

/** Stages that run one after another. */
export type Lane = readonly Stage[];

const NONE: Count = { passed: 0, failed: 0, flaky: 0 };

/** Runs a stage. If other stages run at the same time, its output is printed at its end. */
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

/** Runs a lane up to the first stage that fails. @returns the name of that stage and the counts of all stages so far */
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
 * Runs rows one after another, up to the first row in which a stage fails. The lanes of a row run at the same time.
 *
 * @returns the count of all tests; a stage that fails without a failed test counts as one failed test
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
