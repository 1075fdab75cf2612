import { existsSync, readFileSync, rmSync } from 'node:fs';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** How many of the failed tests passed at the second try. */
  readonly flaky: number;
}

/** Deletes the report of an earlier run, so that it does not count for the next run. */
export const forgetReport = (file: string): void => rmSync(file, { force: true });

/**
 * Counts the tests in a report of Jest or Playwright, which use different names for the numbers. A run that crashes leaves no report or
 * half a report. That counts as one failed test; the output of the run shows the reason.
 */
export function countIn(file: string): Count {
  const died = { passed: 0, failed: 1, flaky: 0 };
  if (!existsSync(file)) return died;
  try {
    const { numPassedTests, numFailedTests, stats } = JSON.parse(readFileSync(file, 'utf8'));
    return stats
      ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, flaky: stats.flaky }
      : { passed: numPassedTests, failed: numFailedTests, flaky: 0 };
  } catch (error) {
    if (error instanceof SyntaxError) return died;
    throw error;
  }
}
