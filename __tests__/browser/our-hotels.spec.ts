import { DESKTOP, expect, PHONE, test } from './deals-support';
import { violations } from './support';

/** Our own map of hotel deals, where a partner's map is closed. */

const MAP = 'section[aria-labelledby="hotel-map"]';

test('every row is one link, wherever it is pressed, at 360, 768 and 1440 px', async ({ page }) => {
  await page.goto('/hotels');
  for (const viewport of [PHONE, { width: 768, height: 1024 }, DESKTOP]) {
    await page.setViewportSize(viewport);
    const section = page.locator(MAP);
    const dead = await section.locator('ol').evaluate((list) => {
      return [...list.children].flatMap((row) => {
        const link = row.querySelector('a');
        row.scrollIntoView({ block: 'center' });
        const { left, top, width: wide, height } = row.getBoundingClientRect();
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
test('every number is at the end of its line on the map, and none covers another; axe finds nothing light and narrow, dark and wide', async ({
  page,
}) => {
  await page.goto('/hotels');
  for (const [colorScheme, viewport] of [
    ['light', PHONE],
    ['dark', DESKTOP],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    const misplaced = await page.locator(MAP).evaluate((section) => {
      const lines = section.querySelector<SVGPathElement>('path[data-part="lines"]');
      const ends = [...(lines?.getAttribute('d') ?? '').matchAll(/L([\d.]+) ([\d.]+)/g)];
      return [...section.querySelectorAll('[data-part="pin"]')].filter((pin, index) => {
        pin.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = pin.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const end = new DOMPoint(Number(ends[index]?.[1]), Number(ends[index]?.[2])).matrixTransform(
          lines?.getScreenCTM() ?? undefined,
        );
        const isOff = !(Math.hypot(end.x - x, end.y - y) < 2);
        return isOff || document.elementFromPoint(x, y) !== pin;
      }).length;
    });
    expect(misplaced, colorScheme).toBe(0);
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
