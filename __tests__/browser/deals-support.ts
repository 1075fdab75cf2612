import { test as base, expect, type BrowserContext, type Page, type Route } from '@playwright/test';
import { loadPartners } from '@/lib/site/load-partners';
import { htmlFiles } from '@/scripts/html/html-files';
import { appStarted, drawn, OUTSIDE, settled } from './support';

/** How everybody outside answers: at once, after the page is drawn without them, never, or not at all. */
export type Outside = 'answers' | 'late' | 'silent' | 'down';

export const registry = loadPartners();

/** What a partner's loader does: it draws beside itself, higher than the space it was promised, and says that it ran. */
const widgetScript = (wait: string) => `{
  const script = document.currentScript;
  ${wait}(() => {
    self.drawings = (self.drawings ?? 0) + 1;
    const drawing = document.createElement('div');
    drawing.dataset.drawn = '';
    drawing.style = 'width:1200px;height:900px;background:teal';
    script.after(drawing);
  });
}`;
/** For one that draws after the page has been drawn without it. */
const LATE = '((draw) => requestAnimationFrame(() => requestAnimationFrame(draw)))';

const PARTNER_PAGE = '<!doctype html><html lang="en"><title>Partner</title><h1>Partner</h1></html>';
const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10"><path fill="#888" d="M0 0h16v10H0z"/></svg>';

async function answer(route: Route, outside: Outside): Promise<void> {
  if (outside === 'silent') return;
  if (outside === 'down') return route.abort('connectionrefused');
  const late = outside === 'late';
  // The page may be gone by now.
  if (late) await drawn(route.request().frame().page()).catch(() => undefined);
  const reply =
    route.request().resourceType() === 'script'
      ? { contentType: 'text/javascript', body: widgetScript(late ? LATE : 'setTimeout') }
      : route.request().resourceType() === 'image'
        ? { contentType: 'image/svg+xml', body: PHOTO }
        : { contentType: 'text/html', body: PARTNER_PAGE };
  await route.fulfill(reply).catch(() => undefined);
}

interface Options {
  readonly outside: Outside;
}
interface Fixtures {
  /** All that our pages complained about; the browser's own lines about hosts that do not answer are not ours. */
  readonly complaints: string[];
  /** Addresses asked for outside of the site, in order. */
  readonly asked: string[];
}

const isOurs = (address: string) => !URL.canParse(address) || new URL(address).hostname === 'localhost';

export const test = base.extend<Options & Fixtures>({
  outside: ['answers', { option: true }],
  asked: async ({}, provide) => provide([]),
  complaints: [
    async ({ context, outside, asked }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && isOurs(message.location().url)) {
          complaints.push(message.text());
        }
      });
      context.on('weberror', (problem) => complaints.push(String(problem.error())));
      await context.route(OUTSIDE, (route) => {
        asked.push(route.request().url());
        return answer(route, outside);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { DESKTOP, PHONE } from './support';
export { expect };

/** However long the test takes, no wait of the page ends, except by `page.clock.runFor`. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

export const ROUTES = ['/', '/flights', '/hotels', '/transfers', '/flight-hotel'] as const;
/** One page of each kind that lists articles, as this build has them. */
export const LISTS = [/^\/blog$/, /^\/blog\/category\//, /^\/blog\/tag\//, /^\/blog\/author\//].map(
  (kind) => {
    const found = htmlFiles('out').find(({ page }) => kind.test(page) && !page.endsWith('/404'));
    if (!found) throw new Error(`No page of the export is like ${kind}`);
    return found.page;
  },
);

declare global {
  var violations: string[];
}

/** Keeps what the browser refuses in every page, by directive. */
export const watchPolicy = (context: BrowserContext) =>
  context.addInitScript(() => {
    self.violations = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      self.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
  });

/** What the browser refused in this page so far. */
export const violationsOf = (page: Page) => page.evaluate(() => self.violations);

/** Waits until all that a page fetches by itself is there: what is lazy, and the widgets, which come after their delays. */
export async function complete(page: Page): Promise<void> {
  await scrollThrough(page);
  await expect(page.locator('[data-runs="widget"]:not([data-state="there"])')).toHaveCount(0);
  await settled(page);
}

/** Means to use the search, as a pointer over it does, and waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('a[data-wants]').dispatchEvent('mousemove');
  await appStarted(page);
}

export const scriptsOf = (page: Page, slot: string) => page.locator(`script[data-widget="${slot}"]`);
export const drawings = (page: Page) => page.locator('[data-drawn]');

/** The link of the header or the menu to another page. */
export const headerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** Scrolls to the end and back, so that everything lazy is asked for. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
