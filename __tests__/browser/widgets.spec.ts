import type { Page } from '@playwright/test';
import type { WidgetSlot } from '@/lib/partners/registry';
import { DESKTOP, drawings, expect, headerLink, hydrated, registry, scriptsOf, test } from './deals-support';

/** The partners' widgets: when they come, what they leave behind, and what happens when they do not come. */

const PAGES: readonly (readonly [route: string, slots: readonly WidgetSlot[]])[] = [
  ['/', ['flight-map']],
  ['/flights', ['flight-search']],
  ['/hotels', ['hotel-search', 'hotel-selections', 'hotel-map']],
];

/** The specification's delays and heights; the heights it leaves open are those of the registry. */
const DELAY = {
  'flight-map': 100,
  'flight-search': 200,
  'hotel-search': 200,
  'hotel-selections': 300,
  'hotel-map': 300,
};
const HEIGHT = {
  'flight-map': 450,
  'flight-search': 320,
  'hotel-search': 320,
  'hotel-selections': 420,
  'hotel-map': 500,
};

test.use({ viewport: DESKTOP });

const frameOf = (page: Page, slot: string) =>
  page.locator(`section[aria-labelledby="${slot}"] [data-part="frame"]`);
const area = (page: Page, slot: string) => frameOf(page, slot).locator('[data-part="area"]');
const placeholder = (page: Page, slot: string) => frameOf(page, slot).getByText(/^From .+ Nothing here\?/);

/** Notes for each widget script after how long a timer of which delay put it in, and stretches those timers. */
const watchTimers = (page: Page, stretch = 1) =>
  page.addInitScript((factor) => {
    const inserted: Record<string, { delay: number; after: number }> = {};
    const begun = performance.now();
    Object.assign(self, { inserted, begun });
    const original = self.setTimeout;
    const delays = [100, 200, 300];
    self.setTimeout = ((handler: () => void, delay = 0, ...rest: unknown[]) => {
      if (typeof handler !== 'function' || !delays.includes(delay)) return original(handler, delay, ...rest);
      const asked = performance.now();
      return original(() => {
        handler();
        for (const script of document.querySelectorAll<HTMLScriptElement>('script[data-widget]')) {
          inserted[script.dataset.widget ?? ''] ??= { delay, after: (performance.now() - asked) / factor };
        }
      }, delay * factor);
    }) as typeof setTimeout;
  }, stretch);

for (const [route, slots] of PAGES) {
  test(`${route}: a placeholder first, then the script in its own area after its delay`, async ({ page }) => {
    // Held back, so that there is time to look at the placeholder.
    await watchTimers(page, 5);
    await page.goto(route);
    for (const slot of slots) {
      await expect(placeholder(page, slot)).toBeVisible();
      await expect(area(page, slot)).toBeEmpty();
    }
    for (const slot of slots) {
      const script = area(page, slot).locator(`> script[data-widget="${slot}"]`);
      await expect(script).toHaveCount(1);
      await expect(scriptsOf(page, slot)).toHaveCount(1);
      await expect(script).toHaveAttribute('async', '');
      await expect(script).toHaveAttribute('charset', 'utf-8');
      await expect(script).toHaveAttribute(
        'src',
        new RegExp(`^https://${registry.network.widgetHost}/content\\?`),
      );
      await expect(area(page, slot).locator('> [data-drawn]')).toHaveCount(1);
      await expect(placeholder(page, slot)).toBeHidden();
      expect(await area(page, slot).evaluate((element) => element.clientHeight)).toBe(HEIGHT[slot]);
    }
    const inserted: Record<string, { delay: number; after: number }> = await page.evaluate('inserted');
    for (const slot of slots) {
      expect(inserted[slot]?.delay, slot).toBe(DELAY[slot]);
      expect(inserted[slot]?.after, slot).toBeGreaterThanOrEqual(DELAY[slot] - 1);
    }
  });

  test(`${route}: leaving by a link removes everything, and coming back draws once`, async ({
    page,
    asked,
  }) => {
    await page.goto(route);
    await expect(drawings(page)).toHaveCount(slots.length);
    // What was drawn without React stays as it is when React takes over.
    await hydrated(page);
    await page.evaluate(() => Object.assign(self, { stays: true }));
    await headerLink(page, 'Blog').click();
    await expect(page).toHaveURL('/blog');
    await expect(page.locator('script[data-widget], [data-drawn]')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(route);
    await expect(drawings(page)).toHaveCount(slots.length);
    await page.goForward();
    await expect(page.locator('script[data-widget], [data-drawn]')).toHaveCount(0);
    if (route === '/') await page.getByRole('banner').getByRole('link', { name: 'Farewind' }).click();
    else await headerLink(page, route === '/flights' ? 'Flights' : 'Hotels').click();
    await expect(drawings(page)).toHaveCount(slots.length);
    for (const slot of slots) await expect(scriptsOf(page, slot)).toHaveCount(1);
    expect(await page.evaluate('self.stays'), 'the document stayed all the time').toBe(true);
    expect(await page.evaluate('drawings')).toBe(slots.length * 3);
    const host = `https://${registry.network.widgetHost}`;
    expect(asked.filter((address) => address.startsWith(host)).length).toBeLessThanOrEqual(slots.length * 3);
  });
}

test('leaving before the delay is over inserts nothing', async ({ page, asked }) => {
  // The first widget of /hotels comes after 3 s then; the others would after 4.5 s. React finds all three timers running.
  await watchTimers(page, 15);
  await page.goto('/hotels');
  await expect(page.locator('[data-timer]')).toHaveCount(3);
  await hydrated(page);
  await expect(scriptsOf(page, 'hotel-search')).toHaveCount(1);
  await page.evaluate(() => Object.assign(self, { stays: true }));
  await headerLink(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('[data-part="frame"]')).toHaveCount(0);
  await page.waitForTimeout(2_000);
  await expect(page.locator('script[data-widget]')).toHaveCount(0);
  expect(await page.evaluate('[self.stays, Object.keys(inserted)]')).toEqual([true, ['hotel-search']]);
  expect(asked.filter((address) => address.includes(registry.network.widgetHost))).toHaveLength(1);
});

test('a script that answers after the page was left does not run', async ({ page, context }) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await context.route(`https://${registry.network.widgetHost}/**`, async (route) => {
    await answered;
    await route
      .fulfill({ contentType: 'text/javascript', body: 'self.ran = true; document.body.append("stray")' })
      .catch(() => undefined);
  });
  await page.goto('/flights');
  await expect(scriptsOf(page, 'flight-search')).toHaveCount(1);
  await hydrated(page);
  await headerLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Flights');
  answer();
  await page.waitForTimeout(300);
  expect(await page.evaluate('self.ran')).toBeUndefined();
});

