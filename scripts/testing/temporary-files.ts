import { readdirSync } from 'node:fs';

/** What the tools keep in the folder for temporary files, by the names of their files. */
const OF_TOOLS: readonly RegExp[] = [
  // Compiled TypeScript, which the next process uses again.
  /^tsx-\w+$/,
  /^playwright-transform-cache-\w+$/,
  /^node-compile-cache$/,
  // Chromium's own, where Playwright had to end it by force.
  /^\.?org\.chromium\.Chromium\.\w+$/,
  /^playwright[_-]\w+-\w+$/,
];

/** Names of the files and folders that tests have left in a folder for temporary files. */
export function leftBehind(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => !OF_TOOLS.some((pattern) => pattern.test(name)));
}
