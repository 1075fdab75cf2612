import { DESKTOP, drawings, expect, PHONE, scrollThrough, test } from './deals-support';
import { faceShown } from './support';

/** Nothing jumps when a partner draws late, and more than it was given room for. */

const PAGES = [
  ['/', 1],
  ['/flights', 1],
  ['/hotels', 1],
] as const;

test.describe('partners that draw late', () => {
  test.use({ outside: 'late' });

  for (const [route, widgets] of PAGES) {
    test(`nothing of ${route} moves, at 360 and at 1440 px`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: { startTime: number; told: string }[] = [];
        Object.assign(self, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { startTime, value, sources } = entry as PerformanceEntry & {
              value: number;
              sources: readonly { node?: Node }[];
            };
            const told = sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120));
            shifts.push({ startTime, told: `${value}: ${told}` });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await page.goto(route);
        // Text further down may wrap differently when the display font arrives, which is not the partner's doing.
        await faceShown(page);
        await page
          .locator('[data-part="frame"]')
          .first()
          .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await expect(drawings(page)).toHaveCount(widgets);
        await scrollThrough(page);
        // A slow browser draws parts of a page before it has parsed the rest, and they move. The partner answers when all is drawn.
        const answered = await page
          .locator('script[data-widget]')
          .evaluate(
            (script: HTMLScriptElement) =>
              (performance.getEntriesByName(script.src) as PerformanceResourceTiming[])[0]?.responseEnd,
          );
        expect(answered).toBeGreaterThan(0);
        const moved = await page.evaluate(
          `shifts.filter(({ startTime }) => startTime >= ${answered}).map(({ told }) => told)`,
        );
        expect(moved, `${viewport.width} px`).toEqual([]);
      }
    });
  }
});
