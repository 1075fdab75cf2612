import type { Route } from '@playwright/test';
import { partnerNameOf } from '@/lib/partners/partner-url';
import { liveEntry } from '@/lib/partners/registry';
import { loadClaims, loadPages } from '@/lib/site/load-pages';
import {
  complete,
  DESKTOP,
  expect,
  hydrated,
  PHONE,
  registry,
  ROUTES,
  scrollThrough,
  test,
  violationsOf,
  watchPolicy,
} from './deals-support';
import { drawn, faceShown, framedAddresses, framedPage, OUTSIDE, violations } from './support';

/** The five routes as a whole: complete, accessible, inside their width, with partners up and down. */

const { home, flights, hotels, transfers, flightHotel, widgets } = loadPages();
const titles = (...parts: readonly ({ readonly title: string } | undefined)[]) =>
  parts.flatMap((part) => part?.title ?? []);

/** In the order of the specification. */
const HEADINGS = {
  '/': titles(
    home.search,
    home.deals,
    home.magazine,
    home.destinations,
    home.services,
    loadClaims().why,
    widgets['flight-map'],
  ),
  '/flights': titles(flights.grid, widgets['flight-search'], flights.reading),
  '/hotels': titles(
    hotels.grid,
    widgets['hotel-search'],
    widgets['our-hotel-selections'],
    widgets['our-hotel-map'],
    hotels.reading,
  ),
  '/transfers': titles(transfers.grid, transfers.frame, transfers.reading),
  '/flight-hotel': titles(flightHotel.grid, flightHotel.frame, flightHotel.reading),
};

for (const outside of ['answers', 'silent', 'down'] as const) {
  test.describe(`outside hosts: ${outside}`, () => {
    test.use({ outside });

    // The home page has photos and a widget of others, the transfers a frame.
    for (const route of outside === 'answers' ? ROUTES : (['/', '/transfers'] as const)) {
      test(`${route} is complete, complains of nothing and keeps to its policy`, async ({
        page,
        context,
      }) => {
        await watchPolicy(context);
        // A picture that never comes keeps the load event from coming.
        await page.goto(route, { waitUntil: 'domcontentloaded' });
        await expect(page.locator('h1')).toBeVisible();
        const headings = page.getByRole('main').getByRole('heading', { level: 2 });
        await expect(headings).toHaveText(HEADINGS[route]);
        for (const heading of await headings.all()) await expect(heading).toBeVisible();
        if (outside !== 'answers') await scrollThrough(page);
        if (route === '/' && outside === 'down') {
          for (const photo of await page.locator('.picture:has(> svg)').all()) {
            await expect(photo.locator('img')).toHaveAttribute('data-failed');
            await expect(photo.locator('svg')).toBeVisible();
          }
        }
        if (route === '/' && outside !== 'silent') await hydrated(page);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        if (outside === 'answers') await complete(page);
        expect(await violationsOf(page)).toEqual([]);
      });
    }
  });
}

