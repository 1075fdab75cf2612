import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { AUTHOR_LIST, CATEGORY_LIST, TAG_LISTS } from '../support/articles';
import { complete, expect, headerLink, test, violationsOf, watchPolicy } from './deals-support';
import {
  appStarted,
  comment,
  commentsOn,
  commentsTitle,
  FULL_ARTICLE,
  NO_PAGE,
  SHORT_ARTICLE,
} from './support';

/** The other routes are gone through in `deals-pages.spec.ts`. */
const ROUTES = [
  routes.blog,
  FULL_ARTICLE,
  CATEGORY_LIST,
  ...TAG_LISTS.slice(0, 1),
  AUTHOR_LIST,
  // A young magazine has no second page of its list.
  ...(existsSync(`out${routes.blogPage(2)}.html`) ? [routes.blogPage(2)] : []),
  NO_PAGE,
];

test.beforeEach(({ context }) => watchPolicy(context));

for (const route of ROUTES) {
  test(`${route} runs without a violation`, async ({ page, complaints }) => {
    await page.goto(route);
    await complete(page);
    expect(await violationsOf(page)).toEqual([]);
    // What the page for missing addresses logs.
    if (route === NO_PAGE) complaints.splice(0);
  });
}

/** Starts React on a page. A new document would forget the mark. */
async function start(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Search articles' }).hover();
  await appStarted(page);
  await page.evaluate(() => Object.assign(self, { sameDocument: true }));
}
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in self);

test('pages reached without a new document run without a violation', async ({ page }) => {
  await page.goto(routes.home);
  await start(page);
  for (const name of ['Flights', 'Hotels', 'Transfers', 'Flight + Hotel', 'Blog']) {
    await headerLink(page, name).click();
    await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]')).toHaveText(
      name,
    );
    await complete(page);
  }
  await page
    .getByRole('link', { name: /cheap flight/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: commentsTitle() })).toBeVisible();
  for (const list of ['category', 'tag', 'author']) {
    const link = page.getByRole('main').locator(`a[href^="/blog/${list}/"]`).first();
    const address = String(await link.getAttribute('href'));
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('region', { name: /articles/i })).toBeVisible();
    await complete(page);
  }
  expect(await isSameDocument(page)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
});

test('from a page without partners, links and history lead to one with partners by a new document', async ({
  page,
}) => {
  await page.goto(routes.home);
  await start(page);
  await headerLink(page, 'Blog').click();
  await expect(page).toHaveURL(routes.blog);
  await page.reload();
  await start(page);
  await headerLink(page, 'Hotels').click();
  await expect(page).toHaveURL(routes.hotels);
  await complete(page);
  expect(await isSameDocument(page)).toBe(false);
  expect(await violationsOf(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(routes.blog);
  await start(page);
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  // The address changes first, then the document, and while it does nothing can be asked of it.
  await expect(async () => expect(await isSameDocument(page)).toBe(false)).toPass();
  await complete(page);
  expect(await violationsOf(page)).toEqual([]);
});

test('the 404 page, left and come back to, runs without a violation', async ({ page, complaints }) => {
  await page.goto(NO_PAGE);
  await start(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(routes.home);
  await complete(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
  await complete(page);
  expect(await violationsOf(page)).toEqual([]);
  complaints.splice(0);
});

test('a search and a comment run without a violation', async ({ page }) => {
  await page.goto(SHORT_ARTICLE);
  await comment(page, 'Ada', 'ada@example.org', 'Useful');
  await expect.poll(async () => (await commentsOn(page)).length).toBe(3);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('textbox').fill('flights');
  await expect(dialog.getByRole('listitem')).not.toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
});

const ATTACKS: Readonly<Record<string, () => void>> = {
  'an inline script': () => {
    const script = document.createElement('script');
    script.text = 'self.attacked = true';
    document.body.append(script);
  },
  'an event handler attribute': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="self.attacked = true">');
  },
  'a javascript: link': () => {
    document.body.insertAdjacentHTML('beforeend', '<a href="javascript:void(self.attacked = true)">x</a>');
    (document.body.lastElementChild as HTMLElement).click();
  },
  'a foreign script': () => {
    const script = document.createElement('script');
    script.src = 'https://evil.example/attack.js';
    document.body.append(script);
  },
  eval: () => {
    try {
      (0, eval)('self.attacked = true');
    } catch {
      // The refusal is what the test looks for.
    }
  },
};

test(`${Object.keys(ATTACKS).join(', ')}: each is blocked`, async ({ page, complaints }) => {
  await page.goto(SHORT_ARTICLE);
  for (const [name, attack] of Object.entries(ATTACKS)) {
    // From a timer, because what the test itself evaluates stands above the policy.
    await page.evaluate(`self.violations = []; setTimeout(${attack})`);
    await expect.poll(() => violationsOf(page), name).toHaveLength(1);
    for (const violation of await violationsOf(page)) expect(violation, name).toMatch(/^script-src/);
    expect(await page.evaluate(() => 'attacked' in self), name).toBe(false);
  }
  complaints.splice(0);
});

test('the headers say what a page cannot say, and name no script', async ({ request }) => {
  const response = await request.get(routes.home);
  expect(await response.text()).toContain('<meta http-equiv="Content-Security-Policy"');
  const headers = response.headers();
  expect(headers['content-security-policy']).toBe("base-uri 'none';frame-ancestors 'none'");
  expect(headers['strict-transport-security']).toMatch(/^max-age=\d+$/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['permissions-policy']).toContain('camera=()');
});
