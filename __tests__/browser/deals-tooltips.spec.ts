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

/**
 * The visitor's clock stands still from here on; it goes on by `page.clock.runFor` only. The moment is later than any that a
 * slow machine reaches by itself.
 */
const stopClock = (page: Page) => page.clock.pauseAt(24 * 3_600_000);

async function openStopped(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.goto('/blog');
  await hydrated(page);
  await stopClock(page);
}

/** Waits until React has dealt with what it has heard: it renders in tasks, which need no clock. */
const rendered = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1) {
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(undefined);
      });
    }
  });

/** One comes up for this control after so many milliseconds, and not one before. */
async function expectAfter(page: Page, name: string, delay: number): Promise<void> {
  await rendered(page);
  await page.clock.runFor(delay - 1);
  await rendered(page);
  await expect(tip(page, name)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(tip(page, name)).toBeVisible();
}

test('the first comes up after 700 ms, the next within 300 ms at once, later after 700 ms; Escape closes', async ({
  page,
}) => {
  await openStopped(page);
  await control(page, SWITCH).hover();
  await expectAfter(page, SWITCH, 700);
  await moveTo(page, 'Menu');
  await expect(tip(page, 'Menu')).toBeVisible();
  await expect(tip(page, SWITCH)).toHaveCount(0);
  for (const [pause, name] of [
    [299, SWITCH],
    [300, 'Menu'],
  ] as const) {
    await page.mouse.move(20, 700, { steps: 10 });
    await expect(page.locator('.tooltip')).toHaveCount(0);
    await page.clock.runFor(pause);
    await control(page, name).hover();
    if (pause === 300) await expectAfter(page, name, 700);
    else await expect(tip(page, name)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(tip(page, 'Menu')).toHaveCount(0);
});

test('keyboard focus shows a tooltip at once, and screen readers get only the name of the control', async ({
  page,
}) => {
  await page.goto('/blog');
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
  await openStopped(page);
  for (const name of [SWITCH, 'Menu']) {
    await control(page, name).hover();
    await rendered(page);
    await page.clock.runFor(700);
    await expect(tip(page, name)).toBeInViewport({ ratio: 1 });
    await tip(page, name).hover();
    await rendered(page);
    await page.clock.runFor(1_000);
    await expect(tip(page, name)).toBeVisible();
    await moveTo(page, name);
    await expect(tip(page, name)).toBeVisible();
    await control(page, name).click();
    await expect(tip(page, name)).toHaveCount(0);
    // Nor does it come back while the pointer stays.
    await moveTo(page, name);
    await rendered(page);
    await page.clock.runFor(1_000);
    await rendered(page);
    await expect(tip(page, name)).toHaveCount(0);
  }
});

for (const name of [SWITCH, 'Menu']) {
  test(`the first hover of a visit, over '${name}', brings one up while the pointer rests`, async ({
    page,
  }) => {
    await page.goto('/blog');
    await control(page, name).hover();
    await expect(tip(page, name)).toBeVisible();
  });
}

/** Opens a page whose React waits for the returned function, with its clock stopped. */
async function openEarly(page: Page): Promise<() => Promise<void>> {
  await page.clock.install({ time: 0 });
  // With a clock of its own, Playwright dates an event when its time is first asked for.
  await page.addInitScript(() => addEventListener('mousemove', ({ timeStamp }) => timeStamp, true));
  const release = await holdScripts(page);
  await page.goto('/blog', { waitUntil: 'domcontentloaded' });
  await stopClock(page);
  return async () => {
    release();
    await appStarted(page);
    // What was heard early is repeated from timers without a delay.
    await page.clock.runFor(0);
    await rendered(page);
  };
}

test('the delay of the first counts from the hover, not from the start of React', async ({ page }) => {
  const start = await openEarly(page);
  await control(page, SWITCH).hover();
  await page.clock.runFor(400);
  await start();
  await expectAfter(page, SWITCH, 300);
});

test('the first control focused by keyboard gets its tooltip once React has loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/blog', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').getByRole('link', { name: 'Search articles' }).focus();
  await page.keyboard.press('Tab');
  await expect(control(page, SWITCH)).toBeFocused();
  release();
  await expect(tip(page, SWITCH)).toBeVisible();
});

test('none comes up for a pointer that has left, or for a control that was pressed', async ({ page }) => {
  const start = await openEarly(page);
  await control(page, SWITCH).hover();
  await control(page, 'Menu').click();
  await start();
  await page.clock.runFor(1_000);
  await rendered(page);
  await expect(page.locator('.tooltip')).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a tap on a control that works without React does not fetch it', async ({ page }) => {
    await page.goto('/blog');
    await control(page, SWITCH).tap();
    await control(page, 'Menu').tap();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toBeVisible();
    expect(await page.evaluate(() => self.__loader.tries)).toBe(0);
  });
});
