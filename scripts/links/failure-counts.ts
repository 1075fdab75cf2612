import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { UserError, type CommandArguments } from '@/scripts/command/command';
import { requireFileName } from '@/scripts/command/file-name';
import { isOffline, type Answer } from '@/scripts/partners/ask';
import type { Target } from '@/scripts/partners/targets';

/** Number of runs in a row in which an address must fail before it counts as broken, because hosts may be down for a day. */
export const FAILURES_UNTIL_BROKEN = 3;

const countsSchema = z.record(z.string(), z.object({ failures: z.int().min(1), since: z.iso.date() }));

/** The addresses that failed in the last run, with the number of failures in a row and the day of the first (YYYY-MM-DD). */
export type FailureCounts = Readonly<z.infer<typeof countsSchema>>;

/**
 * The file of `--state`; undefined without this option.
 *
 * @throws UserError if the file cannot be written, or for `--new` without a file
 */
export function readStateOption({ state, new: onlyNew }: CommandArguments['values']): string | undefined {
  if (typeof state !== 'string') {
    if (onlyNew) throw new UserError('--new needs --state.');
    return undefined;
  }
  requireFileName('--state', state);
  return state;
}

/** @throws UserError for an invalid file */
export function readFailureCounts(file: string): FailureCounts {
  if (!existsSync(file)) return {};
  try {
    return countsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new UserError(`${file} is not a record of earlier runs. Delete it to start over.`);
  }
}

export const writeFailureCounts = (file: string, counts: FailureCounts): void =>
  writeFileSync(file, `${JSON.stringify(counts, undefined, 2)}\n`);

/** A source by its address. Addresses of partners may contain account values, so their names replace them. */
const keyOf = ({ use, name, url }: Target): string => (use === 'source' ? url.href : `${use} ${name}`);

interface Judged {
  readonly counts: FailureCounts;
  /** Answers that count as failures in this run. */
  readonly failed: readonly Answer[];
  /** Answers of addresses that have failed often enough to count as broken. `isNew` is true if an address reached the number now. */
  readonly broken: readonly Answer[];
  readonly isNew: (answer: Answer) => boolean;
}

/**
 * Counts failures in a row. An answer that only rejects programs does not count, and neither does a run without a network.
 *
 * @param today YYYY-MM-DD
 */
export function countFailures(before: FailureCounts, answers: readonly Answer[], today: string): Judged {
  if (isOffline(answers)) return { counts: before, failed: [], broken: [], isNew: () => false };
  const failed = answers.filter(({ verdict }) => verdict === 'fault' || verdict === 'unreached');
  const counts: FailureCounts = Object.fromEntries(
    failed.map(({ target }) => {
      const { failures = 0, since = today } = before[keyOf(target)] ?? {};
      return [keyOf(target), { failures: failures + 1, since }];
    }),
  );
  const failuresOf = ({ target }: Answer) => counts[keyOf(target)]?.failures ?? 0;
  return {
    counts,
    failed,
    broken: failed.filter((answer) => failuresOf(answer) >= FAILURES_UNTIL_BROKEN),
    isNew: (answer) => failuresOf(answer) === FAILURES_UNTIL_BROKEN,
  };
}
