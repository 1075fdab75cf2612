import { defineConfig } from '@playwright/test';
import { readVariable } from '@/lib/site/environment';
import { BROWSER_FLAGS, findBrowser } from './scripts/command/find-browser';

/**
 * Features of the browser that tests go without: the drop-down of the address bar, which Chromium loads as two pages of its own
 * with every window, nobody sees, and costs a second of computing for every test. The browser heeds only the last such flag,
 * so Playwright's own list stands here, too; a unit test tells when an upgrade makes that longer.
 */
const DISABLED_FEATURES = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'],
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

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
      executablePath: findBrowser(),
      args: [...BROWSER_FLAGS, `--disable-features=${DISABLED_FEATURES.join()}`],
    },
  },
  webServer: {
    command: 'npx tsx scripts/start.ts',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
