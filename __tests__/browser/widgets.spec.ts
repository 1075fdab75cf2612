import type { BrowserContext, Page } from '@playwright/test';
import type { WidgetSlot } from '@/lib/partners/registry';
import {
  DESKTOP,
  drawings,
  expect,
  headerLink,
  hydrated,
  PHONE,
  registry,
  scriptsOf,
  test,
} from './deals-support';
import { settled } from './support';

/** The partners' widgets: when they come, what they leave behind, and what happens when they do not come. */

const PAGES: readonly (readonly [route: string, slots: readonly WidgetSlot[]])[] = [
  ['/', ['flight-map']],
  ['/flights', ['flight-search']],
  ['/hotels', ['hotel-search']],
];

/** Delays and heights of product 4.2, 6.2 and 6.3; the other heights are those of the registry. */
const DELAY: Readonly<Record<string, number>> = {
  'flight-map': 100,
  'flight-search': 200,
  'hotel-search': 200,
};
const HEIGHT: Readonly<Record<string, number>> = {
  'flight-map': 450,
  'flight-search': 320,
  'hotel-search': 320,
};

test.use({ viewport: DESKTOP });

const frameOf = (page: Page, slot: string) =>
  page.locator(`section[aria-labelledby="${slot}"] [data-part="frame"]`);
const area = (page: Page, slot: string) => frameOf(page, slot).locator('[data-part="area"]');
const status = (page: Page, slot: string) => frameOf(page, slot).getByRole('status');
const partnerLinks = (page: Page, slot: string) =>
  frameOf(page, slot).getByRole('link', { name: /in a new tab\)$/ });
/** Of the words for each state, those that hold. */
const SHOWN = { useInnerText: true };
const LOADING = /^Loading from /;
const THERE = /has loaded\.$/;
const FAILED = /did not load here\./;

/** The visitor's clock stands still; it goes on by `page.clock.runFor` only. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

/** Opens a page with its clock stopped when the page has loaded, and all its widgets are waiting for their delays. */
async function openStopped(page: Page, route: string, widgets: number): Promise<void> {
  await stopClock(page);
  await page.goto(route);
  await expect(page.locator('[data-timer]')).toHaveCount(widgets);
}

for (const [route, slots] of PAGES) {
  test(`${route}: a placeholder first, then the script in its own area after its delay`, async ({ page }) => {
    await openStopped(page, route, slots.length);
    for (const slot of slots) await expect(status(page, slot)).toHaveText(LOADING, SHOWN);
    let passed = 0;
    for (const delay of [100, 200, 300]) {
      await page.clock.runFor(delay - 1 - passed);
      for (const slot of slots)
        await expect(scriptsOf(page, slot)).toHaveCount((DELAY[slot] ?? 0) < delay ? 1 : 0);
      await page.clock.runFor(1);
      passed = delay;
      for (const slot of slots)
        await expect(scriptsOf(page, slot)).toHaveCount((DELAY[slot] ?? 0) > delay ? 0 : 1);
    }
    await page.clock.resume();
    for (const slot of slots) {
      const script = area(page, slot).locator(`> script[data-widget="${slot}"]`);
      await expect(script).toHaveAttribute('async', '');
      await expect(script).toHaveAttribute('charset', 'utf-8');
      await expect(script).toHaveAttribute(
        'src',
        new RegExp(`^https://${registry.network.widgetHost}/content\\?`),
      );
      await expect(area(page, slot).locator('> [data-drawn]')).toHaveCount(1);
      await expect(status(page, slot)).toHaveText(THERE, SHOWN);
      expect(await area(page, slot).evaluate((element) => element.clientHeight)).toBe(HEIGHT[slot]);
    }
  });
}

test('leaving by a link removes everything, and coming back draws once', async ({ page, asked }) => {
  await page.goto('/hotels');
  await expect(drawings(page)).toHaveCount(1);
  // What was drawn without React stays as it is when React takes over.
  await hydrated(page);
  await page.evaluate(() => Object.assign(self, { stays: true }));
  await headerLink(page, 'Blog').click();
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('script[data-widget], [data-drawn]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/hotels');
  await expect(drawings(page)).toHaveCount(1);
  await page.goForward();
  await expect(page.locator('script[data-widget], [data-drawn]')).toHaveCount(0);
  await headerLink(page, 'Hotels').click();
  await expect(drawings(page)).toHaveCount(1);
  await expect(scriptsOf(page, 'hotel-search')).toHaveCount(1);
  expect(await page.evaluate('self.stays'), 'the document stayed all the time').toBe(true);
  expect(await page.evaluate('drawings')).toBe(3);
  const host = `https://${registry.network.widgetHost}`;
  expect(asked.filter((address) => address.startsWith(host)).length).toBeLessThanOrEqual(3);
});

