import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, hydrated, registry, ROUTES, test } from './deals-support';

/** Every press that leads to a partner. */

// Smooth scrolling would move what is about to be pressed.
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

/** Index, address and name of every partner link, marked in the page so that each can be found again. */
const markLinks = (page: Page, selector: string) =>
  page.evaluate(
    (links) =>
      [...document.querySelectorAll<HTMLAnchorElement>(links)].map((link, index) => {
        link.dataset.test = String(index);
        return {
          index,
          href: link.href,
          name: (link.textContent ?? '').replace(/\s+/g, ' '),
          /** A card is pressed in its middle, wherever its link stands. */
          card: link.parentElement?.tagName === 'H3',
          tab: link.closest('[role=tabpanel]')?.getAttribute('aria-labelledby') ?? null,
        };
      }),
    selector,
  );

/** Past a frame, Chromium sends a press to where the frame was until the next picture of the page is drawn. */
async function scrollTo(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/** The partner whom an address pays, by what the registry says of the host that a visitor ends on. */
function partnerOf(href: string) {
  const url = new URL(href);
  const { hostname } = new URL(url.searchParams.get('u') ?? href);
  return Object.values(registry.partners).find(({ hosts }) =>
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)),
  );
}

/** The sub-id, behind the marker of the network or in the parameter of a partner outside it. */
function subIdIn(address: string): string {
  const { searchParams } = new URL(address);
  const own = Object.values(registry.accounts).flatMap(({ subId }) => subId?.parameter ?? []);
  const marker = searchParams.get('marker')?.replace(/^\d+\./, '');
  return marker ?? own.map((name) => searchParams.get(name)).find((id) => id !== null) ?? '';
}

/** Without those that stand in for a widget that does not come. */
const LINK = 'a[rel~="sponsored"]:not([data-when] *)';

for (const [route, part, count, selector] of [
  ['/', 'the tabs of /', 21, `[role=tabpanel] ${LINK}`],
  ['/', 'the rest of /', 24, `${LINK}:not([role=tabpanel] a)`],
  ['/flights', '/flights', 9, LINK],
  ['/hotels', '/hotels', 27, LINK],
  ['/transfers', '/transfers', 4, LINK],
  ['/flight-hotel', '/flight-hotel', 4, LINK],
] as const) {
  test(`each of the ${count} links of ${part} opens its partner in a new tab, and the page stays`, async ({
    page,
    context,
  }) => {
    test.setTimeout(60_000);
    await page.goto(route);
    if (route === '/') await hydrated(page);
    const links = await markLinks(page, selector);
    expect(links).toHaveLength(count);
    const subIds = new Set<string>();
    // The tests build without account ids, and a partner outside the network gets a sub-id with its account's id only.
    let withoutAccount = 0;
    for (const { index, href, name, card, tab } of links) {
      if (tab) await page.locator(`[id="${tab}"]`).focus();
      const link = page.locator(`[data-test="${index}"]`);
      const press = card ? link.locator('xpath=ancestor::li[1]') : link;
      if (!tab) await scrollTo(press);
      const [partnerTab] = await Promise.all([context.waitForEvent('page'), press.click()]);
      await partnerTab.waitForURL(href);
      const partner = partnerOf(href);
      expect(name).toContain(`opens ${partner?.name} in a new tab)`);
      const subId = subIdIn(partnerTab.url());
      if (partner?.link.shape === 'network') subIds.add(subId);
      else {
        withoutAccount += 1;
        expect(subId).toBe('');
      }
      await partnerTab.close();
    }
    expect(page.url()).toMatch(new RegExp(`${route}$`));
    expect(subIds.size + withoutAccount).toBe(count);
    expect([...subIds].filter((id) => !/^[a-z-]+_[a-z-]+_[a-z-]+$/.test(id))).toEqual([]);
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
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(route);
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
