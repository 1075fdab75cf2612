import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Frame, type Locator, type Page, type Route } from '@playwright/test';
import { loadBlogPage } from '@/lib/articles/load-blog';
import { loadSite } from '@/lib/site/load-site';
import { SHORT_ARTICLE } from '../support/articles';

export { FULL_ARTICLE, FULL_TITLE, SHORT_ARTICLE, SHORT_TITLE } from '../support/articles';

/** A day as pages say it. @param date such as 2026-01-31 */
export const longDate = (date: string): string =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Operators may rename the site. */
export const SITE_NAME = loadSite().name;

/**
 * How the photo host behaves: at once, after the page is drawn without the photo, with an error, or never. With 'not found',
 * Playwright intercepts nothing, not even requests to the site; only for a browser that resolves no other host (playwright.config.ts).
 */
export type PhotoHost = 'answers' | 'late' | 'down' | 'silent' | 'not found';

/** Addresses of other machines. A pattern, because Playwright would ask a function about every request. */
export const OUTSIDE = /^(?!\w+:\/\/localhost[:/])/;

const PHOTO_HOST = 'https://images.unsplash.com/';

/** Two flat colors that no drawing of the site uses. */
const PHOTO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><path fill="#f0f" d="M0 0h1600v1000H0z"/><path fill="#0f0" d="M0 0h800v500H0z"/></svg>';

/** Partners' scripts, known by the parameter with the operator's marker; here they draw nothing. */
const WIDGET = /[?&]shmarker=/;

async function answer(route: Route, host: PhotoHost): Promise<void> {
  if (host === 'silent') return;
  if (host === 'down') return route.abort('connectionrefused');
  // The page may be gone by now.
  if (host === 'late') await drawn(route.request().frame().page()).catch(() => undefined);
  await route.fulfill({ contentType: 'image/svg+xml', body: PHOTO }).catch(() => undefined);
}

interface Options {
  readonly photoHost: PhotoHost;
}

interface Fixtures {
  /**
   * All that the pages complained about: errors, warnings, uncaught exceptions, requests to hosts that they have no
   * business with. A test that provokes some takes them out; what is left at its end fails it.
   */
  readonly complaints: string[];
}

export const test = base.extend<Options & Fixtures>({
  photoHost: ['answers', { option: true }],
  complaints: [
    async ({ context, photoHost }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        // The browser's own line about a photo that a test holds back.
        if (message.location().url.startsWith(PHOTO_HOST)) return;
        complaints.push(message.text());
      });
      context.on('weberror', (problem) => complaints.push(String(problem.error())));
      if (photoHost !== 'not found')
        await context.route(OUTSIDE, (route) => {
          const address = route.request().url();
          if (address.startsWith(PHOTO_HOST)) return answer(route, photoHost);
          if (WIDGET.test(address)) return route.fulfill({ contentType: 'text/javascript' });
          complaints.push(`request to ${address}`);
          return route.abort();
        });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Heights do not matter to the layout of this site; widths are those of a phone, a tablet and a desktop. */
export const PHONE = { width: 360, height: 740 };
export const TABLET = { width: 768, height: 1024 };
export const DESKTOP = { width: 1440, height: 900 };

export const NO_ARTICLE = '/blog/no-such-article';
export const NO_PAGE = '/no-such-page';

export const photoOf = (id: string) => new RegExp(`^${PHOTO_HOST}photo-${id}\\?`);

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
export const mainLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');

/** Keeps the site's scripts from arriving until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/**/*.js*', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Waits until the page has been drawn anew: the second frame begins when the first is painted. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Waits until the page has done all that it has to do without hearing more: tasks, effects of React and frames, each of which
 * may lead to others. What has not happened by then does not come, for it would have to wait for a timer or for an answer.
 */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((done) => setTimeout(done));
    }
  });

/** Waits until React has taken over the page and has heard what was pressed before. */
export const appStarted = (page: Page) =>
  page.waitForFunction(() => '__loader' in self && !self.__loader.early);

/** Waits until a start has failed and the next intent is heard again. */
export const startGivenUp = (page: Page) =>
  page.waitForFunction(() => self.__loader.tries > 0 && !self.__loader.busy);

/** Waits until the display face is there and the page is drawn with it. */
export async function faceShown(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Fraunces' && status === 'loaded'),
  );
  await drawn(page);
}

