import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser, HOW_TO_GET_A_BROWSER } from '@/scripts/command/find-browser';

const empty = mkdtempSync(path.join(tmpdir(), 'farewind-no-browser-'));
const full = mkdtempSync(path.join(tmpdir(), 'farewind-browser-'));
const browser = path.join(full, 'chromium');
writeFileSync(browser, '');
chmodSync(browser, 0o755);
afterAll(() => {
  for (const folder of [empty, full]) rmSync(folder, { recursive: true, force: true });
});

/** Node's types want a NODE_ENV in every environment. */
const environment = (values: Record<string, string>) => values as unknown as NodeJS.ProcessEnv;

test('the browser named in CHROMIUM_PATH goes before an installed one', () => {
  expect(findBrowser(environment({ CHROMIUM_PATH: browser, PATH: empty }))).toBe(browser);
});

test('a wrong CHROMIUM_PATH is not passed over in silence', () => {
  expect(findBrowser(environment({ CHROMIUM_PATH: path.join(empty, 'none'), PATH: full }))).toBeUndefined();
});

test('an installed browser is found on the path', () => {
  expect(findBrowser(environment({ PATH: [empty, full].join(path.delimiter) }))).toBe(browser);
});

test('the way to get one is a single sentence with each of the three ways', () => {
  for (const way of ['install Chrome', 'npx playwright install chromium', 'CHROMIUM_PATH']) {
    expect(HOW_TO_GET_A_BROWSER).toContain(way);
  }
  expect(HOW_TO_GET_A_BROWSER).not.toContain('\n');
});
