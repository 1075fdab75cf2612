import { existsSync, readFileSync, rmSync } from 'node:fs';

export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Those of the failed that passed at a second try: they depend on luck. */
  readonly flaky: number;
}

/** Takes away what an earlier run has left, so that it is not counted for the next one. */
export const forgetReport = (file: string): void => rmSync(file, { force: true });

/**
 * The tests in a report of Jest or Playwright, which name their numbers differently. A run that dies leaves no report, or
 * half of one; that counts as one failed test, and what the run has said is the reason.
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