/** They are closed at first. */
export async function openComments(page: Page): Promise<void> {
  const details = page.locator('details:has(#comments)');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  await page.locator('details[open] #comments').waitFor();
}

/** Fills the comment form and sends it. */
export async function comment(page: Page, name: string, email: string, message: string): Promise<void> {
  await openComments(page);
  const form = page.getByRole('form', { name: 'Leave a comment' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Message').fill(message);
  await form.getByRole('button').click();
}

/** The heading of the comments: the samples, and those that the test has added. */
export const commentsTitle = (added = 0) => `Comments (${loadBlogPage().sampleComments.length + added})`;

/** The comments from the top: who, what, when. */
export async function commentsOn(page: Page) {
  await openComments(page);
  const items = page.getByRole('region', { name: /^Comments/ }).getByRole('listitem');
  await items.first().waitFor();
  return items.evaluateAll((list) =>
    list.map((item) => ({
      name: item.querySelector('b')?.textContent,
      message: item.querySelector('p:last-child')?.textContent,
      date: item.querySelector('time')?.dateTime,
    })),
  );
}

/** Scrolls an element to the middle of the window. */
export const toMiddle = (locator: Locator) =>
  locator.evaluate((element) => element.scrollIntoView({ block: 'center' }));

/** Whether the dots that say "busy" are drawn on a control. */
export const dots = (locator: Locator) =>
  locator.evaluate((element) => {
    const { content, visibility } = getComputedStyle(element, '::after');
    return content !== 'none' && visibility === 'visible';
  });

/** The pages of partners. They are in objects inside frames, which locators do not enter. */
const framedPages = (page: Page) =>
  page.frames().filter((frame) => frame.parentFrame()?.parentFrame() === page.mainFrame());

/** The addresses of the pages of partners that are open. A page that has not come yet is blank. */
export const framedAddresses = (page: Page): readonly string[] =>
  framedPages(page).map((frame) => frame.url());

/** The page of the partner of a page with one frame, when it is open. */
export async function framedPage(page: Page): Promise<Frame> {
  await expect.poll(() => framedAddresses(page)).toEqual([expect.stringMatching(/^https:/)]);
  return framedPages(page)[0]!;
}

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Axe, asked for nothing but what is wrong. Only a page with frames needs its default mode, which puts the results of several
 * documents together in a page of its own and costs twice as much.
 */
export const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(page.frames().length === 1);

/** What axe finds against WCAG 2.2 AA and its own best practices, on the page or in a part of it. */
export async function violations(page: Page, within = 'html'): Promise<readonly string[]> {
  const { violations: found } = await axe(page).include(within).withTags(RULES).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target}: ${failureSummary}`),
  );
}

const missing = (route: Route) => route.fulfill({ status: 404, body: 'nothing here' });
const cutOff = (route: Route) => route.abort('connectionreset');
const damaged = async (route: Route) => {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.slice(0, text.length / 2) });
};

/** No answer, ever. The visitor's clock goes on past any limit instead of the test's (`page.clock.install` first). */
const silent = (route: Route) => route.request().frame().page().clock.fastForward(15_000);

/** Another release of the same article: the payload is sound, but of another build than the page. */
export const otherBuild = async (route: Route) => {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({ response, body: text.replace(/"b":"[\w-]+"\}$/m, '"b":"0123456789ab"}') });
};

/** The payload of the short article. */
export const SHORT_PAYLOAD = `**${SHORT_ARTICLE}.txt*`;

/** What can go wrong with the start of the short article: name, files, and what comes in their place. */
export const START_FAULTS = [
  ['missing payload', SHORT_PAYLOAD, missing],
  ['damaged payload', SHORT_PAYLOAD, damaged],
  ['broken-off payload', SHORT_PAYLOAD, cutOff],
  ['damaged bootstrap', '**/start-*.js*', damaged],
  ['missing bootstrap', '**/start-*.js*', missing],
  ['silent bootstrap', '**/start-*.js*', silent],
  ['damaged chunk', '**/chunks/turbopack-*.js', damaged],
  ['broken-off chunks', '**/chunks/*.js', cutOff],
  ['silent payload', SHORT_PAYLOAD, silent],
  ['silent chunk', '**/chunks/turbopack-*.js', silent],
] as const;
