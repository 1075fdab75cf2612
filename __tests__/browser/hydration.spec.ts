import { expect, test, type Page } from '@playwright/test';
import {
  appStarted,
  otherBuild,
  PHONE,
  SHORT_ARTICLE,
  SHORT_PAYLOAD,
  slow3G,
  START_FAULTS,
  startGivenUp,
} from './support';

/** Paths of what the page has asked for, its own address and photos left out. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, hostname } = new URL(request.url());
    if (hostname === 'localhost') paths.push(pathname);
  });
  return paths;
}

const scriptsIn = (paths: readonly string[]) => paths.filter((path) => /\.(?:js|txt)$/.test(path));

/** Errors of scripts and of hydration, which Next reports on the console. */
function troubleOf(page: Page): string[] {
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      trouble.push(message.text());
  });
  return trouble;
}

async function fillComment(page: Page): Promise<void> {
  await page.getByLabel('Name *').fill('Ada');
  await page.getByLabel('Email *').fill('ada@example.org');
  await page.getByLabel('Message *').fill('Useful');
}

const comments = (page: Page) => page.locator('#comments ~ ol > li');

test.beforeEach(({ context }) => context.route('https://images.unsplash.com/**', (route) => route.abort()));

test('reading, scrolling and following a link fetch nothing of Next', async ({ page }) => {
  const paths = requestsOf(page);
  await page.goto(SHORT_ARTICLE);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 5000);
  await page.waitForTimeout(500);
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL('/blog');
  expect(scriptsIn(paths)).toEqual([]);
});

test('an article that is read to its end asks for three files at most, photos left out', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(SHORT_ARTICLE);
  await page.mouse.wheel(0, 20_000);
  await page.waitForTimeout(1000);
  const files = asked.filter((address) => !address.startsWith('https://images.unsplash.com/'));
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(3);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: PHONE });

  /** Moves a finger upwards from the first field of the comment form, as somebody does who reads on. */
  async function swipe(page: Page): Promise<void> {
    const field = await page.getByLabel('Name *').boundingBox();
    if (!field) throw new Error('the form is not on the screen');
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const [x, y] = [field.x + field.width / 2, field.y + field.height / 2];
    await touch('touchStart', { x, y });
    for (let way = 20; way <= 240; way += 20) await touch('touchMove', { x, y: y - way });
    await touch('touchEnd');
  }

  test('a finger that scrolls over the form fetches nothing of Next, one that taps does', async ({
    page,
  }) => {
    const paths = requestsOf(page);
    await page.goto(SHORT_ARTICLE);
    await page.getByLabel('Name *').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await swipe(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    await page.waitForTimeout(500);
    expect(scriptsIn(paths)).toEqual([]);
    await page.getByLabel('Message *').tap();
    await appStarted(page);
  });
});

test('an intent starts the application once, and it takes over without an error', async ({ page }) => {
  const paths = requestsOf(page);
  const trouble = troubleOf(page);
  await page.goto(SHORT_ARTICLE);
  await page.getByLabel('Name *').hover();
  await appStarted(page);
  await fillComment(page);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(comments(page)).toHaveCount(3);
  await expect(page.getByLabel('Name *')).toHaveValue('');
  const scripts = scriptsIn(paths);
  expect(new Set(scripts).size).toBe(scripts.length);
  expect(trouble).toEqual([]);
});

test('what was typed and submitted before React is there has its effect once', async ({ page }) => {
  await page.goto(SHORT_ARTICLE);
  await slow3G(page);
  await fillComment(page);
  const button = page.getByRole('button', { name: 'Post comment' });
  await button.click();
  await button.click();
  await page.getByLabel('Message *').press('End');
  await page.getByLabel('Message *').pressSequentially(' indeed');
  await expect(comments(page)).toHaveCount(2);
  await expect(comments(page)).toHaveCount(3, { timeout: 20_000 });
  await expect(comments(page).first()).toContainText('Useful indeed');
  await page.waitForTimeout(500);
  await expect(comments(page)).toHaveCount(3);
});

