import type { Page } from '@playwright/test';
import { drawPages } from './draw-pages';
import { expect, holdScripts, PHONE, SHORT_ARTICLE, test, violations } from './support';

/** Directives of articles, in the page of an article of the export. */

const PLAYER = 'https://www.youtube-nocookie.com';
const EMBEDS = '[data-embeds]';

let markup: string;
test.beforeAll(async ({}, { project }) => {
  [markup = ''] = await drawPages('embed-pages', project.outputDir);
});

/** Opens an article that has the directives at its end, with the policy of a build that has videos. */
async function open(page: Page): Promise<{ readonly players: string[]; readonly scripts: string[] }> {
  const players: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/static/parts-')) scripts.push(request.url());
  });
  await page.route(`${PLAYER}/**`, (route) => {
    players.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Player</title><button>Pause',
    });
  });
  await page.route(`**${SHORT_ARTICLE}`, async (route) => {
    const response = await route.fetch();
    const allow = (policy: string) => policy.replace(/frame-src(?: 'none')?/g, `frame-src ${PLAYER}`);
    const headers = response.headers();
    await route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': allow(headers['content-security-policy'] ?? '') },
      body: allow(await response.text()).replace('</article>', `${markup}</article>`),
    });
  });
  await page.goto(SHORT_ARTICLE);
  return { players, scripts };
}

const play = (page: Page) => page.getByRole('link', { name: 'Play the video: A walk along the pier' });
const player = (page: Page) => page.getByTitle('A walk along the pier');

for (const how of ['a click', 'Enter'] as const) {
  test(`${how} on a video plays it in its place, with the focus on it; before that, no host is asked`, async ({
    page,
  }) => {
    const { players, scripts } = await open(page);
    await play(page).scrollIntoViewIfNeeded();
    expect([...players, ...scripts]).toEqual([]);
    await (how === 'a click' ? play(page).click() : play(page).press('Enter'));
    await expect(player(page)).toBeFocused();
    await expect(play(page)).toBeHidden();
    // The frame has the focus before it asks.
    await expect.poll(() => players).toEqual([`${PLAYER}/embed/dQw4w9WgXcQ?autoplay=1`]);
    // The other one waits for its own press.
    await expect(page.getByRole('link', { name: 'Play the video: How the ferry boards' })).toBeVisible();
  });
}

test('a press before the script is there is kept and played', async ({ page }) => {
  const { players } = await open(page);
  const release = await holdScripts(page);
  await play(page).click();
  await expect(play(page)).toHaveAttribute('aria-busy', 'true');
  expect(players).toEqual([]);
  release();
  await expect(player(page)).toBeFocused();
});

test('when the script cannot be had, the link leads to the page of the video', async ({
  page,
  context,
  complaints,
}) => {
  await open(page);
  await page.route('**/parts-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await context.route('https://www.youtube.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Video' }),
  );
  const [tab] = await Promise.all([context.waitForEvent('page'), play(page).click()]);
  await expect(tab).toHaveURL('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  complaints.splice(0);
});

test('a press on a picture of a gallery shows it large; arrows, buttons and Escape do what they say', async ({
  page,
}) => {
  await open(page);
  const second = page.getByRole('link', { name: 'Two', exact: true });
  await second.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Gallery' });
  await expect(viewer.getByRole('img', { name: 'Two' })).toBeInViewport();
  expect(await violations(page, '[data-viewer]')).toEqual([]);
  await viewer.getByRole('button', { name: 'Previous picture' }).click();
  await expect(viewer.getByText('First')).toBeInViewport();
  await expect(viewer.getByRole('img', { name: 'Two' })).not.toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(second).toBeFocused();
});

test('Back closes a gallery, which would hide the page that it shows', async ({ page }) => {
  await open(page);
  await page.evaluate(() => (location.hash = 'comments'));
  await page.getByRole('link', { name: 'Two', exact: true }).press('Enter');
  const viewer = page.getByRole('dialog', { name: 'Gallery' });
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(SHORT_ARTICLE);
  await expect(viewer).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('videos and maps are links, and lists can be ticked', async ({ page }) => {
    await open(page);
    await expect(play(page)).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await expect(page.locator(`${EMBEDS} iframe`)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Two', exact: true })).toHaveAttribute(
      'href',
      /^https:\/\/images\./,
    );
    await expect(page.getByRole('link', { name: /^OpenStreetMap/ })).toHaveAttribute('href', /mlat=38\.7075/);
    const embeds = page.locator(EMBEDS);
    await embeds.getByText('Passport').click();
    await expect(embeds.getByLabel('Passport')).toBeChecked();
    await page.getByText('Is it safe?').click();
    await expect(page.getByText('Mostly.')).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`directives are accessible and fit a phone in ${colorScheme} colors`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(PHONE);
    await open(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(await violations(page, EMBEDS)).toEqual([]);
  });
}

test('printed, a page is light, answers are there, and a checklist stays on one page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  const light = await page.evaluate(() => getComputedStyle(document.body).color);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('color', light);
  await expect(page.getByText('Mostly.')).toBeVisible();
  await expect(page.locator(`${EMBEDS} [data-checklist]`)).toHaveCSS('break-inside', 'avoid');
});
