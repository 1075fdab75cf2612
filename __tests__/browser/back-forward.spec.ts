import type { Page } from '@playwright/test';
import {
  appStarted,
  comment,
  commentsOn,
  expect,
  menuButton,
  mainLinks,
  PHONE,
  settled,
  SHORT_ARTICLE,
  test,
} from './support';

// Interception pauses a request until Playwright has two events for it. For a page from the back/forward cache, one may be missing.
test.use({ photoHost: 'not found' });

const message = (page: Page) => page.getByLabel('Message *');
const control = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search articles' });

/**
 * Opens and leaves the short article and goes back to it, once more from the beginning if the browser has not kept the page: it keeps
 * none whose process answers late.
 */
async function returnToKept(
  page: Page,
  { prepare, leave }: Readonly<Record<'prepare' | 'leave', () => Promise<unknown>>>,
): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(self, { persisted }));
  });
  await expect(async () => {
    await page.goto(SHORT_ARTICLE);
    await prepare();
    await leave();
    await page.goBack({ waitUntil: 'commit' });
    const state = () =>
      page.evaluate<{ persisted?: boolean }>('({ path: location.pathname, persisted: self.persisted })');
    // While one page replaces the other, neither can be asked.
    await expect(async () =>
      expect(await state()).toEqual({ path: SHORT_ARTICLE, persisted: expect.any(Boolean) }),
    ).toPass();
    const { persisted } = await state();
    if (!persisted) await page.evaluate(() => localStorage.clear());
    expect(persisted).toBe(true);
  }).toPass();
}

const openBlog = (page: Page) => page.goto('/blog');
const switchScheme = (page: Page) =>
  page.getByRole('button', { name: 'Switch between light and dark' }).click();

test('before its start: what was typed and chosen is there, and the next intent starts it', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await returnToKept(page, { prepare: () => switchScheme(page), leave: () => openBlog(page) });
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await comment(page, 'Ada', 'ada@example.org', 'Useful');
  await expect.poll(async () => (await commentsOn(page)).length).toBe(3);
});

test('a color scheme chosen on another page is there after Back, too', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  let [light, dark] = ['', ''];
  await returnToKept(page, {
    prepare: async () => (light = await ground()),
    leave: async () => {
      await openBlog(page);
      await switchScheme(page);
      dark = await ground();
    },
  });
  expect(dark).not.toBe(light);
  expect(await ground()).toBe(dark);
  await switchScheme(page);
  expect(await ground()).toBe(light);
});

test('after its start: comments, a draft, menu and search are as they were', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await returnToKept(page, {
    prepare: async () => {
      await comment(page, 'Ada', 'ada@example.org', 'Useful');
      await appStarted(page);
      await expect.poll(async () => (await commentsOn(page)).length).toBe(3);
      await message(page).fill('A draft');
    },
    leave: () => openBlog(page),
  });
  await expect(message(page)).toHaveValue('A draft');
  expect((await commentsOn(page))[0]).toMatchObject({ name: 'Ada', message: 'Useful' });
  await menuButton(page).click();
  await expect(mainLinks(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await control(page).click();
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('after a reload, Back and Forward show the pages that their addresses name', async ({ page }) => {
  await page.goto('/blog');
  await control(page).hover();
  await appStarted(page);
  const heading = page.getByRole('heading', { level: 1 });
  const topic = page.getByRole('main').locator('a[href^="/blog/category/"]').first();
  const address = String(await topic.getAttribute('href'));
  await topic.click();
  await expect(page).toHaveURL(address);
  await expect(heading).not.toHaveText(/^Stories/);
  const title = String(await heading.textContent());
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(heading).toHaveText(/^Stories/);
  await page.goForward();
  await expect(heading).toHaveText(title);
});

test('a link within the page and Back load nothing anew', async ({ page }) => {
  await page.goto(SHORT_ARTICLE);
  await page.evaluate(() => Object.assign(self, { stays: true }));
  await page.evaluate(() => (location.hash = 'comments'));
  await page.goBack();
  await expect(page).toHaveURL(SHORT_ARTICLE);
  await settled(page);
  expect(await page.evaluate('self.stays')).toBe(true);
});
