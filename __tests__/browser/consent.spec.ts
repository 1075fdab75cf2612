import type { BrowserContext, Page } from '@playwright/test';
import { commentServiceSchema } from '@/lib/site/comment-service';
import { drawPages } from './draw-pages';
import { answerWith, outsidePage, serve, type OutsidePage } from './outside-page';
import { expect, framedPage, PHONE, settled, test, violations } from './support';

/** `consent: ask`: what other companies deliver waits until a reader allows it. */

test.describe.configure({ mode: 'serial' });

const COMMENTS = {
  ...{ provider: 'giscus', repo: 'wayfarer/comments', repoId: 'R_1', category: 'News', categoryId: 'DIC_1' },
};
const PROVIDERS = [
  { script: ['https://wing.example'] },
  { frame: ['https://wheel.example', 'https://giscus.app'], object: ['https://wheel.example'] },
  { img: ['https://images.unsplash.com'] },
];
const GISCUS_FRAME =
  '<!doctype html><title>Comments</title><p>Kept<script>parent.postMessage({ giscus: { resizeHeight: 300 } }, "*")</script>';

let markup = '';
let page: OutsidePage;
let site = '';
let close = () => {};
test.beforeAll(async ({}, { project }) => {
  const setting = { comments: { ...COMMENTS, load: 'visible' }, asks: true };
  [markup = ''] = await drawPages('ask-pages', project.outputDir, JSON.stringify([setting]));
  const comments = commentServiceSchema.parse(setting.comments);
  page = outsidePage(markup, { comments, asks: true }, PROVIDERS);
  [site, close] = await serve(answerWith(() => page));
});
test.afterAll(() => close());

/** Opens the page, and gathers the hosts that it asks. */
async function open(context: BrowserContext): Promise<{ readonly tab: Page; readonly hosts: string[] }> {
  const hosts: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const { host } = new URL(route.request().url());
      hosts.push(host);
      if (host === 'wing.example')
        return route.fulfill({
          contentType: 'text/javascript',
          body: `document.querySelector('[data-slot]').append(Object.assign(document.createElement('p'), { textContent: 'Drawn by Wing' }))`,
        });
      if (host === 'images.unsplash.com')
        return route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        });
      return route.fulfill({
        contentType: 'text/html',
        body: host === 'giscus.app' ? GISCUS_FRAME : '<!doctype html><title>Rides</title><p>Rides',
      });
    },
  );
  const tab = await context.newPage();
  await tab.goto(`${site}/blog/harbor-walks`);
  return { tab, hosts };
}

const part = (tab: Page, name: RegExp) => ({
  button: tab.getByRole('button', { name }),
  always: tab
    .locator('form')
    .filter({ has: tab.getByRole('button', { name }) })
    .getByRole('checkbox'),
});
const WING = /loads Wing/;
const WHEEL = /loads Wheel/;
const PHOTOS = /loads Unsplash/;
const TALK = /loads giscus\.app/;
const withdraw = (tab: Page) => tab.getByRole('button', { name: /^Stop allowing/ });
const drawnByWing = (tab: Page) => tab.getByText('Drawn by Wing');

/** Goes to the end of the page, where comments would come by themselves. */
async function scrollThrough(tab: Page): Promise<void> {
  await tab.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await settled(tab);
}

