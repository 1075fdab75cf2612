import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, findHeadlessShell, HOW_TO_GET_A_BROWSER } from '@/scripts/command/find-browser';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';

const empty = temporaryFolder();
const full = temporaryFolder();
const browser = path.join(full, 'chromium');
writeFileSync(browser, '');
chmodSync(browser, 0o755);

test('the browser named in CHROMIUM_PATH goes before an installed one', () => {
  expect(findBrowser({ CHROMIUM_PATH: browser, PATH: empty })).toBe(browser);
});

test('a wrong CHROMIUM_PATH is not passed over in silence', () => {
  expect(findBrowser({ CHROMIUM_PATH: path.join(empty, 'none'), PATH: full })).toBeUndefined();
});

test('an installed browser is found on the path', () => {
  expect(findBrowser({ PATH: [empty, full].join(path.delimiter) })).toBe(browser);
});

test('the headless shell is found on the path and is never taken for a whole browser', () => {
  const both = temporaryFolder();
  const shell = path.join(both, 'chromium-headless-shell');
  writeFileSync(shell, '');
  expect(findHeadlessShell({ PATH: [full, both].join(path.delimiter) })).toBe(shell);
  expect(findHeadlessShell({ PATH: full })).toBeUndefined();
  expect(findBrowser({ PATH: [both, full].join(path.delimiter) })).toBe(browser);
});

test('the way to get one is a single sentence with each of the three ways', () => {
  for (const way of ['install Chrome', 'npx playwright install chromium', 'CHROMIUM_PATH']) {
    expect(HOW_TO_GET_A_BROWSER).toContain(way);
  }
  expect(HOW_TO_GET_A_BROWSER).not.toContain('\n');
});