test('leaving before the delay is over inserts nothing', async ({ page, asked }) => {
  await openStopped(page, '/flights', 1);
  await page.clock.runFor(199);
  const started = hydrated(page);
  // React's own timers are those of a few milliseconds.
  await page.evaluate(() => Object.assign(self, { stays: true }));
  await started;
  await headerLink(page, 'Blog').click();
  // The clock stands still until the page is gone: however long that takes, the delay is not over.
  await expect(page).toHaveURL('/blog');
  await expect(page.locator('[data-part="frame"]')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(page.locator('script[data-widget]')).toHaveCount(0);
  expect(await page.evaluate('self.stays')).toBe(true);
  expect(asked.filter((address) => address.includes(registry.network.widgetHost))).toEqual([]);
});

test('the delay counts from the load of the page, however late the script arrives that keeps it', async ({
  page,
}) => {
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/_next/static/parts-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const moments: string[] = [];
    Object.assign(self, { moments });
    addEventListener('load', () => {
      moments.push('load');
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => moments.push('next task');
      port2.postMessage(undefined);
    });
    const original = self.setTimeout;
    self.setTimeout = ((handler: () => void, delay = 0, ...rest: unknown[]) => {
      if (delay === 200) moments.push('the delay begins');
      return original(handler, delay, ...rest);
    }) as typeof setTimeout;
  });
  await page.goto('/flights', { waitUntil: 'commit' });
  // All that the page shows is there long before, and its load waits for the script.
  await expect(frameOf(page, 'flight-search')).toBeVisible();
  await settled(page);
  expect(await page.evaluate('moments')).toEqual([]);
  arrive();
  await expect(scriptsOf(page, 'flight-search')).toHaveCount(1);
  // No request and no drawing is between the two.
  expect(await page.evaluate('moments')).toEqual(['load', 'the delay begins', 'next task']);
});

/** What a partner's script does in place of drawing at once. */
const answerWith = (context: BrowserContext, body: string) =>
  context.route(`https://${registry.network.widgetHost}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );

test('a widget is waited for until there is something to see, and nothing moves', async ({
  page,
  context,
}) => {
  await answerWith(
    context,
    `const { parentNode } = document.currentScript;
     parentNode.append(document.createElement('style'), document.createElement('div'));
     self.draw = () => parentNode.lastChild.append('Flights');`,
  );
  await page.goto('/flights');
  await expect(area(page, 'flight-search').locator('> style')).toHaveCount(1);
  await expect(status(page, 'flight-search')).toHaveText(LOADING, SHOWN);
  const box = await frameOf(page, 'flight-search').boundingBox();
  await page.evaluate('draw()');
  await expect(status(page, 'flight-search')).toHaveText(THERE, SHOWN);
  expect(await frameOf(page, 'flight-search').boundingBox()).toEqual(box);
});

test('a widget that is still empty 6 s after its script says so; the link to the partner stays in its place', async ({
  page,
  context,
}) => {
  await answerWith(context, "document.currentScript.after(document.createElement('div'))");
  const logged = page.waitForEvent('console', (message) => message.text().endsWith('script loaded'));
  await openStopped(page, '/flights', 1);
  const link = page
    .locator('section[aria-labelledby="flight-search"]')
    .getByRole('link', { name: /^Search on .+ in a new tab\)$/ });
  await expect(link).toBeVisible();
  const box = await link.boundingBox();
  await page.clock.runFor(200);
  await logged;
  await page.clock.runFor(5_999);
  await expect(status(page, 'flight-search')).toHaveText(LOADING, SHOWN);
  await page.clock.runFor(1);
  await expect(status(page, 'flight-search')).toHaveText(FAILED, SHOWN);
  expect(await link.boundingBox()).toEqual(box);
  await link.click({ trial: true });
});

test('when the map fails, neither the caption nor anything else below it moves on a phone', async ({
  page,
  context,
}) => {
  await context.route(`https://${registry.network.widgetHost}/**`, () => undefined);
  await page.setViewportSize(PHONE);
  await openStopped(page, '/', 1);
  const section = page.locator('section[aria-labelledby="flight-map"]');
  /** From the top of the section, at one moment: what is above it is not the subject here. */
  const boxes = () =>
    section.evaluate((map) => {
      const { top } = map.getBoundingClientRect();
      return [
        map.querySelector('figcaption'),
        map.querySelector('[data-part="state"] a'),
        document.querySelector('body > footer'),
      ].map((part) => {
        const { x, y, width, height } = part!.getBoundingClientRect();
        return [x, y - top, width, height].map(Math.round);
      });
    });
  await expect(status(page, 'flight-map')).toHaveText(LOADING, SHOWN);
  const before = await boxes();
  await page.clock.runFor(100);
  await expect(scriptsOf(page, 'flight-map')).toHaveCount(1);
  await page.clock.runFor(15_000);
  await expect(status(page, 'flight-map')).toHaveText(FAILED, SHOWN);
  expect(await boxes()).toEqual(before);
});