test('the placeholder stays while a partner has brought style and nothing to see', async ({
  page,
  context,
}) => {
  await context.route(`https://${registry.network.widgetHost}/**`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const { parentNode } = document.currentScript;
        parentNode.append(document.createElement('style'));
        self.draw = () => parentNode.append(document.createElement('form'));`,
    }),
  );
  await page.goto('/flights');
  await expect(area(page, 'flight-search').locator('> style')).toHaveCount(1);
  await expect(placeholder(page, 'flight-search')).toBeVisible();
  await page.evaluate('draw()');
  await expect(placeholder(page, 'flight-search')).toBeHidden();
});

test('earlier copies of the flight map go before it comes', async ({ page }) => {
  await watchTimers(page, 10);
  await page.goto('/');
  await expect(page.locator('[data-timer]')).toHaveCount(1);
  await page.evaluate(() => {
    for (const parent of [document.head, document.body]) {
      const copy = document.createElement('script');
      copy.dataset.widget = 'flight-map';
      copy.id = 'copy';
      parent.append(copy);
    }
  });
  await expect(drawings(page)).toHaveCount(1);
  await expect(page.locator('#copy')).toHaveCount(0);
  await expect(scriptsOf(page, 'flight-map')).toHaveCount(1);
});

test('widgets come without React, after load; React leaves them as they are', async ({ page }) => {
  const asked: string[] = [];
  let loaded = Infinity;
  page.on('load', () => (loaded = asked.length));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/hotels');
  await expect(drawings(page)).toHaveCount(3);
  const scripts = asked.filter((path) => path.endsWith('.js'));
  expect(scripts).toEqual([expect.stringMatching(/^\/_next\/static\/parts-[\w-]+\.js$/)]);
  expect(asked.indexOf(scripts[0] ?? '')).toBeGreaterThanOrEqual(loaded);
  await hydrated(page);
  await page.waitForTimeout(1_000);
  await expect(drawings(page)).toHaveCount(3);
  expect(await page.evaluate('drawings')).toBe(3);
});

test('where their script does not come, the widgets come with React', async ({ page, complaints }) => {
  await page.route('**/_next/static/parts-*', (route) => route.abort());
  await page.goto('/hotels');
  await expect(placeholder(page, 'hotel-map')).toBeVisible();
  await hydrated(page);
  await expect(drawings(page)).toHaveCount(3);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

for (const [outside, words] of [
  ['answers', 'script loaded'],
  ['down', 'script could not be loaded'],
] as const) {
  test.describe(`partners: ${outside}`, () => {
    test.use({ outside });

    test('is only logged, and a way on stands beside each widget', async ({ page }) => {
      const lines: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('Widget ')) lines.push(`${message.type()}: ${message.text()}`);
      });
      const [route, slots] = PAGES[2] ?? ['', []];
      await page.goto(route);
      await expect
        .poll(() => lines.toSorted())
        .toEqual(slots.map((slot) => `info: Widget ${slot}: ${words}`).toSorted());
      for (const slot of slots) {
        await expect(placeholder(page, slot)).toBeVisible({ visible: outside === 'down' });
        const section = page.locator(`section[aria-labelledby="${slot}"]`);
        await expect(section.getByRole('link', { name: /in a new tab\)$/ })).toBeVisible();
      }
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no widget is promised; the way on stands there', async ({ page }) => {
    await page.goto('/hotels');
    for (const slot of ['hotel-search', 'hotel-selections', 'hotel-map']) {
      await expect(placeholder(page, slot)).toBeHidden();
      const section = page.locator(`section[aria-labelledby="${slot}"]`);
      await expect(section.getByRole('link', { name: /in a new tab\)$/ })).toBeVisible();
    }
  });
});
