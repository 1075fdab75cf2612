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

const onPath = (names: readonly string[], env?: Variables): readonly string[] =>
  (rawVariable('PATH', env) ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)));

const installed = (candidates: readonly string[], env?: Variables): string | undefined => {
  const named = readVariable('CHROMIUM_PATH', env);
  return (named ? [named] : candidates).find((candidate) => existsSync(candidate));
};

/** A full browser: the one in `CHROMIUM_PATH`, an installed one, or Playwright's own. */
export const findBrowser = (env?: Variables): string | undefined =>
  installed([...onPath(NAMES, env), ...USUAL_PLACES, chromium.executablePath()], env);

/**
 * The headless shell of Chromium. It has no windows or tabs and needs about 40 percent less CPU time. It has no back/forward cache and no
 * settings such as a default font size.
 */
export const findHeadlessShell = (env?: Variables): string | undefined =>
  installed(onPath(['chromium-headless-shell'], env), env);
