import { readdirSync } from 'node:fs';

/** Names of files that tools keep in the folder for temporary files. */
const OF_TOOLS: readonly RegExp[] = [
  // Compiled TypeScript, which the next process reuses.
  /^tsx-\w+$/,
  /^playwright-transform-cache-\w+$/,
  /^node-compile-cache$/,
  // Files of Chromium, if Playwright had to kill it.
  /^\.?org\.chromium\.Chromium\.\w+$/,
  /^playwright[_-]\w+-\w+$/,
];

/** Names of the files and folders that tests left behind in a folder for temporary files. */
export function leftBehind(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => !OF_TOOLS.some((pattern) => pattern.test(name)));
}
