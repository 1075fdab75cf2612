import { defineConfig, type LaunchOptions } from '@playwright/test';
import { rawVariable, readVariable, setVariables } from '@/lib/site/environment';
import { findBrowser, findHeadlessShell } from './scripts/command/find-browser';
import { BROWSER_FLAGS } from './scripts/bench/browser-flags';

// The tests read the content of a build that is there, which stays the same: once per process, as a build does.
setVariables({ NODE_ENV: 'production' });

/** What the headless shell lacks: the back/forward cache, a default font size, the font choice of a whole browser. */
const WHOLE_BROWSER = /(?:back-forward|large-default-font|deal-grids)\.spec\.ts$/;

/** No test reaches another host (a name with a dot), not even through a redirect, which a test cannot answer. */
const OFFLINE = '--host-resolver-rules=MAP *.* ~NOTFOUND, EXCLUDE 127.0.0.1';

/** One process for the pages of all tests of a worker: to start one costs a sixth of a short test. */
const ONE_PROCESS = '--renderer-process-limit=1';

const driving = (executablePath: string | undefined, options: LaunchOptions = {}) => ({
  launchOptions: { executablePath, args: [...BROWSER_FLAGS, OFFLINE, ONE_PROCESS], ...options },
});

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // Both against what hangs only: on a busy machine a test may take many times what it takes alone.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // On CI a test that fails runs a second time, recorded. If it passes then, it depends on luck, and is a failure all the same.
  retries: readVariable('CI') ? 1 : 0,
  failOnFlakyTests: true,
  // On CI, the errors of all failed tests come last: often only the end of a log is kept.
  reporter: [
    [readVariable('CI') ? 'dot' : 'line'],
    ['json', { outputFile: 'test-results/browser/report.json' }],
  ],
  use: {
    // The port that the server has chosen, set by `wait` below.
    baseURL: `http://localhost:${rawVariable('SITE_PORT')}`,
    locale: 'en-US',
    // Nothing glides away from a press, and drawings that move do not cost frames. Motion itself is CSS alone.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'headless shell',
      testIgnore: WHOLE_BROWSER,
      use: driving(findHeadlessShell() ?? findBrowser()),
    },
    {
      name: 'whole browser',
      testMatch: WHOLE_BROWSER,
      use: driving(findBrowser(), {
        // Playwright turns off the back/forward cache by default.
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      }),
    },
  ],
  webServer: {
    command: 'node --import tsx scripts/start.ts',
    env: { PORT: '0' },
    wait: { stdout: /http:\/\/localhost:(?<site_port>\d+)/ },
  },
});
