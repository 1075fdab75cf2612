import { DESKTOP, expect, PHONE, test } from './deals-support';
import { violations } from './support';

/** Our own map of hotel deals, where a partner's map is closed. */

const MAP = 'section[aria-labelledby="hotel-map"]';

test('every row and every label is one link, wherever it is pressed, at 360, 768 and 1440 px', async ({
  page,
}) => {
  await page.goto('/hotels');
  for (const viewport of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
    await page.setViewportSize(viewport);
    const section = page.locator(MAP);
    const dead = await section.locator('ol').evaluate((list) => {
      const rows = [...list.children].map((row) => ({ link: row.querySelector('a'), row }));
      return rows.flatMap(({ link, row }) => {
        // A label of the wide map is its link; the row is empty there.
        const target = row.getBoundingClientRect().height > 0 ? row : link;
        target?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width: wide, height } = (target ?? row).getBoundingClientRect();
        const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
          [0.2, 0.5, 0.8].map((y) => [left + wide * x, top + height * y] as const),
        );
        return points
          .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('a') !== link)
          .map((point) => `${link?.textContent} at ${point.map(Math.round)}`);
      });
    });
    expect(dead).toEqual([]);
    expect(await section.locator('li').count()).toBeGreaterThan(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
});

// The whole page has two of the four in `deals-pages.spec.ts`: light and wide, dark and narrow.
test('on a phone, no number on the map covers another; axe finds nothing light and narrow, dark and wide', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/hotels');
  const pins = page.locator(`${MAP} [data-part="pin"]`);
  await expect(pins.first()).toBeVisible();
  const covered = await pins.evaluateAll(
    (all) =>
      all.filter((pin) => {
        pin.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = pin.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) !== pin;
      }).length,
  );
  expect(covered).toBe(0);
  for (const [colorScheme, viewport] of [
    ['light', PHONE],
    ['dark', DESKTOP],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    expect(await violations(page, MAP), colorScheme).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is whole', async ({ page }) => {
    await page.goto('/hotels');
    await expect(page.locator(MAP).locator('li').first().getByRole('link')).toBeVisible();
  });

  test('every hotel has one card', async ({ page }) => {
    await page.goto('/hotels');
    const names = await page.locator('[data-kind="hotel"] h3').allTextContents();
    expect(names.length).toBeGreaterThan(4);
    expect(new Set(names).size).toBe(names.length);
  });
});