test('keys pressed on the tabs before React is there move as many tabs', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  release();
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab').nth(2)).toBeFocused();
});

for (const [name, files, answer] of START_FAULTS) {
  test(`a ${name}: the page stays as it is, and the next intent tries again`, async ({ page }) => {
    await page.clock.install();
    await page.route(files, answer);
    await page.goto(SHORT_ARTICLE);
    await fillComment(page);
    await page.getByRole('button', { name: 'Post comment' }).click();
    await startGivenUp(page);
    await page.unroute(files);
    await expect(comments(page)).toHaveCount(2);
    await expect(page.getByLabel('Message *')).toHaveValue('Useful');
    await page.getByLabel('Email *').focus();
    await expect(comments(page)).toHaveCount(3);
  });
}

test('a page that a release has overtaken tells whoever sends a comment, keeps the words and hands presses to the browser', async ({
  page,
}) => {
  const paths = requestsOf(page);
  let release = () => {};
  const pressed = new Promise<void>((resolve) => (release = resolve));
  await page.route(SHORT_PAYLOAD, async (route) => {
    await pressed;
    await otherBuild(route);
  });
  await page.goto(SHORT_ARTICLE);
  await fillComment(page);
  await page.getByRole('button', { name: 'Post comment' }).click();
  release();
  const note = page.getByRole('form', { name: 'Leave a comment' }).getByRole('alert');
  await expect(note).toHaveText('This page is out of date: copy what you wrote, then reload it.');
  await expect(note).toBeInViewport({ ratio: 0.9 });
  await expect(page.getByLabel('Message *')).toHaveValue('Useful');
  await expect(comments(page)).toHaveCount(2);
  const asked = scriptsIn(paths).length;
  await expect(page.getByRole('button', { name: 'Post comment' })).toHaveCount(0);
  await page.getByLabel('Message *').press('End');
  await page.keyboard.press('Control+k');
  await page.waitForTimeout(1500);
  expect(scriptsIn(paths), 'nothing more is asked for').toHaveLength(asked);
  await expect(note).toHaveCount(1);
  await expect(page.getByLabel('Message *')).toHaveValue('Useful');
  await page.getByRole('link', { name: 'Search articles' }).click();
  await expect(page).toHaveURL('/blog');
});

test('reloaded after such a release, a page is up to date and takes the comment', async ({ page }) => {
  await page.route(SHORT_PAYLOAD, otherBuild);
  await page.goto(SHORT_ARTICLE);
  await page.getByLabel('Name *').focus();
  await expect(page.getByRole('alert').filter({ hasText: 'reload' })).toHaveCount(1);
  await page.unroute(SHORT_PAYLOAD);
  await page.reload();
  await fillComment(page);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(comments(page)).toHaveCount(3);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a page is whole and its links work', async ({ page }) => {
    const paths = requestsOf(page);
    await page.goto(SHORT_ARTICLE);
    await page.getByRole('link', { name: 'Back to the blog' }).click();
    await expect(page).toHaveURL('/blog');
    expect(scriptsIn(paths)).toEqual([]);
  });
});

test('with storage blocked, the application starts all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(self, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(SHORT_ARTICLE);
  await fillComment(page);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(comments(page)).toHaveCount(3);
});

test('after the start, a link changes the page without a new document', async ({ page }) => {
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  await page.goto(SHORT_ARTICLE);
  await page.getByLabel('Name *').hover();
  await appStarted(page);
  await page.evaluate(() => Object.assign(self, { sameDocument: true }));
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Paying');
  await page
    .getByRole('link', { name: /cheap flight/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cheap flight');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Paying abroad');
  expect(await page.evaluate(() => 'sameDocument' in self)).toBe(true);
  expect(missing).toEqual([]);
});
