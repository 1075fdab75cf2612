import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { FULL_ARTICLE, NO_ARTICLE, NO_PAGE, SHORT_ARTICLE } from './support';
import { expect, LISTS, ROUTES, test } from './deals-support';
import { temporaryFolder } from '../support/temporary-folder';

/**
 * A visitor's own default font size, twice the usual one. It is a preference of the browser: unlike `font-size` of the root
 * element, it also changes what `rem` is in media queries.
 */

const PREFERENCES = { webkit: { webprefs: { default_font_size: 32 } } };

const ADDRESSES = [...ROUTES, FULL_ARTICLE, SHORT_ARTICLE, NO_ARTICLE, NO_PAGE, ...LISTS];

const boundsOf = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
};

let large: BrowserContext;

test.beforeAll(async ({ launchOptions, baseURL }) => {
  const profile = temporaryFolder();
  mkdirSync(path.join(profile, 'Default'));
  writeFileSync(path.join(profile, 'Default', 'Preferences'), JSON.stringify(PREFERENCES));
  large = await chromium.launchPersistentContext(profile, { ...launchOptions, baseURL });
  await large.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort(),
  );
});
test.afterAll(() => large.close());

for (const address of ADDRESSES) {
  test(`with a default font of 32 px, ${address} does not scroll sideways on a phone`, async () => {
    const page = await large.newPage();
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await page.evaluate(() => {
      document.querySelectorAll('details').forEach((details) => (details.open = true));
      document.querySelector<HTMLElement>('[popover]')?.showPopover();
    });
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => {
        /** A row that goes on beyond the edge scrolls by itself, and must fit itself. */
        const isInRow = ({ parentElement }: Element): boolean =>
          parentElement !== null &&
          (getComputedStyle(parentElement).overflowX === 'auto' || isInRow(parentElement));
        return [...document.querySelectorAll('body *:not(svg *, .picture *)')]
          .filter((element) => !element.closest('.visually-hidden, table, pre, .tooltip'))
          .filter(({ parentElement }) => !parentElement?.closest('svg'))
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5 && !isInRow(element))
          .map((element) => element.outerHTML.slice(0, 90));
      });
      expect(wide, `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.close();
  });
}

test('with a default font of 32 px, what is said of the map covers no row of the board on a phone', async () => {
  const page = await large.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const board = page.getByRole('list', { name: 'Prices we list' });
  const failed = page.getByRole('status').getByText(/did not load here/);
  await failed.scrollIntoViewIfNeeded();
  await expect(failed).toBeVisible();
  const boxOf = (selector: string) => board.locator(selector).evaluate(boundsOf);
  const [list, said] = await Promise.all([boxOf('xpath=.'), failed.evaluate(boundsOf)]);
  // With its underline, each name stays in its row.
  const outside = await board
    .getByRole('listitem')
    .evaluateAll((rows) => rows.filter((row) => row.scrollHeight > row.clientHeight).length);
  expect(outside).toBe(0);
  expect(said.top).toBeGreaterThanOrEqual(list.bottom);
  expect(said.bottom).toBeLessThanOrEqual(
    await boxOf('xpath=ancestor::figure/div').then((box) => box.bottom),
  );
  await page.close();
});
