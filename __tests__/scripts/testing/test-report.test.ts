import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { countIn, forgetReport } from '@/scripts/testing/test-report';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

let file: string;
beforeEach(() => {
  file = path.join(temporaryFolder(), 'report.json');
});

test.each([
  ['of Jest', { numPassedTests: 7, numFailedTests: 2 }, { passed: 7, failed: 2, flaky: 0 }],
  [
    'of Playwright, where a flaky test has failed',
    { stats: { expected: 4, flaky: 1, unexpected: 3 } },
    { passed: 4, failed: 4, flaky: 1 },
  ],
])('a report %s is counted', (_, report, count) => {
  writeFileSync(file, JSON.stringify(report));
  expect(countIn(file)).toEqual(count);
});

test('a run that died before its report, or in the middle of it, has failed', () => {
  expect(countIn(file)).toEqual({ passed: 0, failed: 1, flaky: 0 });
  writeFileSync(file, '{"numPassedTests":7,');
  expect(countIn(file)).toEqual({ passed: 0, failed: 1, flaky: 0 });
});

test('the report of an earlier run is not counted for the next', () => {
  forgetReport(file);
  writeFileSync(file, '{"numPassedTests":7,"numFailedTests":0}');
  forgetReport(file);
  expect(countIn(file)).toEqual({ passed: 0, failed: 1, flaky: 0 });
});
