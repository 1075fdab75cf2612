import fs, { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
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

test.each(['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'])(
  'a browser is found by the name %s',
  (name) => {
    const folder = temporaryFolder();
    writeFileSync(path.join(folder, name), '');
    expect(findBrowser({ PATH: folder })).toBe(path.join(folder, name));
  },
);

test('the first folder of the path decides, whatever the browser in it is called', () => {
  const first = temporaryFolder();
  writeFileSync(path.join(first, 'chrome'), '');
  expect(findBrowser({ PATH: [first, full].join(path.delimiter) })).toBe(path.join(first, 'chrome'));
});

test.each([
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  chromium.executablePath(),
])('a browser that is on no path is found where it usually is: %s', (place) => {
  const exists = jest.spyOn(fs, 'existsSync').mockImplementation((file) => file === place);
  expect(findBrowser({})).toBe(place);
  exists.mockRestore();
});

test('where there is no browser, none is found', () => {
  const exists = jest.spyOn(fs, 'existsSync').mockReturnValue(false);
  expect([findBrowser({ PATH: full }), findHeadlessShell({})]).toEqual([undefined, undefined]);
  exists.mockRestore();
});
