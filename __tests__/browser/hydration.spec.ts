import type { Page } from '@playwright/test';
import {
  appStarted,
  expect,
  FULL_TITLE,
  holdScripts,
  openComments,
  otherBuild,
  PHONE,
  settled,
  SHORT_ARTICLE,
  SHORT_PAYLOAD,
  SHORT_TITLE,
  START_FAULTS,
  startGivenUp,
  test,
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

async function fillComment(page: Page): Promise<void> {
  await openComments(page);
  await page.getByLabel('Name *').fill('Ada');
  await page.getByLabel('Email *').fill('ada@example.org');
  await page.getByLabel('Message *').fill('Useful');
}

const comments = (page: Page) => page.locator('#comments > ol > li');

test('an article that is read to its end asks for four files at most beside photos, and for nothing of Next', async ({
  page,
}) => {
  const paths = requestsOf(page);
  await page.goto(SHORT_ARTICLE);
  await page.mouse.move(200, 200);
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  await settled(page);
  expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(4);
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL('/blog');
  expect(scriptsIn(paths)).toEqual([]);
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
    await openComments(page);
    await page.getByLabel('Name *').scrollIntoViewIfNeeded();
    await settled(page);
    const before = await page.evaluate(() => scrollY);
    // A tap while the page still glides on would only stop it.
    await page.evaluate(`
      self.glided = new Promise((done) => addEventListener('scrollend', done, { once: true }));
      undefined;
    `);
    await swipe(page);
    await page.evaluate('self.glided');
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    await settled(page);
    expect(scriptsIn(paths)).toEqual([]);
    await page.getByLabel('Message *').tap();
    await appStarted(page);
  });
});

test('an intent starts the application once, it takes over without an error, and then links change the page without a new document', async ({
  page,
}) => {
  const paths = requestsOf(page);
  await page.goto(SHORT_ARTICLE);
  await openComments(page);
  await page.getByLabel('Name *').hover();
  await appStarted(page);
  await fillComment(page);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(comments(page)).toHaveCount(3);
  await expect(page.getByLabel('Name *')).toHaveValue('');
  const scripts = scriptsIn(paths);
  expect(new Set(scripts).size).toBe(scripts.length);
  await page.evaluate(() => Object.assign(self, { sameDocument: true }));
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText(SHORT_TITLE);
  await page.getByRole('link', { name: FULL_TITLE, exact: true }).first().click();
  await expect(heading).toHaveText(FULL_TITLE);
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText(SHORT_TITLE);
  expect(await page.evaluate(() => 'sameDocument' in self)).toBe(true);
});

test('what was typed and submitted before React is there has its effect once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(SHORT_ARTICLE);
  await fillComment(page);
  const button = page.getByRole('button', { name: 'Post comment' });
  await button.click();
  await button.click();
  await page.getByLabel('Message *').press('End');
  await page.getByLabel('Message *').pressSequentially(' indeed');
  await expect(comments(page)).toHaveCount(2);
  release();
  await expect(comments(page)).toHaveCount(3);
  await expect(comments(page).first()).toContainText('Useful indeed');
  await settled(page);
  await expect(comments(page)).toHaveCount(3);
});

test('keys pressed on the tabs before React is there move as many tabs', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('tab').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  release();
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab').nth(2)).toBeFocused();
});

test('a key before React is there moves from the tab with the focus, which need not be the selected one', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('tab').nth(2).focus();
  await page.keyboard.press('ArrowRight');
  release();
  await expect(page.getByRole('tab').nth(3)).toBeFocused();
});

for (const [name, files, answer] of START_FAULTS) {
  test(`a ${name}: the page stays as it is, another press posts the comment, and no search opens`, async ({
    page,
    complaints,
  }) => {
    await page.clock.install();
    await page.route(files, answer);
    await page.goto(SHORT_ARTICLE);
    await fillComment(page);
    await page.getByRole('button', { name: 'Post comment' }).click();
    await page.keyboard.press('/');
    await startGivenUp(page);
    await page.unroute(files);
    await expect(comments(page)).toHaveCount(2);
    await expect(page.getByLabel('Message *')).toHaveValue('Useful');
    await page.getByLabel('Message *').press('End');
    await page.getByLabel('Message *').pressSequentially(' indeed');
    await appStarted(page);
    await settled(page);
    await expect(comments(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Post comment' }).click();
    await expect(comments(page)).toHaveCount(3);
    await expect(comments(page).first()).toContainText('Useful indeed');
    await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
    await expect(page).toHaveURL(SHORT_ARTICLE);
    complaints.splice(0);
  });
}

test('after a release, an open page asks the commenter to reload, keeps the comment and loads no more scripts', async ({
  page,
  complaints,
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
  await settled(page);
  expect(scriptsIn(paths), 'nothing more is asked for').toHaveLength(asked);
  await expect(note).toHaveCount(1);
  await expect(page.getByLabel('Message *')).toHaveValue('Useful');
  await page.unroute(SHORT_PAYLOAD);
  await page.reload();
  await fillComment(page);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(comments(page)).toHaveCount(3);
  complaints.splice(0);
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
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(self, storage, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await page.goto(SHORT_ARTICLE);
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await fillComment(page);
  await page.getByRole('button', { name: 'Post comment' }).click();
  await expect(comments(page)).toHaveCount(3);
});