test('the caption about live prices is visible with the map only, not above prices of our own', async ({
  page,
}) => {
  await openStopped(page, '/', 1);
  const caption = page.getByText(/^Live Flight Prices from/);
  await expect(status(page, 'flight-map')).toHaveText(LOADING, SHOWN);
  await expect(caption).toBeHidden();
  await page.clock.resume();
  await expect(status(page, 'flight-map')).toHaveText(THERE, SHOWN);
  await expect(caption).toBeVisible();
});

test('earlier copies of the flight map go before it comes', async ({ page }) => {
  await openStopped(page, '/', 1);
  await page.evaluate(() => {
    for (const parent of [document.head, document.body]) {
      const copy = document.createElement('script');
      copy.dataset.widget = 'flight-map';
      copy.id = 'copy';
      parent.append(copy);
    }
  });
  await page.clock.resume();
  await expect(drawings(page)).toHaveCount(1);
  await expect(page.locator('#copy')).toHaveCount(0);
  await expect(scriptsOf(page, 'flight-map')).toHaveCount(1);
});

test('widgets come without React, after load; React leaves them as they are', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/hotels');
  await expect(drawings(page)).toHaveCount(1);
  const scripts = asked.filter((path) => path.endsWith('.js'));
  expect(scripts).toEqual([expect.stringMatching(/^\/_next\/static\/parts-[\w-]+\.js$/)]);
  // The script of the page is asked for when the page is parsed, the partner's after `load`.
  const order = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const startOf = (name: string) =>
      performance.getEntriesByType('resource').find((entry) => entry.name.includes(name))?.startTime ?? 0;
    return [visit!.domInteractive, startOf('/parts-'), visit!.loadEventStart, startOf('/content?')];
  });
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await hydrated(page);
  await settled(page);
  await expect(drawings(page)).toHaveCount(1);
  expect(await page.evaluate('drawings')).toBe(1);
});

test('where their script does not come, the widgets come with React', async ({ page, complaints }) => {
  await page.route('**/_next/static/parts-*', (route) => route.abort());
  await page.goto('/hotels');
  await expect(status(page, 'hotel-search')).toHaveText(/needs JavaScript here/, SHOWN);
  await hydrated(page);
  await expect(drawings(page)).toHaveCount(1);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

for (const [outside, words] of [
  ['answers', 'script loaded'],
  ['down', 'script could not be loaded'],
] as const) {
  test.describe(`partners: ${outside}`, () => {
    test.use({ outside });

    test('each widget logs its state, shows it, and has one link to the partner', async ({ page }) => {
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
        await expect(status(page, slot)).toHaveText(outside === 'down' ? FAILED : THERE, SHOWN);
        await expect(partnerLinks(page, slot)).toHaveCount(1);
      }
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('our own prices stand where the map would be', async ({ page }) => {
    await page.goto('/');
    const board = page.locator('section[aria-labelledby="flight-map"]').getByRole('list');
    await expect(board.getByRole('listitem').first()).toBeVisible();
  });

  test('the drawing of the widget stays, with its state and a link to the partner', async ({ page }) => {
    await page.goto('/hotels');
    for (const slot of ['hotel-search']) {
      await expect(frameOf(page, slot).locator('svg')).toBeVisible();
      await expect(status(page, slot)).toHaveText(/needs JavaScript here/, SHOWN);
      await expect(partnerLinks(page, slot)).toBeVisible();
    }
  });
});
