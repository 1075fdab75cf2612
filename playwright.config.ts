import { defineConfig } from '@playwright/test';
import { readVariable } from '@/lib/site/environment';
import { BROWSER_FLAGS, findTestBrowser } from './scripts/command/find-browser';

const port = readVariable('TEST_PORT');

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A busy machine may miss a moment once; what fails twice is broken. The report names every test that needed its second try.
  retries: readVariable('CI') ? 1 : 0,
  reporter: [['line'], ['json', { outputFile: 'test-results/browser/report.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    launchOptions: {
      executablePath: findTestBrowser(),
      args: [...BROWSER_FLAGS],
    },
  },
  webServer: {
    command: 'npx tsx scripts/start.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
