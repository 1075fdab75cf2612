import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, hydrated, registry, ROUTES, test } from './deals-support';

/** Every press that leads to a partner. */

// Smooth scrolling would move what is about to be pressed.
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

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

/** Without those that stand in for a widget that does not come. */
const LINK = 'a[rel~="sponsored"]:not([data-when] *)';

// What every link says, where it leads and what it carries is held on the export: `__tests__/build/partner-links.test.ts`.
for (const route of ROUTES) {
  test(`each kind of link of ${route} opens its partner in a new tab, and the page stays`, async ({
    page,
    context,
  }) => {
    await page.goto(route);
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
  const press = page.getByRole('link', { name: /^Search on Aviasales/ }).click();
  const [partnerTab] = await Promise.all([context.waitForEvent('page'), press]);
  await partnerTab.waitForURL(/^https:/);
  expect(await partnerTab.evaluate(() => window.opener)).toBeNull();
});

for (const route of ROUTES) {
  test(`the commission note of ${route} is seen above the first link that earns`, async ({ page }) => {
    await page.goto(route);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const note = page.locator('[data-commission-note]').first();
      await expect(note).toBeVisible();
      const first = page.locator(`form[rel~="sponsored"] button, ${LINK}`).first();
      const [above, below] = [await note.boundingBox(), await first.boundingBox()];
      const bottom = (above?.y ?? 0) + (above?.height ?? 0);
      // Beside a button on a wide page, the note may end where the button ends, but never begin below it.
      expect(bottom).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    }
  });
}

async function search(page: Page, from: string, to: string, depart = '2030-05-01', travelers = '2') {
  const form = page.getByRole('form', { name: 'Where to next?' });
  await form.getByLabel('From').fill(from);
  await form.getByLabel('To').fill(to);
  await form.getByLabel('Depart').fill(depart);
  await form.getByLabel('Return').fill('2030-05-11');
  await form.getByLabel('Travelers').fill(travelers);
  await form.getByRole('button', { name: /^Search flights/ }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the search opens the results of the flight partner in a new tab', async ({ page, context }) => {
      await page.goto('/');
      const [results] = await Promise.all([context.waitForEvent('page'), search(page, 'LON', 'NYC')]);
      await results.waitForURL(/^https:/);
      const { origin, pathname, searchParams } = new URL(results.url());
      const { action, fields, hidden } = registry.searchForm;
      expect(origin + pathname).toBe(action);
      const { marker, ...sent } = Object.fromEntries(searchParams);
      expect(marker).toMatch(/^\d+\.home_search_search-form$/);
      expect(sent).toEqual({
        [fields.from]: 'LON',
        [fields.to]: 'NYC',
        [fields.depart]: '2030-05-01',
        [fields.return]: '2030-05-11',
        [fields.travelers]: '2',
        ...hidden,
      });
      expect(new URL(page.url()).pathname).toBe('/');
    });
  });
}
