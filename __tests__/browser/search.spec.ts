import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { buildSearchIndex } from '@/scripts/build-search-index';
import { appStarted, axe } from './support';

const control = (page: Page) => page.getByRole('link', { name: 'Search articles' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'Search articles' });
const status = (page: Page) => dialog(page).getByRole('status');
const ARTICLE = '/blog/how-to-find-cheap-flights';

/** Addresses of everything fetched from now on. */
function watch(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  return seen;
}

async function openByKey(page: Page, key: string) {
  await page.keyboard.press(key);
  await expect(dialog(page)).toBeVisible();
}

const openByControl = (page: Page) => control(page).click();

test('nothing of the search is fetched before it is opened; then the index, and an article by a word of its text', async ({
  page,
}) => {
  const seen = watch(page);
  await page.goto('/');
  await control(page).hover();
  await appStarted(page);
  const before = new Set(seen);
  expect(seen.filter((path) => path.includes('pagefind'))).toEqual([]);

  await openByControl(page);
  await expect(field(page)).toBeFocused();
  await field(page).fill('stopover');
  await expect(status(page)).toHaveText(/article(s)? found/);
  expect(seen).toContain('/pagefind/pagefind.js');
  expect(seen.filter((path) => path.includes('worker') || path.endsWith('.css'))).toEqual([]);
  // The dialog and TanStack Query came now and not with the start, in chunks of their own.
  expect(
    seen.filter((path) => path.endsWith('.js') && path.includes('_next') && !before.has(path)),
  ).not.toEqual([]);

  const first = dialog(page).getByRole('listitem').first();
  await expect(first.getByRole('link')).toHaveAttribute('href', ARTICLE);
  await expect(first.locator('p mark').first()).toHaveText(/stopover/i);
  await field(page).fill('cheap flight');
  const title = dialog(page).getByRole('link', { name: /^How to find a cheap flight/ });
  await expect(title.locator('mark')).toHaveText(['cheap', 'flight']);
});

test('keys alone: type, go down, open; the dialog is gone on the article', async ({ page }) => {
  await page.goto('/hotels');
  await openByKey(page, '/');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('stopover');
  await expect(dialog(page).getByRole('listitem')).not.toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(ARTICLE);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Ctrl-K opens it, Esc closes it, and the focus goes back to where it was', async ({ page }) => {
  await page.goto('/blog');
  const brand = page.getByRole('banner').getByRole('link', { name: 'Farewind' });
  await brand.focus();
  await openByKey(page, 'Control+k');
  await page.keyboard.type('fly');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(brand).toBeFocused();

  await openByControl(page);
  await expect(field(page)).toBeFocused();
  await dialog(page).getByRole('button', { name: 'Close the search' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(control(page)).toBeFocused();
});

test('going back closes it', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Hotels' }).click();
  await expect(page).toHaveURL('/hotels');
  await openByKey(page, 'Control+k');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(dialog(page)).toHaveCount(0);
});

test('a slash in a comment is a slash, and the key can be turned off for good', async ({ page }) => {
  await page.goto(ARTICLE);
  await openByKey(page, '/');
  await dialog(page).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page)).toHaveCount(0);
  await openByKey(page, 'Control+k');
  await expect(dialog(page).getByRole('checkbox')).not.toBeChecked();
  await dialog(page).getByRole('checkbox').check();
  await page.keyboard.press('Escape');
  await page.getByLabel('Message *').fill('');
  await page.getByLabel('Message *').pressSequentially('and/or');
  await expect(page.getByLabel('Message *')).toHaveValue('and/or');
  await expect(dialog(page)).toHaveCount(0);
});

test('nothing found is said; markup typed is text', async ({ page }) => {
  await page.goto('/');
  await openByControl(page);
  await field(page).fill('<svg/onload=zzqxj>');
  await expect(status(page)).toHaveText('No article found for “<svg/onload=zzqxj>”.');
  await expect(dialog(page).locator('form svg')).toHaveCount(0);
  await expect(dialog(page).getByRole('link', { name: 'See all articles' })).toHaveAttribute('href', '/blog');
});

for (const [what, pattern] of [
  ['the script', '**/pagefind/pagefind.js*'],
  ['the list of the index', '**/*.pf_meta*'],
  ['a piece of the index', '**/*.pf_index*'],
] as const) {
  test(`${what} blocked: tries again, says so in the end, and a press on the button helps`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(pattern, (route) => route.abort());
    await page.goto('/');
    await openByControl(page);
    await field(page).fill('stopover');
    await page.clock.runFor(500);
    await expect(status(page)).toHaveText('The search could not be loaded. Trying again…');
    const again = dialog(page).getByRole('button', { name: 'Try again' });
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(again).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(status(page)).toHaveText('The search could not be loaded.');
    await expect(dialog(page).getByRole('link', { name: 'See all articles' })).toBeVisible();

    await page.unroute(pattern);
    await again.click();
    await expect(async () => {
      await page.clock.runFor(500);
      await expect(status(page)).toHaveText(/found\./, { timeout: 500 });
    }).toPass();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no accessibility findings with the dialog open, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await openByControl(page);
    await field(page).fill('flights');
    await expect(dialog(page).getByRole('listitem')).not.toHaveCount(0);
    const { violations } = await axe(page).include('dialog').analyze();
    expect(violations).toEqual([]);
  });
}

test('320 px: the header and the dialog fit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/blog');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBe(0);
  await openByControl(page);
  await field(page).fill('flights');
  await expect(dialog(page).getByRole('listitem')).not.toHaveCount(0);
  expect(await overflow()).toBe(0);
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the control leads to the article index', async ({ page }) => {
    await page.goto('/hotels');
    await control(page).click();
    await expect(page).toHaveURL('/blog');
  });
});

test('a magazine without articles is searched, and nothing is found', async ({ page }, testInfo) => {
  const empty = testInfo.outputPath('empty');
  mkdirSync(empty, { recursive: true });
  expect(await buildSearchIndex(empty)).toBe(0);
  await page.route('**/pagefind/*', (route) =>
    route.fulfill({ path: path.join(empty, new URL(route.request().url()).pathname) }),
  );
  await page.goto('/');
  await openByControl(page);
  await field(page).fill('stopover');
  await expect(status(page)).toHaveText('No article found for “stopover”.');
});
