import type { Page } from '@playwright/test';
import { expect, hydrated, PHONE, test } from './deals-support';
import { appStarted, holdScripts } from './support';

/** The two controls of the header that show only a sign. */

const SWITCH = 'Switch between light and dark';
test.use({ viewport: PHONE });

const control = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name });
const tip = (page: Page, text: string) => page.locator('.tooltip', { hasText: text });

/** As a hand moves, in steps: a jump would look as if the mouse were still on its way to the tooltip. */
async function moveTo(page: Page, name: string): Promise<void> {
  const box = await control(page, name).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 10 });
}

/** Notes when each tooltip came up, and when the mouse last came onto a control. */
const watch = (page: Page) =>
  page.evaluate(() => {
    const times: Record<string, number> = {};
    Object.assign(self, { times });
    let entered = 0;
    for (const button of document.querySelectorAll('header button')) {
      button.addEventListener('pointerenter', () => (entered = performance.now()));
    }
    new MutationObserver(() => {
      const text = document.querySelector('.tooltip')?.firstChild?.textContent;
      if (text) times[text] ??= performance.now() - entered;
    }).observe(document.body, { childList: true, subtree: true });
  });
const times = (page: Page) =>
  page.evaluate(() => (self as unknown as { times: Record<string, number> }).times);

test('the first comes up after 700 ms, the next within 300 ms at once, Escape closes', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await watch(page);
  await control(page, SWITCH).hover();
  await expect(tip(page, SWITCH)).toBeVisible();
  await moveTo(page, 'Menu');
  await expect(tip(page, 'Menu')).toBeVisible();
  await expect(tip(page, SWITCH)).toHaveCount(0);
  const opened = await times(page);
  expect(opened[SWITCH]).toBeGreaterThanOrEqual(690);
  expect(opened.Menu).toBeLessThan(300);
  await page.keyboard.press('Escape');
  await expect(tip(page, 'Menu')).toHaveCount(0);
});

test('after more than 300 ms without one, the next waits again', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await watch(page);
  await control(page, SWITCH).hover();
  await expect(tip(page, SWITCH)).toBeVisible();
  await page.mouse.move(20, 700, { steps: 10 });
  await expect(page.locator('.tooltip')).toHaveCount(0);
  await page.waitForTimeout(400);
  await control(page, 'Menu').hover();
  await expect(tip(page, 'Menu')).toBeVisible();
  expect((await times(page)).Menu).toBeGreaterThanOrEqual(690);
});

test('the keyboard brings one up at once; for the ear it is the name of its control and nothing more', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search articles' }).focus();
  await page.keyboard.press('Tab');
  await expect(control(page, SWITCH)).toBeFocused();
  await expect(tip(page, SWITCH)).toBeVisible();
  await expect(tip(page, SWITCH)).toHaveAttribute('aria-hidden', 'true');
  await expect(control(page, SWITCH)).toHaveAccessibleName(SWITCH);
  await expect(control(page, SWITCH)).toHaveAccessibleDescription('');
  await page.keyboard.press('Escape');
  await expect(page.locator('.tooltip')).toHaveCount(0);
});

test('it stays while the pointer is on it, inside the window; a press on the control closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  await hydrated(page);
  for (const name of [SWITCH, 'Menu']) {
    await control(page, name).hover();
    await expect(tip(page, name)).toBeInViewport({ ratio: 1 });
    await tip(page, name).hover();
    await page.waitForTimeout(400);
    await expect(tip(page, name)).toBeVisible();
    await moveTo(page, name);
    await expect(tip(page, name)).toBeVisible();
    await control(page, name).click();
    await expect(tip(page, name)).toHaveCount(0);
    // Nor does it come back while the pointer stays.
    await moveTo(page, name);
    await page.waitForTimeout(900);
    await expect(tip(page, name)).toHaveCount(0);
  }
});

for (const name of [SWITCH, 'Menu']) {
  test(`the first hover of a visit, over '${name}', brings one up while the pointer rests`, async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await control(page, name).hover();
    await expect(tip(page, name)).toBeVisible();
  });
}

test('the delay of the first counts from the hover, not from the start of React', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await control(page, SWITCH).hover();
  await page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener('app-started', () =>
          // Of two timers the one that is due first comes first, on a slow machine as well.
          setTimeout(() => Object.assign(self, { due: document.querySelectorAll('.tooltip').length }), 650),
        );
        setTimeout(done, 700);
      }),
  );
  release();
  await expect.poll(() => page.evaluate('self.due')).toBe(1);
});

test('the first control of a visit that the keyboard comes to has one when React is there', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('link', { name: 'Search articles' }).focus();
  await page.keyboard.press('Tab');
  await expect(control(page, SWITCH)).toBeFocused();
  release();
  await expect(tip(page, SWITCH)).toBeVisible();
});

test('none comes up for a pointer that has left, or for a control that was pressed', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await control(page, SWITCH).hover();
  await control(page, 'Menu').click();
  release();
  await appStarted(page);
  await page.waitForTimeout(900);
  await expect(page.locator('.tooltip')).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a tap on a control that works without React does not fetch it', async ({ page }) => {
    await page.goto('/');
    await control(page, SWITCH).tap();
    await control(page, 'Menu').tap();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
    expect(await page.evaluate(() => self.__loader.tries)).toBe(0);
  });
});