test('nothing is asked before a press; each press asks its company for this time', async ({ context }) => {
  const { tab, hosts } = await open(context);
  await scrollThrough(tab);
  expect(hosts).toEqual([]);
  await expect(withdraw(tab)).toHaveCount(0);
  await expect(tab.getByText('You have allowed no company for good.')).toBeVisible();
  await part(tab, WING).button.press('Enter');
  await expect(drawnByWing(tab)).toBeVisible();
  await expect(part(tab, WING).button).toBeHidden();
  await part(tab, WHEEL).button.click();
  await expect((await framedPage(tab)).getByText('Rides')).toBeVisible();
  await part(tab, PHOTOS).button.click();
  await expect(tab.getByAltText('A beach')).toHaveAttribute('src', /^https:\/\/images\.unsplash\.com\//);
  await expect(part(tab, PHOTOS).button).toBeHidden();
  await part(tab, TALK).button.click();
  await expect(tab.getByTitle('Comments').contentFrame().getByText('Kept')).toBeVisible();
  expect([...new Set(hosts)].sort()).toEqual(
    ['giscus.app', 'images.unsplash.com', 'wheel.example', 'wing.example'].sort(),
  );
  // The page keeps its own script, which starts the application later.
  await expect(tab.locator('script:not([src])')).toHaveCount(1);
  hosts.splice(0);
  await tab.reload();
  await scrollThrough(tab);
  expect(hosts).toEqual([]);
});

test('where a page that is allowed does not open, a drawing and its words stay', async ({ context }) => {
  const { tab } = await open(context);
  await expect(tab.getByText('Opening Wheel')).toBeHidden();
  await tab.route('https://wheel.example/**', (route) => route.abort('connectionrefused'));
  await part(tab, WHEEL).button.click();
  const frame = tab.getByTitle('Rides by Wheel');
  await expect(frame.contentFrame().getByRole('paragraph')).toHaveText('Wheel did not open here.');
  await frame.scrollIntoViewIfNeeded();
  await expect(tab.getByText('Opening Wheel')).toBeVisible();
  await tab.addStyleTag({ content: '* { animation-play-state: paused !important; }' });
  const withFrame = await tab.screenshot();
  await frame.evaluate((element) => (element.style.visibility = 'hidden'));
  expect(withFrame.equals(await tab.screenshot())).toBe(true);
});

test('when the button for photos disappears, the page has the focus', async ({ context }) => {
  const { tab } = await open(context);
  await part(tab, PHOTOS).button.press('Enter');
  await expect(part(tab, PHOTOS).button).toBeHidden();
  await expect(tab.getByRole('main')).toBeFocused();
});

test('a company that is allowed for good comes by itself, until that is withdrawn', async ({ context }) => {
  const { tab, hosts } = await open(context);
  for (const name of [WING, TALK]) {
    await part(tab, name).always.check();
    await part(tab, name).button.click();
  }
  await expect(drawnByWing(tab)).toBeVisible();
  await tab.reload();
  await expect(drawnByWing(tab)).toBeVisible();
  await scrollThrough(tab);
  await expect(tab.getByTitle('Comments').contentFrame().getByText('Kept')).toBeVisible();
  await expect(withdraw(tab)).toHaveText(['Stop allowing Wing', 'Stop allowing giscus']);
  expect(await violations(tab, '[aria-labelledby=answers]')).toEqual([]);
  await withdraw(tab).first().click();
  await expect(withdraw(tab)).toHaveText(['Stop allowing giscus']);
  await withdraw(tab).click();
  await expect(tab.getByText('You have allowed no company for good.')).toBeFocused();
  hosts.splice(0);
  await tab.reload();
  await scrollThrough(tab);
  expect(hosts).toEqual([]);
});

/** Keeps the script of the page until the returned function is called, and stops the clock of the visitor. */
async function holdParts(context: BrowserContext): Promise<() => void> {
  await context.clock.install({ time: 0 });
  await context.clock.pauseAt(1_000);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/parts-*.js', async (route) => held.then(() => route.continue()));
  return release;
}

for (const presses of [1, 2]) {
  test(`if the script of the page is late, a company is asked once (presses: ${presses})`, async ({
    context,
  }) => {
    const release = await holdParts(context);
    const { tab, hosts } = await open(context);
    const { button } = part(tab, WHEEL);
    for (let press = 0; press < presses; press++) {
      await button.press('Enter');
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await context.clock.runFor(2_000);
      await expect(tab.getByText('The content from Wheel could not be loaded.')).toBeVisible();
    }
    await expect(tab.locator('script[src*="/parts-"]')).toHaveCount(presses);
    release();
    await expect(button).toBeHidden();
    await context.clock.resume();
    await settled(tab);
    await expect((await framedPage(tab)).getByText('Rides')).toBeVisible();
    expect(hosts).toEqual(['wheel.example']);
  });
}

test("what comes by itself does not take the place of the reader's own press", async ({ context }) => {
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.allowed = '["giscus"]';
  });
  const release = await holdParts(context);
  const { tab } = await open(context);
  await part(tab, WING).button.press('Enter');
  await expect(part(tab, WING).button).toHaveAttribute('aria-busy', 'true');
  await tab.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(tab.locator('form[data-due]')).toHaveAttribute('data-ask', 'giscus');
  release();
  await context.clock.resume();
  await expect(drawnByWing(tab)).toBeVisible();
  await expect(tab.getByTitle('Comments').contentFrame().getByText('Kept')).toBeVisible();
});

test('with Global Privacy Control a kept answer loads nothing, and a press still does', async ({
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    if (location.protocol !== 'about:') localStorage.allowed = '["Wing","giscus"]';
  });
  const { tab, hosts } = await open(context);
  await scrollThrough(tab);
  expect(hosts).toEqual([]);
  await expect(part(tab, WING).always).toBeHidden();
  await expect(withdraw(tab)).toHaveCount(2);
  await part(tab, WING).button.click();
  await expect(drawnByWing(tab)).toBeVisible();
});

for (const kept of ['throws', 'is damaged'] as const) {
  test(`where storage ${kept}, the page asks each time`, async ({ context }) => {
    await context.addInitScript((how) => {
      if (location.protocol === 'about:') return;
      if (how === 'is damaged') localStorage.allowed = '{"Wing":1}';
      else
        Object.defineProperty(self, 'localStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    }, kept);
    const { tab, hosts } = await open(context);
    await scrollThrough(tab);
    expect(hosts).toEqual([]);
    await part(tab, WING).always.check();
    await part(tab, WING).button.click();
    await expect(drawnByWing(tab)).toBeVisible();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what asks is accessible and fits a phone in ${colorScheme} colors`, async ({ context }) => {
    const { tab } = await open(context);
    await tab.emulateMedia({ colorScheme });
    await tab.setViewportSize(PHONE);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await violations(tab, 'form')).toEqual([]);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is nothing to press, and the links lead to the companies', async ({ context }) => {
    const { tab, hosts } = await open(context);
    for (const name of [WING, WHEEL, PHOTOS, TALK]) await expect(part(tab, name).button).toBeHidden();
    await expect(tab.getByRole('heading', { name: 'What you have allowed' })).toBeHidden();
    await expect(tab.getByRole('link', { name: 'Search on Wing' }).first()).toBeVisible();
    expect(hosts).toEqual([]);
  });
});
