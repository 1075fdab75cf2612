import type { Locator, Page } from '@playwright/test';
import { loadPages } from '@/lib/site/load-pages';
import { DESKTOP, expect, hydrated, ROUTES, test } from './deals-support';

/** Every press that leads to a partner. */

test.use({ viewport: DESKTOP });

/** One link of each kind that the page has, by what it stands in; marked in the page so that each can be found again. */
const markLinks = (page: Page, selector: string) =>
  page.evaluate((links) => {
    const ofKind = new Map<string, HTMLAnchorElement>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
      const { kind, part } = link.closest<HTMLElement>('[data-kind], [data-part]')?.dataset ?? {};
      const place = link.closest('section')?.getAttribute('aria-labelledby');
      const name = [place, kind ?? part, link.className].join(' ');
      if (!ofKind.has(name)) ofKind.set(name, link);
    }
    return [...ofKind.values()].map((link, index) => {
      link.dataset.test = String(index);
      return {
        index,
        href: link.href,
        /** A card is pressed in its middle, wherever its link stands. */
        card: link.parentElement?.tagName === 'H3',
        tab: link.closest('[role=tabpanel]')?.getAttribute('aria-labelledby') ?? null,
      };
    });
  }, selector);

/** Past a frame, Chromium sends a press to where the frame was until the next picture of the page is drawn. */
async function scrollTo(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * Without the hotel search, which first asks for its fields (`hotel-search.spec.ts`), and those that stand in for a widget that does not
 * come, or for a frame that is closed.
 */
const LINK = 'a[rel~="sponsored"]:not([data-runs], [data-when] *, details:not([open]) *)';

// What every link says, where it leads and what it carries is held on the export: `__tests__/build/partner-links.test.ts`.
for (const route of ROUTES) {
  test(`the commission note of ${route} is seen above the first link that earns; each kind of link opens its partner in a new tab, and the page stays`, async ({
    page,
    context,
  }) => {
    await page.goto(route);
    for (const width of [360, DESKTOP.width]) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      const note = page.locator('[data-commission-note]').first();
      await expect(note).toBeVisible();
      const first = page.locator(`form[rel~="sponsored"] button, ${LINK}`).first();
      const [above, below] = [await note.boundingBox(), await first.boundingBox()];
      const bottom = (above?.y ?? 0) + (above?.height ?? 0);
      // Beside a button on a wide page, the note may end where the button ends, but never begin below it.
      expect(bottom).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    }
    if (route === '/') {
      await hydrated(page);
      // A panel is there once its tab was chosen.
      for (const tab of await page.getByRole('tab').all()) await tab.focus();
    }
    const links = await markLinks(page, LINK);
    expect(links.length).toBeGreaterThan(route === '/' ? 5 : 0);
    for (const { index, href, card, tab } of links) {
      if (tab) await page.locator(`[id="${tab}"]`).focus();
      const link = page.locator(`[data-test="${index}"]`);
      const press = card ? link.locator('xpath=ancestor::li[1]') : link;
      if (!tab) await scrollTo(press);
      const [partnerTab] = await Promise.all([context.waitForEvent('page'), press.click()]);
      await partnerTab.waitForURL(href);
      await partnerTab.close();
    }
    await expect(page).toHaveURL(route);
  });
}

test('a partner cannot reach back into our page', async ({ page, context }) => {
  await page.goto('/flights');
  const press = page.getByRole('link', { name: loadPages().flights.searchButton.label }).click();
  const [partnerTab] = await Promise.all([context.waitForEvent('page'), press]);
  await partnerTab.waitForURL(/^https:/);
  expect(await partnerTab.evaluate(() => window.opener)).toBeNull();
});
