import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, findBrowser } from './scripts/find-browser';

const port = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  testDir: '__tests__/browser',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // A busy machine may miss a moment once; what fails twice is broken. The report names every test that needed its second try.
  retries: process.env.CI ? 1 : 0,
  reporter: [['line'], ['json', { outputFile: 'test-results/browser/report.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    launchOptions: {
      executablePath: findBrowser(),
      args: [...BROWSER_FLAGS],
    },
  },
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
