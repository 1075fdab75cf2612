import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { rawVariable, readVariable, type Variables } from '@/lib/site/environment';

const NAMES = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];

const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const HOW_TO_GET_A_BROWSER =
  "The browser tests need Chromium: install Chrome or Chromium, run 'npx playwright install chromium', or name one in CHROMIUM_PATH.";

/** What keeps a browser that a program drives quiet: no sandbox for containers, no calls of its own. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser for the tests: the one named in `CHROMIUM_PATH`, an installed one, or Playwright's own. */
export function findBrowser(env?: Variables): string | undefined {
  const named = readVariable('CHROMIUM_PATH', env);
  if (named) return existsSync(named) ? named : undefined;
  const onPath = (rawVariable('PATH', env) ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...onPath, ...USUAL_PLACES, chromium.executablePath()].find((candidate) => existsSync(candidate));
}