for (const route of ROUTES) {
  test(`nothing of ${route} is cut off or scrolls sideways at 320, 360 and 768 px; axe finds nothing, light and wide, dark and narrow`, async ({
    page,
  }) => {
    await page.goto(route);
    const tabs = route === '/' ? await page.getByRole('tab').all() : [undefined];
    if (route === '/') await hydrated(page);
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 800 });
      for (const tab of tabs) {
        await tab?.focus();
        const wide = await page.evaluate(() => {
          // A partner's drawing scrolls inside its own area.
          const ours = [
            ...document.querySelectorAll('body *:not([data-drawn]):not(svg *):not(.visually-hidden)'),
          ];
          const limit = (element: Element) =>
            Math.min(innerWidth, element.closest('[data-kind]')?.getBoundingClientRect().right ?? innerWidth);
          // A row of cards to swipe; the row itself must fit.
          const isSwiped = (element: Element) => {
            const list = element.parentElement?.closest('ul');
            return !!list && getComputedStyle(list).overflowX === 'auto';
          };
          return ours
            .filter((element) => !element.closest('.visually-hidden') && !isSwiped(element))
            .filter((element) => element.getBoundingClientRect().right > limit(element) + 0.5)
            .map((element) => element.outerHTML.slice(0, 90));
        });
        expect(wide, `${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
    // All panels at once, which costs one look instead of four; each is there since its tab was chosen.
    await page
      .locator('[role=tabpanel]')
      .evaluateAll((all) => all.forEach((panel) => panel.removeAttribute('hidden')));
    for (const [colorScheme, viewport] of [
      ['light', DESKTOP],
      ['dark', PHONE],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      expect(await violations(page), colorScheme).toEqual([]);
    }
  });
}

/** What a visitor must not see of a partner's page that does not open. */
const FAULTS: readonly (readonly [fault: string, come: (route: Route) => Promise<void>])[] = [
  ['cannot be reached', (route) => route.abort('connectionrefused')],
  ['refuses to be framed', (route) => refusal(route, 200, { 'X-Frame-Options': 'DENY' })],
  ['answers an error', (route) => refusal(route, 500)],
];
const refusal = (route: Route, status: number, headers: Readonly<Record<string, string>> = {}) =>
  route.fulfill({ status, headers, contentType: 'text/html', body: '<!doctype html><h1>Partner</h1>' });

for (const [route, slot] of [
  ['/transfers', 'transfers'],
  ['/flight-hotel', 'flight-hotel'],
] as const) {
  const partner = partnerNameOf(registry, liveEntry(registry.embeds, slot).link);
  test(`${route} frames its partner in full height at a press, with a plain link beside it`, async ({
    page,
  }) => {
    for (const viewport of [PHONE, DESKTOP, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(viewport);
      await page.goto(route);
      const frame = page.locator('iframe');
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.frame() !== page.mainFrame()) asked.push(request.url());
      });
      await page.getByText(`Open ${partner} here`).scrollIntoViewIfNeeded();
      await expect(frame).toBeHidden();
      const linked = async (text: string) => {
        const link = page.getByRole('main').getByRole('link', { name: `${text} ${partner}` });
        await expect(link).toHaveCount(1);
        await expect(link).toBeVisible();
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      };
      await linked('Search on');
      expect(asked).toEqual([]);
      // The time limit stands still, however slow the machine is.
      await page.addStyleTag({ content: '* { animation-play-state: paused !important; }' });
      await page.getByText(`Open ${partner} here`).click();
      await expect(frame).toHaveAttribute('title', new RegExp(partner));
      await expect(frame).toHaveAttribute('loading', 'lazy');
      await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
      const box = await frame.boundingBox();
      expect(box?.width).toBe(viewport.width);
      expect(box?.height).toBeGreaterThanOrEqual(viewport.height);
      // Where the visitor sees them, whatever becomes of the partner's page.
      await expect(page.getByText('If nothing opens here, use the button.')).toBeInViewport({ ratio: 1 });
      await linked('Open on');
      // Behind the partner's page, for as long as there is none.
      const late = page.getByText(`${partner} has not opened here yet.`);
      await expect(page.getByText(`Opening ${partner} …`)).toBeVisible();
      // Between the bar that closes the frame and the bar with the button.
      const edges = (part: string) =>
        page.locator(part).evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return { top, bottom };
        });
      const words = await edges('[data-part="wait"]');
      expect(words.top).toBeGreaterThanOrEqual((await edges('summary')).bottom);
      expect(words.bottom).toBeLessThanOrEqual((await edges('[data-part="page"] + p')).top);
      await expect(late).toBeHidden();
      await late.evaluate((words) => words.getAnimations().forEach((limit) => limit.finish()));
      await expect(late).toBeVisible();
      await frame.scrollIntoViewIfNeeded();
      await expect((await framedPage(page)).getByRole('heading', { name: 'Partner' })).toBeVisible();
      const close = page.getByText('Close', { exact: true });
      expect((await close.boundingBox())?.x).toBe((await page.locator('#frame').boundingBox())?.x);
      await page.evaluate(() => scrollBy(0, innerHeight / 2));
      await close.click();
      await expect(frame).toBeHidden();
      await expect(page.locator('details')).toBeInViewport({ ratio: 1 });
    }
  });

  test(`${route}: where the partner never answers, words say so after a while`, async ({ page }) => {
    await page.route(OUTSIDE, () => {});
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await page.addStyleTag({ content: '* { animation-play-state: paused !important; }' });
    const asked = page.waitForRequest(
      (request) => request.frame().parentFrame() !== null && OUTSIDE.test(request.url()),
    );
    await page.getByText(`Open ${partner} here`).click();
    const frame = page.locator('iframe');
    await frame.scrollIntoViewIfNeeded();
    await asked;
    const late = page.getByText(`${partner} has not opened here yet.`);
    await expect(late).toBeHidden();
    await late.evaluate((words) => words.getAnimations().forEach((limit) => limit.finish()));
    await expect(late).toBeVisible();
    // Nothing of the frame is visible: the page looks as it does without it.
    const withFrame = await page.screenshot();
    await frame.evaluate((element) => (element.style.visibility = 'hidden'));
    expect(withFrame.equals(await page.screenshot())).toBe(true);
  });

  for (const [fault, come] of FAULTS) {
    test(`${route}: where the partner ${fault}, the drawing and its words stay`, async ({ page }) => {
      await page.route(OUTSIDE, come);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(route);
        await page.addStyleTag({ content: '* { animation-play-state: paused !important; }' });
        await page.getByText(`Open ${partner} here`).click();
        const frame = page.locator('iframe');
        await frame.scrollIntoViewIfNeeded();
        await expect(page.getByText(`Opening ${partner} …`)).toBeVisible();
        await expect(frame.contentFrame().getByRole('paragraph')).toHaveText(`${partner} did not open here.`);
        expect(framedAddresses(page)).toEqual([]);
        // Nothing of the frame is visible: the page looks as it does without it.
        const withFrame = await page.screenshot();
        await frame.evaluate((element) => (element.style.visibility = 'hidden'));
        expect(withFrame.equals(await page.screenshot())).toBe(true);
      }
    });
  }
}

test('on a wide page the deals stand two by two, the four kinds in four shapes', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  await hydrated(page);
  const shapes = new Set<string>();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.focus();
    const cards = page.getByRole('tabpanel').locator('[data-kind]');
    const count = await cards.count();
    expect(count).toBeGreaterThan(1);
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(2);
    // The pick of the week is as tall as three others.
    const isPicked = (await cards.first().getAttribute('data-pick')) !== null;
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(
      isPicked ? 3 + Math.ceil((count - 4) / 2) : Math.ceil(count / 2),
    );
    shapes.add(
      await cards.first().evaluate((card) => {
        const { maskImage, clipPath, backgroundImage } = getComputedStyle(card);
        const stub = card.querySelector('[data-part="price"]');
        return [maskImage, clipPath, backgroundImage, stub && getComputedStyle(stub).borderLeftStyle].join();
      }),
    );
  }
  expect(shapes.size).toBe(4);
});

test('the display face moves nothing, however late it comes', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => 'faceFrom' in self);
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: { value: number; startTime: number }[] = [];
    Object.assign(self, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push({
          startTime: entry.startTime,
          value: (entry as PerformanceEntry & { value: number }).value,
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const route of ROUTES) {
      await page.goto(route, { waitUntil: 'domcontentloaded' });
      // The whole page is shown in the other face. A slow browser draws parts of it earlier, which then move for other reasons.
      await drawn(page);
      await page.evaluate('faceFrom = performance.now()');
      await faceShown(page);
      // The browser reports shifts with the frame after them.
      await drawn(page);
      expect(
        await page.evaluate('shifts.filter(({ startTime }) => startTime >= faceFrom)'),
        `${route} at ${viewport.width} px`,
      ).toEqual([]);
      // As on a first visit.
      await page.evaluate(() => localStorage.clear());
    }
  }
});
